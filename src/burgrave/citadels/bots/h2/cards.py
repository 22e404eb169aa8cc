"""Gold and cards: what h2 gathers, keeps, swaps and builds."""

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.citadels.bots.gathering import wants_gold
from burgrave.citadels.bots.h2.context import H2Context
from burgrave.citadels.bots.h2.weights import (
    BUILD_COST,
    BUILD_PAYS,
    BUILD_RACE,
    BUILD_SAVE,
    BUILD_TEMPO,
    BUILD_TYPE,
    BUILD_UNIQUE,
    GOLD_DEAREST,
    GOLD_HAND,
    GOLD_MORE,
    HOLD_BACK,
    KEEP_COST,
    KEEP_FAR,
    KEEP_RACE,
    KEEP_TWIN,
    KEEP_TYPE,
    KEEP_UNIQUE,
    SWAP_LEAST,
)
from burgrave.citadels.bots.worth import card_worth, is_useful, near_the_end, useful
from burgrave.citadels.build import limit, price_of, size
from burgrave.citadels.catalogue import KINDS_OF_TYPE, LIBRARY, TYPE_OF, UNIQUE, bit
from burgrave.citadels.scoring import points
from burgrave.citadels.state import CitadelsPlayer, CitadelsState
from burgrave.core.numbers import insert_sorted


def keeping_worth(context: H2Context, kind: i64) -> float:
    """Return the worth of a card to keep: the worth of h1 with corrections."""
    w = context.weights
    p = context.s.players[context.seat]
    cost = float(context.s.rules.cost[kind])
    worth = float(card_worth(context.s, context.seat, kind)) + w[KEEP_COST] * cost
    if near_the_end(context.s, context.seat):
        worth += w[KEEP_RACE] * cost
    worth -= w[KEEP_FAR] * max(0.0, cost - float(p.gold))
    if is_new_type(p, kind):
        worth += w[KEEP_TYPE]
    if TYPE_OF[kind] == UNIQUE:
        worth += w[KEEP_UNIQUE]
    return worth - w[KEEP_TWIN] if kind in p.hand else worth


def is_new_type(p: CitadelsPlayer, kind: i64) -> bool:
    """Return whether the city has no district of this type."""
    type: i64 = TYPE_OF[kind]
    return type > 0 and not p.built & KINDS_OF_TYPE[type]


def building_bonus(context: H2Context, kind: i64) -> float:
    """Return what is added to h1's worth of building a district."""
    s = context.s
    w = context.weights
    cost = float(s.rules.cost[kind])
    bonus = w[BUILD_COST] * cost
    if near_the_end(s, context.seat):
        bonus += w[BUILD_RACE] * cost
    if is_new_type(s.players[context.seat], kind):
        bonus += w[BUILD_TYPE]
    if TYPE_OF[kind] == UNIQUE:
        bonus += w[BUILD_UNIQUE]
    if s.rules.pays(s.rank) & bit(kind):
        bonus += w[BUILD_PAYS]
    return bonus


def leaves_unbuilt(context: H2Context, kind: i64) -> bool:
    """Return whether a district is not worth its gold now, or would end the game for another player."""
    s = context.s
    w = context.weights
    p = s.players[context.seat]
    if s.ending:
        return False
    if size(s, p) == s.rules.completion - 1:
        return float(lead(s, context.seat)) + float(s.rules.value[kind]) < -w[HOLD_BACK]
    dearer = float(dearest(s, p) - price_of(s, p, kind))
    return w[BUILD_TEMPO] + float(card_worth(s, context.seat, kind)) < w[BUILD_SAVE] * dearer


def lead(s: CitadelsState, seat: i64) -> i64:
    """Return the points ahead of the best other player, if this seat completes its city now."""
    best: i64 = 0
    other: i64 = 0
    while other < s.rules.players:
        if other != seat:
            best = max(best, points(s, other))
        other += 1
    return points(s, seat) + 4 - best


def dearest(s: CitadelsState, p: CitadelsPlayer) -> i64:
    most: i64 = 0
    for card in p.hand:
        kind: i64 = card
        if is_useful(s, p, kind):
            most = max(most, price_of(s, p, kind))
    return most


def gathers_gold(context: H2Context) -> bool:
    """Return whether to gather gold: up to the cost of this turn's builds.

    Cards are better if the hand has too few cards worth building.
    """
    s = context.s
    w = context.weights
    p = s.players[context.seat]
    if s.ending:
        return gathers_gold_at_last(s, context.seat)
    found = useful(s, p)
    if float(found) < w[GOLD_HAND]:
        return False
    if found <= 2 and p.built & bit(LIBRARY) and s.rules.expanded:
        return False
    enough = w[GOLD_DEAREST] * float(wanted_gold(s, p)) + (w[GOLD_MORE] if found > 1 else 0.0)
    return float(p.gold) < enough


def wanted_gold(s: CitadelsState, p: CitadelsPlayer) -> i64:
    """Return the cost of the most expensive cards that can be built within this turn's limit."""
    builds = limit(s, s.rules.character(s.rank))
    costs = vec[i64]()
    last: i64 = 0
    for card in p.hand:
        kind: i64 = card
        if kind != last and is_useful(s, p, kind):
            costs = insert_sorted(costs, price_of(s, p, kind))
        last = kind
    total: i64 = 0
    place = len(costs) - 1
    while place >= 0 and builds > 0:
        total += costs[place]
        place -= 1
        builds -= 1
    return total


def gathers_gold_at_last(s: CitadelsState, seat: i64) -> bool:
    """Return whether to gather gold in the last round, where only immediate builds count."""
    p = s.players[seat]
    with_gold = best_within(s, p, p.gold + 2)
    if with_gold > best_within(s, p, p.gold):
        return True
    return wants_gold(s, seat) if with_gold > 0 else p.gold < 2


def best_within(s: CitadelsState, p: CitadelsPlayer, gold: i64) -> i64:
    """Return the points of the best district in hand that this gold can pay for."""
    best: i64 = 0
    for card in p.hand:
        kind: i64 = card
        if is_useful(s, p, kind) and price_of(s, p, kind) <= gold:
            best = max(best, s.rules.value[kind])
    return best


def swapping_worth(context: H2Context, other: i64) -> i64:
    """Return the worth of the Magician's swap with a larger hand. Building comes first."""
    s = context.s
    p = s.players[context.seat]
    gained = len(s.players[other].hand) - len(p.hand)
    if float(gained) < context.weights[SWAP_LEAST]:
        return -1
    builds_first = s.builds < limit(s, s.rules.character(s.rank)) and best_within(s, p, p.gold + 2) > 0
    return (4000 if builds_first else 8000) + 100 * gained + int(20.0 * context.threat(other))
