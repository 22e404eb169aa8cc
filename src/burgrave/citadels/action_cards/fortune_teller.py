"""Fortune Teller: look at an opponent's hand and take one card of it. [8.7]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.action_cards.action_card import ActionCard
from burgrave.citadels.action_cards.laid_out import begin, finish
from burgrave.citadels.cards import see_hand
from burgrave.citadels.catalogue import FORTUNE_TELLER
from burgrave.citadels.hand_choice import TakeCardStep
from burgrave.citadels.moves import PLAY, TARGET
from burgrave.citadels.reasons import (
    ANOTHER_NOT_YOURSELF,
    HAND_EMPTY,
    NOTHING_TO_TARGET,
)
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import FORTUNE_CARD, FORTUNE_TARGET
from burgrave.citadels.targets import SeatChoiceStep
from burgrave.core.move_collector import MoveCollector


@final
class FortuneTeller(ActionCard):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        other: i64 = 0
        for p in s.players:
            if other != seat and len(p.hand) > 0:
                moves.allow(PLAY + FORTUNE_TELLER)
                return
            other += 1
        moves.refuse(PLAY + FORTUNE_TELLER, NOTHING_TO_TARGET)

    def play(self, s: CitadelsState, seat: i64) -> None:
        begin(s, FORTUNE_TELLER, FORTUNE_TARGET)


@final
class FortuneTargetStep(SeatChoiceStep):
    """The choice of the opponent."""

    kind = "fortune-target"

    def reason(self, s: CitadelsState, argument: i64, other: i64) -> i64:
        if other == s.turn:
            return ANOTHER_NOT_YOURSELF
        return 0 if len(s.players[other].hand) > 0 else HAND_EMPTY

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        s.pop()
        see_hand(s, s.turn, move - TARGET)
        s.push(FORTUNE_CARD, move - TARGET)


@final
class FortuneCardStep(TakeCardStep):
    kind = "fortune-card"

    def card_taken(self, s: CitadelsState, victim: i64, kind: i64) -> None:
        finish(s)
