"""The action board of a seat in a scenario position: upgrades on its hexes, walls around them."""

from typing import Final

from librt.vecs import append

from burgrave.core.scenario.value import ScenarioValue
from burgrave.praga.catalogue import ACTION_IDS, FIRST_BUILDING, FIRST_WALL, TILE_IDS
from burgrave.praga.connections import edge_symbol, use_up
from burgrave.praga.hexes import NO_HEX, SIDES
from burgrave.praga.position.pools import PragaPiecePools
from burgrave.praga.state import ACTION_HEXES, HEXES, ROTATED, PragaPlayer, PragaState
from burgrave.praga.state_data.ids import SLOT_IDS

LAID_FIELDS: Final = ["tile", "rotation"]
UPGRADE_TILES: Final = list(range(1, FIRST_WALL))
WALL_TILES: Final = list(range(FIRST_WALL, FIRST_BUILDING))


class BoardReader:
    """Reader of the fields `upgrades` and `walls` of a seat."""

    def __init__(
        self, s: PragaState, p: PragaPlayer, node: ScenarioValue, fields: dict[str, ScenarioValue]
    ) -> None:
        self.s = s
        self.p = p
        self.written = node
        self.fields = fields
        self.open_walls = 0

    def read(self, pools: PragaPiecePools) -> None:
        self.upgrades(pools)
        self.walls(pools)

    def upgrades(self, pools: PragaPiecePools) -> None:
        """Lay the upgrades, given by the action of the hex or as a list, the lowest first.

        A list needs no actions because each upgrade belongs to one hex.
        """
        node = self.fields.get("upgrades")
        if node is None:
            return
        if not node.is_mapping or "tile" in [str(key) for key, _ in node.pairs]:
            for item in node.items():
                self.lay_upgrade(pools, item, None)
            return
        for action, value in node.fields(ACTION_IDS).items():
            for item in value.items():
                self.lay_upgrade(pools, item, ACTION_IDS.index(action))

    def lay_upgrade(self, pools: PragaPiecePools, item: ScenarioValue, hex: int | None) -> None:
        actions = self.s.rules.upgrade_action
        fitting = [tile for tile in UPGRADE_TILES if hex in (None, actions[tile])]
        tile, entry = read_laid_tile(pools, item, UPGRADE_TILES, fitting)
        action = actions[tile]
        if hex is not None and hex != action:
            raise item.make_error("position-other-hex", piece=TILE_IDS[tile], hex=ACTION_IDS[action])
        self.p.hexes[action] = entry
        self.p.upgrades = append(self.p.upgrades, tile)

    def walls(self, pools: PragaPiecePools) -> None:
        """Lay the walls, given by slot, as a list from slot 1 on, or as a number of random walls."""
        node = self.fields.get("walls")
        if node is None:
            return
        if node.is_number:
            self.open_walls = node.whole(0, len(SLOT_IDS))
        elif node.is_mapping and "tile" not in [str(key) for key, _ in node.pairs]:
            for slot_id, value in node.fields(SLOT_IDS).items():
                if value.is_nothing:
                    continue
                self.lay_wall(
                    read_laid_tile(pools, value, WALL_TILES, WALL_TILES)[1], SLOT_IDS.index(slot_id)
                )
        elif len(node.items()) > len(SLOT_IDS):
            raise node.make_error("scenario-range", number=len(node.items()), low=0, high=len(SLOT_IDS))
        else:
            for slot, item in enumerate(node.items()):
                self.lay_wall(read_laid_tile(pools, item, WALL_TILES, WALL_TILES)[1], slot)

    def lay_wall(self, entry: int, slot: int) -> None:
        self.p.hexes[ACTION_HEXES + slot] = entry
        self.p.walls += 1

    def lay_open_walls(self, pools: PragaPiecePools) -> None:
        """Draw and lay the random walls after all named pieces are placed."""
        for slot in range(self.open_walls):
            self.lay_wall(pools.hexes.draw(pools.walls_left(), self.written), slot)


def read_laid_tile(
    pools: PragaPiecePools, node: ScenarioValue, among: list[int], fitting: list[int]
) -> tuple[int, int]:
    """Return a tile on a board and its entry there.

    It is written as an id or as `{tile: …, rotation: …}`; `unknown` draws a random one.
    """
    if not node.is_mapping:
        tile = pools.hexes.take(node, among)
        rotation = 0
    else:
        fields = node.fields(LAID_FIELDS)
        if "tile" not in fields:
            raise node.make_error("scenario-missing", field="tile")
        tile = pools.hexes.take(fields["tile"], among)
        rotation = fields["rotation"].whole(0, SIDES - 1) if "rotation" in fields else 0
    if tile == 0:
        tile = pools.hexes.draw(pools.normal_of(fitting), node)
    return tile, tile | rotation << ROTATED


def count_as_paid(s: PragaState, p: PragaPlayer) -> None:
    """Mark the symbols of neighbouring tiles as paid."""
    rules = s.rules
    for at in range(HEXES):
        for edge in range(SIDES):
            other = rules.beyond[at * SIDES + edge]
            if other == NO_HEX or not p.hexes[at] or not p.hexes[other]:
                continue
            here = edge_symbol(s, p.hexes[at], edge)
            there = edge_symbol(s, p.hexes[other], (edge + 3) % SIDES)
            if here and there:
                use_up(s, p, at, edge)
