"""Armory (3): in your turn destroy it to destroy another district, not in a completed city. [7.1]

It is no ability of rank 8: nothing that protects from that one protects from this.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.build import completed, falls, sacrifice, standing
from burgrave.citadels.cards import discards_go
from burgrave.citadels.catalogue import ARMORY
from burgrave.citadels.district_choice import DistrictChoice, choose_copy, offer_districts_of
from burgrave.citadels.districts.district import District
from burgrave.citadels.moves import DESTROY, TARGET, USE
from burgrave.citadels.reasons import (
    ANOTHER_NOT_YOURSELF,
    CITY_COMPLETED,
    NO_SUCH_SEAT,
    NOTHING_TO_TARGET,
)
from burgrave.citadels.state import KIND, Table, coin_on
from burgrave.citadels.steps import ARMORY_DESTROY, ARMORY_TARGET
from burgrave.core.agenda import Step
from burgrave.core.event import EVERYONE, SEATS
from burgrave.core.offer import Offer


@final
class Armory(District):
    def offer(self, s: Table, seat: i64, o: Offer) -> None:
        owner: i64 = 0
        while owner < len(s.players):
            if city_forbidden(s, owner) == 0:
                o.allow(USE + ARMORY)
                return
            owner += 1
        o.refuse(USE + ARMORY, NOTHING_TO_TARGET)

    def choose(self, s: Table, seat: i64) -> None:
        s.tell(EVERYONE, "district-used", seat, ARMORY, 0)
        s.push(ARMORY_TARGET)


def city_forbidden(s: Table, owner: i64) -> i64:
    """The reason why nothing in this city can be destroyed; 0 if something can."""
    p = s.players[owner]
    if completed(s, p):
        return CITY_COMPLETED
    for card in p.city:
        if card & KIND != ARMORY:
            return 0
    return NOTHING_TO_TARGET


@final
class ArmoryTarget(Step[Table]):
    """In whose city."""

    kind = "armory-target"

    def seat(self, s: Table, argument: i64) -> i64:
        return s.turn

    def offer(self, s: Table, argument: i64, o: Offer) -> None:
        owner: i64 = 0
        while owner < len(s.players):
            reason = city_forbidden(s, owner)
            if reason:
                o.refuse(TARGET + owner, reason)
            else:
                o.allow(TARGET + owner)
            owner += 1
        while o.curious and owner < SEATS:
            o.refuse(TARGET + owner, NO_SUCH_SEAT)
            owner += 1

    def choose(self, s: Table, argument: i64, move: i64) -> None:
        s.pop()
        s.push(ARMORY_DESTROY, move - TARGET)


@final
class ArmoryDestroy(DistrictChoice):
    """Which district falls; the Armory goes under the deck before it."""

    kind = "armory"

    def seat(self, s: Table, owner: i64) -> i64:
        return s.turn

    def reason(self, s: Table, owner: i64, card: i64) -> i64:
        return ANOTHER_NOT_YOURSELF if card & KIND == ARMORY else 0

    def offer(self, s: Table, owner: i64, o: Offer) -> None:
        offer_districts_of(s, owner, DESTROY, self, o)

    def choose(self, s: Table, owner: i64, move: i64) -> None:
        choose_copy(s, owner, move - DESTROY, self)

    def take(self, s: Table, owner: i64, card: i64) -> None:
        s.pop()
        sacrifice(s, s.turn, standing(s.players[s.turn], ARMORY))
        s.tell(EVERYONE, "district-destroyed", s.turn, owner, card & KIND, 0, discards_go(s), coin_on(card))
        falls(s, owner, card)
