"""Warlord (rank 8): one gold for each military district; destroy a district for its cost less one."""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.build import leaves_city
from burgrave.citadels.cards import discard
from burgrave.citadels.catalogue import LAST_DISTRICT, MILITARY, bit
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moments import rank_8_forbidden
from burgrave.citadels.moves import DESTROY, TARGET
from burgrave.citadels.rank_8 import city_forbidden
from burgrave.citadels.reasons import (
    ABILITY_USED,
    DISTRICT_PROTECTED,
    NO_SUCH_SEAT,
    NOT_IN_CITY,
    NOTHING_TO_TARGET,
    TOO_EXPENSIVE,
)
from burgrave.citadels.state import Player, Table
from burgrave.citadels.steps import CLEAR_RUBBLE, WARLORD_DESTROY
from burgrave.core.agenda import Step
from burgrave.core.event import EVERYONE, SEATS
from burgrave.core.offer import Offer


@final
class Warlord(Character):
    def income_type(self) -> i64:
        return MILITARY

    def offer(self, s: Table, seat: i64, o: Offer) -> None:
        if s.acted & POWER_USED and not o.curious:
            return
        owner: i64 = 0
        for p in s.players:
            if s.acted & POWER_USED:
                o.refuse(TARGET + owner, ABILITY_USED)
            else:
                reason = city_forbidden(s, owner)
                if reason:
                    o.refuse(TARGET + owner, reason)
                elif not any_target(s, p):
                    o.refuse(TARGET + owner, NOTHING_TO_TARGET)
                else:
                    o.allow(TARGET + owner)
            owner += 1
        while o.curious and owner < SEATS:
            o.refuse(TARGET + owner, NO_SUCH_SEAT)
            owner += 1

    def choose(self, s: Table, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        s.push(WARLORD_DESTROY, move - TARGET)


def price(s: Table, kind: i64) -> i64:
    return s.rules.cost[kind] - 1


def any_target(s: Table, p: Player) -> bool:
    gold = s.players[s.turn].gold
    for kind in p.city:
        if price(s, kind) <= gold and not rank_8_forbidden(s, kind):
            return True
    return False


@final
class WarlordDestroy(Step[Table]):
    """Which district of the chosen city falls."""

    kind = "destroy"

    def seat(self, s: Table, owner: i64) -> i64:
        return s.turn

    def offer(self, s: Table, owner: i64, o: Offer) -> None:
        p = s.players[owner]
        gold = s.players[s.turn].gold
        asked: i64 = 0
        for card in p.city:
            kind: i64 = card
            if asked & bit(kind):
                continue
            asked |= bit(kind)
            if rank_8_forbidden(s, kind):
                o.refuse(DESTROY + kind, DISTRICT_PROTECTED)
            elif price(s, kind) > gold:
                o.refuse(DESTROY + kind, TOO_EXPENSIVE, price(s, kind))
            else:
                o.allow(DESTROY + kind)
        if o.curious:
            for kind in range(1, LAST_DISTRICT + 1):
                if not asked & bit(kind):
                    o.refuse(DESTROY + kind, NOT_IN_CITY)

    def choose(self, s: Table, owner: i64, move: i64) -> None:
        kind = move - DESTROY
        s.pop()
        s.players[s.turn].gold -= price(s, kind)
        leaves_city(s, owner, kind)
        s.rubble = kind
        s.tell(EVERYONE, "district-destroyed", s.turn, owner, kind, price(s, kind))
        s.push(CLEAR_RUBBLE)
        seat: i64 = 0
        for p in s.players:
            if p.built & s.rules.on_warlord and seat != s.turn:
                for answering in p.city:
                    if s.rules.on_warlord & bit(answering):
                        s.rules.districts[answering].warlord_destroyed(s, seat)
            seat += 1


@final
class ClearRubble(Step[Table]):
    """A destroyed district that nobody took goes where discarded cards go, for all to see."""

    def run(self, s: Table, argument: i64) -> None:
        if s.rubble:
            discard(s, s.rubble, EVERYONE)
            s.rubble = 0
