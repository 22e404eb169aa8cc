"""The choice of the technology to keep."""

from mypy_extensions import i64

from burgrave.praga.bots.evaluator import Evaluator
from burgrave.praga.bots.tools import use_worth
from burgrave.praga.catalogue import BUILDING, FIRST_SINGLE_USE, MINES, QUARRY
from burgrave.praga.effects import (
    ANY_ACTION,
    BLUE_TOKEN,
    BUILDING_DISCOUNT,
    BUILDING_WITH_SYMBOL,
    BUILDING_WITHOUT_SYMBOL,
    EGG_AND_ROAD,
    EGG_GAIN,
    MINE_STEPS,
    PRODUCE_GOLD_TOO,
    PRODUCE_STONE_TOO,
    QUARRY_STEPS,
    RED_TOKEN,
    ROW_UP,
    STEP_AND_PRODUCE,
    UPGRADE_AND_VP,
    UPGRADE_AND_WINDOW,
    WALL_DISCOUNT,
    WALL_WITH_SYMBOL,
    WHEEL_GOLD,
    WHEEL_STONE,
    WHEEL_VP,
)


def kept_worth(evaluator: Evaluator, technology: i64) -> i64:
    """Return the worth of keeping a technology."""
    effect = evaluator.s.rules.effect[technology]
    if technology < FIRST_SINGLE_USE:
        return permanent_worth(evaluator, effect)
    return max(use_worth(evaluator, technology), typical_worth(evaluator, effect))


def permanent_worth(evaluator: Evaluator, effect: i64) -> i64:
    """Return the worth of a permanent effect: the turns left, times how often it usually reacts."""
    p = evaluator.p
    left = evaluator.left
    if effect == WHEEL_GOLD:
        return left * 35
    if effect == WHEEL_STONE:
        return left * 48
    if effect == MINE_STEPS:
        return min(often(evaluator, MINES, 33, 42), 200 * (evaluator.s.rules.most_mines - p.mines))
    if effect == QUARRY_STEPS:
        return min(often(evaluator, QUARRY, 33, 42), 200 * (evaluator.s.rules.most_quarry - p.quarry))
    if effect == ROW_UP:
        return left * 50
    if effect == WHEEL_VP:
        return left * 55
    if effect == BUILDING_WITH_SYMBOL or effect == BUILDING_WITHOUT_SYMBOL:
        return often(evaluator, BUILDING, 31, 38)
    if effect == RED_TOKEN:
        return left * 50
    if effect == BLUE_TOKEN:
        return left * 35
    if effect == EGG_GAIN:
        return left * 35
    return left * 35 if effect == WALL_WITH_SYMBOL else 0


def often(evaluator: Evaluator, action: i64, usual: i64, upgraded: i64) -> i64:
    """Return a worth per turn times the turns left; a seat with an upgrade performs the action more often."""
    return evaluator.left * (upgraded if evaluator.p.hexes[action] != 0 else usual)


def typical_worth(evaluator: Evaluator, effect: i64) -> i64:
    """Return the usual worth of a single use, or 0 if no turn is left to wait for it."""
    if evaluator.left == 0:
        return 0
    if effect == EGG_AND_ROAD:
        return 800 if evaluator.p.figure < 5 else 250
    if effect == ANY_ACTION or effect == STEP_AND_PRODUCE:
        return 900
    if effect == BUILDING_DISCOUNT or effect == WALL_DISCOUNT:
        return 850
    if effect == UPGRADE_AND_WINDOW:
        return 900
    if effect == UPGRADE_AND_VP:
        return 750
    return 650 if effect == PRODUCE_GOLD_TOO or effect == PRODUCE_STONE_TOO else 0
