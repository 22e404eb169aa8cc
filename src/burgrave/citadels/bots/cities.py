"""What h1 does to cities: destroy, take, exchange, sacrifice, replace, beautify."""

from mypy_extensions import i64

from burgrave.citadels.action_cards.living_cannonball import difference, replace_reason
from burgrave.citadels.bots.worth import POINTS, district_worth, nearly_complete, standing_worth, text_worth
from burgrave.citadels.catalogue import ARMORY, BASILICA, LAST_DISTRICT, bit
from burgrave.citadels.characters.diplomat import can_give, exchange_reason
from burgrave.citadels.characters.diplomat import price as exchange_price
from burgrave.citadels.characters.marshal import seize_reason
from burgrave.citadels.characters.warlord import price as destroy_price
from burgrave.citadels.rank_8 import cost, district_forbidden, surcharge
from burgrave.citadels.state import KIND, CitadelsState
from burgrave.citadels.steps import (
    ARMORY_DESTROY,
    CANNONBALL_OLD,
    DIPLOMAT_OTHER,
    DIPLOMAT_OWN,
    NECROPOLIS_SACRIFICE,
)


def destroy_target(s: CitadelsState, seat: i64, owner: i64) -> i64:
    """Return the worth of this city as the Warlord's target: cheap districts of leaders.

    It is the last thing to do in the turn.
    """
    if owner == seat:
        return -1
    p = s.players[owner]
    budget: i64 = 0
    if nearly_complete(s, p, 2):
        budget = 4
    elif standing_worth(s, owner) > standing_worth(s, seat):
        budget = 1
    cheapest: i64 = 99
    for card in p.city:
        if not district_forbidden(s, card):
            cheapest = min(cheapest, destroy_price(s, owner, card))
    if cheapest > min(budget, s.players[seat].gold):
        return -1
    return 1000 + 10 * standing_worth(s, owner)


def destroy_worth(s: CitadelsState, kind: i64) -> i64:
    """Return the worth of destroying this kind: its points against its cost. The Armory pays nothing."""
    if s.current_step() == ARMORY_DESTROY:
        return district_worth(s, kind)
    return 2 * district_worth(s, kind) - 150 * s.rules.cost[kind]


def armory_worth(s: CitadelsState, seat: i64, owner: i64) -> i64:
    """Return the worth of this city as the Armory's target: only a leader about to complete a city."""
    p = s.players[owner]
    if owner == seat or not nearly_complete(s, p, 1) or nearly_complete(s, p, 0):
        return -1
    if standing_worth(s, owner) < standing_worth(s, seat):
        return -1
    return 1000 + 10 * standing_worth(s, owner)


def any_armory_target(s: CitadelsState, seat: i64) -> bool:
    owner: i64 = 0
    while owner < s.rules.players:
        if armory_worth(s, seat, owner) > 0:
            return True
        owner += 1
    return False


def seize_target(s: CitadelsState, seat: i64, owner: i64) -> i64:
    """Return the worth of this city as the Marshal's target: leaders are preferred."""
    best: i64 = 0
    for card in s.players[owner].city:
        if seize_reason(s, owner, card) == 0:
            best = max(best, seize_worth(s, owner, card))
    return 1000 + best + 10 * standing_worth(s, owner)


def seize_worth(s: CitadelsState, owner: i64, card: i64) -> i64:
    return district_worth(s, card) - 20 * surcharge(s, owner, cost(s, card))


def exchange_target(s: CitadelsState, seat: i64, owner: i64) -> i64:
    """Return the worth of this city for the Diplomat: the gain of the best exchange."""
    best: i64 = -1
    for given in s.players[seat].city:
        if can_give(s, owner, given):
            best = max(best, best_exchange(s, owner, given))
    return 1000 + best + standing_worth(s, owner) if best > 100 else -1


def best_exchange(s: CitadelsState, owner: i64, given: i64) -> i64:
    best: i64 = -10_000
    for taken in s.players[owner].city:
        if exchange_reason(s, owner, given, taken) == 0:
            best = max(best, exchange_gain(s, owner, given, taken))
    return best


