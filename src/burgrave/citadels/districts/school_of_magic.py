"""School of Magic (6): pays income as whichever type the character takes. [7.23]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District


@final
class SchoolOfMagic(District):
    def pays_as(self, type: i64) -> bool:
        return True
