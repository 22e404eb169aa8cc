"""Wishing Well (5): at the end one point for each unique district of your city, including itself. [7.30]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import UNIQUE
from burgrave.citadels.districts.district import District
from burgrave.citadels.districts.types import count_type
from burgrave.citadels.state import CitadelsState


@final
class WishingWell(District):
    def points(self, s: CitadelsState, seat: i64, chosen: i64) -> i64:
        return count_type(s, seat, UNIQUE, chosen)
