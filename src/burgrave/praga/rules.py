"""The rules of one game: the numbers of the components file for its options."""

from typing import Any, Final, final

from mypy_extensions import i64

from burgrave.core.options import Options
from burgrave.praga.catalogue import (
    ACTION_IDS,
    BITS,
    BONUS_IDS,
    BRIDGE_TILE_IDS,
    CHOOSE,
    GOLD,
    PLAZA_IDS,
    STONE,
    TECHNOLOGY_COUNT,
    TILE_COUNT,
    VP,
)
from burgrave.praga.effects import EFFECTS, WHEEL_GOLD, WHEEL_STONE, effect_of
from burgrave.praga.hexes import NO_HEX, SIDES, across, across_before, axial_neighbour, map_neighbour
from burgrave.praga.price import Price

COLUMNS: Final = 12
MAP_HEXES: Final = 120
PROJECT_ROWS: Final = 6
PROJECT_COLUMNS: Final = 5
LAST_COLUMN: Final = 4

# Cells of a project: a number below CELL_UP is the points of the cell.
CELL_UP: Final = 100
CELL_SIDEWAYS: Final = 101

# Kinds of sectors of the wheel.
BLOCKED: Final = 0
PLAIN_BONUS: Final = 1
SPECIAL_RIGHT: Final = 2
EGG_FOR_SALE: Final = 3

# What a gold bridge tile counts at the end.
COUNT_UNIVERSITY: Final = 1
COUNT_MINES: Final = 2
COUNT_QUARRY: Final = 3
COUNT_UPGRADES: Final = 4
COUNT_WALLS: Final = 5
COUNT_ROWS: Final = 6

# How a seal scores.
FLAT: Final = 1
PER_GOLD: Final = 2
PER_STONE: Final = 3
PER_PAIR: Final = 4

# Kinds of effects of a space of the King's Road that need no egg.
NO_ROAD_BONUS: Final = 0
ROAD_BUNDLE: Final = 1
ROAD_PURCHASE: Final = 2
ROAD_PER_OLD_UPGRADE: Final = 3
ROAD_PER_WINDOW: Final = 4
ROAD_WHILE_HERE: Final = 5

# Solo.
NO_SOLO: Final = 0
SIMPLE: Final = 1
PARLER: Final = 2
PARLER_TOKENS: Final = 4

# What triggers the change of eras; it depends on the number of players.
ERA_AT_BLOCK: Final = 1
ERA_AT_PLATFORM: Final = 2


@final
class Setting:
    """The options chosen for a game."""

    def __init__(
        self,
        players: int,
        side: str,
        shuffled: bool,
        road_tiles: list[str],
        hunger_wall: str,
        cathedral: str,
        bridge: str,
        first_player: int,
        solo: int,
    ) -> None:
        self.players = players
        self.side = side
        self.shuffled = shuffled
        self.road_tiles = road_tiles
        self.hunger_wall = hunger_wall
        self.cathedral = cathedral
        self.bridge = bridge
        self.first_player = first_player
        self.solo = solo


