"""The action crane of a scenario position: the blocked sector and the positions of the action tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.core.scenario.value import ScenarioValue, normalize
from burgrave.praga.catalogue import ACTION_TILES, bit
from burgrave.praga.position.calendar import POSITIONS
from burgrave.praga.rules import PragaRules
from burgrave.praga.state import OFF_WHEEL, PragaState
from burgrave.praga.state_data.ids import action_tile

TILE_FIELDS: Final = ["position", "sector", "zone", "five points"]
ZONES: Final = ["red", "green", "blue"]
OTHER_WORDS: Final = {  # for the bonuses of sectors
    "silver window": "silver",
    "egg": "buy_egg",
    "special": "special_or_vp",
    "special right": "special_or_vp",
}


class TileRequest:
    """The written fields of one action tile: position, sector and zone, each optional."""

    def __init__(self, node: ScenarioValue) -> None:
        self.written = node
        self.position: int | None = None
        self.sector: int | None = None
        self.zone: str | None = None
        self.five_points = False
        if node.is_mapping:
            fields = node.fields(TILE_FIELDS)
            if "position" in fields:
                self.position = fields["position"].whole(0, POSITIONS - 1)
            if "sector" in fields:
                self.sector = fields["sector"].whole(1, POSITIONS - 1)
            if "zone" in fields:
                self.zone = fields["zone"].one_of("zone", ZONES)
            if "five points" in fields:
                self.five_points = fields["five points"].flag()
        elif isinstance(node.value, str):
            self.zone = node.one_of("zone", ZONES)
        else:
            self.position = node.whole(0, POSITIONS - 1)


class CraneReader:
    """Reader of the field `crane`."""

    def __init__(self, s: PragaState, node: ScenarioValue | None) -> None:
        self.s = s
        self.written = node
        self.blocked: int | None = None
        self.wishes: dict[int, TileRequest] = {}
        self.five_points: list[int] = []
        if node is None:
            return
        ids = [action_tile(s.rules, number) for number in range(1, ACTION_TILES + 1)]
        for name, value in node.fields(["blocked", "five points", *ids]).items():
            if name == "blocked":
                self.blocked = value.whole(1, POSITIONS - 1)
            elif name == "five points":
                self.five_points = [ids.index(item.one_of("piece", ids)) + 1 for item in value.items()]
            else:
                self.wishes[ids.index(name) + 1] = TileRequest(value)
        self.five_points += [number for number, wish in self.wishes.items() if wish.five_points]

    def fits(self, block: int, taken: int) -> list[int] | None:
        """Return the positions of the tiles with the blocked sector at `block`, or None if impossible."""
        rules = self.s.rules
        free = [position for position in range(POSITIONS) if position != block]
        out = [OFF_WHEEL] * (ACTION_TILES + 1)
        later: list[int] = []
        for number, wish in self.wishes.items():
            if wish.position is None and wish.sector is None:
                later.append(number)
            elif not self.put(out, free, number, requested_position(rules, wish, block)):
                return None
        for number in later:
            zone = [position for position in free if rules.zones[position] == self.wishes[number].zone]
            wish = self.wishes[number]
            found = zone if wish.zone is not None else free
            if not self.put(out, free, number, found[0] if found else None):
                return None
        for number in rules.tile_order:
            if number not in self.wishes and number != taken:
                self.put(out, free, number, free[0])
        return out

    def put(self, out: list[int], free: list[int], number: int, position: int | None) -> bool:
        if position is None or position not in free:
            return False
        free.remove(position)
        out[number] = position
        return True

    def set_up(self, blocks: list[int], taken: int) -> int:
        """Place the tiles with the first possible position of the blocked sector and return it."""
        s = self.s
        if taken in self.wishes:
            tile = action_tile(s.rules, taken)
            raise self.wishes[taken].written.make_error("position-taken-on-wheel", tile=tile)
        for block in blocks:
            positions = self.fits(block, taken)
            if positions is not None:
                s.positions = vec[i64](positions)
                s.block = block
                break
        else:
            assert self.written is not None
            raise self.written.make_error("position-crane")
        for number in self.five_points:
            s.five_points |= bit(number)
        return int(s.block)


def requested_position(rules: PragaRules, wish: TileRequest, block: int) -> int | None:
    position = wish.position
    if wish.sector is not None:
        there = (block + wish.sector) % POSITIONS
        if position is not None and position != there:
            return None
        position = there
    if position is not None and wish.zone is not None and rules.zones[position] != wish.zone:
        return None
    return position


def sector_written(rules: PragaRules, node: ScenarioValue) -> int:
    """Return the sector whose bonus is pending, given by its number or its bonus.

    If several sectors have the bonus, it is the lowest one.
    """
    if node.is_mapping:
        fields = node.fields(["sector"])
        if "sector" not in fields:
            raise node.make_error("scenario-missing", field="sector")
        node = fields["sector"]
    if node.is_number:
        return node.whole(1, POSITIONS - 1)
    names: dict[str, int] = {}
    for sector, printed in enumerate(rules.data["wheel"]["sectors"]):
        for name in printed["bonus"] or {}:
            names.setdefault(name, sector)
    word = OTHER_WORDS.get(normalize(node.text()), "")
    return names[word or node.one_of("bonus", list(names))]
