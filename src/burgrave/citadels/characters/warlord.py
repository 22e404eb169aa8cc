"""Warlord (rank 8): one gold for each military district; destroy a district for its cost less one. [6.8.1]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.build import leaves_city
from burgrave.citadels.cards import discard, discards_go
from burgrave.citadels.catalogue import bit
from burgrave.citadels.characters.military import Military
from burgrave.citadels.district_choice import DistrictChoiceStep
from burgrave.citadels.moves import DESTROY
from burgrave.citadels.rank_8 import cost, district_forbidden, surcharge
from burgrave.citadels.reasons import (
    DISTRICT_PROTECTED,
    TOO_EXPENSIVE,
)
from burgrave.citadels.state import KIND, CitadelsState, coin_on
from burgrave.citadels.steps import CLEAR_RUBBLE, WARLORD_DESTROY
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE


@final
class Warlord(Military):
    def district_step(self) -> i64:
        return WARLORD_DESTROY

    def affects_own_city(self) -> bool:
        return True

    def any_district(self, s: CitadelsState, other: i64) -> bool:
        gold = s.players[s.turn].gold
        for card in s.players[other].city:
            if price(s, other, card) <= gold and not district_forbidden(s, card):
                return True
        return False


def price(s: CitadelsState, owner: i64, card: i64) -> i64:
    return surcharge(s, owner, cost(s, card) - 1)


@final
class WarlordDestroyStep(DistrictChoiceStep):
    """The choice of the district to destroy. The argument is the seat of its owner."""

    kind = "destroy"

    def __init__(self) -> None:
        super().__init__(DESTROY)

    def reason(self, s: CitadelsState, owner: i64, card: i64) -> i64:
        if district_forbidden(s, card):
            return DISTRICT_PROTECTED
        if price(s, owner, card) > s.players[s.turn].gold:
            return TOO_EXPENSIVE
        return 0

    def number(self, s: CitadelsState, owner: i64, card: i64) -> i64:
        return price(s, owner, card)

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
