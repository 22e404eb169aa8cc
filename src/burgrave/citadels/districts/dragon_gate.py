"""Dragon Gate (6): two points more than its cost; a bonus if the printed value does not have them. [7.4]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.catalogue import DRAGON_GATE
from burgrave.citadels.districts.district import District
from burgrave.citadels.state import CitadelsState

POINTS: Final = 2


@final
class DragonGate(District):
    def points(self, s: CitadelsState, seat: i64, chosen: i64) -> i64:
        if s.rules.value[DRAGON_GATE] == s.rules.cost[DRAGON_GATE]:
            return POINTS
        return 0
