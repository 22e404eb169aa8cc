"""What cards and positions are worth to h1, in hundredths of a gold."""

from typing import Final

from mypy_extensions import i64

from burgrave.citadels.bots.texts import TEXT
from burgrave.citadels.build import size
from burgrave.citadels.catalogue import (
    ARMORY,
    DRAGON_GATE,
    IVORY_TOWER,
    KINDS_OF_TYPE,
    LAST_DISTRICT,
    MONUMENT,
    NECROPOLIS,
    QUARRY,
    SECRET_VAULT,
    STATUE,
    THIEVES_DEN,
    TYPE_OF,
    UNIQUE,
    WISHING_WELL,
    bit,
)
from burgrave.citadels.state import KIND, CitadelsPlayer, CitadelsState

POINTS: Final = 100  # the worth of a point
NEW_TYPE: Final = 120
SPARE: Final = 150  # the deduction for a spare card


def is_spare(s: CitadelsState, p: CitadelsPlayer, kind: i64) -> bool:
    """Return whether a district cannot be built any more, or only as a second copy."""
    if p.built & bit(kind):
        return not p.built & s.rules.on_duplicates
    return kind == MONUMENT and len(p.city) >= 5


def is_useful(s: CitadelsState, p: CitadelsPlayer, kind: i64) -> bool:
    """Return whether a card is a district that can be built and is worth building."""
    return kind <= LAST_DISTRICT and kind != SECRET_VAULT and not is_spare(s, p, kind)


def card_worth(s: CitadelsState, seat: i64, kind: i64) -> i64:
    """Return the worth of a card: points, a new type, the card's text, and how soon it can be paid."""
    p = s.players[seat]
    worth: i64 = POINTS * s.rules.value[kind]
    cost: i64 = s.rules.cost[kind]
    type: i64 = TYPE_OF[kind]
    if type and not p.built & KINDS_OF_TYPE[type]:
        worth += NEW_TYPE
    if type == UNIQUE:
        worth += 60
    if is_spare(s, p, kind):
        worth -= SPARE
    if kind >= ARMORY and s.rules.expanded:
        worth += text_worth(s, seat, p, kind)
        if kind == THIEVES_DEN:
            cost -= min(cost, len(p.hand) - 1)
        elif kind == NECROPOLIS and len(p.city) > 0:
            cost = 0
    far = cost - p.gold - 2
    if far > 0:
        worth -= 110 * far
        if len(p.city) >= s.rules.completion - 2:
            worth -= 200
    return worth


def text_worth(s: CitadelsState, seat: i64, p: CitadelsPlayer, kind: i64) -> i64:
    """Return the worth of the text of a unique district or an action card in this city."""
    worth: i64 = 10 * TEXT[kind]
    if kind == IVORY_TOWER:
        worth += -100 if p.built & KINDS_OF_TYPE[UNIQUE] else 250
    elif p.built & bit(IVORY_TOWER) and kind <= LAST_DISTRICT and kind != SECRET_VAULT:
        worth -= 250
    if kind == WISHING_WELL or p.built & bit(WISHING_WELL):
        worth += 100 * uniques(p) if kind == WISHING_WELL else 100
    if kind == DRAGON_GATE and s.rules.value[kind] == s.rules.cost[kind]:
        worth += 200
    elif kind == STATUE and s.crown == seat:
        worth += 150
    elif kind == QUARRY:
        worth += 30 * spares(s, p)
    return worth


def uniques(p: CitadelsPlayer) -> i64:
    count: i64 = 0
    for card in p.city:
        if TYPE_OF[card & KIND] == UNIQUE:
            count += 1
    return count


def spares(s: CitadelsState, p: CitadelsPlayer) -> i64:
    """Return how many cards of the hand are not useful."""
    count: i64 = 0
    last: i64 = 0
    for card in p.hand:
        kind: i64 = card
        if kind <= LAST_DISTRICT and (kind == last or is_spare(s, p, kind)):
            count += 1
        last = kind
    return count


def useful(s: CitadelsState, p: CitadelsPlayer) -> i64:
    """Return how many kinds in the hand are worth building."""
    count: i64 = 0
    last: i64 = 0
    for card in p.hand:
        kind: i64 = card
        if kind != last and is_useful(s, p, kind):
            count += 1
        last = kind
    return count


def district_worth(s: CitadelsState, card: i64) -> i64:
    """Return the worth of a district to its owner, including its coin."""
    kind = card & KIND
    worth: i64 = POINTS * (s.rules.value[kind] + (card >> 6))
    if kind >= ARMORY:
        worth += 50 + 5 * TEXT[kind]
    return worth


def standing_worth(s: CitadelsState, seat: i64) -> i64:
    """Return how good a player's position is: points, and a little for gold and cards.

    It uses public knowledge only.
    """
    p = s.players[seat]
    total: i64 = 2 * len(p.city)
    for card in p.city:
        total += s.rules.value[card & KIND] + (card >> 6)
    return total + p.gold // 2 + len(p.hand) // 2


def best_standing_worth(s: CitadelsState, seat: i64) -> i64:
    """Return the best position of the other players."""
    best: i64 = 0
    other: i64 = 0
    while other < s.rules.players:
        if other != seat:
            best = max(best, standing_worth(s, other))
        other += 1
    return best


def nearly_complete(s: CitadelsState, p: CitadelsPlayer, missing: i64) -> bool:
    """Return whether the city needs at most `missing` more districts to be completed."""
    return size(s, p) >= s.rules.completion - missing


def near_the_end(s: CitadelsState, seat: i64) -> i64:
    """Return 1 if an opponent is about to complete a city, else 0."""
    other: i64 = 0
    for p in s.players:
        if other != seat and nearly_complete(s, p, 2):
            return 1
        other += 1
    return 0


def most_gold(s: CitadelsState, seat: i64) -> i64:
    most: i64 = 0
    other: i64 = 0
    for p in s.players:
        if other != seat:
            most = max(most, p.gold)
        other += 1
    return most


def most_cards(s: CitadelsState, seat: i64) -> i64:
    most: i64 = 0
    other: i64 = 0
    for p in s.players:
        if other != seat and len(p.hand) > most:
            most = len(p.hand)
        other += 1
    return most
