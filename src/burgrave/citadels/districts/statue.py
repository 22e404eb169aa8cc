"""Statue (3): at the end five points if you have the crown. [7.27]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District
from burgrave.citadels.state import CitadelsState

POINTS: Final = 5


@final
class Statue(District):
    def points(self, s: CitadelsState, seat: i64, chosen: i64) -> i64:
        return POINTS if s.crown == seat else 0
