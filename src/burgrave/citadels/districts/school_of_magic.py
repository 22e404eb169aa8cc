"""School of Magic (6): pays income as any type. [7.23]"""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District

if TYPE_CHECKING:
    from burgrave.citadels.rules import CitadelsRules


@final
class SchoolOfMagic(District):
    def pays_as(self, type: i64) -> bool:
        return True

    def pays_both(self, rules: "CitadelsRules") -> bool:
        return rules.school_pays_abbot_both
