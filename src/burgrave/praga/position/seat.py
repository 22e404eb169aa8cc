"""One seat of a scenario position: its resources, tracks, projects and board."""

from typing import Final

from burgrave.core.scenario.typed_value import rules_of_type
from burgrave.core.scenario.value import ScenarioValue
from burgrave.praga.catalogue import (
    FIRST_GOLD,
    FIRST_SINGLE_USE,
    SEAL_IDS,
    SPACE_IDS,
    TECHNOLOGY_IDS,
    WEALTH_IDS,
    bit,
)
from burgrave.praga.position.board import BoardReader
from burgrave.praga.position.pools import PragaPiecePools
from burgrave.praga.rules import LAST_COLUMN, PROJECT_ROWS
from burgrave.praga.state import PragaPlayer, PragaState
from burgrave.praga.state_data.types import PragaPlayerData

FIELDS: Final = [
    "points",
    "gold",
    "stone",
    "eggs",
    "silver windows",
    "gold windows",
    "red tokens",
    "blue tokens",
    "mines",
    "quarry",
    "technology",
    "university",
    "mine token",
    "quarry token",
    "wealth",
    "free cubes",
    "seal rights",
    "seals",
    "technologies",
    "working",
    "used this cycle",
    "hunger wall",
    "cathedral",
    "figure",
    "gold tiles",
    "upgrades",
    "walls",
    "turns",
]
SHORT: Final = {
    other.replace("_", " "): name.replace("_", " ")
    for other, name in rules_of_type(PragaPlayerData).aliases.items()
}
PROJECT_FIELDS: Final = ["row", "column"]
MOST: Final = 999
LAST_SPACE: Final = 5


