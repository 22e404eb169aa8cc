"""Cardinal (rank 5): a card for each religious district; missing gold to build can be borrowed. [6.5.3]

The lender is one other player with enough gold. The lender cannot refuse and gets a card for each gold.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.build import declare_openly, pay_and_build, price_of
from burgrave.citadels.cards import emit_between, hand_to_hand, offer_hand
from burgrave.citadels.catalogue import RELIGIOUS
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import BORROWED
from burgrave.citadels.moves import GIVE, TARGET
from burgrave.citadels.reasons import ANOTHER_NOT_YOURSELF, NO_LENDER
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import CARDINAL_CARDS, CARDINAL_LENDER
from burgrave.citadels.targets import SeatChoiceStep
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class Cardinal(Character):
    def income_type(self) -> i64:
        return RELIGIOUS

    def pays_in_cards(self) -> bool:
        return True

    def can_borrow(self, s: CitadelsState, seat: i64, missing: i64) -> bool:
        cards = len(s.players[seat].hand)
        if not s.building:
            cards -= 1  # the district to build is still in the hand
        if s.acted & BORROWED or cards < missing:
            return False
        other: i64 = 0
        for p in s.players:
            if other != seat and p.gold >= missing:
                return True
            other += 1
        return False

    def borrows(self, s: CitadelsState, seat: i64, kind: i64) -> bool:
        p = s.players[seat]
        # A declared district was partly paid for with cards. Only the rest is owed.
        price = s.owed if s.building else price_of(s, p, kind)
        if price <= p.gold:
            return False
        if not s.building:
            declare_openly(s, kind)
        ask_lender(s, price, price - p.gold)
        return True


def ask_lender(s: CitadelsState, price: i64, missing: i64) -> None:
    """Ask for a lender. The declared district costs `price`, and `missing` gold of it must be borrowed."""
    s.acted |= BORROWED
    s.paid = price
    s.owed = missing
    s.push(CARDINAL_LENDER)


@final
class CardinalLenderStep(SeatChoiceStep):
    """The choice of the player who lends the missing gold."""

    kind = "lender"

    def reason(self, s: CitadelsState, argument: i64, other: i64) -> i64:
        if other == s.turn:
            return ANOTHER_NOT_YOURSELF
        return NO_LENDER if s.players[other].gold < s.owed else 0

    def number(self, s: CitadelsState, argument: i64, other: i64) -> i64:
        return 0 if other == s.turn else s.owed

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        s.pop()
        lender = move - TARGET
        s.players[lender].gold -= s.owed
        s.players[s.turn].gold += s.owed
        s.emit(EVERYONE, "gold-taken", s.turn, lender, s.owed)
        s.push(CARDINAL_CARDS, lender)


@final
class CardinalCardsStep(Step[CitadelsState]):
    """The Cardinal gives a card for each borrowed gold. Then the district is built."""

    kind = "lend-cards"

    def seat(self, s: CitadelsState, lender: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, lender: i64, moves: MoveCollector) -> None:
        offer_hand(s, s.turn, GIVE, moves)

    def choose(self, s: CitadelsState, lender: i64, move: i64) -> None:
        hand_to_hand(s, s.turn, lender, move - GIVE)
        emit_between(s, "card-given", "card-given-hidden", s.turn, lender, move - GIVE)
        s.owed -= 1
        if s.owed == 0:
            s.pop()
            pay_and_build(s, s.paid, is_paid=True)
