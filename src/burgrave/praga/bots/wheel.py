"""The choice of an action tile: its price, its points, its bonus, and the better of its two actions."""

from typing import Final

from mypy_extensions import i64

from burgrave.praga.bots.evaluator import Evaluator
from burgrave.praga.bots.holdings import POINT
from burgrave.praga.bots.performing import best_performance
from burgrave.praga.catalogue import EGG
from burgrave.praga.crane import sector_at, tile_cost, tile_vp
from burgrave.praga.effects import WHEEL_GOLD, WHEEL_STONE, WHEEL_VP
from burgrave.praga.rules import EGG_FOR_SALE, PLAIN_BONUS, SPECIAL_RIGHT

NO_RIGHT: Final = -1


def crane_vp_worth(evaluator: Evaluator, vp: i64) -> i64:
    if vp == 0:
        return 0
    return POINT * (vp + 1) if evaluator.p.working & evaluator.s.rules.reacting[WHEEL_VP] else POINT * vp


def special_right(evaluator: Evaluator, sector: i64) -> i64:
    """Return the worth of the special right if it is not used, or NO_RIGHT if there is none."""
    if evaluator.s.rules.sector_kind[sector] != SPECIAL_RIGHT:
        return NO_RIGHT
    return crane_vp_worth(evaluator, evaluator.s.rules.sector_vp[sector])


def tile_worth(evaluator: Evaluator, tile: i64) -> i64:
    """Return the worth of a tile of the crane with the best use of it."""
    s = evaluator.s
    p = evaluator.p
    rules = s.rules
    sector = sector_at(s, s.positions[tile])
    kind = rules.sector_kind[sector]
    special = special_right(evaluator, sector)
    evaluator.begin(p.gold - tile_cost(s, tile), p.stone)
    if kind == PLAIN_BONUS:
        evaluator.gain(rules.sector_bonus[sector])
        wheel_reaction(evaluator)
    extra: i64 = evaluator.sum + crane_vp_worth(evaluator, tile_vp(s, tile)) + max(0, special)
    gold = evaluator.gold_now
    stone = evaluator.stone_now
    if kind == EGG_FOR_SALE:
        extra += max(0, egg_worth(evaluator, sector))
    best = max(
        best_performance(evaluator, rules.outer[tile], gold, stone, special),
        best_performance(evaluator, rules.inner[tile], gold, stone, special),
        0,
    )
    return best + extra


def wheel_reaction(evaluator: Evaluator) -> None:
    """Add the technologies that react to a coin or stone of the wheel to the tally."""
    working = evaluator.p.working
    if evaluator.gold_now > evaluator.p.gold and working & evaluator.s.rules.reacting[WHEEL_GOLD]:
        evaluator.gain_gold(1)
        evaluator.sum += POINT
    if evaluator.stone_now > evaluator.p.stone and working & evaluator.s.rules.reacting[WHEEL_STONE]:
        evaluator.gain_stone(1)
        evaluator.sum += POINT


def egg_worth(evaluator: Evaluator, sector: i64) -> i64:
    """Return the worth of an egg for sale, less its price."""
    return evaluator.one(EGG, 1) - evaluator.price(evaluator.s.rules.sector_price[sector])
