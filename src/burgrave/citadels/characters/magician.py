"""Magician (rank 3): swap hands with another player, or discard cards and draw as many. [6.3.1]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.cards import discard_from_hand, gain, offer_hand
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import DISCARD, DONE, REDRAW, SWAP_HAND
from burgrave.citadels.reasons import (
    ABILITY_USED,
    ANOTHER_NOT_YOURSELF,
    BOTH_HANDS_EMPTY,
    CHOOSE_AT_LEAST_ONE,
    HAND_EMPTY,
    NO_SUCH_SEAT,
)
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import MAGICIAN_REDRAW
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE, SEATS, only
from burgrave.core.move_collector import MoveCollector


@final
class Magician(Character):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        if s.acted & POWER_USED and not moves.wants_reasons:
            return
        used = s.acted & POWER_USED
        empty = len(s.players[seat].hand) == 0
        other: i64 = 0
        for p in s.players:
            if used:
                moves.refuse(SWAP_HAND + other, ABILITY_USED)
            elif other == seat:
                moves.refuse(SWAP_HAND + other, ANOTHER_NOT_YOURSELF)
            elif empty and len(p.hand) == 0:
                moves.refuse(SWAP_HAND + other, BOTH_HANDS_EMPTY)
            else:
                moves.allow(SWAP_HAND + other)
            other += 1
        while moves.wants_reasons and other < SEATS:
            moves.refuse(SWAP_HAND + other, NO_SUCH_SEAT)
            other += 1
        if used:
            moves.refuse(REDRAW, ABILITY_USED)
        elif empty:
            moves.refuse(REDRAW, HAND_EMPTY)
        else:
            moves.allow(REDRAW)

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        if move == REDRAW:
            s.push(MAGICIAN_REDRAW, 0)
        else:
            swap_hands(s, seat, move - SWAP_HAND)


def swap_hands(s: CitadelsState, one: i64, two: i64) -> None:
    """Swap two hands. Both players know both hands; knowledge of other players follows the cards."""
    a = s.players[one]
    b = s.players[two]
    hand = a.hand
    a.hand = b.hand
    b.hand = hand
    s.knowledge.exchange_rows(one, two, a.hand, b.hand)
    s.block_undo()
    s.emit(EVERYONE, "hands-swapped", one, two)
    if s.event_log is not None:
        s.emit(only(one), "hand-received", one, many=list(a.hand))
        s.emit(only(two), "hand-received", two, many=list(b.hand))


@final
class MagicianRedrawStep(Step[CitadelsState]):
    """The player discards cards one by one, then draws as many. The argument counts them."""

    kind = "redraw"

    def seat(self, s: CitadelsState, count: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, count: i64, moves: MoveCollector) -> None:
        offer_hand(s, s.turn, DISCARD, moves)
        if count == 0:
            moves.refuse(DONE, CHOOSE_AT_LEAST_ONE)
        else:
            moves.allow(DONE)

    def choose(self, s: CitadelsState, count: i64, move: i64) -> None:
        s.pop()
        if move != DONE:
            discard_from_hand(s, s.turn, move - DISCARD)
            count += 1
            if len(s.players[s.turn].hand) > 0:
                s.push(MAGICIAN_REDRAW, count)
                return
        gain(s, s.turn, count)
