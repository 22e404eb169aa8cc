"""Library (6): when you gather cards, keep the drawn cards, as many as the edition allows. [7.15]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District
from burgrave.citadels.rules import CitadelsRules


@final
class Library(District):
    def cards_kept(self, rules: CitadelsRules, drawn: i64, kept: i64) -> i64:
        return min(drawn, rules.library_keeps)
