"""Emperor (rank 4): one gold for each noble district; give the crown and take a gold or a card. [6.4.2]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.cards import emit_between, hand_to_hand, random_card
from burgrave.citadels.catalogue import NOBLE
from burgrave.citadels.characters.character import Character
from burgrave.citadels.crown import give_crown
from burgrave.citadels.income import CROWN_PASSED
from burgrave.citadels.moves import CROWN, DEMAND_CARD, DEMAND_GOLD, PASS
from burgrave.citadels.reasons import (
    ABILITY_USED,
    HAND_EMPTY,
    HAS_THE_CROWN,
    NO_GOLD,
    NO_SUCH_SEAT,
    NOT_TO_YOURSELF,
    PASS_CROWN_FIRST,
)
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import EMPEROR_KILLED, EMPEROR_RESOURCE
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE, SEATS
from burgrave.core.move_collector import MoveCollector


@final
class Emperor(Character):
    def income_type(self) -> i64:
        return NOBLE

    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        offer_crown(s, seat, s.acted & CROWN_PASSED != 0 or s.acrobat, moves)

    def duty(self, s: CitadelsState) -> i64:
        return 0 if s.acted & CROWN_PASSED or s.acrobat else PASS_CROWN_FIRST

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= CROWN_PASSED
        receiver = move - CROWN
        give_crown(s, receiver)
        if s.players[receiver].gold > 0 or len(s.players[receiver].hand) > 0:
            s.push(EMPEROR_RESOURCE, receiver)

    def shows_itself_if_killed(self) -> bool:
        return True

    def killed_takes_crown(self, s: CitadelsState, seat: i64) -> None:
        s.push(EMPEROR_KILLED, seat)


def offer_crown(s: CitadelsState, seat: i64, used: bool, moves: MoveCollector) -> None:
    other: i64 = 0
    while other < s.rules.players:
        if used:
            moves.refuse(CROWN + other, ABILITY_USED)
        elif other == seat:
            moves.refuse(CROWN + other, NOT_TO_YOURSELF)
        elif other == s.crown:
            moves.refuse(CROWN + other, HAS_THE_CROWN)
        else:
            moves.allow(CROWN + other)
        other += 1
    while moves.wants_reasons and other < SEATS:
        moves.refuse(CROWN + other, NO_SUCH_SEAT)
        other += 1


@final
class EmperorKilledStep(Step[CitadelsState]):
    """A killed Emperor still gives the crown when the round ends, and takes nothing."""

    kind = "emperor-crown"

    def seat(self, s: CitadelsState, emperor: i64) -> i64:
        return emperor

    def offer(self, s: CitadelsState, emperor: i64, moves: MoveCollector) -> None:
        offer_crown(s, emperor, False, moves)

    def choose(self, s: CitadelsState, emperor: i64, move: i64) -> None:
        s.pop()
        give_crown(s, move - CROWN)


@final
class EmperorResourceStep(Step[CitadelsState]):
    """The Emperor takes a gold or a random card from the crown's new owner, or nothing."""

    kind = "emperor-resource"

    def seat(self, s: CitadelsState, receiver: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, receiver: i64, moves: MoveCollector) -> None:
        p = s.players[receiver]
        if p.gold > 0:
            moves.allow(DEMAND_GOLD)
        else:
            moves.refuse(DEMAND_GOLD, NO_GOLD)
        if len(p.hand) > 0:
            moves.allow(DEMAND_CARD)
        else:
            moves.refuse(DEMAND_CARD, HAND_EMPTY)
        moves.allow(PASS)

    def choose(self, s: CitadelsState, receiver: i64, move: i64) -> None:
        s.pop()
        if move == DEMAND_GOLD:
            s.players[receiver].gold -= 1
            s.players[s.turn].gold += 1
            s.emit(EVERYONE, "gold-taken", s.turn, receiver, 1)
        elif move == DEMAND_CARD:
            kind = random_card(s, receiver)
            hand_to_hand(s, receiver, s.turn, kind)
            emit_between(s, "card-taken", "card-taken-hidden", s.turn, receiver, kind)
