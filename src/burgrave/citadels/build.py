"""Building: from the hand, for its cost, faceup into the city, within the limit."""

from mypy_extensions import i64

from burgrave.citadels.cards import leaves_hand
from burgrave.citadels.catalogue import LAST_DISTRICT, bit
from burgrave.citadels.characters.character import Character
from burgrave.citadels.moves import BUILD
from burgrave.citadels.reasons import (
    ALREADY_IN_CITY,
    GATHER_FIRST,
    LIMIT_REACHED,
    NOT_IN_HAND,
    TOO_EXPENSIVE,
)
from burgrave.citadels.state import Player, Table
from burgrave.core.agenda import NOBODY
from burgrave.core.event import EVERYONE
from burgrave.core.offer import Offer


def offer_building(s: Table, p: Player, character: Character, o: Offer) -> None:
    if not s.gathered and not o.curious:
        return
    limit = character.building_limit()
    if s.gathered and s.builds < limit:
        last: i64 = 0
        cost = s.rules.cost
        for card in p.hand:
            kind: i64 = card
            if kind == last:
                continue
            last = kind
            if cost[kind] > p.gold:
                o.refuse(BUILD + kind, TOO_EXPENSIVE, cost[kind])
            elif p.built & bit(kind) and not s.rules.duplicates_allowed:
                o.refuse(BUILD + kind, ALREADY_IN_CITY)
            else:
                o.allow(BUILD + kind)
    elif o.curious:
        for kind in p.hand:
            if s.gathered:
                o.refuse(BUILD + kind, LIMIT_REACHED, limit)
            else:
                o.refuse(BUILD + kind, GATHER_FIRST)
    if o.curious:
        for kind in range(1, LAST_DISTRICT + 1):
            if kind not in p.hand:
                o.refuse(BUILD + kind, NOT_IN_HAND)


def build(s: Table, kind: i64) -> None:
    """Pay, then the district stands."""
    seat = s.turn
    p = s.players[seat]
    price: i64 = s.rules.cost[kind]
    leaves_hand(s, seat, kind, EVERYONE)
    p.gold -= price
    s.builds += 1
    s.shows()
    s.tell(EVERYONE, "district-built", seat, kind, price)
    enters_city(s, seat, kind)
    p.fresh |= bit(kind)


def enters_city(s: Table, seat: i64, kind: i64) -> None:
    p = s.players[seat]
    p.city.append(kind)
    p.built |= bit(kind)
    if completed(s, p) and not p.completed:
        p.completed = True
        if s.first == NOBODY:
            s.first = seat
        s.ending = True
        s.tell(EVERYONE, "city-completed", seat)


def leaves_city(s: Table, seat: i64, kind: i64) -> None:
    p = s.players[seat]
    p.city.remove(kind)
    if kind not in p.city:
        p.built &= ~bit(kind)
        p.fresh &= ~bit(kind)


def completed(s: Table, p: Player) -> bool:
    """Whether the city has, now, the districts of a completed one."""
    return len(p.city) >= s.rules.completion
