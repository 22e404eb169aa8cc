"""Choosing another seat: `target SEAT`, offered where the character may."""

from mypy_extensions import i64

from burgrave.citadels.characters.character import Character
from burgrave.citadels.moves import TARGET
from burgrave.citadels.reasons import ABILITY_USED, NO_SUCH_SEAT
from burgrave.citadels.state import Table
from burgrave.core.event import SEATS
from burgrave.core.offer import Offer


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
    while o.curious and seat < SEATS:
        o.refuse(TARGET + seat, NO_SUCH_SEAT)
        seat += 1
