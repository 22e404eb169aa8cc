"""What h2 destroys as Warlord: what hurts a dangerous player most for the gold it costs."""

from mypy_extensions import i64

from burgrave.citadels.bots.h2_mind import Mind
from burgrave.citadels.bots.h2_weights import FALL_GOLD, FALL_POINTS, FALL_SIZE
from burgrave.citadels.bots.worth import district_worth, nearly_complete
from burgrave.citadels.characters.warlord import price
from burgrave.citadels.rank_8 import district_forbidden
from burgrave.citadels.state import KIND


def fall_target(m: Mind, owner: i64) -> i64:
    """What the best destruction in this city gains, as the last thing of the turn; -1 if nothing."""
    if owner == m.seat:
        return -1
    best = 0.0
    for card in m.s.players[owner].city:
        if price(m.s, owner, card) <= m.s.players[m.seat].gold and not district_forbidden(m.s, card):
            best = max(best, fall_gain(m, owner, card))
    return 1000 + int(best) if best > 0.0 else -1


def fall_gain(m: Mind, owner: i64, card: i64) -> float:
    s = m.s
    w = m.weights
    gain = w[FALL_POINTS] * float(district_worth(s, card))
    if nearly_complete(s, s.players[owner], 2) and not s.ending:
        gain += w[FALL_SIZE]
    gain *= m.threat(owner)
    if not s.ending:
        gain -= w[FALL_GOLD] * float(price(s, owner, card))
    return gain


def fall_worth(m: Mind, owner: i64, kind: i64) -> i64:
    """Which district of the chosen city."""
    best = -10_000.0
    for card in m.s.players[owner].city:
        if card & KIND == kind:
            best = max(best, fall_gain(m, owner, card))
    return int(best)
