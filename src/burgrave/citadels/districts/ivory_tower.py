"""Ivory Tower (5): at the end five points if it is the only unique district of your city. [7.12]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.catalogue import UNIQUE
from burgrave.citadels.districts.district import District
from burgrave.citadels.districts.types import count_type
from burgrave.citadels.state import CitadelsState

POINTS: Final = 5


@final
class IvoryTower(District):
    def points(self, s: CitadelsState, seat: i64, chosen: i64) -> i64:
        return POINTS if count_type(s, seat, UNIQUE, chosen) == 1 else 0
