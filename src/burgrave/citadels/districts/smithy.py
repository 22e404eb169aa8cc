"""Smithy (5): once, pay two gold and gain three cards. [7.25]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.cards import can_draw, gain
from burgrave.citadels.catalogue import SMITHY, bit
from burgrave.citadels.districts.district import District
from burgrave.citadels.moves import USE
from burgrave.citadels.reasons import NO_CARD_TO_DRAW, TOO_EXPENSIVE, USED_ALREADY
from burgrave.citadels.state import Table
from burgrave.core.event import EVERYONE
from burgrave.core.offer import Offer

PRICE: Final = 2
CARDS: Final = 3


@final
class Smithy(District):
    def offer(self, s: Table, seat: i64, o: Offer) -> None:
        p = s.players[seat]
        if p.used & bit(SMITHY):
            o.refuse(USE + SMITHY, USED_ALREADY)
        elif p.gold < PRICE:
            o.refuse(USE + SMITHY, TOO_EXPENSIVE, PRICE)
        elif not can_draw(s):
            o.refuse(USE + SMITHY, NO_CARD_TO_DRAW)
        else:
            o.allow(USE + SMITHY)

    def choose(self, s: Table, seat: i64) -> None:
        p = s.players[seat]
        p.used |= bit(SMITHY)
        p.gold -= PRICE
        s.tell(EVERYONE, "district-used", seat, SMITHY, PRICE)
        gain(s, seat, CARDS)
