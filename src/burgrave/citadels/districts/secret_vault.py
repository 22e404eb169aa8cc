"""Secret Vault: cannot be built; at the end three points while in your hand."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District

POINTS: Final = 3


@final
class SecretVault(District):
    def points_from_hand(self) -> i64:
        return POINTS
