"""Wizard (rank 3): look at another hand and take a card; keep it, or build it at once. [6.3.2]

This district does not count toward the limit. In this turn the Wizard may build duplicates.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.build import build, may_not_build, price_of
from burgrave.citadels.cards import see_hand
from burgrave.citadels.catalogue import LAST_DISTRICT, bit
from burgrave.citadels.characters.character import Character
from burgrave.citadels.hand_choice import TakeCardStep
from burgrave.citadels.hooks import offer_instead
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import BUILD, KEEP, TARGET, USE
from burgrave.citadels.reasons import (
    ANOTHER_NOT_YOURSELF,
    NOTHING_TO_TAKE,
    TOO_EXPENSIVE,
)
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import WIZARD_CARD, WIZARD_USE
from burgrave.citadels.targets import offer_targets
from burgrave.core.agenda import Step
from burgrave.core.move_collector import MoveCollector


@final
class Wizard(Character):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        offer_targets(s, self, s.acted & POWER_USED != 0, moves)

    def may_not_target(self, s: CitadelsState, other: i64) -> i64:
        if other == s.turn:
            return ANOTHER_NOT_YOURSELF
        return 0 if len(s.players[other].hand) > 0 else NOTHING_TO_TAKE

    def builds_duplicates(self) -> bool:
        return True

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        see_hand(s, seat, move - TARGET)
        s.push(WIZARD_CARD, move - TARGET)


@final
class WizardCardStep(TakeCardStep):
    kind = "wizard-card"

    def card_taken(self, s: CitadelsState, victim: i64, kind: i64) -> None:
        # The player is asked even if the card can only be kept. Otherwise the others would learn that.
        s.picked = kind
        s.free_build = True
        s.push(WIZARD_USE, victim)


def offer_uses(s: CitadelsState, kind: i64, moves: MoveCollector) -> None:
    """Offer to keep the card, or to build it in all possible ways. It does not count toward the limit."""
    p = s.players[s.turn]
    moves.allow(KEEP + kind)
    if kind > LAST_DISTRICT:
        return
    reason = may_not_build(s, p, s.rules.character(s.rank), kind)
    if reason:
        moves.refuse(BUILD + kind, reason)
        return
    price = price_of(s, p, kind)
    if price <= p.gold:
        moves.allow(BUILD + kind)
    else:
        moves.refuse(BUILD + kind, TOO_EXPENSIVE, price)
    offer_instead(s, p, moves)
    if s.rules.on_hand & bit(kind):
        s.rules.districts[kind].offer_from_hand(s, s.turn, moves)


@final
class WizardUseStep(Step[CitadelsState]):
    """The card is kept or built at once. Only the Wizard and the former owner know it."""

    kind = "wizard-use"

    def seat(self, s: CitadelsState, victim: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, victim: i64, moves: MoveCollector) -> None:
        offer_uses(s, s.picked, moves)

    def choose(self, s: CitadelsState, victim: i64, move: i64) -> None:
        s.pop()
        kind = s.picked
        s.picked = 0
        if move == KEEP + kind:
            s.free_build = False
        elif move == BUILD + kind:
            build(s, kind)
        elif move == USE + kind:
            s.rules.districts[kind].choose_from_hand(s, s.turn)
        else:
            s.rules.districts[move - USE].build_instead(s, kind)
