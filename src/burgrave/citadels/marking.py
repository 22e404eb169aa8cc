"""Placing markers on characters, as the Magistrate and the Blackmailer do."""

from mypy_extensions import i64

from burgrave.citadels.catalogue import bit
from burgrave.citadels.draft import refuse_strangers
from burgrave.citadels.reasons import ABILITY_USED, ALREADY_MARKED
from burgrave.citadels.state import Table
from burgrave.core.offer import Offer


def offer_marks(s: Table, family: i64, used: bool, o: Offer) -> None:
    """Offer the characters without a marker that the character's own rule does not forbid."""
    if used and not o.curious:
        return
    me = s.rules.character(s.rank)
    rank: i64 = 1
    while rank <= s.rules.ranks:
        move = family + s.rules.cast[rank]
        reason = me.may_not_name(s, rank)
        if used:
            o.refuse(move, ABILITY_USED)
        elif reason:
            o.refuse(move, reason)
        elif s.marking & bit(rank):
            o.refuse(move, ALREADY_MARKED)
        else:
            o.allow(move)
        rank += 1
    if o.curious:
        refuse_strangers(s, family, o)
