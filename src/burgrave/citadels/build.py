"""Building a district from the hand: its cost is paid, and it enters the city faceup.

The order of one build: declare the card and the payment, pay, let the Magistrate confiscate, put the
district into the city, pay tax, run the effects of building it, check whether the city is completed.
"""

from typing import final

from librt.vecs import append, remove
from mypy_extensions import i64

from burgrave.citadels.cards import discard, discards_go, leaves_hand
from burgrave.citadels.catalogue import LAST_DISTRICT, TYPE_OF, UNIQUE, bit
from burgrave.citadels.characters.character import Character
from burgrave.citadels.moves import BUILD
from burgrave.citadels.reasons import (
    ACTION_CARD,
    ALREADY_IN_CITY,
    CANNOT_BUILD_AT_ALL,
    CITY_IS_FULL,
    GATHER_FIRST,
    LIMIT_REACHED,
    NOT_IN_HAND,
    TOO_EXPENSIVE,
)
from burgrave.citadels.state import KIND, CitadelsPlayer, CitadelsState, coin_on
from burgrave.citadels.steps import CONFISCATION, DISTRICT_ENTERS
from burgrave.core.agenda import NO_SEAT, Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


def offer_building(s: CitadelsState, p: CitadelsPlayer, character: Character, moves: MoveCollector) -> None:
    if s.gathered:
        offer_hand_to_build(s, p, character, moves)
    elif moves.wants_reasons:
        for kind in p.hand:
            moves.refuse(BUILD + kind, not_before_gathering(s, p, character))
    if moves.wants_reasons:
        for kind in range(1, LAST_DISTRICT + 1):
            if kind not in p.hand:
                moves.refuse(BUILD + kind, NOT_IN_HAND)


def not_before_gathering(s: CitadelsState, p: CitadelsPlayer, character: Character) -> i64:
    """Return the reason why nothing can be built yet.

    Reasons that stay after gathering come first.
    """
    if character.cannot_build():
        return CANNOT_BUILD_AT_ALL
    return CITY_IS_FULL if city_is_full(s, p, character) else GATHER_FIRST


def offer_hand_to_build(
    s: CitadelsState, p: CitadelsPlayer, character: Character, moves: MoveCollector
) -> None:
    spent = character.cannot_build() or s.builds >= limit(s, character)
    if spent and not moves.wants_reasons and not s.rules.on_limit and not character.builds_beyond_limit():
        return
    checked = spent or city_is_full(s, p, character)
    last: i64 = 0
    for kind in p.hand:
        if kind == last:
            continue
        last = kind
        if kind > LAST_DISTRICT:
            moves.refuse(BUILD + kind, ACTION_CARD)
            continue
        if checked or (p.built | s.rules.on_may_build) & bit(kind):
            reason = may_not_build(s, p, character, kind)
            if reason:
                refuse_to_build(s, character, kind, reason, moves)
                continue
        price = price_of(s, p, kind)
        if price <= p.gold or character.can_borrow(s, s.turn, price - p.gold):
            moves.allow(BUILD + kind)
        else:
            moves.refuse(BUILD + kind, TOO_EXPENSIVE, price)


def refuse_to_build(
    s: CitadelsState, character: Character, kind: i64, reason: i64, moves: MoveCollector
) -> None:
    if reason == LIMIT_REACHED:
        moves.refuse(BUILD + kind, reason, limit(s, character))
    else:
        moves.refuse(BUILD + kind, reason)


def limit(s: CitadelsState, character: Character) -> i64:
    return character.building_limit() + s.extra_builds


def counts(s: CitadelsState, character: Character, kind: i64) -> bool:
    """Return whether building this kind counts toward the limit."""
    if s.free_build:
        return False
    if s.rules.on_limit & bit(kind) and not s.rules.districts[kind].counts_toward_limit():
        return False
    return character.counts_toward_limit(kind)


def may_not_build(s: CitadelsState, p: CitadelsPlayer, character: Character, kind: i64) -> i64:
    """Return the reason why this district cannot be built now, or 0. The price is not checked."""
    if character.cannot_build():
        return CANNOT_BUILD_AT_ALL
    if s.builds >= limit(s, character) and counts(s, character, kind):
        return LIMIT_REACHED
    if city_is_full(s, p, character):
        return CITY_IS_FULL
    return may_not_stand(s, p, character, kind)


def city_is_full(s: CitadelsState, p: CitadelsPlayer, character: Character) -> bool:
    """Return whether the city is completed and this character may therefore not build any more."""
    return s.rules.completed_city_is_full and is_completed(s, p) and not character.builds_in_full_city()


def may_not_stand(s: CitadelsState, p: CitadelsPlayer, character: Character, kind: i64) -> i64:
    """Return the reason why this district can never be built in this city, or 0."""
    if p.built & bit(kind) and not may_duplicate(s, p, character):
        return ALREADY_IN_CITY
    if s.rules.on_may_build & bit(kind):
        return s.rules.districts[kind].may_not_be_built(s, seat_of(s, p))
    return 0


def may_duplicate(s: CitadelsState, p: CitadelsPlayer, character: Character) -> bool:
    """Return whether this player may build a second district of the same name."""
    if s.rules.duplicates_allowed or p.built & s.rules.on_duplicates:
        return True
    return character.builds_duplicates()


def seat_of(s: CitadelsState, p: CitadelsPlayer) -> i64:
    seat: i64 = 0
    while s.players[seat] is not p:
        seat += 1
    return seat


