"""Monument (4): counts as two districts toward a completed city; not built next to five or more. [7.18]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District
from burgrave.citadels.reasons import TOO_MANY_DISTRICTS
from burgrave.citadels.state import CitadelsState

TOO_MANY: Final = 5


@final
class Monument(District):
    def may_not_be_built(self, s: CitadelsState, seat: i64) -> i64:
        return TOO_MANY_DISTRICTS if len(s.players[seat].city) >= TOO_MANY else 0

    def counts_twice(self) -> bool:
        return True
