"""The display and the face-down stacks of a scenario position."""

from typing import Final

from burgrave.core.scenario.value import ScenarioValue
from burgrave.praga.catalogue import LEVELS, ROW_IDS, TILE_IDS
from burgrave.praga.display import SLOTS, SPECIAL_SLOT
from burgrave.praga.position.pool import StackReader
from burgrave.praga.position.pools import ROWS, PragaPiecePools
from burgrave.praga.state import PragaState
from burgrave.praga.state_data.ids import LEVEL_IDS

RARITIES: Final = ["normal", "special"]
LEVEL_WORDS: Final = {
    word: level
    for level, id in enumerate(LEVEL_IDS)
    for word in (id, str(level + 1), f"level {id}", f"level {level + 1}")
}


class DisplayRowReader:
    """Reader of one row: tiles by slot and empty slots. Slots that are not written get random tiles."""

    def __init__(self, s: PragaState, pools: PragaPiecePools, row: int, node: ScenarioValue | None) -> None:
        self.s = s
        self.pools = pools
        self.row = row
        self.written = node
        self.tiles: list[int | None] = [None] * SLOTS  # None: random; 0: empty
        if node is None:
            return
        if node.is_mapping:
            fields = node.fields(RARITIES)
            if "normal" in fields:
                self.read(fields["normal"], [0, 1, 2])
            if "special" in fields:
                self.read(fields["special"], [SPECIAL_SLOT])
        elif not node.items():
            self.tiles = [0] * SLOTS
        else:
            self.read_list(node)

    def read(self, node: ScenarioValue, slots: list[int]) -> None:
        """Read tiles of one rarity; an empty list means empty slots."""
        items = node.items()
        special = slots == [SPECIAL_SLOT]
        if not items:
            for slot in slots:
                self.tiles[slot] = 0
            return
        if len(items) > len(slots):
            raise node.make_error("position-row-full", row=ROW_IDS[self.row])
        for slot, item in zip(slots, items, strict=False):
            self.tiles[slot] = 0 if item.is_nothing else self.tile(item, special)

    def read_list(self, node: ScenarioValue) -> None:
        """Read tiles in any order: a special one goes to its slot, the others to theirs as listed."""
        slot = 0
        for item in node.items():
            tile = 0 if item.is_nothing else self.tile(item, None)
            if tile and self.s.rules.special[tile]:
                if self.tiles[SPECIAL_SLOT] is not None:
                    raise item.make_error("position-row-full", row=ROW_IDS[self.row])
                self.tiles[SPECIAL_SLOT] = tile
                continue
            if (slot == SPECIAL_SLOT and self.tiles[slot] is not None) or slot > SPECIAL_SLOT:
                raise item.make_error("position-row-full", row=ROW_IDS[self.row])
            if slot == SPECIAL_SLOT and tile:
                raise item.make_error("position-row-full", row=ROW_IDS[self.row])
            self.tiles[slot] = tile if tile or item.is_nothing else None
            slot += 1

    def tile(self, node: ScenarioValue, special: bool | None) -> int | None:
        """Return a tile of this row and era, and of this rarity if one is given; None means a random tile."""
        rules = self.s.rules
        first, end = ROWS[self.row]
        tile = self.pools.hexes.take(node, list(range(first, end)))
        if not tile:
            return None
        if rules.era[tile] != self.s.era:
            raise node.make_error("position-other-era", tile=TILE_IDS[tile], era=int(self.s.era))
        if special is not None and bool(rules.special[tile]) != special:
            raise node.make_error("position-rarity", tile=TILE_IDS[tile])
        return tile

    def empty_slots(self, special: int) -> bool:
        """Return whether a slot of this rarity is written as empty."""
        return 0 in (self.tiles[SPECIAL_SLOT:] if special else self.tiles[:SPECIAL_SLOT])


class TilesReader:
    """Reader of the fields `display`, `stacks` and `technology stacks`."""

    def __init__(self, s: PragaState, pools: PragaPiecePools, fields: dict[str, ScenarioValue]) -> None:
        self.s = s
        self.pools = pools
        seats = len(s.players)
        rows = fields["display"].fields(ROW_IDS) if "display" in fields else {}
        self.rows = [DisplayRowReader(s, pools, row, rows.get(id)) for row, id in enumerate(ROW_IDS)]
        stacks = fields["stacks"].fields(ROW_IDS) if "stacks" in fields else {}
        self.stacks: list[StackReader] = []
        for row, id in enumerate(ROW_IDS):
            parts = stacks[id].fields(RARITIES) if id in stacks else {}
            for special, rarity in enumerate(RARITIES):
                among = pools.tiles(row, int(s.era), bool(special))
                self.stacks.append(StackReader(pools.hexes, among, parts.get(rarity), seats))
        levels: dict[int, ScenarioValue] = {}
        if "technology stacks" in fields:
            for name, value in fields["technology stacks"].fields(list(LEVEL_WORDS)).items():
                if LEVEL_WORDS[name] in levels:
                    raise value.make_error("scenario-twice", field=name)
                levels[LEVEL_WORDS[name]] = value
        self.levels = [
            StackReader(pools.technologies, pools.level(level), levels.get(level), seats)
            for level in range(LEVELS)
        ]
        for item in fields["used technologies"].items() if "used technologies" in fields else []:
            s.used_technologies |= 1 << pools.technologies.take(item)

    def fill(self) -> None:
        """Fill everything that is random: open slots first, then the stacks."""
        s = self.s
        for row in self.rows:
            for special in (0, 1):
                self.fill_slots(row, special)
        for level, stack in enumerate(self.levels):
            s.technologies[level] = stack.build()

    def fill_slots(self, row: DisplayRowReader, special: int) -> None:
        """Fill the slots of one rarity; a slot stays empty only if its stack is empty."""
        s = self.s
        number = 2 * row.row + special
        stack = self.stacks[number]
        empty = row.empty_slots(special)
        if empty and stack.written is None:
            stack.exact = True
        for slot in [SPECIAL_SLOT] if special else range(SPECIAL_SLOT):
            tile = row.tiles[slot]
            if tile is None:
                left = self.pools.hexes.rest(stack.among)
                tile = left[0] if left else 0
                self.pools.hexes.left.discard(tile)
            s.display[row.row * SLOTS + slot] = tile
        s.stacks[number] = stack.build()
        if empty and s.stacks[number]:
            raise stack.at().make_error("position-slot-empty", row=ROW_IDS[row.row])
