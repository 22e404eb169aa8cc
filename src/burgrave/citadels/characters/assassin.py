"""Assassin (rank 1): name another character; it is killed and loses its turn. [6.1.1]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import rank_of
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import NAME
from burgrave.citadels.naming import offer_names
from burgrave.citadels.state import Table
from burgrave.core.event import EVERYONE
from burgrave.core.offer import Offer


@final
class Assassin(Character):
    def offer(self, s: Table, seat: i64, o: Offer) -> None:
        offer_names(s, o)

    def choose(self, s: Table, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        s.killed = rank_of(move - NAME)
        s.tell(EVERYONE, "killed", seat, move - NAME)
