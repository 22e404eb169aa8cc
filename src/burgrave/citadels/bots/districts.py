"""When h1 uses a district, and which cards it spends on it."""

from mypy_extensions import i64

from burgrave.citadels.bots.cities import any_armory_target, poorest_district
from burgrave.citadels.bots.worth import POINTS, is_useful, nearly_complete, spares, text_worth, useful
from burgrave.citadels.build import may_not_build, price_of
from burgrave.citadels.catalogue import (
    ARMORY,
    FRAMEWORK,
    LABORATORY,
    LAST_DISTRICT,
    MAP_ROOM,
    MUSEUM,
    NECROPOLIS,
    SECRET_VAULT,
    SMITHY,
    THIEVES_DEN,
    bit,
)
from burgrave.citadels.state import CitadelsState


def use_worth(s: CitadelsState, seat: i64, kind: i64) -> i64:
    p = s.players[seat]
    if kind == SMITHY:
        return 2000 if len(p.hand) <= 1 and p.gold >= 4 else -1
    if kind == LABORATORY:
        return 1500 if spares(s, p) >= 1 else -1
    if kind == MUSEUM:
        return museum_worth(s, seat)
    if kind == FRAMEWORK:
        return framework_worth(s, seat)
    if kind == NECROPOLIS:
        # With enough gold it is built for gold, else for a district of little worth.
        return 4600 if poorest_district(s, seat) <= 200 else -1
    if kind == THIEVES_DEN:
        return den_worth(s, seat)
    if kind == ARMORY:
        return 900 if s.gathered and any_armory_target(s, seat) else -1
    return -1


def museum_worth(s: CitadelsState, seat: i64) -> i64:
    """Return the worth of the Museum: a point for a card that will not be built.

    With a Map Room the card would give the same point in hand.
    """
    p = s.players[seat]
    if s.ending:
        return -1 if p.built & bit(MAP_ROOM) else 700
    return 700 if s.gathered and (spares(s, p) > 0 or len(p.hand) >= 3) else -1


def framework_worth(s: CitadelsState, seat: i64) -> i64:
    """Return the worth of the Framework: good for an expensive district that cannot be paid for.

    It is less than the worth of building for gold, so that this comes first.
    """
    best = best_framework_build(s, seat)
    threshold: i64 = 400 if s.ending else 500
    return 4500 if best >= threshold and (s.ending or not nearly_complete(s, s.players[seat], 1)) else -1


def best_framework_build(s: CitadelsState, seat: i64) -> i64:
    p = s.players[seat]
    best: i64 = 0
    for card in p.hand:
        kind: i64 = card
        too_dear = kind <= LAST_DISTRICT and price_of(s, p, kind) > p.gold
        if too_dear and may_not_build(s, p, s.rules.character(s.rank), kind) == 0:
            best = max(best, free_worth(s, seat, kind))
    return best


def free_worth(s: CitadelsState, seat: i64, kind: i64) -> i64:
    """Return the worth of a district that is built without gold."""
    worth: i64 = POINTS * s.rules.value[kind]
    if kind >= ARMORY:
        worth += text_worth(s, seat, s.players[seat], kind) // 2
    return worth


def den_worth(s: CitadelsState, seat: i64) -> i64:
    """Return the worth of paying for the Thieves' Den with cards: spare ones, or others of a large hand."""
    p = s.players[seat]
    missing = price_of(s, p, THIEVES_DEN) - p.gold
    if spares(s, p) >= max(1, missing):
        return 5900
    return 4700 if missing > 0 and (s.ending or useful(s, p) - 1 - missing >= 1) else -1


def museum_card_worth(s: CitadelsState, seat: i64, kind: i64, worth: i64) -> i64:
    """Return the worth of this card under the Museum. A Secret Vault is better in hand."""
    if kind == SECRET_VAULT:
        return -1000
    p = s.players[seat]
    if kind <= LAST_DISTRICT and not is_useful(s, p, kind):
        return 1000 - worth
    return -worth
