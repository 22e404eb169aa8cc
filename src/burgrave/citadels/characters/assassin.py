"""Assassin (rank 1): name another character; it is killed and loses its turn. [6.1.1]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import rank_of
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import NAME
from burgrave.citadels.naming import offer_names
from burgrave.citadels.state import CitadelsState
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class Assassin(Character):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        offer_names(s, moves)

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        s.killed = rank_of(move - NAME)
        s.emit(EVERYONE, "killed", seat, move - NAME)
