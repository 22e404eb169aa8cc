"""Final scoring, item by item, and who wins."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.catalogue import TYPE_OF, bit
from burgrave.citadels.state import Table
from burgrave.core.agenda import Step
from burgrave.core.event import EVERYONE

ALL_TYPES: Final = 3
FIRST_COMPLETED: Final = 4
COMPLETED: Final = 2
ITEMS: Final = ["districts", "all-types", "first-completed", "completed"]  # what a breakdown can name
FIVE_TYPES: Final = 0b111110  # a bit each for types 1 to 5


@final
class Scoring(Step[Table]):
    """The last round is over: districts that leave a choice ask their owners, lowest seat first."""

    def run(self, s: Table, argument: i64) -> None:
        s.tell(EVERYONE, "game-ended")
        seat: i64 = len(s.players) - 1
        while seat >= 0:
            p = s.players[seat]
            if p.built & s.rules.on_scoring:
                for kind in p.city:
                    if s.rules.on_scoring & bit(kind):
                        s.rules.districts[kind].ask_at_scoring(s, seat)
            seat -= 1


def district_values(s: Table, seat: i64) -> i64:
    """The printed values of the city."""
    total: i64 = 0
    for kind in s.players[seat].city:
        total += s.rules.value[kind]
    return total


def types_present(s: Table, seat: i64, chosen: i64) -> i64:
    """The types of the city, a bit each; `chosen` is the type tried for a district that may choose."""
    types: i64 = 0
    for kind in s.players[seat].city:
        type: i64 = TYPE_OF[kind]
        if s.rules.on_scored_type & bit(kind):
            type = s.rules.districts[kind].type_at_scoring(s, seat, chosen)
        types |= bit(type)
    return types


def items(s: Table, seat: i64, chosen: i64 = 0) -> list[tuple[str, int]]:
    """Points by item."""
    out: list[tuple[str, int]] = [("districts", district_values(s, seat))]
    if types_present(s, seat, chosen) == FIVE_TYPES:
        out.append(("all-types", ALL_TYPES))
    if s.first == seat:
        out.append(("first-completed", FIRST_COMPLETED))
    elif s.players[seat].completed:
        out.append(("completed", COMPLETED))
    return out


def points(s: Table, seat: i64, chosen: i64 = 0) -> i64:
    total: i64 = 0
    for _, number in items(s, seat, chosen):
        total += number
    return total


def ranking(s: Table) -> list[int]:
    """Places by points; ties go to the higher district values, then are shared."""
    order: list[tuple[int, int]] = []
    seat: i64 = 0
    for _ in s.players:
        order.append((points(s, seat), district_values(s, seat)))
        seat += 1
    return [1 + sum(1 for other in order if other > mine) for mine in order]
