"""Warlord (rank 8): one gold for each military district; destroy a district for its cost less one. [6.8.1]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.build import leaves_city
from burgrave.citadels.cards import discard, discards_go
from burgrave.citadels.catalogue import MILITARY, bit
from burgrave.citadels.characters.character import Character
from burgrave.citadels.district_choice import DistrictChoiceStep, choose_copy, offer_districts_of
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import DESTROY, TARGET
from burgrave.citadels.rank_8 import city_forbidden, cost, district_forbidden, surcharge
from burgrave.citadels.reasons import (
    DISTRICT_PROTECTED,
    NOTHING_TO_TARGET,
    TOO_EXPENSIVE,
)
from burgrave.citadels.state import KIND, CitadelsState, coin_on
from burgrave.citadels.steps import CLEAR_RUBBLE, WARLORD_DESTROY
from burgrave.citadels.targets import offer_targets
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class Warlord(Character):
    def income_type(self) -> i64:
        return MILITARY

    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        offer_targets(s, self, s.acted & POWER_USED != 0, moves)

    def may_not_target(self, s: CitadelsState, other: i64) -> i64:
        reason = city_forbidden(s, other)
        if not reason and not any_target(s, other):
            reason = NOTHING_TO_TARGET
        return reason

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        s.push(WARLORD_DESTROY, move - TARGET)


def price(s: CitadelsState, owner: i64, card: i64) -> i64:
    return surcharge(s, owner, cost(s, card) - 1)


def any_target(s: CitadelsState, owner: i64) -> bool:
    gold = s.players[s.turn].gold
    for card in s.players[owner].city:
        if price(s, owner, card) <= gold and not district_forbidden(s, card):
            return True
    return False


@final
class WarlordDestroyStep(DistrictChoiceStep):
    """The choice of the district to destroy. The argument is the seat of its owner."""

    kind = "destroy"

    def seat(self, s: CitadelsState, owner: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, owner: i64, moves: MoveCollector) -> None:
        offer_districts_of(s, owner, DESTROY, self, moves)

    def reason(self, s: CitadelsState, owner: i64, card: i64) -> i64:
        if district_forbidden(s, card):
            return DISTRICT_PROTECTED
        if price(s, owner, card) > s.players[s.turn].gold:
            return TOO_EXPENSIVE
        return 0

    def number(self, s: CitadelsState, owner: i64, card: i64) -> i64:
        return price(s, owner, card)

    def choose(self, s: CitadelsState, owner: i64, move: i64) -> None:
        choose_copy(s, owner, move - DESTROY, self)

    def take(self, s: CitadelsState, owner: i64, card: i64) -> None:
        s.pop()
        kind = card & KIND
        gold = price(s, owner, card)
        s.players[s.turn].gold -= gold
        leaves_city(s, owner, card)
        s.emit(EVERYONE, "district-destroyed", s.turn, owner, kind, gold, discards_go(s), coin_on(card))
        if s.rules.on_leave & bit(kind):
            s.rules.districts[kind].leaves(s, owner)
        s.rubble = kind
        s.push(CLEAR_RUBBLE)
        if s.rules.on_warlord:
            ask_graveyards(s)


def ask_graveyards(s: CitadelsState) -> None:
    """Call the districts of other players with the hook `warlord_destroyed`."""
    seat: i64 = 0
    for p in s.players:
        if p.built & s.rules.on_warlord and seat != s.turn:
            for answering in p.city:
                if s.rules.on_warlord & bit(answering & KIND):
                    s.rules.districts[answering & KIND].warlord_destroyed(s, seat)
        seat += 1


@final
class ClearRubbleStep(Step[CitadelsState]):
    """The destroyed district is discarded, visible to all, if no player has taken it."""

    def run(self, s: CitadelsState, argument: i64) -> None:
        if s.rubble:
            discard(s, s.rubble, EVERYONE)
            s.rubble = 0
