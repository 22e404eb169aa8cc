"""Poor House (4): if your stash is empty when your turn ends, gain one gold. [7.21]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District
from burgrave.citadels.state import Table
from burgrave.core.event import EVERYONE


@final
class PoorHouse(District):
    def turn_ends(self, s: Table, seat: i64) -> None:
        p = s.players[seat]
        if p.gold == 0:
            p.gold = 1
            s.tell(EVERYONE, "gold-gained", seat, 1)
