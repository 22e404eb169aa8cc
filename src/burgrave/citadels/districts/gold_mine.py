"""Gold Mine (6): when you gather gold, take one more. [7.7]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District


@final
class GoldMine(District):
    def gold_gathered(self, gold: i64) -> i64:
        return gold + 1
