"""Choosing a seat: `target SEAT`, offered where a character or a decision may."""

from mypy_extensions import i64

from burgrave.citadels.characters.character import Character
from burgrave.citadels.moves import TARGET
from burgrave.citadels.reasons import ABILITY_USED, NO_SUCH_SEAT
from burgrave.citadels.state import Table
from burgrave.core.agenda import Step
from burgrave.core.event import SEATS
from burgrave.core.offer import Offer


class SeatChoice(Step[Table]):
    """A decision about one seat."""

    def reason(self, s: Table, argument: i64, other: i64) -> i64:
        """Why this seat may not be chosen; 0 if it may."""
        return 0

    def number(self, s: Table, argument: i64, other: i64) -> i64:
        """What the reason counts."""
        return 0


def offer_seats(s: Table, argument: i64, choice: SeatChoice, o: Offer) -> None:
    seat: i64 = 0
    while seat < s.rules.players:
        reason = choice.reason(s, argument, seat)
        if reason:
            o.refuse(TARGET + seat, reason, choice.number(s, argument, seat))
        else:
            o.allow(TARGET + seat)
        seat += 1
    refuse_missing(seat, o)


def refuse_missing(seat: i64, o: Offer) -> None:
    """From this seat on there are none at this table."""
    while o.curious and seat < SEATS:
        o.refuse(TARGET + seat, NO_SUCH_SEAT)
        seat += 1


def offer_targets(s: Table, character: Character, used: bool, o: Offer) -> None:
    """Offer the seats that the character's own rule does not forbid."""
    if used and not o.curious:
        return
    seat: i64 = 0
    while seat < s.rules.players:
        reason: i64 = ABILITY_USED
        if not used:
            reason = character.may_not_target(s, seat)
        if reason:
            o.refuse(TARGET + seat, reason)
        else:
            o.allow(TARGET + seat)
        seat += 1
    refuse_missing(seat, o)