@final
class PragaRules:
    """The rules of a game. All its states share them, and they never change."""

    def __init__(self, key: str, options: Options, data: dict[str, Any], setting: Setting) -> None:
        self.key = key  # the options in one line
        self.options = options
        self.data = data
        self.setting = setting
        self.players: i64 = setting.players
        self.set_up_as: i64 = 2 if setting.players == 1 else setting.players
        self.solo: i64 = setting.solo
        self.first_player: i64 = setting.first_player
        self.bundles: list[list[i64]] = [[]]  # each is code, amount, code, amount …; number 0 is empty
        self.choices: list[list[i64]] = []  # numbers of the bundles to choose from
        self.read_player_board(data["player_board"])
        self.read_wheel(data["wheel"], data["action_tiles"])
        self.read_tiles()
        self.read_action_board(data["action_board"])
        self.read_technologies(data["technologies"])
        self.read_map(data["board"])
        self.read_plazas(data["plazas"])
        self.read_road(data["kings_road"])
        self.read_bridge(data["bridge"])
        self.read_projects(data["projects"])
        self.read_seals(data["seals"])
        self.token_bonus: list[i64] = [0, *(self.bundle(t["bonus"]) for t in data["production_tokens"])]
        self.egg_points: list[i64] = steps_of(data["egg_scoring"]["table"])
        self.wall_points: list[i64] = steps_of(data["wall_scoring"]["table"])

    def bundle(self, data: dict[str, Any]) -> int:
        """Add a bundle and return its number."""
        flat: list[i64] = []
        for name, amount in data.items():
            code = BONUS_IDS.index(name)
            if code == CHOOSE:
                self.choices.append([self.bundle(choice) for choice in amount])
                flat += [code, len(self.choices) - 1]
            elif amount:
                flat += [code, amount]
        if not flat:
            return 0
        self.bundles.append(flat)
        return len(self.bundles) - 1

    def read_player_board(self, data: dict[str, Any]) -> None:
        start = data["start"]
        self.start_gold: i64 = start["gold"]
        self.start_stone: i64 = start["stone"]
        self.start_eggs: i64 = start["eggs"]
        self.start_silver: i64 = start["silver"]
        self.start_gold_windows: i64 = start["goldwin"]
        self.start_vp: i64 = start["vp"]
        self.start_red: i64 = start["red"]
        self.start_blue: i64 = start["blue"]
        self.start_mines: i64 = start["mines"]
        self.start_quarry: i64 = start["quarry"]
        self.start_technology: i64 = start["technology"]
        self.start_university: i64 = start["university"]
        self.start_cubes: i64 = start["cubes_free"]
        self.limit: i64 = data["resource_limit"]
        mines, quarry = data["mines"], data["quarry"]
        self.most_mines: i64 = mines["max"]
        self.most_quarry: i64 = quarry["max"]
        self.mine_token_at: i64 = mines["token_at"]
        self.quarry_token_at: i64 = quarry["token_at"]
        self.mine_seal_at: i64 = mines["seal_at"]
        self.quarry_seal_at: i64 = quarry["seal_at"]
        self.gold_production: list[list[i64]] = self.production(mines)  # bundles by count
        self.stone_production: list[list[i64]] = self.production(quarry)
        technology = data["technology"]
        self.most_technology: i64 = technology["max"]
        self.technology_overflow: i64 = technology["overflow_vp"]
        self.level_at: bytes = bytes(
            next((int(level) for level, step in technology["level_at"].items() if step == at), 0)
            for at in range(technology["max"] + 1)
        )  # which level a step reaches, counted from 1
        university = data["university"]
        self.most_university: i64 = university["max"]
        self.university_overflow: i64 = university["overflow_vp"]
        self.multiplier: bytes = bytes(university["multiplier"])
        self.wealth_bonus: list[i64] = [self.bundle(entry["bonus"]) for entry in data["wealth"]]
        conditions = [entry["when"].replace(" or ", ">=").split(">=") for entry in data["wealth"]]
        self.wealth_gold: i64 = int(conditions[0][1])
        self.wealth_stone: i64 = int(conditions[1][1])
        self.wealth_either: i64 = int(conditions[2][1])

    def production(self, track: dict[str, Any]) -> list[list[i64]]:
        """Return the bundles gained by producing, by the count of mines or quarries."""
        out: list[list[i64]] = []
        printed = [(entry["at"], entry["bonus"]) for entry in track["bonuses"]]
        numbers = [(at, self.bundle(bonus)) for at, bonus in printed if isinstance(bonus, dict)]
        for count in range(track["max"] + 1):
            out.append([number for at, number in numbers if at <= count])
        return out

    def read_wheel(self, data: dict[str, Any], tiles: dict[str, Any]) -> None:
        positions = data["positions"]
        self.zone_cost: bytes = bytes(entry["cost_gold"] for entry in positions)
        self.zone_vp: bytes = bytes(entry["vp"] for entry in positions)
        self.zones: list[str] = [entry["zone"] for entry in positions]
        self.red_zone: list[i64] = [entry["pos"] for entry in positions if entry["zone"] == "red"]
        self.green_zone: list[i64] = [entry["pos"] for entry in positions if entry["zone"] == "green"]
        self.sector_kind: list[i64] = []
        self.sector_bonus: list[i64] = []  # a bundle
        self.sector_vp: list[i64] = []  # instead of the special right
        self.sector_price: list[Price] = []  # of an egg
        for sector in data["sectors"]:
            bonus: dict[str, Any] = sector["bonus"] or {}
            kind = PLAIN_BONUS if bonus else BLOCKED
            if "special_or_vp" in bonus:
                kind = SPECIAL_RIGHT
            elif "buy_egg" in bonus:
                kind = EGG_FOR_SALE
            self.sector_kind.append(kind)
            self.sector_bonus.append(self.bundle(bonus) if kind == PLAIN_BONUS else 0)
            self.sector_vp.append(bonus.get("special_or_vp", 0))
            self.sector_price.append(Price(bonus.get("buy_egg", {})))
        key = str(self.set_up_as)
        self.start_block: i64 = data["start_block_pos"][key]
        self.start_platform: i64 = data["frame_start"][key]
        self.drop_at: i64 = data["drop_block_pos"]
        change = data["era_change"][key]
        at_block = change["kind"] == "block_reaches"
        self.era_kind: i64 = ERA_AT_BLOCK if at_block else ERA_AT_PLATFORM
        self.era_block: i64 = change["pos"] if at_block else -1
        self.era_platform: i64 = change["while_frame_space"] if at_block else change["to"]
        side = self.setting.side
        self.first_action_tile: i64 = 1 if side == "A" else 7
        printed = tiles[side]
        self.outer: bytes = bytes([0, *(ACTION_IDS.index(tile["outer"]) for tile in printed)])
        self.inner: bytes = bytes([0, *(ACTION_IDS.index(tile["inner"]) for tile in printed)])
        ids = [tile["id"] for tile in printed]
        self.tile_order: list[i64] = [ids.index(id) + 1 for id in data[f"recommended_first_order_{side}"]]

    def read_tiles(self) -> None:
        data = self.data
        tiles: list[dict[str, Any]] = [{}, *data["upgrades"], *data["walls"], *data["buildings"]]
        self.era: bytes = bytes(tile.get("era", 0) for tile in tiles)
        self.special: bytes = bytes(int(tile.get("special", False)) for tile in tiles)
        costs = [tile.get("cost", {}) for tile in tiles]
        self.cost_gold: bytes = bytes(cost.get("gold", 0) for cost in costs)
        self.cost_stone: bytes = bytes(cost.get("stone", 0) for cost in costs)
        self.reward: list[i64] = [self.bundle(tile.get("reward", tile.get("bonus", {}))) for tile in tiles]
        self.symbol: bytes = bytes(
            int(tile.get("hunger_symbol", tile.get("cathedral_symbol", False))) for tile in tiles
        )
        self.cube_space: bytes = bytes(int(tile.get("cube_space", False)) for tile in tiles)
        self.upgrade_action: bytes = bytes(ACTION_IDS.index(tile.get("action", "mines")) for tile in tiles)
        self.university_steps: bytes = bytes(tile.get("university", 0) for tile in tiles)
        symbols = list(data["meta"]["edge_symbols"])
        self.edge_bonus: list[i64] = [
            0,
            *(self.bundle(bonus) for bonus in data["meta"]["edge_symbols"].values()),
        ]
        edges: list[i64] = []
        for tile in tiles:
            for symbol in tile.get("edges", [None] * SIDES):
                edges.append(symbols.index(symbol) + 1 if symbol else 0)
        self.edges: bytes = bytes(edges)  # six for each tile, as printed
        corners = [tile.get("red_corners", tile.get("blue_corners", [])) for tile in tiles]
        self.corners: bytes = bytes(sum(BITS[corner] for corner in listed) for listed in corners)
        assert len(tiles) == TILE_COUNT + 1

    def needs_choice(self, bundle: int) -> bool:
        """Return whether a bundle contains a choice."""
        return CHOOSE in self.bundles[bundle][::2]

    def read_action_board(self, data: dict[str, Any]) -> None:
        """Read the six action hexes and the twelve slots, and the neighbour at each edge."""
        hexes = [tuple(data["action_hexes"][action]) for action in ACTION_IDS]
        hexes += [(slot["q"], slot["r"]) for slot in data["wall_slots"]]
        beyond: list[i64] = []
        edge_number: list[i64] = []
        is_first: list[i64] = []
        edges: dict[frozenset[tuple[int, int]], int] = {}
        for at in hexes:
            for edge in range(SIDES):
                other = axial_neighbour(at, edge)
                if other in hexes:
                    number = edges.setdefault(frozenset([at, other]), len(edges))
                    beyond.append(hexes.index(other))
                    edge_number.append(number)
                    is_first.append(int(hexes.index(at) < hexes.index(other)))
                else:
                    beyond.append(NO_HEX)
                    edge_number.append(0)
                    is_first.append(0)
        self.beyond: bytes = bytes(beyond)
        self.edge_number: bytes = bytes(edge_number)
        self.is_first: bytes = bytes(is_first)  # whether this hex has the lower number of the two at an edge

    def read_technologies(self, data: list[dict[str, Any]]) -> None:
        self.effect: list[i64] = [0]
        self.reaction: list[i64] = [0]  # the bundle that a technology gives
        self.parameter: list[i64] = [0]  # discounts, steps
        self.reacting: list[i64] = [0] * EFFECTS  # technologies with each effect, one bit each
        number = 0
        for entry in data:
            number += 1
            params = entry["params"]
            effect = effect_of(entry["effect"], params)
            brings = {name: amount for name, amount in params.items() if name in BONUS_IDS}
            if effect in (WHEEL_GOLD, WHEEL_STONE):
                brings = {BONUS_IDS[GOLD if effect == WHEEL_GOLD else STONE]: 1, BONUS_IDS[VP]: 1}
            self.effect.append(effect)
            self.reaction.append(self.bundle(brings))
            amounts = [amount for amount in params.values() if isinstance(amount, int)]
            self.parameter.append(amounts[0] if amounts else 0)
            self.reacting[effect] |= BITS[number]
        assert number == TECHNOLOGY_COUNT

    def read_map(self, data: dict[str, Any]) -> None:
        plots = [entry for entry in data["hexes"] if entry["type"] == "plot"]
        places = [(entry["row"], entry["col"]) for entry in plots]
        self.plot_hexes: list[i64] = [row * COLUMNS + column for row, column in places]
        numbers = [NO_HEX] * MAP_HEXES
        for number, at in enumerate(self.plot_hexes):
            numbers[at] = number
        self.plot_of_hex: bytes = bytes(numbers)
        self.plaza_of: bytes = bytes(PLAZA_IDS.index(entry["plaza"]) for entry in plots)
        self.surcharge: bytes = bytes(entry["surcharge_gold"] for entry in plots)
        self.plot_vp: bytes = bytes(entry["plot_vp"] for entry in plots)
        self.prefilled: list[i64] = [
            number
            for number, entry in enumerate(plots)
            if self.set_up_as in entry.get("prefilled_players", [])
        ]
        self.plots_around: list[list[i64]] = [
            [number for number, entry in enumerate(plots) if entry["plaza"] == id] for id in PLAZA_IDS
        ]
        # At each corner of a plot: the two plots that share it, and the number of printed symbols.
        printed = {same_corner((at["row"], at["col"]), at["corner"]) for at in data["printed_blue_corners"]}
        before: list[i64] = []
        after: list[i64] = []
        printed_here: list[i64] = []
        for place in places:
            for corner in range(SIDES):
                before.append(index_or_none(places, map_neighbour(place, (corner + 5) % SIDES)))
                after.append(index_or_none(places, map_neighbour(place, corner)))
                count = sum(1 for other in printed if other == same_corner(place, corner))
                printed_here.append(count)
        self.plot_before: bytes = bytes(before)
        self.plot_after: bytes = bytes(after)
        self.printed_corner: bytes = bytes(printed_here)
        plazas = {entry["plaza"]: entry for entry in data["hexes"] if entry["type"] == "plaza"}
        self.plaza_colour: list[str] = [plazas[id]["colour"] for id in PLAZA_IDS]
        self.plaza_from: bytes = bytes(plazas[id]["min_players"] for id in PLAZA_IDS)
        self.plaza_loop: list[i64] = [PLAZA_IDS.index(id) for id in data["plaza_loop_clockwise"]]

    def read_plazas(self, data: list[dict[str, Any]]) -> None:
        self.plaza_tile_colour: list[str] = ["", *(entry["colour"] for entry in data)]
        self.upper: list[i64] = [0, *(self.bundle(entry["upper"]) for entry in data)]
        self.lower: list[i64] = [0, *(self.bundle(entry["lower"]) for entry in data)]

    def read_road(self, data: dict[str, Any]) -> None:
        """Read for each space the price to enter it, its effect, and its effect for an egg."""
        tiles = self.setting.road_tiles
        self.road_price: list[Price] = [Price({})]
        self.road_kind: list[i64] = [NO_ROAD_BONUS]
        self.road_bonus: list[i64] = [0]
        self.road_cost: list[Price] = [Price({})]
        self.road_vp: list[i64] = [0]
        self.road_egg_bonus: list[i64] = [0]
        self.while_here_upgrade: list[i64] = [0]
        self.while_here_wall: list[i64] = [0]
        self.while_here_building: list[i64] = [0]
        for entry in data["spaces"]:
            effect: Any = entry["effect"]
            for tile in data["alternative_tiles"]:
                if tile["space"] == entry["space"]:
                    for side, instead in tile["sides"].items():
                        if tile["id"] + (side if len(tile["sides"]) > 1 else "") in tiles:
                            effect = instead
            self.road_price.append(Price(entry["enter_cost"]))
            self.read_road_effect(effect)
            self.road_egg_bonus.append(self.bundle(entry["egg_effect"] or {}))

    def read_road_effect(self, effect: Any) -> None:
        kind, bonus, cost, vp = NO_ROAD_BONUS, 0, Price({}), 0
        while_here = {"upgrade": 0, "wall": 0, "building": 0}
        if isinstance(effect, str):
            pass  # the bridge has its own steps
        elif "may_pay" in effect:
            kind, bonus, cost = ROAD_PURCHASE, self.bundle(effect["gain"]), Price(effect["may_pay"])
        elif "vp_per_era1_upgrade" in effect:
            kind, vp = ROAD_PER_OLD_UPGRADE, effect["vp_per_era1_upgrade"]
        elif "vp_per_window" in effect:
            kind, vp = ROAD_PER_WINDOW, effect["vp_per_window"]
        elif "while_here_upgrade" in effect:
            kind, while_here["upgrade"] = ROAD_WHILE_HERE, self.bundle(effect["while_here_upgrade"])
        elif "while_here_wall" in effect:
            kind, while_here["wall"] = ROAD_WHILE_HERE, self.bundle(effect["while_here_wall"])
        elif "while_here_building_without" in effect:
            without = {k: v for k, v in effect["while_here_building_without"].items() if k in BONUS_IDS}
            kind, while_here["building"] = ROAD_WHILE_HERE, self.bundle(without)
        else:
            kind, bonus = ROAD_BUNDLE, self.bundle(effect)
        self.road_kind.append(kind)
        self.road_bonus.append(bonus)
        self.road_cost.append(cost)
        self.road_vp.append(vp)
        self.while_here_upgrade.append(while_here["upgrade"])
        self.while_here_wall.append(while_here["wall"])
        self.while_here_building.append(while_here["building"])

    def read_bridge(self, data: dict[str, Any]) -> None:
        sides = self.setting.bridge
        self.place_bonus: list[i64] = [
            self.bundle(place[side]) for place, side in zip(data["places"], sides, strict=True)
        ]
        self.bridge_bonus: list[i64] = [0]
        self.bridge_counts: list[i64] = [0]
        self.bridge_vp: list[i64] = [0]
        for entry in data["tiles"]:
            self.bridge_bonus.append(self.bundle(entry["immediate"]))
            endgame: dict[str, Any] = entry["endgame"] or {}
            self.bridge_counts.append(counted_by(endgame) if endgame else 0)
            self.bridge_vp.append(endgame.get("vp", 1))
        self.gold_at_bridge: i64 = data["stack_v_bridge"]
        assert len(self.bridge_bonus) == len(BRIDGE_TILE_IDS)

    def read_projects(self, data: dict[str, Any]) -> None:
        setting = self.setting
        cells: list[i64] = []
        for project, chosen in (("hunger_wall", setting.hunger_wall), ("cathedral", setting.cathedral)):
            for row in data[project][chosen]:
                cells += [cell_of(mark) for mark in row]
        self.cells: bytes = bytes(cells)  # by project, row and column
        self.climb_price: Price = Price(data["row_up_cost"])
        free = Price({})
        levels: dict[str, Any] = data["level_cost"]
        self.level_price: list[Price] = [
            Price(levels[key]) if (key := f"{row}->{row + 1}") in levels else free
            for row in range(PROJECT_ROWS + 1)
        ]  # by the row that is left
        self.column_multiplier: bytes = bytes(data["column_multiplier"])
        self.hunger_row_vp: bytes = bytes([0, *data["row_vp"]["hunger_wall"]])
        self.cathedral_row_vp: bytes = bytes([0, *data["row_vp"]["cathedral"]])

    def read_seals(self, data: list[dict[str, Any]]) -> None:
        self.seal_price: list[Price] = [Price({})]
        self.seal_kind: list[i64] = [0]
        self.seal_vp: list[i64] = [0]
        for entry in data:
            score = entry["score"]
            kind = {"flat": FLAT, "buy_pair": PER_PAIR}.get(score["kind"], 0)
            if score["kind"] == "buy":
                kind = PER_GOLD if score["resource"] == "gold" else PER_STONE
            self.seal_price.append(Price(entry["cost"]))
            self.seal_kind.append(kind)
            self.seal_vp.append(score["vp"])


