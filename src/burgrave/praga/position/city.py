"""Plazas, plots, bridge, river and seals of a scenario position."""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.core.scenario.value import ScenarioValue, normalize
from burgrave.praga.catalogue import (
    BRIDGE_TILE_IDS,
    PLAZA_IDS,
    PLAZA_TILE_IDS,
    PLAZAS,
    SEAL_IDS,
    TILE_IDS,
    TOKENS,
    bit,
)
from burgrave.praga.hexes import NO_HEX, SIDES
from burgrave.praga.plazas import is_full
from burgrave.praga.position.pool import StackReader
from burgrave.praga.position.pools import ROWS, PragaPiecePools
from burgrave.praga.position.seat import LAST_SPACE, PragaSeatReader, gold_tile
from burgrave.praga.rules import COLUMNS, MAP_HEXES, PARLER, PARLER_TOKENS
from burgrave.praga.state import CUBE, PIECE, ROTATED, PragaState
from burgrave.praga.state_data.ids import BOT, PLACE_IDS

PLOT: Final = re.compile(r"\(?(\d+)[ ,]+(\d+)\)?")
PLOT_FIELDS: Final = ["building", "rotation", "cube"]
PLAZA_FIELDS: Final = ["tile", "evaluated"]
PLACE_FIELDS: Final = ["tile", "figure"]
BUILDING_TILES: Final = list(range(*ROWS[2]))


