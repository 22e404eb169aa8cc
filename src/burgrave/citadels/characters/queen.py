"""Queen (rank 9): three gold if seated next to the player who revealed rank 4. [6.9.1]

If that character was killed she is paid when the round ends and it is shown.
"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.bonus import offer_bonus
from burgrave.citadels.catalogue import bit
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import BONUS_TAKEN
from burgrave.citadels.reasons import NOT_BESIDE_RANK_FOUR
from burgrave.citadels.state import Table
from burgrave.core.event import EVERYONE
from burgrave.core.offer import Offer

GOLD: Final = 3
RANK_4: Final = 4


@final
class Queen(Character):
    def offer(self, s: Table, seat: i64, o: Offer) -> None:
        now = not deferred(s) and beside_rank_4(s, seat)
        offer_bonus(s, 0 if now else NOT_BESIDE_RANK_FOUR, o)

    def choose(self, s: Table, seat: i64, move: i64) -> None:
        s.acted |= BONUS_TAKEN
        pay(s, seat)

    def round_ends(self, s: Table, seat: i64) -> None:
        """Whoever played as the Queen is paid now if rank 4 could not be answered for before."""
        if not deferred(s):
            return
        player: i64 = 0
        for p in s.players:
            if p.played & bit(9) and beside_rank_4(s, player):
                pay(s, player)
            player += 1


def deferred(s: Table) -> bool:
    """Whether rank 4 was killed (or, where the edition says so, bewitched) and not protected."""
    if s.protected & bit(RANK_4):
        return False
    return s.killed == RANK_4 or (s.bewitched == RANK_4 and s.rules.queen_waits_for_bewitched)


def beside_rank_4(s: Table, seat: i64) -> bool:
    n = s.rules.players
    left = s.players[(seat + 1) % n]
    right = s.players[(seat + n - 1) % n]
    return (left.shown | right.shown) & bit(RANK_4) != 0


def pay(s: Table, seat: i64) -> None:
    s.players[seat].gold += GOLD
    s.tell(EVERYONE, "bonus-taken", seat, GOLD)
