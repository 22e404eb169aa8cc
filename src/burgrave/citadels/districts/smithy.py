"""Smithy (5): once, pay two gold and gain three cards. [7.25]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.cards import can_draw, gain
from burgrave.citadels.catalogue import SMITHY, bit
from burgrave.citadels.districts.district import District
from burgrave.citadels.moves import USE
from burgrave.citadels.reasons import NO_CARD_TO_DRAW, TOO_EXPENSIVE, USED_ALREADY
from burgrave.citadels.state import CitadelsState
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector

PRICE: Final = 2
CARDS: Final = 3


@final
class Smithy(District):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        p = s.players[seat]
        if p.used & bit(SMITHY):
            moves.refuse(USE + SMITHY, USED_ALREADY)
        elif p.gold < PRICE:
            moves.refuse(USE + SMITHY, TOO_EXPENSIVE, PRICE)
        elif not can_draw(s):
            moves.refuse(USE + SMITHY, NO_CARD_TO_DRAW)
        else:
            moves.allow(USE + SMITHY)

    def choose(self, s: CitadelsState, seat: i64) -> None:
        p = s.players[seat]
        p.used |= bit(SMITHY)
        p.gold -= PRICE
        s.emit(EVERYONE, "district-used", seat, SMITHY, PRICE)
        gain(s, seat, CARDS)