def exchange_gain(s: CitadelsState, owner: i64, given: i64, taken: i64) -> i64:
    """Return the gain of an exchange: the points count for both players, minus the gold paid."""
    points = district_worth(s, taken) - district_worth(s, given)
    return 2 * points - 140 * exchange_price(s, owner, given, taken)


def take_worth(s: CitadelsState, owner: i64, kind: i64) -> i64:
    """Return the worth of taking this kind from another city, as Diplomat or Marshal."""
    best: i64 = -10_000
    for card in s.players[owner].city:
        if card & KIND != kind:
            continue
        if s.current_step() != DIPLOMAT_OTHER:
            if seize_reason(s, owner, card) == 0:
                best = max(best, seize_worth(s, owner, card))
        elif exchange_reason(s, owner, s.picked, card) == 0:
            best = max(best, exchange_gain(s, owner, s.picked, card))
    return best


def give_worth(s: CitadelsState, owner: i64, kind: i64) -> i64:
    """Return the worth of giving this kind away as the Diplomat."""
    best: i64 = -10_000
    for card in s.players[s.turn].city:
        if card & KIND == kind and can_give(s, owner, card):
            best = max(best, best_exchange(s, owner, card))
    return best


def sacrifice_worth(s: CitadelsState, seat: i64, kind: i64) -> i64:
    """Return the worth of sacrificing this kind of the seat's own city.

    The Necropolis takes the least valuable district, the Cannonball the one with the best replacement.
    """
    best: i64 = -10_000
    for card in s.players[seat].city:
        if card & KIND == kind:
            if s.current_step() == CANNONBALL_OLD:
                best = max(best, replace_gain(s, seat, card))
            else:
                best = max(best, 2000 - district_worth(s, card))
    return best


def replace_gain(s: CitadelsState, seat: i64, old: i64) -> i64:
    """Return the gain of the best replacement of this district, or a large negative number."""
    best: i64 = -10_000
    for kind in s.players[seat].hand:
        if kind <= LAST_DISTRICT and replace_reason(s, seat, old, kind) == 0:
            gain = put_worth(s, seat, kind) - district_worth(s, old)
            best = max(best, gain - 40 * difference(s, old, kind))
    return best


def put_worth(s: CitadelsState, seat: i64, kind: i64) -> i64:
    """Return the worth of a district that the Living Cannonball puts into the city."""
    worth: i64 = POINTS * s.rules.value[kind]
    if kind >= ARMORY:
        worth += 50 + text_worth(s, seat, s.players[seat], kind) // 2
    return worth


def best_replacement(s: CitadelsState, seat: i64) -> i64:
    best: i64 = -10_000
    for card in s.players[seat].city:
        best = max(best, replace_gain(s, seat, card))
    return best


def poorest_district(s: CitadelsState, seat: i64) -> i64:
    """Return the worth of the least valuable district of the seat's own city."""
    least: i64 = 10_000
    for card in s.players[seat].city:
        least = min(least, district_worth(s, card))
    return least


def beautify_worth(s: CitadelsState, seat: i64, kind: i64) -> i64:
    """Return the worth of a coin: a point for a gold, good late or with gold to spare."""
    p = s.players[seat]
    if not s.gathered or not (s.ending or p.gold >= 3 or nearly_complete(s, p, 2)):
        return -1
    worth: i64 = 300 + 5 * s.rules.cost[kind]
    if p.built & bit(BASILICA):
        worth += -60 if s.rules.cost[kind] & 1 else 60
    return worth


def keeps_the_coin(s: CitadelsState) -> bool:
    """Return whether to choose the plain copy: a district that is given up.

    For a district that is taken or destroyed, the beautified copy is better.
    """
    below = s.next_step()
    return below == DIPLOMAT_OWN or below == NECROPOLIS_SACRIFICE or below == CANNONBALL_OLD
