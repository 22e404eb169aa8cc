"""Secret Vault: cannot be built; at the end three points if it is in your hand. [7.24]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District
from burgrave.citadels.reasons import CANNOT_BE_BUILT
from burgrave.citadels.state import CitadelsState

POINTS: Final = 3


@final
class SecretVault(District):
    def may_not_be_built(self, s: CitadelsState, seat: i64) -> i64:
        return CANNOT_BE_BUILT

    def points_from_hand(self) -> i64:
        return POINTS
