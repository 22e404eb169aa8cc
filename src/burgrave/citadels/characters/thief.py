"""Thief (rank 2): name another character; when it is revealed, its player gives him all gold. [6.2.1]

Rank 1 and the killed or bewitched character cannot be robbed.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import rank_of
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import NAME
from burgrave.citadels.naming import offer_names, safe_from_rank_2
from burgrave.citadels.state import CitadelsState
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class Thief(Character):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        offer_names(s, moves)

    def may_not_name(self, s: CitadelsState, rank: i64) -> i64:
        return safe_from_rank_2(s, rank)

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        s.robbed = rank_of(move - NAME)
        s.thief = seat
        s.emit(EVERYONE, "thief-named", seat, move - NAME)
