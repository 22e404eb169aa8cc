"""What h2 destroys as the Warlord: what harms a dangerous player most for its price."""

from mypy_extensions import i64

from burgrave.citadels.bots.h2.context import H2Context
from burgrave.citadels.bots.h2.weights import FALL_GOLD, FALL_POINTS, FALL_SIZE
from burgrave.citadels.bots.worth import district_worth, nearly_complete
from burgrave.citadels.characters.warlord import price
from burgrave.citadels.rank_8 import district_forbidden
from burgrave.citadels.state import KIND


def fall_target(context: H2Context, owner: i64) -> i64:
    """Return the worth of the best destruction in this city, as the last move of the turn, or -1."""
    if owner == context.seat:
        return -1
    best = 0.0
    for card in context.s.players[owner].city:
        if price(context.s, owner, card) <= context.s.players[context.seat].gold and not district_forbidden(
            context.s, card
        ):
            best = max(best, fall_gain(context, owner, card))
    return 1000 + int(best) if best > 0.0 else -1


def fall_gain(context: H2Context, owner: i64, card: i64) -> float:
    s = context.s
    w = context.weights
    gain = w[FALL_POINTS] * float(district_worth(s, card))
    if nearly_complete(s, s.players[owner], 2) and not s.ending:
        gain += w[FALL_SIZE]
    gain *= context.threat(owner)
    if not s.ending:
        gain -= w[FALL_GOLD] * float(price(s, owner, card))
    return gain


def fall_worth(context: H2Context, owner: i64, kind: i64) -> i64:
    """Return the worth of destroying this kind in the chosen city."""
    best = -10_000.0
    for card in context.s.players[owner].city:
        if card & KIND == kind:
            best = max(best, fall_gain(context, owner, card))
    return int(best)
