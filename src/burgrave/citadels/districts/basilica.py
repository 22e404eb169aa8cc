"""Basilica (4): at the end one point for each district of your city with an odd cost, coin included. [7.2]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District
from burgrave.citadels.rank_8 import cost
from burgrave.citadels.state import CitadelsState


@final
class Basilica(District):
    def points(self, s: CitadelsState, seat: i64, chosen: i64) -> i64:
        total: i64 = 0
        for card in s.players[seat].city:
            total += cost(s, card) & 1
        return total
