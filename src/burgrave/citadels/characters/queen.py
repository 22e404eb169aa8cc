"""Queen (rank 9): three gold if seated next to the player who revealed rank 4. [6.9.1]

The edition decides when: she takes the gold in her turn, or she gets it openly at the start of rank 4's turn.
If rank 4 was killed, she gets the gold at the end of the round, when rank 4 is revealed.
"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.bonus import offer_bonus
from burgrave.citadels.catalogue import bit
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import BONUS_TAKEN
from burgrave.citadels.reasons import NOT_BESIDE_RANK_FOUR, PAID_WITH_RANK_FOUR
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.turn_modes import NORMAL
from burgrave.core.agenda import NO_SEAT
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector

GOLD: Final = 3
RANK: Final = 9
RANK_4: Final = 4


@final
class Queen(Character):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        reason: i64 = 0
        if is_deferred(s) or not beside_rank_4(s, seat):
            reason = NOT_BESIDE_RANK_FOUR
        elif s.rules.queen_is_paid_at_once and s.mode == NORMAL:
            reason = PAID_WITH_RANK_FOUR
        offer_bonus(s, reason, moves)

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= BONUS_TAKEN
        pay(s, seat)

    def other_turn_begins(self, s: CitadelsState, seat: i64) -> None:
        """Pay the Queen openly at the start of a neighbour's turn as rank 4."""
        if s.rank != RANK_4 or seat == NO_SEAT or is_out(s) or not beside_rank_4(s, seat):
            return
        s.players[seat].shown |= bit(RANK)
        s.block_undo()
        s.players[seat].gold += GOLD
        s.emit(EVERYONE, "queen-paid", seat, GOLD)

    def may_hide_at(self, s: CitadelsState, seat: i64) -> bool:
        """Return false next to a rank 4 whose turn has begun: the Queen is revealed when she is paid."""
        return not s.rules.queen_is_paid_at_once or is_out(s) or not beside_begun_rank_4(s, seat)

    def round_ends(self, s: CitadelsState, seat: i64) -> None:
        """Pay the seat that played as the Queen, if rank 4 was killed or bewitched and sits next to it."""
        if not is_deferred(s):
            return
        player: i64 = 0
        for p in s.players:
            if p.played & bit(RANK) and beside_rank_4(s, player):
                pay(s, player)
            player += 1


def is_deferred(s: CitadelsState) -> bool:
    """Return whether rank 4 was killed (or, in some editions, bewitched) and not protected."""
    if s.protected & bit(RANK_4):
        return False
    return s.killed == RANK_4 or (s.bewitched == RANK_4 and s.rules.queen_is_paid_at_once)


def is_out(s: CitadelsState) -> bool:
    """Return whether the Queen was killed or bewitched, so that her player cannot act as the Queen."""
    return s.killed == RANK or s.bewitched == RANK


def beside_begun_rank_4(s: CitadelsState, seat: i64) -> bool:
    """Return whether a neighbour's turn as rank 4 has begun.

    A bewitched or killed rank 4 has no turn.
    """
    n = s.rules.players
    left = s.players[(seat + 1) % n]
    right = s.players[(seat + n - 1) % n]
    return ((left.shown & left.played) | (right.shown & right.played)) & bit(RANK_4) != 0


def beside_rank_4(s: CitadelsState, seat: i64) -> bool:
    n = s.rules.players
    left = s.players[(seat + 1) % n]
    right = s.players[(seat + n - 1) % n]
    return (left.shown | right.shown) & bit(RANK_4) != 0


def pay(s: CitadelsState, seat: i64) -> None:
    s.players[seat].gold += GOLD
    s.emit(EVERYONE, "bonus-taken", seat, GOLD)
