"""Stables (2): building it does not count toward the limit. [7.26]"""

from typing import final

from burgrave.citadels.districts.district import District


@final
class Stables(District):
    def counts_toward_limit(self) -> bool:
        return False
