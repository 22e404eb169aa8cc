"""Great Wall (6): rank 8 pays one gold more to use its ability on a district of this city. [7.9]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District


@final
class GreatWall(District):
    def rank_8_price(self, price: i64) -> i64:
        return price + 1
