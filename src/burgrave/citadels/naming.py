"""Naming another character of the cast: the Assassin and the Thief; and who is safe from rank 2."""

from mypy_extensions import i64

from burgrave.citadels.draft import refuse_strangers
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import NAME
from burgrave.citadels.reasons import (
    ABILITY_USED,
    ANOTHER_NOT_YOURSELF,
    BEWITCHED_IS_SAFE,
    KILLED_IS_SAFE,
    RANK_ONE_IS_SAFE,
)
from burgrave.citadels.state import CitadelsState
from burgrave.core.move_collector import MoveCollector


def offer_names(s: CitadelsState, moves: MoveCollector) -> None:
    """Offer every character except the current one and those that its own rule forbids."""
    if s.acted & POWER_USED and not moves.wants_reasons:
        return
    me = s.rules.character(s.rank)
    rank: i64 = 1
    while rank <= s.rules.ranks:
        move = NAME + s.rules.cast[rank]
        if s.acted & POWER_USED:
            moves.refuse(move, ABILITY_USED)
        elif rank == s.rank:
            moves.refuse(move, ANOTHER_NOT_YOURSELF)
        else:
            reason = me.may_not_name(s, rank)
            if reason:
                moves.refuse(move, reason)
            else:
                moves.allow(move)
        rank += 1
    if moves.wants_reasons:
        refuse_strangers(s, NAME, moves)


def safe_from_rank_2(s: CitadelsState, rank: i64) -> i64:
    """Return the reason why this rank can be neither robbed nor threatened, or 0."""
    if rank == 1:
        return RANK_ONE_IS_SAFE
    if rank == s.killed:
        return KILLED_IS_SAFE
    if rank == s.bewitched:
        return BEWITCHED_IS_SAFE
    return 0
