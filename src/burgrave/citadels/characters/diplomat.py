"""Diplomat (rank 8): one gold for each military district; exchange a district for the difference. [6.8.2]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.build import enters_city, leaves_city
from burgrave.citadels.catalogue import bit
from burgrave.citadels.characters.military import Military, pay_owner
from burgrave.citadels.district_choice import DistrictChoiceStep
from burgrave.citadels.moves import GIVE, TAKE
from burgrave.citadels.rank_8 import (
    character_protects,
    cost,
    district_forbidden,
    district_moves,
    surcharge,
)
from burgrave.citadels.reasons import (
    CANNOT_GIVE,
    DISTRICT_PROTECTED,
    NO_DISTRICT_TO_GIVE,
    SECOND_COPY_THERE,
    TOO_EXPENSIVE,
)
from burgrave.citadels.state import KIND, CitadelsState, coin_on
from burgrave.citadels.steps import DIPLOMAT_OTHER, DIPLOMAT_OWN
from burgrave.core.events import EVERYONE


@final
class Diplomat(Military):
    def district_step(self) -> i64:
        return DIPLOMAT_OWN

    def any_district(self, s: CitadelsState, other: i64) -> bool:
        for card in s.players[s.turn].city:
            if can_give(s, other, card):
                return True
        return False

    def no_district_reason(self) -> i64:
        return NO_DISTRICT_TO_GIVE


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

    def __init__(self) -> None:
        super().__init__(GIVE)

    def owner(self, s: CitadelsState, other: i64) -> i64:
        return s.turn

    def reason(self, s: CitadelsState, other: i64, card: i64) -> i64:
        if district_forbidden(s, card):
            return DISTRICT_PROTECTED
        if s.players[other].built & bit(card & KIND):
            return SECOND_COPY_THERE
        return 0 if can_give(s, other, card) else CANNOT_GIVE

    def take(self, s: CitadelsState, other: i64, card: i64) -> None:
        s.pop()
        s.picked = card
        s.push(DIPLOMAT_OTHER, other)


@final
class DiplomatOtherStep(DistrictChoiceStep):
    """The choice of the other player's district to take."""

    kind = "exchange-other"

    def __init__(self) -> None:
        super().__init__(TAKE)

    def reason(self, s: CitadelsState, other: i64, card: i64) -> i64:
        return exchange_reason(s, other, s.picked, card)

    def number(self, s: CitadelsState, other: i64, card: i64) -> i64:
        return price(s, other, s.picked, card)

    def take(self, s: CitadelsState, other: i64, card: i64) -> None:
        s.pop()
        given = s.picked
        s.picked = 0
        gold = price(s, other, given, card)
        pay_owner(s, other, gold)
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
