"""Laboratory (5): once, discard a card from your hand and gain gold. [7.14]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.cards import discard_from_hand, offer_hand
from burgrave.citadels.catalogue import LABORATORY, bit
from burgrave.citadels.districts.district import District
from burgrave.citadels.moves import DISCARD, USE
from burgrave.citadels.reasons import HAND_EMPTY, USED_ALREADY
from burgrave.citadels.state import Table
from burgrave.citadels.steps import LABORATORY_DISCARD
from burgrave.core.agenda import Step
from burgrave.core.event import EVERYONE
from burgrave.core.offer import Offer


@final
class Laboratory(District):
    def offer(self, s: Table, seat: i64, o: Offer) -> None:
        p = s.players[seat]
        if p.used & bit(LABORATORY):
            o.refuse(USE + LABORATORY, USED_ALREADY)
        elif len(p.hand) == 0:
            o.refuse(USE + LABORATORY, HAND_EMPTY)
        else:
            o.allow(USE + LABORATORY)

    def choose(self, s: Table, seat: i64) -> None:
        s.players[seat].used |= bit(LABORATORY)
        s.tell(EVERYONE, "district-used", seat, LABORATORY, 0)
        s.push(LABORATORY_DISCARD)


@final
class LaboratoryDiscard(Step[Table]):
    """Which card goes."""

    kind = "laboratory"

    def seat(self, s: Table, argument: i64) -> i64:
        return s.turn

    def offer(self, s: Table, argument: i64, o: Offer) -> None:
        offer_hand(s, s.turn, DISCARD, o)

    def choose(self, s: Table, argument: i64, move: i64) -> None:
        s.pop()
        discard_from_hand(s, s.turn, move - DISCARD)
        gold = s.rules.laboratory_gold
        s.players[s.turn].gold += gold
        s.tell(EVERYONE, "gold-gained", s.turn, gold)
