"""Seer (rank 3): take a random card from each other player, then give each of them a card back. [6.3.3]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.cards import emit_between, hand_to_hand, offer_hand, random_card
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import DIVINE, GIVE
from burgrave.citadels.reasons import ABILITY_USED, NOTHING_TO_TAKE
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import SEER_RETURN
from burgrave.core.agenda import Step
from burgrave.core.move_collector import MoveCollector


@final
class Seer(Character):
    def building_limit(self) -> i64:
        return 2

    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        if s.acted & POWER_USED:
            moves.refuse(DIVINE, ABILITY_USED)
        elif somebody_has_cards(s, seat):
            moves.allow(DIVINE)
        else:
            moves.refuse(DIVINE, NOTHING_TO_TAKE)

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        other: i64 = 0
        while other < s.rules.players:
            if other != seat and len(s.players[other].hand) > 0:
                s.then(SEER_RETURN, other)
                kind = random_card(s, other)
                hand_to_hand(s, other, seat, kind)
                emit_between(s, "card-taken", "card-taken-hidden", seat, other, kind)
            other += 1


def somebody_has_cards(s: CitadelsState, seat: i64) -> bool:
    other: i64 = 0
    for p in s.players:
        if other != seat and len(p.hand) > 0:
            return True
        other += 1
    return False


@final
class SeerReturnStep(Step[CitadelsState]):
    """The choice of the card that the player in the argument gets back."""

    kind = "seer-return"

    def seat(self, s: CitadelsState, receiver: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, receiver: i64, moves: MoveCollector) -> None:
        offer_hand(s, s.turn, GIVE, moves)

    def choose(self, s: CitadelsState, receiver: i64, move: i64) -> None:
        s.pop()
        hand_to_hand(s, s.turn, receiver, move - GIVE)
        emit_between(s, "card-given", "card-given-hidden", s.turn, receiver, move - GIVE)
