"""The moves of a turn: take a tile, use its bonus, perform an action, do what else pays, end the turn."""

from typing import Final

from mypy_extensions import i64

from burgrave.praga.actions.road import LAST_SPACE
from burgrave.praga.bots.evaluator import Evaluator
from burgrave.praga.bots.holdings import POINT
from burgrave.praga.bots.performing import (
    best_of_all,
    performance_worth,
    street_egg_worth,
    street_worth,
)
from burgrave.praga.bots.refreshing import refresh_worth
from burgrave.praga.bots.seals import seal_worth
from burgrave.praga.bots.tools import tool_worth
from burgrave.praga.bots.wheel import NO_RIGHT, egg_worth, special_right, tile_worth
from burgrave.praga.catalogue import ROAD
from burgrave.praga.moves import (
    ACTION,
    ACTION_MOVES,
    BONUS,
    BONUS_MOVES,
    BUY_WITH_GOLD,
    BUY_WITH_SILVER,
    CLIMB,
    CLIMB_MOVES,
    END_TURN,
    EXTRA,
    EXTRA_MOVES,
    FAMILY_OF,
    REFRESH_FOR_GOLD,
    REFRESH_FOR_GOLD_MOVES,
    REFRESH_FOR_STONE,
    REFRESH_FOR_STONE_MOVES,
    ROAD_EFFECT,
    ROAD_EFFECT_MOVES,
    ROAD_EGG_EFFECT,
    ROAD_EGG_EFFECT_MOVES,
    SEAL,
    SEAL_MOVES,
    SIDEWAYS,
    SIDEWAYS_MOVES,
    TAKE,
    TAKE_MOVES,
    USE,
    USE_MOVES,
    WHEEL_BONUS,
)
from burgrave.praga.refresh import FOR_GOLD, FOR_STONE
from burgrave.praga.rules import EGG_FOR_SALE, PLAIN_BONUS

# In a turn the worth is also the order. Moves that bring money come before moves that cost it.
GIFT: Final = 200_000
DUTY: Final = 100_000  # the tile and the main action
LATER: Final = -1  # not now, or not at all


def is_gift(evaluator: Evaluator, move: i64) -> bool:
    """Return whether the move gives something for free, so that it is played before all others."""
    if move == WHEEL_BONUS:
        return wheel_bonus_worth(evaluator) >= GIFT
    return FAMILY_OF[move] == BONUS_MOVES


def turn_worth(evaluator: Evaluator, move: i64) -> i64:
    """Return the worth of a move of a turn; ending the turn is worth 0."""
    s = evaluator.s
    family: i64 = FAMILY_OF[move]
    if move == END_TURN:
        return 0
    if move == WHEEL_BONUS:
        return wheel_bonus_worth(evaluator)
    if move == BUY_WITH_GOLD or move == BUY_WITH_SILVER:
        return buying_worth(evaluator, move)
    if family == TAKE_MOVES:
        return DUTY + tile_worth(evaluator, move - TAKE - s.rules.first_action_tile + 1)
    if family == ACTION_MOVES:
        return DUTY + main_worth(evaluator, move - ACTION)
    if family == EXTRA_MOVES:
        return max(
            1,
            DUTY // 2
            + performance_worth(evaluator, move - EXTRA, evaluator.p.gold, evaluator.p.stone, NO_RIGHT),
        )
    if family == USE_MOVES:
        return tool_worth(evaluator, move - USE)
    if family == REFRESH_FOR_GOLD_MOVES:
        return refresh_worth(evaluator, move - REFRESH_FOR_GOLD, FOR_GOLD)
    if family == REFRESH_FOR_STONE_MOVES:
        return refresh_worth(evaluator, move - REFRESH_FOR_STONE, FOR_STONE)
    if family == CLIMB_MOVES:
        return climbing_worth(evaluator, move - CLIMB)
    if family == SIDEWAYS_MOVES:
        return GIFT // 2 + evaluator.sideways_worth(move - SIDEWAYS)
    if family == BONUS_MOVES:
        return GIFT + evaluator.bundle(s.rules.reward[move - BONUS])
    if family == SEAL_MOVES:
        return seal_worth(evaluator, move - SEAL)
    if family == ROAD_EFFECT_MOVES:
        return street_use_worth(evaluator, move - ROAD_EFFECT)
    if family == ROAD_EGG_EFFECT_MOVES:
        return street_egg_worth(evaluator, move - ROAD_EGG_EFFECT, evaluator.p.eggs)
    return LATER


def main_worth(evaluator: Evaluator, performance: i64) -> i64:
    return performance_worth(
        evaluator,
        performance,
        evaluator.p.gold,
        evaluator.p.stone,
        special_right(evaluator, evaluator.s.wheel_bonus),
    )


def wheel_bonus_worth(evaluator: Evaluator) -> i64:
    """Return the worth of using the wheel bonus.

    Coins, stones and windows are taken at once, eggs after the main action. Points are gained without a move.
    """
    s = evaluator.s
    kind = s.rules.sector_kind[s.wheel_bonus]
    if kind == PLAIN_BONUS:
        return GIFT
    if kind == EGG_FOR_SALE and (s.main_done or needs_egg(evaluator)):
        worth = egg_worth(evaluator, s.wheel_bonus)
        return worth if s.main_done or worth < 0 else GIFT + worth
    return LATER


def needs_egg(evaluator: Evaluator) -> bool:
    """Return whether one of the two actions is the King's Road and the seat has no egg for it."""
    s = evaluator.s
    p = evaluator.p
    if p.eggs > 0 or p.figure == LAST_SPACE:
        return False
    return s.rules.outer[s.taken] == ROAD or s.rules.inner[s.taken] == ROAD


def buying_worth(evaluator: Evaluator, move: i64) -> i64:
    """Return the worth of an extra action, less the windows that it costs."""
    if not evaluator.s.main_done:
        return LATER
    p = evaluator.p
    worth = best_of_all(evaluator, p.gold, p.stone)
    if evaluator.left == 0:
        return worth
    cost = windows_worth(evaluator, p.silver, p.gold_windows)
    if move == BUY_WITH_GOLD:
        cost -= windows_worth(evaluator, p.silver, p.gold_windows - 2)
    else:
        cost -= windows_worth(evaluator, p.silver - 1, p.gold_windows - 1)
    return worth - cost - evaluator.weights.extra_reserve


def windows_worth(evaluator: Evaluator, silver: i64, gold: i64) -> i64:
    """Return the worth of windows after the turn, when only two can be kept."""
    if evaluator.left == 0:
        return 0
    gold = min(gold, 2)
    silver = min(silver, 2 - gold)
    worth = silver * evaluator.weights.silver + gold * evaluator.weights.gold_window
    return worth + evaluator.weights.pair_bonus if gold == 1 and silver == 1 else worth


def climbing_worth(evaluator: Evaluator, project: i64) -> i64:
    """Return the worth of a row up for silver windows; windows that cannot be kept cost nothing."""
    if not evaluator.s.main_done:
        return LATER
    p = evaluator.p
    price = evaluator.s.rules.climb_price.silver
    cost = windows_worth(evaluator, p.silver, p.gold_windows)
    cost -= windows_worth(evaluator, p.silver - price, p.gold_windows)
    worth = evaluator.climb_worth(project) - cost
    return worth if evaluator.left == 0 else worth - evaluator.weights.climb_reserve


def street_use_worth(evaluator: Evaluator, space: i64) -> i64:
    """Return the worth of using the effect of a street."""
    worth = street_worth(evaluator, space)
    return POINT + worth if worth > 0 else LATER
