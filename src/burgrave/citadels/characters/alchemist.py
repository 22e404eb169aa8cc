"""Alchemist (rank 6): at the end of the turn, all gold paid to build districts comes back. [6.6.2]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.characters.character import Character
from burgrave.citadels.state import CitadelsState
from burgrave.core.events import EVERYONE


@final
class Alchemist(Character):
    def ends(self, s: CitadelsState, seat: i64) -> None:
        if s.spent > 0:
            s.players[seat].gold += s.spent
            s.emit(EVERYONE, "refunded", seat, s.spent)
