"""Refreshing a row: only if the two actions of the taken tile find nothing good in it."""

from typing import Final

from mypy_extensions import i64

from burgrave.praga.bots.evaluator import Evaluator
from burgrave.praga.bots.performing import best_performance
from burgrave.praga.bots.wheel import special_right
from burgrave.praga.catalogue import BUILDINGS, UPGRADE, WALLS
from burgrave.praga.refresh import FOR_GOLD

NOT_WORTH_IT: Final = -1
BEFORE_THE_ACTION: Final = 150_000
ENOUGH: Final = 3  # coins or stones that the action itself may need


def refresh_worth(evaluator: Evaluator, row: i64, payment: i64) -> i64:
    """Return the worth of refreshing a row before the main action.

    It pays only if the better of both actions is poor and does not need the payment.
    """
    s = evaluator.s
    p = evaluator.p
    if s.taken == 0 or s.main_done or evaluator.left == 0:
        return NOT_WORTH_IT
    for_gold = payment == FOR_GOLD
    action = row + UPGRADE
    if s.rules.outer[s.taken] != action and s.rules.inner[s.taken] != action:
        return NOT_WORTH_IT
    spare = p.gold if for_gold else p.stone
    if row == (BUILDINGS if for_gold else WALLS):
        spare -= ENOUGH
    if spare <= 0:
        return NOT_WORTH_IT
    special = special_right(evaluator, s.wheel_bonus)
    outer = best_performance(evaluator, s.rules.outer[s.taken], p.gold, p.stone, special)
    inner = best_performance(evaluator, s.rules.inner[s.taken], p.gold, p.stone, special)
    price = evaluator.coin if for_gold else evaluator.stone
    missing = evaluator.weights.refresh_below - price - max(outer, inner)
    return BEFORE_THE_ACTION + missing if missing > 0 else NOT_WORTH_IT
