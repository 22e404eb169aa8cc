"""When h1 plays an action card, and when it uses another player's Cash Wagon."""

from mypy_extensions import i64

from burgrave.citadels.bots.answers import acrobat_worth, rasputin_worth
from burgrave.citadels.bots.cities import best_replacement
from burgrave.citadels.bots.worth import (
    best_standing_worth,
    is_useful,
    nearly_complete,
    standing_worth,
    useful,
)
from burgrave.citadels.build import limit, may_not_stand, price_of
from burgrave.citadels.catalogue import (
    ACROBAT,
    BIG_TOP,
    CASH_WAGON,
    DIRECTOR,
    FORTUNE_TELLER,
    LIVING_CANNONBALL,
    RASPUTIN,
)
from burgrave.citadels.state import CitadelsState


def play_worth(s: CitadelsState, seat: i64, kind: i64) -> i64:
    """Return the worth of playing an action card. A card in hand is a point at the end."""
    if kind == DIRECTOR:
        return 3000 if wants_to_build_on(s, seat) else -1
    if kind == LIVING_CANNONBALL:
        return 900 if s.gathered and best_replacement(s, seat) >= 150 else -1
    if kind == FORTUNE_TELLER:
        return 7800
    if kind == BIG_TOP:
        return big_top_worth(s, seat)
    if kind == CASH_WAGON:
        return 600 if s.gathered and not s.ending else -1
    if kind == RASPUTIN:
        return rasputin_worth(s, seat)
    if kind == ACROBAT:
        return acrobat_worth(s, seat)
    return -1


def wants_to_build_on(s: CitadelsState, seat: i64) -> bool:
    """Return whether the limit is reached and another card of the hand could be paid for."""
    character = s.rules.character(s.rank)
    if not s.gathered or character.cannot_build() or s.builds < limit(s, character):
        return False
    p = s.players[seat]
    for card in p.hand:
        kind: i64 = card
        can_pay = is_useful(s, p, kind) and price_of(s, p, kind) <= p.gold
        if can_pay and may_not_stand(s, p, character, kind) == 0:
            return True
    return False


def big_top_worth(s: CitadelsState, seat: i64) -> i64:
    """Return the worth of playing a Big Top: good for a leader with an advanced city.

    It brings the end of the game nearer.
    """
    p = s.players[seat]
    if s.ending:
        return 800 if nearly_complete(s, p, 1) and not p.completed else -1
    if not nearly_complete(s, p, 3):
        return -1
    return 800 if standing_worth(s, seat) >= best_standing_worth(s, seat) else -1


def wagon_worth(s: CitadelsState, seat: i64) -> i64:
    """Return the worth of using a Cash Wagon: good if the hand has few cards worth building."""
    p = s.players[seat]
    if s.ending or not s.gathered or p.gold < 2:
        return -1
    return 4000 if useful(s, p) <= 1 else -1
