"""Technologies of levels III and IV: the worth of using one now."""

from mypy_extensions import i64

from burgrave.praga.bots.evaluator import Evaluator
from burgrave.praga.bots.performing import (
    best_of_all,
    building_worth,
    produce_gold_worth,
    produce_stone_worth,
    road_worth,
    upgrading_worth,
    walling_worth,
)
from burgrave.praga.bots.wheel import NO_RIGHT
from burgrave.praga.catalogue import CATHEDRAL, EGG, HUNGER_WALL, PLAZAS
from burgrave.praga.effects import (
    ANY_ACTION,
    BUILDING_DISCOUNT,
    EGG_AND_ROAD,
    FREE_ROW_UP,
    PLAZA_BOTH,
    PRODUCE_GOLD_TOO,
    PRODUCE_STONE_TOO,
    STEP_AND_PRODUCE,
    UNIVERSITY_STEPS,
    WALL_DISCOUNT,
)
from burgrave.praga.projects import row_on


def tool_worth(evaluator: Evaluator, technology: i64) -> i64:
    """Return the worth of using a technology now.

    It is lower while many turns are left, because a better use may come.
    """
    if not evaluator.s.main_done:
        return -1
    worth = use_worth(evaluator, technology)
    return (
        worth - evaluator.weights.technology_reserve * min(evaluator.left, 6) // 2
        if evaluator.left > 1
        else worth
    )


def use_worth(evaluator: Evaluator, technology: i64) -> i64:
    rules = evaluator.s.rules
    p = evaluator.p
    effect = rules.effect[technology]
    parameter = rules.parameter[technology]
    if effect == EGG_AND_ROAD:
        return egg_and_road_worth(evaluator)
    if effect == FREE_ROW_UP:
        return max(free_row_worth(evaluator, HUNGER_WALL), free_row_worth(evaluator, CATHEDRAL))
    if effect == UNIVERSITY_STEPS:
        return evaluator.university_held(p.university + parameter) - evaluator.university_held(p.university)
    if effect == PRODUCE_GOLD_TOO:
        return produce_gold_worth(evaluator, p.gold, p.stone) + evaluator.bundle(rules.reaction[technology])
    if effect == PRODUCE_STONE_TOO:
        return produce_stone_worth(evaluator, p.gold, p.stone) + evaluator.bundle(rules.reaction[technology])
    if effect == BUILDING_DISCOUNT:
        return building_worth(evaluator, p.gold, p.stone, NO_RIGHT, parameter)
    if effect == WALL_DISCOUNT:
        return walling_worth(evaluator, p.gold, p.stone, NO_RIGHT, parameter)
    if effect == ANY_ACTION:
        return best_of_all(evaluator, p.gold, p.stone)
    if effect == STEP_AND_PRODUCE:
        produced = max(
            produce_gold_worth(evaluator, p.gold, p.stone), produce_stone_worth(evaluator, p.gold, p.stone)
        )
        return produced + max(evaluator.mine_worth(p.mines), evaluator.quarry_worth(p.quarry))
    if effect == PLAZA_BOTH:
        return best_plaza(evaluator)
    return upgrading_worth(evaluator, p.gold, p.stone, NO_RIGHT) + evaluator.bundle(
        rules.reaction[technology]
    )


def egg_and_road_worth(evaluator: Evaluator) -> i64:
    """Return the worth of an egg and a step of the King's Road.

    The egg is gained first and may pay for the road.
    """
    road = road_worth(evaluator, evaluator.p.gold, evaluator.p.stone, evaluator.p.eggs + 1)
    return evaluator.one(EGG, 1) + max(0, road)


def free_row_worth(evaluator: Evaluator, project: i64) -> i64:
    """Return the worth of a row that costs nothing, not even for a new level."""
    p = evaluator.p
    column = p.hunger_column if project == HUNGER_WALL else p.cathedral_column
    return evaluator.row_worth(project, row_on(p, project), column)


def best_plaza(evaluator: Evaluator) -> i64:
    best: i64 = 0
    plaza: i64 = 0
    while plaza < PLAZAS:
        best = max(best, plaza_worth(evaluator, plaza))
        plaza += 1
    return best


def plaza_worth(evaluator: Evaluator, plaza: i64) -> i64:
    """Return the worth of both rewards of a plaza's tile."""
    rules = evaluator.s.rules
    tile = evaluator.s.plaza_tiles[plaza]
    return evaluator.bundle(rules.upper[tile]) + evaluator.bundle(rules.lower[tile])
