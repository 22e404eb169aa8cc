"""Choosing a district of a city, and which copy of it if a plain and a beautified one are there.

A decision that chooses a district says for each card whether it may be chosen and what happens then. While
the player is asked for the copy, the decision stays on the agenda below that question.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import LAST_DISTRICT, bit
from burgrave.citadels.moves import BEAUTIFIED_COPY, PLAIN_COPY
from burgrave.citadels.reasons import NOT_IN_CITY
from burgrave.citadels.state import COIN, KIND, CitadelsState
from burgrave.citadels.steps import WHICH_COPY
from burgrave.core.agenda import Step
from burgrave.core.move_collector import MoveCollector


class DistrictChoiceStep(Step[CitadelsState]):
    """A decision about one district of the city of the seat in its argument, by moves of a family."""

    def __init__(self, family: i64) -> None:
        self.family: i64 = family

    def seat(self, s: CitadelsState, argument: i64) -> i64:
        return s.turn

    def owner(self, s: CitadelsState, argument: i64) -> i64:
        """Return the seat whose city it is."""
        return argument

    def reason(self, s: CitadelsState, argument: i64, card: i64) -> i64:
        """Return the reason why this card may not be chosen, or 0."""
        return 0

    def number(self, s: CitadelsState, argument: i64, card: i64) -> i64:
        """Return the number that belongs to the reason."""
        return 0

    def take(self, s: CitadelsState, argument: i64, card: i64) -> None:
        """Take the chosen card. The decision is still on the agenda."""
        raise NotImplementedError

    def offer(self, s: CitadelsState, argument: i64, moves: MoveCollector) -> None:
        """Offer each kind of the city once, if a copy of it may be chosen."""
        city = s.players[self.owner(s, argument)].city
        allowed: i64 = 0
        asked: i64 = 0
        for card in city:
            kind: i64 = card & KIND
            asked |= bit(kind)
            if not allowed & bit(kind) and self.reason(s, argument, card) == 0:
                allowed |= bit(kind)
                moves.allow(self.family + kind)
        if moves.wants_reasons:
            for card in city:
                kind = card & KIND
                if not allowed & bit(kind):
                    moves.refuse(
                        self.family + kind, self.reason(s, argument, card), self.number(s, argument, card)
                    )
            for kind in range(1, LAST_DISTRICT + 1):
                if not asked & bit(kind):
                    moves.refuse(self.family + kind, NOT_IN_CITY)

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        """Take the only copy that may be chosen, or ask which one."""
        kind = move - self.family
        plain = self.may_choose(s, argument, kind)
        coined = self.may_choose(s, argument, kind | COIN)
        if plain and coined:
            s.push(WHICH_COPY, kind)
        elif coined:
            self.take(s, argument, kind | COIN)
        else:
            self.take(s, argument, kind)

    def may_choose(self, s: CitadelsState, argument: i64, card: i64) -> bool:
        return card in s.players[self.owner(s, argument)].city and self.reason(s, argument, card) == 0


@final
class WhichCopyStep(Step[CitadelsState]):
    """The choice between the plain and the beautified copy. The argument is the kind."""

    kind = "copy"

    def seat(self, s: CitadelsState, kind: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, kind: i64, moves: MoveCollector) -> None:
        moves.allow(PLAIN_COPY)
        moves.allow(BEAUTIFIED_COPY)

    def choose(self, s: CitadelsState, kind: i64, move: i64) -> None:
        s.pop()
        below = s.step_slots[s.current_step()].step
        assert isinstance(below, DistrictChoiceStep)
        below.take(s, s.current_argument(), kind | COIN if move == BEAUTIFIED_COPY else kind)
