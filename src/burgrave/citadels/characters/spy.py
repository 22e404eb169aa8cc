"""Spy (rank 2): name a type, look at a hand; for each card of it take a gold and gain a card. [6.2.2]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.cards import gain, see_hand
from burgrave.citadels.catalogue import TYPE_OF, UNIQUE
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import SPY, TARGET
from burgrave.citadels.reasons import ANOTHER_NOT_YOURSELF
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import SPY_TYPE
from burgrave.citadels.targets import offer_targets
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class Spy(Character):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        offer_targets(s, self, s.acted & POWER_USED != 0, moves)

    def may_not_target(self, s: CitadelsState, other: i64) -> i64:
        return ANOTHER_NOT_YOURSELF if other == s.turn else 0

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        s.push(SPY_TYPE, move - TARGET)


@final
class SpyTypeStep(Step[CitadelsState]):
    """The choice of the type. Then the Spy sees the hand."""

    kind = "spy"

    def seat(self, s: CitadelsState, victim: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, victim: i64, moves: MoveCollector) -> None:
        type: i64 = 1
        while type <= UNIQUE:
            moves.allow(SPY + type)
            type += 1

    def choose(self, s: CitadelsState, victim: i64, move: i64) -> None:
        s.pop()
        type = move - SPY
        p = s.players[victim]
        see_hand(s, s.turn, victim)
        found: i64 = 0
        for kind in p.hand:
            if TYPE_OF[kind] == type:
                found += 1
        gold = min(found, p.gold)
        p.gold -= gold
        s.players[s.turn].gold += gold
        s.emit(EVERYONE, "spied", s.turn, victim, type, gold)
        gain(s, s.turn, found)