def cell_of(mark: str) -> int:
    if mark == "U":
        return CELL_UP
    if mark == "S":
        return CELL_SIDEWAYS
    return 0 if mark == "-" else int(mark)


def counted_by(endgame: dict[str, Any]) -> int:
    kinds = {"per_upgrade": COUNT_UPGRADES, "per_wall": COUNT_WALLS, "rows_sum": COUNT_ROWS}
    tracks = {"university": COUNT_UNIVERSITY, "mines": COUNT_MINES, "quarry": COUNT_QUARRY}
    return kinds[endgame["kind"]] if endgame["kind"] in kinds else tracks[endgame["track"]]


def steps_of(table: list[list[i64]]) -> list[i64]:
    """Return points by count, from a list of (count, points); the last pair applies to higher counts."""
    out: list[i64] = []
    for count, points in table:
        while len(out) < count:
            out.append(out[-1])
        out.append(points)
    return out


def index_or_none(places: list[tuple[int, int]], place: tuple[int, int]) -> int:
    return places.index(place) if place in places else NO_HEX


def same_corner(place: tuple[int, int], corner: int) -> tuple[tuple[int, int], int]:
    """Return the same name for a corner from each of its three hexes."""
    names = [
        (place, corner),
        (map_neighbour(place, corner), int(across(corner))),
        (map_neighbour(place, (corner + SIDES - 1) % SIDES), int(across_before(corner))),
    ]
    return min(names)
