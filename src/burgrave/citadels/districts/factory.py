"""Factory (5): you pay one gold less for all other unique districts. [7.5]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import FACTORY, TYPE_OF, UNIQUE
from burgrave.citadels.districts.district import District


@final
class Factory(District):
    def price_of(self, kind: i64, price: i64) -> i64:
        if price > 0 and kind != FACTORY and TYPE_OF[kind] == UNIQUE:
            return price - 1
        return price
