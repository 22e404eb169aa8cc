"""Diplomat (rank 8): one gold for each military district; exchange a district for the difference. [6.8.2]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.build import enters_city, leaves_city
from burgrave.citadels.catalogue import MILITARY, bit
from burgrave.citadels.characters.character import Character
from burgrave.citadels.district_choice import DistrictChoiceStep, choose_copy, offer_districts_of
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import GIVE, TAKE, TARGET
from burgrave.citadels.rank_8 import (
    character_protects,
    city_forbidden,
    cost,
    district_forbidden,
    district_moves,
    surcharge,
)
from burgrave.citadels.reasons import (
    ANOTHER_NOT_YOURSELF,
    CANNOT_GIVE,
    DISTRICT_PROTECTED,
    NO_DISTRICT_TO_GIVE,
    SECOND_COPY_THERE,
    TOO_EXPENSIVE,
)
from burgrave.citadels.state import KIND, CitadelsState, coin_on
from burgrave.citadels.steps import DIPLOMAT_OTHER, DIPLOMAT_OWN
from burgrave.citadels.targets import offer_targets
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class Diplomat(Character):
    def income_type(self) -> i64:
        return MILITARY

    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        offer_targets(s, self, s.acted & POWER_USED != 0, moves)

    def may_not_target(self, s: CitadelsState, other: i64) -> i64:
        if other == s.turn:
            return ANOTHER_NOT_YOURSELF
        reason = city_forbidden(s, other)
        if reason:
            return reason
        for card in s.players[s.turn].city:
            if can_give(s, other, card):
                return 0
        return NO_DISTRICT_TO_GIVE

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        s.push(DIPLOMAT_OWN, move - TARGET)


def price(s: CitadelsState, other: i64, given: i64, taken: i64) -> i64:
    return surcharge(s, other, max(0, cost(s, taken) - cost(s, given)))


def exchange_reason(s: CitadelsState, other: i64, given: i64, taken: i64) -> i64:
    """Return the reason why these two districts cannot be exchanged, or 0.

    The rules are checked for the cities before the exchange.
    """
    if district_forbidden(s, taken):
        return DISTRICT_PROTECTED
    if s.players[s.turn].built & bit(taken & KIND):
        return SECOND_COPY_THERE
    if price(s, other, given, taken) > s.players[s.turn].gold:
        return TOO_EXPENSIVE
    return 0


def can_give(s: CitadelsState, other: i64, given: i64) -> bool:
    """Return whether this district of the Diplomat can be exchanged for a district of the other city."""
    if district_forbidden(s, given) or s.players[other].built & bit(given & KIND):
        return False
    if character_protects(s, s.turn):
        return False
    for taken in s.players[other].city:
        if exchange_reason(s, other, given, taken) == 0:
            return True
    return False


@final
class DiplomatOwnStep(DistrictChoiceStep):
    """The choice of the district to give. The argument is the seat of the other player."""

    kind = "exchange-own"

    def seat(self, s: CitadelsState, other: i64) -> i64:
        return s.turn

    def owner(self, s: CitadelsState, other: i64) -> i64:
        return s.turn

    def reason(self, s: CitadelsState, other: i64, card: i64) -> i64:
        if district_forbidden(s, card):
            return DISTRICT_PROTECTED
        if s.players[other].built & bit(card & KIND):
            return SECOND_COPY_THERE
        return 0 if can_give(s, other, card) else CANNOT_GIVE

    def offer(self, s: CitadelsState, other: i64, moves: MoveCollector) -> None:
        offer_districts_of(s, other, GIVE, self, moves)

    def choose(self, s: CitadelsState, other: i64, move: i64) -> None:
        choose_copy(s, other, move - GIVE, self)

    def take(self, s: CitadelsState, other: i64, card: i64) -> None:
        s.pop()
        s.picked = card
        s.push(DIPLOMAT_OTHER, other)


@final
class DiplomatOtherStep(DistrictChoiceStep):
    """The choice of the other player's district to take."""

    kind = "exchange-other"

    def seat(self, s: CitadelsState, other: i64) -> i64:
        return s.turn

    def reason(self, s: CitadelsState, other: i64, card: i64) -> i64:
        return exchange_reason(s, other, s.picked, card)

    def number(self, s: CitadelsState, other: i64, card: i64) -> i64:
        return price(s, other, s.picked, card)

    def offer(self, s: CitadelsState, other: i64, moves: MoveCollector) -> None:
        offer_districts_of(s, other, TAKE, self, moves)

    def choose(self, s: CitadelsState, other: i64, move: i64) -> None:
        choose_copy(s, other, move - TAKE, self)

    def take(self, s: CitadelsState, other: i64, card: i64) -> None:
        s.pop()
        given = s.picked
        s.picked = 0
        gold = price(s, other, given, card)
        s.players[s.turn].gold -= gold
        s.players[other].gold += gold
        leaves_city(s, s.turn, given)
        leaves_city(s, other, card)
        s.emit(
            EVERYONE,
            "district-exchanged",
            s.turn,
            other,
            given & KIND,
            card & KIND,
            coin_on(given),
            coin_on(card),
        )
        if gold:
            s.emit(EVERYONE, "gold-paid", s.turn, other, gold)
        enters_city(s, other, given)
        enters_city(s, s.turn, card)
        district_moves(s, given, s.turn, other)
        district_moves(s, card, other, s.turn)
