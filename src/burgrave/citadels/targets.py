"""Choosing a seat with `target SEAT`, for characters and decisions."""

from mypy_extensions import i64

from burgrave.citadels.characters.character import Character
from burgrave.citadels.moves import TARGET
from burgrave.citadels.reasons import ABILITY_USED, NO_SUCH_SEAT
from burgrave.citadels.state import CitadelsState
from burgrave.core.agenda import Step
from burgrave.core.events import SEATS
from burgrave.core.move_collector import MoveCollector


class SeatChoiceStep(Step[CitadelsState]):
    """A decision about one seat."""

    def seat(self, s: CitadelsState, argument: i64) -> i64:
        return s.turn

    def reason(self, s: CitadelsState, argument: i64, other: i64) -> i64:
        """Return the reason why this seat may not be chosen, or 0."""
        return 0

    def number(self, s: CitadelsState, argument: i64, other: i64) -> i64:
        """Return the number that belongs to the reason."""
        return 0

    def offer(self, s: CitadelsState, argument: i64, moves: MoveCollector) -> None:
        seat: i64 = 0
        while seat < s.rules.players:
            reason = self.reason(s, argument, seat)
            if reason:
                moves.refuse(TARGET + seat, reason, self.number(s, argument, seat))
            else:
                moves.allow(TARGET + seat)
            seat += 1
        refuse_missing(seat, moves)


def refuse_missing(seat: i64, moves: MoveCollector) -> None:
    """Refuse this seat and all higher ones, because the game has fewer players."""
    while moves.wants_reasons and seat < SEATS:
        moves.refuse(TARGET + seat, NO_SUCH_SEAT)
        seat += 1


def offer_targets(s: CitadelsState, character: Character, used: bool, moves: MoveCollector) -> None:
    """Offer the seats that the rule of the character allows."""
    if used and not moves.wants_reasons:
        return
    seat: i64 = 0
    while seat < s.rules.players:
        reason: i64 = ABILITY_USED
        if not used:
            reason = character.may_not_target(s, seat)
        if reason:
            moves.refuse(TARGET + seat, reason)
        else:
            moves.allow(TARGET + seat)
        seat += 1
    refuse_missing(seat, moves)
