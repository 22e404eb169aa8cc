"""Fortune Teller: look at an opponent's hand and take one card of it. [8.7]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.action_cards.action_card import ActionCard
from burgrave.citadels.action_cards.laid_out import begin, finish
from burgrave.citadels.cards import emit_between, hand_as_seen, hand_to_hand, offer_kinds, see_hand
from burgrave.citadels.catalogue import FORTUNE_TELLER
from burgrave.citadels.moves import PLAY, TAKE, TARGET
from burgrave.citadels.reasons import (
    ANOTHER_NOT_YOURSELF,
    HAND_EMPTY,
    NOT_IN_HAND,
    NOTHING_TO_TARGET,
)
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import FORTUNE_CARD, FORTUNE_TARGET
from burgrave.citadels.targets import SeatChoiceStep, offer_seats
from burgrave.core.agenda import Step
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

    def seat(self, s: CitadelsState, argument: i64) -> i64:
        return s.turn

    def reason(self, s: CitadelsState, argument: i64, other: i64) -> i64:
        if other == s.turn:
            return ANOTHER_NOT_YOURSELF
        return 0 if len(s.players[other].hand) > 0 else HAND_EMPTY

    def offer(self, s: CitadelsState, argument: i64, moves: MoveCollector) -> None:
        offer_seats(s, argument, self, moves)

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        s.pop()
        see_hand(s, s.turn, move - TARGET)
        s.push(FORTUNE_CARD, move - TARGET)


@final
class FortuneCardStep(Step[CitadelsState]):
    """The choice of the card to take. The argument is the opponent's seat."""

    kind = "fortune-card"

    def seat(self, s: CitadelsState, victim: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, victim: i64, moves: MoveCollector) -> None:
        offer_kinds(hand_as_seen(s, s.turn, victim), TAKE, NOT_IN_HAND, moves)

    def choose(self, s: CitadelsState, victim: i64, move: i64) -> None:
        s.pop()
        kind = move - TAKE
        hand_to_hand(s, victim, s.turn, kind)
        emit_between(s, "card-taken", "card-taken-hidden", s.turn, victim, kind)
        finish(s)
