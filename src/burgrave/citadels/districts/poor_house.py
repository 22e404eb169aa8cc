"""Poor House (4): if you have no gold when your turn ends, gain one gold. [7.21]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District
from burgrave.citadels.state import CitadelsState
from burgrave.core.events import EVERYONE


@final
class PoorHouse(District):
    def turn_ends(self, s: CitadelsState, seat: i64) -> None:
        p = s.players[seat]
        if p.gold == 0:
            p.gold = 1
            s.emit(EVERYONE, "gold-gained", seat, 1)
