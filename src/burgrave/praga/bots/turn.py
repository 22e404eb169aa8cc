"""A turn: take a tile, use its bonus, perform an action, then whatever else pays, and end the turn."""

from typing import Final

from mypy_extensions import i64

from burgrave.praga.actions.road import LAST_SPACE
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
from burgrave.praga.bots.worth import Worth
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

# In a turn the worth is also the order. What brings money comes before what costs it.
GIFT: Final = 200_000
DUTY: Final = 100_000  # the tile and the main action
LATER: Final = -1  # not now, or not at all


def is_gift(w: Worth, move: i64) -> bool:
    """Something to be taken before anything else is thought of."""
    if move == WHEEL_BONUS:
        return wheel_bonus_worth(w) >= GIFT
    return FAMILY_OF[move] == BONUS_MOVES


def turn_worth(w: Worth, move: i64) -> i64:
    """How good a move of a turn is; the end of the turn is worth 0."""
    s = w.s
    family: i64 = FAMILY_OF[move]
    if move == END_TURN:
        return 0
    if move == WHEEL_BONUS:
        return wheel_bonus_worth(w)
    if move == BUY_WITH_GOLD or move == BUY_WITH_SILVER:
        return buying_worth(w, move)
    if family == TAKE_MOVES:
        return DUTY + tile_worth(w, move - TAKE - s.rules.first_action_tile + 1)
    if family == ACTION_MOVES:
        return DUTY + main_worth(w, move - ACTION)
    if family == EXTRA_MOVES:
        return max(1, DUTY // 2 + performance_worth(w, move - EXTRA, w.p.gold, w.p.stone, NO_RIGHT))
    if family == USE_MOVES:
        return tool_worth(w, move - USE)
    if family == REFRESH_FOR_GOLD_MOVES:
        return refresh_worth(w, move - REFRESH_FOR_GOLD, FOR_GOLD)
    if family == REFRESH_FOR_STONE_MOVES:
        return refresh_worth(w, move - REFRESH_FOR_STONE, FOR_STONE)
    if family == CLIMB_MOVES:
        return climbing_worth(w, move - CLIMB)
    if family == SIDEWAYS_MOVES:
        return GIFT // 2 + w.sideways_worth(move - SIDEWAYS)
    if family == BONUS_MOVES:
        return GIFT + w.bundle(s.rules.reward[move - BONUS])
    if family == SEAL_MOVES:
        return seal_worth(w, move - SEAL)
    if family == ROAD_EFFECT_MOVES:
        return street_use_worth(w, move - ROAD_EFFECT)
    if family == ROAD_EGG_EFFECT_MOVES:
        return street_egg_worth(w, move - ROAD_EGG_EFFECT, w.p.eggs)
    return LATER


def main_worth(w: Worth, performance: i64) -> i64:
    return performance_worth(w, performance, w.p.gold, w.p.stone, special_right(w, w.s.wheel_bonus))


def wheel_bonus_worth(w: Worth) -> i64:
    """Coins, stones and windows at once, eggs when the main action is done; points come by themselves."""
    s = w.s
    kind = s.rules.sector_kind[s.wheel_bonus]
    if kind == PLAIN_BONUS:
        return GIFT
    if kind == EGG_FOR_SALE and (s.main_done or needs_egg(w)):
        worth = egg_worth(w, s.wheel_bonus)
        return worth if s.main_done or worth < 0 else GIFT + worth
    return LATER


def needs_egg(w: Worth) -> bool:
    """Whether the King's Road, one of the two actions, asks for an egg that is not there."""
    s = w.s
    p = w.p
    if p.eggs > 0 or p.figure == LAST_SPACE:
        return False
    return s.rules.outer[s.taken] == ROAD or s.rules.inner[s.taken] == ROAD


def buying_worth(w: Worth, move: i64) -> i64:
    """An extra action, less the windows it takes."""
    if not w.s.main_done:
        return LATER
    p = w.p
    worth = best_of_all(w, p.gold, p.stone)
    if w.left == 0:
        return worth
    cost = windows_worth(w, p.silver, p.gold_windows)
    if move == BUY_WITH_GOLD:
        cost -= windows_worth(w, p.silver, p.gold_windows - 2)
    else:
        cost -= windows_worth(w, p.silver - 1, p.gold_windows - 1)
    return worth - cost - w.taste.extra_reserve


def windows_worth(w: Worth, silver: i64, gold: i64) -> i64:
    """What windows are worth after the turn: only two can be kept."""
    if w.left == 0:
        return 0
    gold = min(gold, 2)
    silver = min(silver, 2 - gold)
    worth = silver * w.taste.silver + gold * w.taste.gold_window
    return worth + w.taste.pair_bonus if gold == 1 and silver == 1 else worth


def climbing_worth(w: Worth, project: i64) -> i64:
    """A row up for silver windows; those that cannot be kept cost nothing."""
    if not w.s.main_done:
        return LATER
    p = w.p
    price = w.s.rules.climb_price.silver
    cost = windows_worth(w, p.silver, p.gold_windows)
    cost -= windows_worth(w, p.silver - price, p.gold_windows)
    worth = w.climb_worth(project) - cost
    return worth if w.left == 0 else worth - w.taste.climb_reserve


def street_use_worth(w: Worth, space: i64) -> i64:
    """What a street brings."""
    worth = street_worth(w, space)
    return POINT + worth if worth > 0 else LATER
