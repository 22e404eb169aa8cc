"""Map Room (5): at the end one point for each card in your hand. [7.17]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.districts.district import District
from burgrave.citadels.state import CitadelsState


@final
class MapRoom(District):
    def points(self, s: CitadelsState, seat: i64, chosen: i64) -> i64:
        return len(s.players[seat].hand)
