"""Seals: fixed points, or points for the resources at the end."""

from typing import Final

from mypy_extensions import i64

from burgrave.praga.bots.evaluator import Evaluator
from burgrave.praga.bots.holdings import POINT
from burgrave.praga.rules import FLAT, PER_GOLD, PER_PAIR

EXPECTED: Final = 6  # coins or stones that a seat can save up until the end
EXPECTED_PAIRS: Final = 4


def seal_worth(evaluator: Evaluator, seal: i64) -> i64:
    """Return the worth of a seal, less its price."""
    rules = evaluator.s.rules
    p = evaluator.p
    kind = rules.seal_kind[seal]
    vp: i64 = POINT * rules.seal_vp[seal]
    cost = evaluator.price(rules.seal_price[seal])
    if evaluator.left == 0:
        cost = 0
    if kind == FLAT:
        return vp - cost
    if kind == PER_PAIR:
        pairs = min(p.gold, p.stone)
        return (pairs if evaluator.left == 0 else max(pairs, EXPECTED_PAIRS)) * vp - cost
    held = p.gold if kind == PER_GOLD else p.stone
    return (held if evaluator.left == 0 else max(held, EXPECTED)) * vp - cost
