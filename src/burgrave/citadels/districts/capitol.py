"""Capitol (5): at the end three points if at least three districts of your city have the same type. [7.3]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.catalogue import NOBLE, UNIQUE
from burgrave.citadels.districts.district import District
from burgrave.citadels.districts.types import count_type
from burgrave.citadels.state import CitadelsState

ENOUGH: Final = 3
POINTS: Final = 3


@final
class Capitol(District):
    def points(self, s: CitadelsState, seat: i64, chosen: i64) -> i64:
        type: i64 = NOBLE
        while type <= UNIQUE:
            if count_type(s, seat, type, chosen) >= ENOUGH:
                return POINTS
            type += 1
        return 0
