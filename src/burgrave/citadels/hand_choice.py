"""Choosing a card of a hand that the player has just seen, for the Wizard and the Fortune Teller."""

from mypy_extensions import i64

from burgrave.citadels.cards import emit_between, hand_as_seen, hand_to_hand, offer_kinds
from burgrave.citadels.moves import TAKE
from burgrave.citadels.reasons import NOT_IN_HAND
from burgrave.citadels.state import CitadelsState
from burgrave.core.agenda import Step
from burgrave.core.move_collector import MoveCollector


class TakeCardStep(Step[CitadelsState]):
    """The choice of the card to take. The argument is the seat of the other player."""

    def card_taken(self, s: CitadelsState, victim: i64, kind: i64) -> None:
        """Go on after the card has changed hands."""
        raise NotImplementedError

    def seat(self, s: CitadelsState, victim: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, victim: i64, moves: MoveCollector) -> None:
        offer_kinds(hand_as_seen(s, s.turn, victim), TAKE, NOT_IN_HAND, moves)

    def choose(self, s: CitadelsState, victim: i64, move: i64) -> None:
        s.pop()
        kind = move - TAKE
        hand_to_hand(s, victim, s.turn, kind)
        emit_between(s, "card-taken", "card-taken-hidden", s.turn, victim, kind)
        self.card_taken(s, victim, kind)
