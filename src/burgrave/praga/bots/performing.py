"""The worth of the actions with a given amount of money: the best way to perform each."""

from typing import Final

from mypy_extensions import i64

from burgrave.praga.actions.road import LAST_SPACE, LAST_STREET, SPACE_IV, old_upgrades
from burgrave.praga.bots.board import claim_worth, displayed_upgrade, displayed_wall
from burgrave.praga.bots.city import displayed_building
from burgrave.praga.bots.evaluator import IMPOSSIBLE, SURCHARGES, Evaluator
from burgrave.praga.bots.holdings import POINT
from burgrave.praga.catalogue import BUILDING, MINES, QUARRY, ROAD, UPGRADE, WALL
from burgrave.praga.display import SLOTS, SPECIAL_SLOT
from burgrave.praga.moves import (
    BUILD_BUILDING,
    BUILD_ROAD,
    BUILD_WALL,
    DEVELOP_MINES,
    DEVELOP_QUARRY,
    LAY_UPGRADE,
    PRODUCE_GOLD,
)
from burgrave.praga.rules import (
    ROAD_BUNDLE,
    ROAD_PER_OLD_UPGRADE,
    ROAD_PURCHASE,
    ROAD_WHILE_HERE,
)

WHILE_HERE: Final = 150  # worth of a space that pays as long as the figure stands there


def performance_worth(evaluator: Evaluator, performance: i64, gold: i64, stone: i64, special: i64) -> i64:
    """Return the worth of a performance with this money.

    `special` is the worth of the special right, below 0 if there is none.
    """
    if performance == DEVELOP_MINES:
        evaluator.begin(gold, stone)
        evaluator.gain_gold(1)
        return evaluator.total() + evaluator.mine_worth(evaluator.p.mines) + claim_worth(evaluator, MINES)
    if performance == PRODUCE_GOLD:
        return produce_gold_worth(evaluator, gold, stone) + claim_worth(evaluator, MINES)
    if performance == DEVELOP_QUARRY:
        evaluator.begin(gold, stone)
        evaluator.gain_stone(1)
        return evaluator.total() + evaluator.quarry_worth(evaluator.p.quarry) + claim_worth(evaluator, QUARRY)
    if performance == BUILD_ROAD:
        return road_worth(evaluator, gold, stone, evaluator.p.eggs)
    if performance == LAY_UPGRADE:
        return upgrading_worth(evaluator, gold, stone, special)
    if performance == BUILD_WALL:
        return walling_worth(evaluator, gold, stone, special, 0)
    if performance == BUILD_BUILDING:
        return building_worth(evaluator, gold, stone, special, 0)
    return produce_stone_worth(evaluator, gold, stone) + claim_worth(evaluator, QUARRY)


def best_performance(evaluator: Evaluator, action: i64, gold: i64, stone: i64, special: i64) -> i64:
    """Return the worth of the best way to perform an action."""
    if action == MINES:
        return max(
            performance_worth(evaluator, DEVELOP_MINES, gold, stone, special),
            performance_worth(evaluator, PRODUCE_GOLD, gold, stone, special),
        )
    if action == QUARRY:
        return max(
            performance_worth(evaluator, DEVELOP_QUARRY, gold, stone, special),
            performance_worth(evaluator, DEVELOP_QUARRY + 1, gold, stone, special),
        )
    return performance_worth(evaluator, action + LAY_UPGRADE - UPGRADE, gold, stone, special)


def best_of_all(evaluator: Evaluator, gold: i64, stone: i64) -> i64:
    """Return the worth of the best of all six actions, for an effect that allows any of them."""
    best: i64 = IMPOSSIBLE
    action: i64 = MINES
    while action <= ROAD:
        best = max(best, best_performance(evaluator, action, gold, stone, -1))
        action += 1
    return best


def produce_gold_worth(evaluator: Evaluator, gold: i64, stone: i64) -> i64:
    rules = evaluator.s.rules
    evaluator.begin(gold, stone)
    evaluator.gain_gold(evaluator.p.mines)
    for bonus in rules.gold_production[evaluator.p.mines]:
        evaluator.gain(bonus)
    evaluator.gain(rules.token_bonus[evaluator.p.mine_token])
    return evaluator.total()


def produce_stone_worth(evaluator: Evaluator, gold: i64, stone: i64) -> i64:
    rules = evaluator.s.rules
    evaluator.begin(gold, stone)
    evaluator.gain_stone(evaluator.p.quarry)
    for bonus in rules.stone_production[evaluator.p.quarry]:
        evaluator.gain(bonus)
    evaluator.gain(rules.token_bonus[evaluator.p.quarry_token])
    return evaluator.total()


