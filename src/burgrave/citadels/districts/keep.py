"""Keep (3): the ability of rank 8 cannot be used on it. [7.13]"""

from typing import final

from burgrave.citadels.districts.district import District


@final
class Keep(District):
    def forbids_rank_8(self) -> bool:
        return True
