"""Stables (2): building it does not count toward the limit."""

from typing import final

from burgrave.citadels.districts.district import District


@final
class Stables(District):
    def counts_toward_limit(self) -> bool:
        return False
