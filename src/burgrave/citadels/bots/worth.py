"""What cards, characters and positions are worth to the scripted bot, in hundredths of a gold."""

from mypy_extensions import i64

from burgrave.citadels.catalogue import (
    ARCHITECT,
    ASSASSIN,
    BISHOP,
    KING,
    MAGICIAN,
    MERCHANT,
    THIEF,
    TYPE_OF,
    UNIQUE,
    bit,
)
from burgrave.citadels.moments import income
from burgrave.citadels.state import Player, Table


def is_spare(s: Table, seat: i64, kind: i64) -> bool:
    """A card that cannot be built, or only as a second copy."""
    return s.players[seat].built & bit(kind) != 0


def card_worth(s: Table, seat: i64, kind: i64) -> i64:
    """Points, a new type, and how soon it can be paid."""
    p = s.players[seat]
    cost: i64 = s.rules.cost[kind]
    worth = 100 * s.rules.value[kind]
    if not has_type(p, TYPE_OF[kind]):
        worth += 120
    if TYPE_OF[kind] == UNIQUE:
        worth += 60
    if is_spare(s, seat, kind):
        worth -= 150
    far = cost - p.gold - 2
    if far > 0:
        worth -= 90 * far
    if len(p.city) >= s.rules.completion - 2 and cost > p.gold + 2:
        worth -= 200
    return worth


def has_type(p: Player, type: i64) -> bool:
    for kind in p.city:
        if TYPE_OF[kind] == type:
            return True
    return False


def standing(s: Table, seat: i64) -> i64:
    """How well a player stands, by what everybody sees: points, and a little for gold and cards."""
    p = s.players[seat]
    total: i64 = 2 * len(p.city)
    for kind in p.city:
        total += s.rules.value[kind]
    return total + p.gold // 2 + len(p.hand) // 2


def character_worth(s: Table, seat: i64, character: i64) -> i64:
    """What a character would bring this player, by what everybody sees."""
    p = s.players[seat]
    rank = (character + 2) // 3
    hand = len(p.hand)
    worth: i64 = 50
    type = s.rules.characters[rank].income_type()
    if type:
        worth += 100 * income(s, p, type)
    if character == ASSASSIN:
        worth += 60 + 100 * near_the_end(s, seat)
    elif character == THIEF:
        worth += 25 * most_gold(s, seat)
    elif character == MAGICIAN:
        worth += 70 * max(0, most_cards(s, seat) - hand)
    elif character == KING:
        worth += 60
    elif character == BISHOP:
        worth += 20 * len(p.city)
    elif character == MERCHANT:
        worth += 110
    elif character == ARCHITECT:
        worth += 120
        if p.gold >= 3 and hand >= 1:
            worth += 60 * min(p.gold, 6)
        if len(p.city) >= s.rules.completion - 3 and p.gold >= 3:
            worth += 200
    else:
        worth += 40 + 60 * near_the_end(s, seat)
    return worth


def near_the_end(s: Table, seat: i64) -> i64:
    """1 if an opponent is about to complete a city."""
    other: i64 = 0
    for p in s.players:
        if other != seat and len(p.city) >= s.rules.completion - 2:
            return 1
        other += 1
    return 0


def most_gold(s: Table, seat: i64) -> i64:
    most: i64 = 0
    other: i64 = 0
    for p in s.players:
        if other != seat:
            most = max(most, p.gold)
        other += 1
    return most


def most_cards(s: Table, seat: i64) -> i64:
    most: i64 = 0
    other: i64 = 0
    for p in s.players:
        if other != seat and len(p.hand) > most:
            most = len(p.hand)
        other += 1
    return most
