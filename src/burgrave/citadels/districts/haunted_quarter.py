"""Haunted Quarter (2): at final scoring it counts as one type of its owner's choice. [7.10]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import HAUNTED_QUARTER, MILITARY, NOBLE, RELIGIOUS, TRADE, UNIQUE, bit
from burgrave.citadels.districts.district import District
from burgrave.citadels.moves import COUNT_AS
from burgrave.citadels.scoring import points
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import HAUNTED_QUARTER as HAUNTED_QUARTER_STEP
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class HauntedQuarter(District):
    def ask_at_scoring(self, s: CitadelsState, seat: i64) -> None:
        if not is_fixed(s, seat):
            s.push(HAUNTED_QUARTER_STEP, seat)

    def type_at_scoring(self, s: CitadelsState, seat: i64, chosen: i64) -> i64:
        if is_fixed(s, seat):
            return UNIQUE
        if chosen:
            return chosen
        decided = s.players[seat].quarter
        return decided or best_type(s, seat)


def is_fixed(s: CitadelsState, seat: i64) -> bool:
    """Return whether it was built too late to choose."""
    return s.rules.quarter_fixed_if_fresh and s.players[seat].fresh & bit(HAUNTED_QUARTER) != 0


def best_type(s: CitadelsState, seat: i64) -> i64:
    """Return the type with the highest total.

    Ties are broken in this order: unique, noble, religious, trade, military.
    """
    best: i64 = UNIQUE
    for type in (NOBLE, RELIGIOUS, TRADE, MILITARY):
        if points(s, seat, type) > points(s, seat, best):
            best = type
    return best


@final
class CountAsStep(Step[CitadelsState]):
    """The choice of the type. The best one is offered first."""

    kind = "haunted-quarter"

    def seat(self, s: CitadelsState, owner: i64) -> i64:
        return owner

    def offer(self, s: CitadelsState, owner: i64, moves: MoveCollector) -> None:
        best = best_type(s, owner)
        moves.allow(COUNT_AS + best)
        for type in (UNIQUE, NOBLE, RELIGIOUS, TRADE, MILITARY):
            if type != best:
                moves.allow(COUNT_AS + type)

    def choose(self, s: CitadelsState, owner: i64, move: i64) -> None:
        s.pop()
        s.players[owner].quarter = move - COUNT_AS
        s.emit(EVERYONE, "quarter-counted", owner, move - COUNT_AS)
