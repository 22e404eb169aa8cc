"""Marshal (rank 8): one gold for each military district; take a cheap district and pay its owner. [6.8.3]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.build import enters_city, leaves_city
from burgrave.citadels.catalogue import MILITARY, bit
from burgrave.citadels.characters.character import Character
from burgrave.citadels.district_choice import DistrictChoiceStep, choose_copy, offer_districts_of
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import TAKE, TARGET
from burgrave.citadels.rank_8 import city_forbidden, cost, district_forbidden, district_moves, surcharge
from burgrave.citadels.reasons import (
    ANOTHER_NOT_YOURSELF,
    DISTRICT_PROTECTED,
    NOTHING_TO_TARGET,
    SECOND_COPY_THERE,
    TOO_DEAR_TO_SEIZE,
    TOO_EXPENSIVE,
)
from burgrave.citadels.state import KIND, CitadelsState, coin_on
from burgrave.citadels.steps import MARSHAL_SEIZE
from burgrave.citadels.targets import offer_targets
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector

MOST_COST: Final = 3


@final
class Marshal(Character):
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
        for card in s.players[other].city:
            if seize_reason(s, other, card) == 0:
                return 0
        return NOTHING_TO_TARGET

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        s.push(MARSHAL_SEIZE, move - TARGET)


def seize_reason(s: CitadelsState, other: i64, card: i64) -> i64:
    if district_forbidden(s, card):
        return DISTRICT_PROTECTED
    if cost(s, card) > MOST_COST:
        return TOO_DEAR_TO_SEIZE
    if s.players[s.turn].built & bit(card & KIND):
        return SECOND_COPY_THERE
    if surcharge(s, other, cost(s, card)) > s.players[s.turn].gold:
        return TOO_EXPENSIVE
    return 0


@final
class MarshalSeizeStep(DistrictChoiceStep):
    """The choice of the district to take."""

    kind = "seize"

    def seat(self, s: CitadelsState, other: i64) -> i64:
        return s.turn

    def reason(self, s: CitadelsState, other: i64, card: i64) -> i64:
        return seize_reason(s, other, card)

    def number(self, s: CitadelsState, other: i64, card: i64) -> i64:
        return surcharge(s, other, cost(s, card))

    def offer(self, s: CitadelsState, other: i64, moves: MoveCollector) -> None:
        offer_districts_of(s, other, TAKE, self, moves)

    def choose(self, s: CitadelsState, other: i64, move: i64) -> None:
        choose_copy(s, other, move - TAKE, self)

    def take(self, s: CitadelsState, other: i64, card: i64) -> None:
        s.pop()
        gold = surcharge(s, other, cost(s, card))
        s.players[s.turn].gold -= gold
        s.players[other].gold += gold
        leaves_city(s, other, card)
        s.emit(EVERYONE, "district-seized", s.turn, other, card & KIND, gold, coin_on(card))
        enters_city(s, s.turn, card)
        district_moves(s, card, other, s.turn)
