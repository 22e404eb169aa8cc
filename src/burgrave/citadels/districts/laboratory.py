"""Laboratory (5): once, discard a card from your hand and gain gold. [7.14]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.cards import discard_from_hand, offer_hand
from burgrave.citadels.catalogue import LABORATORY, bit
from burgrave.citadels.districts.district import District
from burgrave.citadels.moves import DISCARD, USE
from burgrave.citadels.reasons import HAND_EMPTY, USED_ALREADY
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import LABORATORY_DISCARD
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class Laboratory(District):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        p = s.players[seat]
        if p.used & bit(LABORATORY):
            moves.refuse(USE + LABORATORY, USED_ALREADY)
        elif len(p.hand) == 0:
            moves.refuse(USE + LABORATORY, HAND_EMPTY)
        else:
            moves.allow(USE + LABORATORY)

    def choose(self, s: CitadelsState, seat: i64) -> None:
        s.players[seat].used |= bit(LABORATORY)
        s.emit(EVERYONE, "district-used", seat, LABORATORY, 0)
        s.push(LABORATORY_DISCARD)


@final
class LaboratoryDiscardStep(Step[CitadelsState]):
    """The choice of the card to discard."""

    kind = "laboratory"

    def seat(self, s: CitadelsState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, argument: i64, moves: MoveCollector) -> None:
        offer_hand(s, s.turn, DISCARD, moves)

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        s.pop()
        discard_from_hand(s, s.turn, move - DISCARD)
        gold = s.rules.laboratory_gold
        s.players[s.turn].gold += gold
        s.emit(EVERYONE, "gold-gained", s.turn, gold)
