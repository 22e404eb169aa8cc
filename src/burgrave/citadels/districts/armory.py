"""Armory (3): in your turn destroy it to destroy another district, not in a completed city. [7.1]

It is not the ability of rank 8. Protection from rank 8 does not protect from the Armory.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.build import falls, find_district, is_completed, sacrifice
from burgrave.citadels.cards import discards_go
from burgrave.citadels.catalogue import ARMORY
from burgrave.citadels.district_choice import DistrictChoiceStep
from burgrave.citadels.districts.district import District
from burgrave.citadels.moves import DESTROY, TARGET, USE
from burgrave.citadels.reasons import (
    ANOTHER_NOT_YOURSELF,
    CITY_COMPLETED,
    NO_SUCH_SEAT,
    NOTHING_TO_TARGET,
)
from burgrave.citadels.state import KIND, CitadelsState, coin_on
from burgrave.citadels.steps import ARMORY_DESTROY, ARMORY_TARGET
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE, SEATS
from burgrave.core.move_collector import MoveCollector


@final
class Armory(District):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        owner: i64 = 0
        while owner < len(s.players):
            if city_forbidden(s, owner) == 0:
                moves.allow(USE + ARMORY)
                return
            owner += 1
        moves.refuse(USE + ARMORY, NOTHING_TO_TARGET)

    def choose(self, s: CitadelsState, seat: i64) -> None:
        s.emit(EVERYONE, "district-used", seat, ARMORY, 0)
        s.push(ARMORY_TARGET)


def city_forbidden(s: CitadelsState, owner: i64) -> i64:
    """Return the reason why no district of this city can be destroyed, or 0."""
    p = s.players[owner]
    if is_completed(s, p):
        return CITY_COMPLETED
    for card in p.city:
        if card & KIND != ARMORY:
            return 0
    return NOTHING_TO_TARGET


@final
class ArmoryTargetStep(Step[CitadelsState]):
    """The choice of the city."""

    kind = "armory-target"

    def seat(self, s: CitadelsState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, argument: i64, moves: MoveCollector) -> None:
        owner: i64 = 0
        while owner < len(s.players):
            reason = city_forbidden(s, owner)
            if reason:
                moves.refuse(TARGET + owner, reason)
            else:
                moves.allow(TARGET + owner)
            owner += 1
        while moves.wants_reasons and owner < SEATS:
            moves.refuse(TARGET + owner, NO_SUCH_SEAT)
            owner += 1

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        s.pop()
        s.push(ARMORY_DESTROY, move - TARGET)


@final
class ArmoryDestroyStep(DistrictChoiceStep):
    """The choice of the district to destroy. The Armory goes under the deck before it."""

    kind = "armory"

    def __init__(self) -> None:
        super().__init__(DESTROY)

    def reason(self, s: CitadelsState, owner: i64, card: i64) -> i64:
        return ANOTHER_NOT_YOURSELF if card & KIND == ARMORY else 0

    def take(self, s: CitadelsState, owner: i64, card: i64) -> None:
        s.pop()
        sacrifice(s, s.turn, find_district(s.players[s.turn], ARMORY))
        s.emit(EVERYONE, "district-destroyed", s.turn, owner, card & KIND, 0, discards_go(s), coin_on(card))
        falls(s, owner, card)
