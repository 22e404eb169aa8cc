"""Placing markers on characters, for the Magistrate and the Blackmailer."""

from mypy_extensions import i64

from burgrave.citadels.catalogue import bit
from burgrave.citadels.draft import refuse_strangers
from burgrave.citadels.reasons import ABILITY_USED, ALREADY_MARKED
from burgrave.citadels.state import CitadelsState
from burgrave.core.move_collector import MoveCollector


def offer_marks(s: CitadelsState, family: i64, used: bool, moves: MoveCollector) -> None:
    """Offer the characters without a marker that the rule of the current character allows."""
    if used and not moves.wants_reasons:
        return
    me = s.rules.character(s.rank)
    rank: i64 = 1
    while rank <= s.rules.ranks:
        move = family + s.rules.cast[rank]
        reason = me.may_not_name(s, rank)
        if used:
            moves.refuse(move, ABILITY_USED)
        elif reason:
            moves.refuse(move, reason)
        elif s.marking & bit(rank):
            moves.refuse(move, ALREADY_MARKED)
        else:
            moves.allow(move)
        rank += 1
    if moves.wants_reasons:
        refuse_strangers(s, family, moves)
