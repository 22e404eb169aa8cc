"""Throne Room (6): each time the crown passes from one player to another, gain one gold. [7.34]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District
from burgrave.citadels.state import CitadelsState
from burgrave.core.events import EVERYONE


@final
class ThroneRoom(District):
    def crown_passes(self, s: CitadelsState, seat: i64) -> None:
        s.players[seat].gold += 1
        s.emit(EVERYONE, "gold-gained", seat, 1)
