"""Imperial Treasury (5): at the end one point for each gold that you have. [7.11]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District
from burgrave.citadels.state import CitadelsState


@final
class ImperialTreasury(District):
    def points(self, s: CitadelsState, seat: i64, chosen: i64) -> i64:
        return s.players[seat].gold
