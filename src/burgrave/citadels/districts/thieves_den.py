"""Thieves' Den (6): cards of your hand may pay for it, one gold each, for all or a part of it. [7.29]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.build import declare_openly, may_not_build, pay_and_build, price_of
from burgrave.citadels.cards import discard_from_hand, offer_hand
from burgrave.citadels.catalogue import THIEVES_DEN
from burgrave.citadels.districts.district import District
from burgrave.citadels.moves import DISCARD, DONE, USE
from burgrave.citadels.reasons import CHOOSE_AT_LEAST_ONE, GATHER_FIRST, HAND_EMPTY, TOO_EXPENSIVE
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import DEN_PAYMENT
from burgrave.core.agenda import Step
from burgrave.core.move_collector import MoveCollector


@final
class ThievesDen(District):
    def offer_from_hand(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        p = s.players[seat]
        others = len(p.hand) - 1
        reason = may_not_build(s, p, s.rules.character(s.rank), THIEVES_DEN)
        price = price_of(s, p, THIEVES_DEN)
        if not s.gathered and not s.free_build:
            moves.refuse(USE + THIEVES_DEN, GATHER_FIRST)
        elif reason:
            moves.refuse(USE + THIEVES_DEN, reason)
        elif others == 0:
            moves.refuse(USE + THIEVES_DEN, HAND_EMPTY)
        elif price > p.gold + others:
            # Borrowing does not help: a lender also takes a card for each gold.
            moves.refuse(USE + THIEVES_DEN, TOO_EXPENSIVE, price)
        else:
            moves.allow(USE + THIEVES_DEN)

    def choose_from_hand(self, s: CitadelsState, seat: i64) -> None:
        price = price_of(s, s.players[seat], THIEVES_DEN)
        declare_openly(s, THIEVES_DEN)
        s.push(DEN_PAYMENT, price)


@final
class DenPaymentStep(Step[CitadelsState]):
    """The player pays with cards one by one, then gold. The argument is the gold still to be paid."""

    kind = "den"

    def seat(self, s: CitadelsState, left: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, left: i64, moves: MoveCollector) -> None:
        p = s.players[s.turn]
        offer_hand(s, s.turn, DISCARD, moves)
        if left == price_of(s, p, THIEVES_DEN):
            moves.refuse(DONE, CHOOSE_AT_LEAST_ONE)
        elif left <= p.gold or s.rules.character(s.rank).can_borrow(s, s.turn, left - p.gold):
            moves.allow(DONE)
        else:
            moves.refuse(DONE, TOO_EXPENSIVE, left)

    def choose(self, s: CitadelsState, left: i64, move: i64) -> None:
        seat = s.turn
        s.pop()
        if move != DONE:
            discard_from_hand(s, seat, move - DISCARD)
            left -= 1
            if left > 0:
                s.push(DEN_PAYMENT, left)
                return
        # The Den is already declared: `s.building` is set, and the cards have not paid the rest.
        s.owed = left
        if left <= s.players[seat].gold or not s.rules.character(s.rank).borrows(s, seat, THIEVES_DEN):
            s.owed = 0
            pay_and_build(s, left, is_paid=True)
