"""Observatory: when you gather cards, draw three instead of two. [7.16]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District


@final
class Observatory(District):
    def cards_drawn(self, drawn: i64) -> i64:
        return drawn + 1