def price_of(s: CitadelsState, p: CitadelsPlayer, kind: i64) -> i64:
    """Return the price that this player pays to build this district."""
    if p.built & s.rules.on_price and TYPE_OF[kind] == UNIQUE:
        return price_after_city(s, p, kind)
    return s.rules.cost[kind]


def price_after_city(s: CitadelsState, p: CitadelsPlayer, kind: i64) -> i64:
    """Return the price after the districts of this city have changed it."""
    price: i64 = s.rules.cost[kind]
    for card in p.city:
        if s.rules.on_price & bit(card & KIND):
            price = s.rules.districts[card & KIND].price_of(kind, price)
    return price


def build(s: CitadelsState, kind: i64) -> None:
    """Pay in gold and build."""
    p = s.players[s.turn]
    price = price_of(s, p, kind)
    declare(s, kind)
    pay_and_build(s, price, is_paid=True)


def declare_openly(s: CitadelsState, kind: i64) -> None:
    """Declare a district if another choice must be made before it is paid for."""
    declare(s, kind)
    s.emit(EVERYONE, "district-declared", s.turn, kind)


def declare(s: CitadelsState, kind: i64) -> None:
    """Remove the card from the hand, visible to all, and decide whether it counts toward the limit."""
    s.building = kind
    s.counted = counts(s, s.rules.character(s.rank), kind)
    s.free_build = False
    leaves_hand(s, s.turn, kind, EVERYONE)
    s.block_undo()


def pay_and_build(s: CitadelsState, gold: i64, is_paid: bool) -> None:
    """Pay `gold` (0 if paid in another way). Then ask the Magistrate or put the district into the city."""
    seat = s.turn
    s.players[seat].gold -= gold
    s.paid = gold
    s.spent += gold
    if s.counted:
        s.builds += 1
    s.emit(EVERYONE, "district-built", seat, s.building, gold)
    first = is_paid and not s.first_paid
    if is_paid:
        s.first_paid = True
    if first and may_be_confiscated(s, seat):
        s.then(CONFISCATION)
        s.then(DISTRICT_ENTERS, seat)
    else:
        stands(s, seat)


def may_be_confiscated(s: CitadelsState, seat: i64) -> bool:
    """Return whether the current character may have the signed warrant, by public knowledge."""
    if not s.warrants & bit(s.rank) or s.protected & bit(s.rank):
        return False
    return s.magistrate != seat and not s.signed_shown


@final
class DistrictEntersStep(Step[CitadelsState]):
    """The district enters a city, if the Magistrate has not confiscated it."""

    def run(self, s: CitadelsState, seat: i64) -> None:
        if s.building:
            stands(s, seat)


def stands(s: CitadelsState, seat: i64) -> None:
    """Put the built district into the city: pay tax, check completion, run the effects of building it."""
    kind = s.building
    s.building = 0
    p = s.players[seat]
    p.fresh |= bit(kind)
    if s.rules.tax_collector and (seat != s.turn or s.rank != s.rules.tax_collector) and p.gold > 0:
        p.gold -= 1
        s.tax += 1
        s.emit(EVERYONE, "tax-paid", seat, 1)
    enters_city(s, seat, kind)
    if s.rules.on_enter & bit(kind):
        s.rules.districts[kind].enters(s, seat)


def enters_city(s: CitadelsState, seat: i64, card: i64) -> None:
    p = s.players[seat]
    p.city = append(p.city[:], card)
    p.built |= bit(card & KIND)
    check_completion(s, seat)


def check_completion(s: CitadelsState, seat: i64) -> None:
    p = s.players[seat]
    if s.bell_early and size(s, p) >= s.rules.completion - 1:
        s.bell_reached = True
    if is_completed(s, p) and not p.completed:
        p.completed = True
        if s.first == NO_SEAT:
            s.first = seat
        s.ending = True
        s.emit(EVERYONE, "city-completed", seat)


def leaves_city(s: CitadelsState, seat: i64, card: i64) -> None:
    p = s.players[seat]
    city = remove(p.city[:], card)
    p.city = city
    kind = card & KIND
    for other in city:
        if other & KIND == kind:
            return
    p.built &= ~bit(kind)
    p.fresh &= ~bit(kind)


def size(s: CitadelsState, p: CitadelsPlayer) -> i64:
    """Return the number of districts that the city counts as toward its completion."""
    total: i64 = len(p.city) + p.big_tops
    if p.built & s.rules.on_size:
        total += 1
    return total


def is_completed(s: CitadelsState, p: CitadelsPlayer) -> bool:
    """Return whether the city has enough districts to be completed at this time."""
    return size(s, p) >= s.rules.completion


def falls(s: CitadelsState, seat: i64, card: i64) -> None:
    """Discard a destroyed or sacrificed district, visible to all, without its coin."""
    kind = card & KIND
    leaves_city(s, seat, card)
    discard(s, kind, EVERYONE)
    if s.rules.on_leave & bit(kind):
        s.rules.districts[kind].leaves(s, seat)


def sacrifice(s: CitadelsState, seat: i64, card: i64) -> None:
    """Sacrifice a district of the seat's own city."""
    s.emit(EVERYONE, "district-sacrificed", seat, card & KIND, discards_go(s), coin_on(card))
    falls(s, seat, card)


def find_district(p: CitadelsPlayer, kind: i64) -> i64:
    """Return the first district of this kind in the city, with its coin, or 0 if there is none."""
    for card in p.city:
        if card & KIND == kind:
            return card
    return 0