class PragaSeatReader:
    """Reader of the fields of one seat. Named pieces are placed first, derived values are set afterwards."""

    def __init__(self, s: PragaState, seat: int, node: ScenarioValue) -> None:
        self.s = s
        self.seat = seat
        self.p: PragaPlayer = s.players[seat]
        self.written = node
        self.fields: dict[str, ScenarioValue] = {}
        for name, value in node.fields([*FIELDS, *SHORT]).items():
            name = SHORT.get(name, name)
            if name in self.fields:
                raise value.make_error("scenario-twice", field=name)
            self.fields[name] = value
        self.board = BoardReader(s, self.p, node, self.fields)

    def number(self, name: str, default: int, low: int, high: int) -> int:
        return self.fields[name].whole(low, high) if name in self.fields else default

    def items(self, name: str) -> list[ScenarioValue]:
        return self.fields[name].items() if name in self.fields else []

    def read(self, pools: PragaPiecePools) -> None:
        self.resources()
        self.tracks(pools)
        self.projects()
        self.technologies(pools)
        self.seals()
        self.road(pools)
        self.board.read(pools)

    def resources(self) -> None:
        p, rules = self.p, self.s.rules
        p.vp = self.number("points", int(p.vp), 0, MOST)
        p.gold = self.number("gold", int(p.gold), 0, int(rules.limit))
        p.stone = self.number("stone", int(p.stone), 0, int(rules.limit))
        p.eggs = self.number("eggs", int(p.eggs), 0, MOST)
        p.silver = self.number("silver windows", int(p.silver), 0, MOST)
        p.gold_windows = self.number("gold windows", int(p.gold_windows), 0, MOST)
        p.red = self.number("red tokens", int(p.red), 0, MOST)
        p.blue = self.number("blue tokens", int(p.blue), 0, MOST)
        p.wealth = 0
        if "wealth" in self.fields:
            for item in self.items("wealth"):
                p.wealth |= bit(WEALTH_IDS.index(item.one_of("wealth", WEALTH_IDS)))
        else:
            reached = (p.gold >= rules.wealth_gold, p.stone >= rules.wealth_stone, self.reached_nine())
            for number, there in enumerate(reached):
                p.wealth |= 0 if there else bit(number)

    def reached_nine(self) -> bool:
        return bool(max(self.p.gold, self.p.stone) >= self.s.rules.wealth_either)

    def tracks(self, pools: PragaPiecePools) -> None:
        p, rules = self.p, self.s.rules
        p.mines = self.number("mines", int(p.mines), int(rules.start_mines), int(rules.most_mines))
        p.quarry = self.number("quarry", int(p.quarry), int(rules.start_quarry), int(rules.most_quarry))
        p.technology = self.number("technology", int(p.technology), 0, int(rules.most_technology))
        p.university = self.number("university", int(p.university), 0, int(rules.most_university))
        for item in self.items("mine token"):
            p.mine_token = pools.tokens.take(item)
        for item in self.items("quarry token"):
            p.quarry_token = pools.tokens.take(item)

    def projects(self) -> None:
        p = self.p
        p.hunger_row, p.hunger_column = self.project("hunger wall")
        p.cathedral_row, p.cathedral_column = self.project("cathedral")

    def project(self, name: str) -> tuple[int, int]:
        """Return row and column, written as `{row: 3, column: 1}` or `[3, 1]`."""
        if name not in self.fields:
            return 1, 0
        node = self.fields[name]
        fields = node.fields(PROJECT_FIELDS) if node.is_mapping else {}
        if not node.is_mapping:
            fields = dict(zip(PROJECT_FIELDS, node.items(), strict=False))
            if len(node.items()) > len(PROJECT_FIELDS):
                raise node.make_type_error("mapping")
        row = fields["row"].whole(1, PROJECT_ROWS) if "row" in fields else 1
        return row, fields["column"].whole(0, LAST_COLUMN) if "column" in fields else 0

    def technologies(self, pools: PragaPiecePools) -> None:
        p = self.p
        for item in self.items("technologies"):
            p.technologies |= bit(pools.technologies.take(item))
        permanent = bit(FIRST_SINGLE_USE) - 1
        p.working = p.technologies & permanent
        if "working" in self.fields:
            p.working = self.owned_technologies("working") & permanent
        p.used_this_cycle = self.owned_technologies("used this cycle")

    def owned_technologies(self, name: str) -> int:
        """Return the written technologies, one bit each, or raise an error if the seat does not own one."""
        mask = 0
        for item in self.items(name):
            number = TECHNOLOGY_IDS.index(item.one_of("piece", TECHNOLOGY_IDS[1:]))
            if not self.p.technologies & bit(number):
                raise item.make_error("position-not-owned", piece=TECHNOLOGY_IDS[number], seat=self.seat)
            mask |= int(bit(number))
        return mask

    def seals(self) -> None:
        p, rules = self.p, self.s.rules
        for item in self.items("seals"):
            self.claim(SEAL_IDS.index(item.one_of("piece", SEAL_IDS[1:])), item)
        ends = int(p.mines == rules.most_mines) + int(p.quarry == rules.most_quarry)
        p.seal_rights = ends
        if "seal rights" in self.fields:
            p.seal_rights = self.fields["seal rights"].whole(0, 2)

    def claim(self, seal: int, at: ScenarioValue) -> None:
        if any(p.seals & bit(seal) for p in self.s.players) or self.s.bot_seals & bit(seal):
            raise at.make_error("position-piece-twice", piece=SEAL_IDS[seal])
        self.p.seals |= bit(seal)

    def road(self, pools: PragaPiecePools) -> None:
        p = self.p
        if "figure" in self.fields:
            node = self.fields["figure"]
            if node.is_number:
                p.figure = node.whole(0, LAST_SPACE)
            else:
                p.figure = 0 if node.is_nothing else SPACE_IDS.index(node.one_of("space", SPACE_IDS))
        for item in self.items("gold tiles"):
            p.gold_tiles |= bit(pools.bridge.take(item, pools.gold))

    # -- derived values

    def cubes(self, on_plots: int) -> None:
        """Set the free cubes: those that are not on plots or seals.

        A seal takes a cube only if one is free.
        """
        p, rules = self.p, self.s.rules
        movable = int(rules.start_cubes) + len(WEALTH_IDS) - int(p.wealth).bit_count()
        if on_plots > movable:
            raise self.written.make_error("position-cubes", seat=self.seat, count=on_plots, most=movable)
        p.cubes = max(0, movable - on_plots - int(p.seals).bit_count())
        if "free cubes" in self.fields:
            node = self.fields["free cubes"]
            if node.whole(0, MOST) > p.cubes:
                count = node.whole(0, MOST)
                raise node.make_error("position-cubes", seat=self.seat, count=count, most=int(p.cubes))
            p.cubes = node.whole(0, MOST)

    def rights_left(self) -> None:
        """Set the seal rights, if they are not written, to those not used for seals yet."""
        if "seal rights" not in self.fields:
            self.p.seal_rights = max(0, self.p.seal_rights - int(self.p.seals).bit_count())

    def stands_on_bridge(self, place: int, tile: int) -> None:
        """Place the figure on a gold tile on the bridge, which belongs to this seat."""
        self.p.figure = LAST_SPACE
        self.p.figure_place = place + 1
        self.p.gold_tiles |= bit(tile)


def gold_tile(tile: int) -> bool:
    return tile >= FIRST_GOLD
