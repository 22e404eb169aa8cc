"""Park (6): if your hand is empty when your turn ends, gain two cards. [7.21]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.cards import gain
from burgrave.citadels.districts.district import District
from burgrave.citadels.state import CitadelsState

CARDS: Final = 2


@final
class Park(District):
    def turn_ends(self, s: CitadelsState, seat: i64) -> None:
        if len(s.players[seat].hand) == 0:
            gain(s, seat, CARDS)
