"""Quarry (5): you may build districts identical to those in your city. [7.22]"""

from typing import final

from burgrave.citadels.districts.district import District


@final
class Quarry(District):
    def allows_duplicates(self) -> bool:
        return True