class CityReader:
    """Reader of the map, the bridge and the river. Named pieces come first; `fill` adds the random ones."""

    def __init__(
        self,
        s: PragaState,
        pools: PragaPiecePools,
        fields: dict[str, ScenarioValue],
        seats: list[PragaSeatReader],
    ) -> None:
        self.s = s
        self.pools = pools
        self.fields = fields
        self.seats = seats
        self.open_plots: list[tuple[int, int, ScenarioValue]] = []  # random buildings: plot, entry, value
        self.written_plots: set[int] = set()
        self.evaluated: dict[int, ScenarioValue] = {}

    def read_map(self) -> None:
        self.plazas()
        self.plots()

    def read_rest(self) -> None:
        """Read the fields that depend on what the seats own."""
        self.bridge()
        self.river()
        self.seals()

    # -- plazas and plots

    def plazas(self) -> None:
        s, rules = self.s, self.s.rules
        node = self.fields["plazas"].fields(PLAZA_IDS) if "plazas" in self.fields else {}
        for id, value in node.items():
            plaza = PLAZA_IDS.index(id)
            fields = value.fields(PLAZA_FIELDS) if value.is_mapping else {"tile": value}
            if "evaluated" in fields:
                self.evaluated[plaza] = fields["evaluated"]
            if "tile" not in fields or (fields["tile"].is_nothing and not self.has_tile(plaza)):
                continue
            if not self.has_tile(plaza):
                raise fields["tile"].make_error("position-plaza-unused", plaza=id)
            tile = self.pools.plazas.take(fields["tile"])
            if tile and rules.plaza_tile_colour[tile] != rules.plaza_colour[plaza]:
                colour = rules.plaza_colour[plaza]
                raise fields["tile"].make_error(
                    "position-plaza-colour", tile=PLAZA_TILE_IDS[tile], plaza=id, colour=colour
                )
            s.plaza_tiles[plaza] = tile

    def has_tile(self, plaza: int) -> bool:
        """Return whether a plaza is used with this number of players."""
        return bool(self.s.rules.plaza_from[plaza] <= self.s.rules.set_up_as)

    def plots(self) -> None:
        if "plots" not in self.fields or self.fields["plots"].is_nothing:
            return
        for key, value in self.fields["plots"].entries():
            plot = self.plot(key)
            if plot in self.written_plots:
                raise key.make_error("scenario-twice", field=key.text())
            self.written_plots.add(plot)
            if not value.is_nothing:
                self.building(plot, value)

    def plot(self, node: ScenarioValue) -> int:
        """Return the plot with this row and column, written as `5 3`."""
        found = PLOT.fullmatch(normalize(node.text()))
        at = int(found[1]) * COLUMNS + int(found[2]) if found and int(found[2]) < COLUMNS else MAP_HEXES
        if at >= MAP_HEXES or self.s.rules.plot_of_hex[at] == NO_HEX:
            raise node.make_error("position-not-a-plot", place=node.text())
        return self.s.rules.plot_of_hex[at]

    def building(self, plot: int, node: ScenarioValue) -> None:
        fields = node.fields(PLOT_FIELDS) if node.is_mapping else {"building": node}
        if "building" not in fields:
            raise node.make_error("scenario-missing", field="building")
        tile = self.pools.hexes.take(fields["building"], BUILDING_TILES)
        rotation = fields["rotation"].whole(0, SIDES - 1) if "rotation" in fields else 0
        cube = self.owner(fields["cube"]) if "cube" in fields else 0
        if tile and cube and not self.s.rules.cube_space[tile]:
            raise fields["cube"].make_error("position-cube-space", tile=TILE_IDS[tile])
        entry = rotation << ROTATED | cube << CUBE
        if tile:
            self.s.plots[plot] = tile | entry
        else:
            self.open_plots.append((plot, entry, node))

    def owner(self, node: ScenarioValue) -> int:
        """Return the owner of a cube, counted from 1, or 0 if there is no owner."""
        if node.is_nothing:
            return 0
        s = self.s
        if isinstance(node.value, str) and normalize(node.value) == BOT and s.rules.solo == PARLER:
            return len(s.players) + 1
        return node.seat(len(s.players)) + 1

    # -- bridge, river, seals

    def bridge(self) -> None:
        s, pools = self.s, self.pools
        named: list[tuple[int, ScenarioValue]] = []
        if "bridge" in self.fields:
            node = self.fields["bridge"]
            if node.is_mapping:
                named = [(PLACE_IDS.index(id), value) for id, value in node.fields(PLACE_IDS).items()]
            elif len(node.items()) > len(PLACE_IDS):
                raise node.make_error("scenario-range", number=len(node.items()), low=0, high=len(PLACE_IDS))
            else:
                named = list(enumerate(node.items()))
        for place, value in named:
            if not value.is_nothing:
                self.bridge_tile(place, value)
        for item in self.fields["silver discarded"].items() if "silver discarded" in self.fields else []:
            s.silver_gone |= bit(pools.bridge.take(item, pools.silver))
        self.silver = StackReader(pools.bridge, pools.silver, self.fields.get("silver stack"), len(s.players))
        self.at_bridge = StackReader(pools.bridge, pools.gold, self.fields.get("bridge gold"), len(s.players))
        self.at_cathedral = StackReader(
            pools.bridge, pools.gold, self.fields.get("cathedral gold"), len(s.players)
        )

    def bridge_tile(self, place: int, node: ScenarioValue) -> None:
        """Lay a silver tile, or a gold tile that belongs to the seat whose figure is on it."""
        s = self.s
        fields = node.fields(PLACE_FIELDS) if node.is_mapping else {"tile": node}
        if "tile" not in fields:
            raise node.make_error("scenario-missing", field="tile")
        id = fields["tile"].one_of("piece", BRIDGE_TILE_IDS[1:])
        tile = BRIDGE_TILE_IDS.index(id)
        owners = [seat for seat, p in enumerate(s.players) if p.gold_tiles & bit(tile)]
        if "figure" in fields:
            figure = fields["figure"].seat(len(s.players))
            if owners not in ([], [figure]):
                raise fields["figure"].make_error("position-piece-twice", piece=id)
            if not owners:
                self.pools.bridge.place(tile, node)
            owners = [figure]
        elif not owners:
            self.pools.bridge.place(tile, node)
        if gold_tile(tile) != bool(owners):
            raise node.make_error("position-bridge-owner", tile=id)
        s.bridge[place] = tile
        for seat in owners:
            if s.players[seat].figure_place:
                raise node.make_error("position-bridge-owner", tile=id)
            self.seats[seat].stands_on_bridge(place, tile)

    def river(self) -> None:
        s, pool = self.s, self.pools.tokens
        if "river" in self.fields:
            for item in self.fields["river"].items():
                s.river |= bit(pool.take(item))
            return
        for token in range(1, (PARLER_TOKENS if s.rules.solo == PARLER else TOKENS) + 1):
            if token in pool.left:
                s.river |= bit(token)

    def seals(self) -> None:
        """Read the owner of the cube on each seal. A seat may name its own seals as well."""
        s = self.s
        node = self.fields["seals"].fields(SEAL_IDS[1:]) if "seals" in self.fields else {}
        for id, value in node.items():
            if value.is_nothing:
                continue
            if isinstance(value.value, str) and normalize(value.value) == BOT and s.rules.solo == PARLER:
                s.bot_seals |= bit(SEAL_IDS.index(id))
                continue
            self.seats[value.seat(len(s.players))].claim(SEAL_IDS.index(id), value)

    # -- random pieces

    def fill(self, at: ScenarioValue) -> None:
        s, rules, pools = self.s, self.s.rules, self.pools
        for plot, entry, node in self.open_plots:
            among = [tile for tile in pools.normal_buildings if rules.cube_space[tile] or not entry >> CUBE]
            s.plots[plot] = pools.hexes.draw(among, node) | entry
        prefilled = self.fields["prefilled"].flag() if "prefilled" in self.fields else True
        for plot in rules.prefilled if prefilled else []:
            if plot not in self.written_plots:
                s.plots[plot] = pools.hexes.draw(pools.normal_buildings, at)
        for plaza in range(PLAZAS):
            if self.has_tile(plaza) and not s.plaza_tiles[plaza]:
                among = [
                    tile
                    for tile in range(1, len(PLAZA_TILE_IDS))
                    if rules.plaza_tile_colour[tile] == rules.plaza_colour[plaza]
                ]
                s.plaza_tiles[plaza] = pools.plazas.draw(among, at)
            self.evaluate(plaza)
        s.silver_stack = self.silver.build()
        self.gold_tiles()

    def evaluate(self, plaza: int) -> None:
        """Mark a full plaza as evaluated, and check that no cube remains around it."""
        s = self.s
        full = is_full(s, plaza)
        if plaza in self.evaluated and self.evaluated[plaza].flag() != full:
            raise self.evaluated[plaza].make_error("position-evaluated", plaza=PLAZA_IDS[plaza])
        if not full:
            return
        s.evaluated |= bit(plaza)
        if any(s.plots[plot] >> CUBE for plot in s.rules.plots_around[plaza]):
            raise self.fields["plots"].make_error("position-evaluated-cubes", plaza=PLAZA_IDS[plaza])

    def gold_tiles(self) -> None:
        """Build the gold stacks: three tiles each at the bridge and the Cathedral, less those taken."""
        s = self.s
        owned = sum(int(p.gold_tiles).bit_count() for p in s.players)
        from_bridge = sum(1 for p in s.players if p.gold_tiles and p.figure == LAST_SPACE)
        at_bridge = max(0, int(s.rules.gold_at_bridge) - from_bridge)
        at_cathedral = max(0, len(self.pools.gold) - int(s.rules.gold_at_bridge) - (owned - from_bridge))
        if self.at_bridge.written is not None:
            s.bridge_gold = self.build_stack(self.at_bridge)
        if self.at_cathedral.written is not None:
            s.cathedral_gold = self.build_stack(self.at_cathedral)
        if self.at_bridge.written is None:
            s.bridge_gold = self.draw_tiles(at_bridge)
        if self.at_cathedral.written is None:
            s.cathedral_gold = self.draw_tiles(at_cathedral)

    def build_stack(self, stack: StackReader) -> vec[i64]:
        """Return the entries of a written stack and mark its tiles as placed."""
        entries = stack.build()
        for entry in entries:
            self.pools.bridge.left.discard(entry & PIECE)
        return entries

    def draw_tiles(self, count: int) -> vec[i64]:
        tiles = self.pools.bridge.rest(self.pools.gold)[:count]
        self.pools.bridge.left -= set(tiles)
        return vec[i64](tiles)

    def cubes_on_plots(self, seat: int) -> int:
        return sum(1 for entry in self.s.plots if entry >> CUBE == seat + 1)