def upgrading_worth(evaluator: Evaluator, gold: i64, stone: i64, special: i64) -> i64:
    best: i64 = IMPOSSIBLE
    slot: i64 = 0
    while slot < SLOTS:
        if evaluator.s.display[slot] != 0 and (slot != SPECIAL_SLOT or special >= 0):
            worth = displayed_upgrade(evaluator, slot)
            best = max(best, worth - special if slot == SPECIAL_SLOT else worth)
        slot += 1
    evaluator.begin(gold, stone)
    return best + evaluator.total()


def walling_worth(evaluator: Evaluator, gold: i64, stone: i64, special: i64, discount: i64) -> i64:
    rules = evaluator.s.rules
    best: i64 = IMPOSSIBLE
    slot: i64 = 0
    while slot < SLOTS:
        tile = evaluator.s.display[SLOTS + slot]
        if tile != 0 and (slot != SPECIAL_SLOT or special >= 0):
            coins: i64 = rules.cost_gold[tile]
            stones: i64 = rules.cost_stone[tile]
            stones = max(0, stones - discount)
            if coins <= gold and stones <= stone:
                evaluator.begin(gold - coins, stone - stones)
                worth = displayed_wall(evaluator, slot) + evaluator.total()
                best = max(best, worth - special if slot == SPECIAL_SLOT else worth)
        slot += 1
    return best + claim_worth(evaluator, WALL)


def building_worth(evaluator: Evaluator, gold: i64, stone: i64, special: i64, discount: i64) -> i64:
    rules = evaluator.s.rules
    best: i64 = IMPOSSIBLE
    slot: i64 = 0
    while slot < SLOTS:
        tile = evaluator.s.display[SLOTS * 2 + slot]
        if tile != 0 and rules.cost_stone[tile] <= stone and (slot != SPECIAL_SLOT or special >= 0):
            surcharge: i64 = 0
            while surcharge < SURCHARGES:
                coins: i64 = rules.cost_gold[tile]
                coins = max(0, coins + surcharge - discount)
                if coins <= gold:
                    worth = displayed_building(evaluator, slot, surcharge)
                    if worth > IMPOSSIBLE:
                        evaluator.begin(gold - coins, stone - rules.cost_stone[tile])
                        worth += evaluator.total()
                        best = max(best, worth - special if slot == SPECIAL_SLOT else worth)
                surcharge += 1
        slot += 1
    return best + claim_worth(evaluator, BUILDING)


# -- the King's Road


def road_worth(evaluator: Evaluator, gold: i64, stone: i64, eggs: i64) -> i64:
    """Return the worth of the next space of the King's Road, with this number of eggs.

    An egg may pay for the entrance or for the egg effect.
    """
    p = evaluator.p
    rules = evaluator.s.rules
    space = p.figure + 1
    if space > LAST_SPACE or eggs < rules.road_price[space].eggs:
        return IMPOSSIBLE
    evaluator.begin(gold, stone)
    worth = evaluator.total() + claim_worth(evaluator, ROAD)
    if space <= LAST_STREET:
        worth += street_worth(evaluator, space) + max(0, street_egg_worth(evaluator, space, eggs))
    else:
        tile = evaluator.weights.silver_tile if space == SPACE_IV else evaluator.weights.gold_tile
        worth += tile + best_place(evaluator) - evaluator.egg * rules.road_price[space].eggs
    if space < LAST_SPACE:
        worth += evaluator.weights.road_progress * min(evaluator.left, 6) // 6
    if p.figure > 0 and rules.road_kind[p.figure] == ROAD_WHILE_HERE:
        worth -= WHILE_HERE * min(evaluator.left, 3) // 3
    return worth


def street_worth(evaluator: Evaluator, space: i64) -> i64:
    """Return the worth of the effect of a street that needs no egg."""
    rules = evaluator.s.rules
    kind = rules.road_kind[space]
    if kind == ROAD_BUNDLE:
        return evaluator.bundle(rules.road_bonus[space])
    if kind == ROAD_PURCHASE:
        return max(0, evaluator.bundle(rules.road_bonus[space]) - evaluator.price(rules.road_cost[space]))
    if kind == ROAD_PER_OLD_UPGRADE:
        return POINT * rules.road_vp[space] * old_upgrades(evaluator.s, evaluator.p)
    if kind == ROAD_WHILE_HERE:
        return WHILE_HERE * min(evaluator.left, 6) // 3
    return POINT * rules.road_vp[space] * (evaluator.p.silver + evaluator.p.gold_windows)


def street_egg_worth(evaluator: Evaluator, space: i64, eggs: i64) -> i64:
    """Return the worth of the egg effect of a street, less the egg; -1 if there is no egg."""
    if eggs == 0:
        return -1
    return evaluator.bundle(evaluator.s.rules.road_egg_bonus[space]) - evaluator.egg


def best_place(evaluator: Evaluator) -> i64:
    """Return the worth of the best free place of the bridge."""
    best: i64 = 0
    place: i64 = 0
    for tile in evaluator.s.bridge:
        if tile == 0:
            best = max(best, evaluator.bundle(evaluator.s.rules.place_bonus[place]))
        place += 1
    return best
