"""Marshal (rank 8): one gold for each military district; take a cheap district and pay its owner. [6.8.3]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.build import enters_city, leaves_city
from burgrave.citadels.catalogue import bit
from burgrave.citadels.characters.military import Military, pay_owner
from burgrave.citadels.district_choice import DistrictChoiceStep
from burgrave.citadels.moves import TAKE
from burgrave.citadels.rank_8 import cost, district_forbidden, district_moves, surcharge
from burgrave.citadels.reasons import (
    DISTRICT_PROTECTED,
    SECOND_COPY_THERE,
    TOO_DEAR_TO_SEIZE,
    TOO_EXPENSIVE,
)
from burgrave.citadels.state import KIND, CitadelsState, coin_on
from burgrave.citadels.steps import MARSHAL_SEIZE
from burgrave.core.events import EVERYONE

MOST_COST: Final = 3


@final
class Marshal(Military):
    def district_step(self) -> i64:
        return MARSHAL_SEIZE

    def any_district(self, s: CitadelsState, other: i64) -> bool:
        for card in s.players[other].city:
            if seize_reason(s, other, card) == 0:
                return True
        return False


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

    def __init__(self) -> None:
        super().__init__(TAKE)

    def reason(self, s: CitadelsState, other: i64, card: i64) -> i64:
        return seize_reason(s, other, card)

    def number(self, s: CitadelsState, other: i64, card: i64) -> i64:
        return surcharge(s, other, cost(s, card))

    def take(self, s: CitadelsState, other: i64, card: i64) -> None:
        s.pop()
        gold = surcharge(s, other, cost(s, card))
        pay_owner(s, other, gold)
        leaves_city(s, other, card)
        s.emit(EVERYONE, "district-seized", s.turn, other, card & KIND, gold, coin_on(card))
        enters_city(s, s.turn, card)
        district_moves(s, card, other, s.turn)
