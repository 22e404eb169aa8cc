"""What the actions are worth with so much money in hand: the best way to perform each."""

from typing import Final

from mypy_extensions import i64

from burgrave.praga.actions.road import LAST_SPACE, LAST_STREET, SPACE_IV, old_upgrades
from burgrave.praga.bots.board import claim_worth, displayed_upgrade, displayed_wall
from burgrave.praga.bots.city import displayed_building
from burgrave.praga.bots.holdings import POINT
from burgrave.praga.bots.worth import IMPOSSIBLE, SURCHARGES, Worth
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

WHILE_HERE: Final = 150  # a space that pays as long as the figure stands there


def performance_worth(w: Worth, performance: i64, gold: i64, stone: i64, special: i64) -> i64:
    """A performance with so much in hand; `special` is what the special right is worth, below 0 if none."""
    if performance == DEVELOP_MINES:
        w.begin(gold, stone)
        w.gain_gold(1)
        return w.total() + w.mine_worth(w.p.mines) + claim_worth(w, MINES)
    if performance == PRODUCE_GOLD:
        return produce_gold_worth(w, gold, stone) + claim_worth(w, MINES)
    if performance == DEVELOP_QUARRY:
        w.begin(gold, stone)
        w.gain_stone(1)
        return w.total() + w.quarry_worth(w.p.quarry) + claim_worth(w, QUARRY)
    if performance == BUILD_ROAD:
        return road_worth(w, gold, stone, w.p.eggs)
    if performance == LAY_UPGRADE:
        return upgrading_worth(w, gold, stone, special)
    if performance == BUILD_WALL:
        return walling_worth(w, gold, stone, special, 0)
    if performance == BUILD_BUILDING:
        return building_worth(w, gold, stone, special, 0)
    return produce_stone_worth(w, gold, stone) + claim_worth(w, QUARRY)


def best_performance(w: Worth, action: i64, gold: i64, stone: i64, special: i64) -> i64:
    """The worth of an action performed best."""
    if action == MINES:
        return max(
            performance_worth(w, DEVELOP_MINES, gold, stone, special),
            performance_worth(w, PRODUCE_GOLD, gold, stone, special),
        )
    if action == QUARRY:
        return max(
            performance_worth(w, DEVELOP_QUARRY, gold, stone, special),
            performance_worth(w, DEVELOP_QUARRY + 1, gold, stone, special),
        )
    return performance_worth(w, action + LAY_UPGRADE - UPGRADE, gold, stone, special)


def best_of_all(w: Worth, gold: i64, stone: i64) -> i64:
    """The best of the six actions, for one that may be any."""
    best: i64 = IMPOSSIBLE
    action: i64 = MINES
    while action <= ROAD:
        best = max(best, best_performance(w, action, gold, stone, -1))
        action += 1
    return best


def produce_gold_worth(w: Worth, gold: i64, stone: i64) -> i64:
    rules = w.s.rules
    w.begin(gold, stone)
    w.gain_gold(w.p.mines)
    for bonus in rules.gold_production[w.p.mines]:
        w.gain(bonus)
    w.gain(rules.token_bonus[w.p.mine_token])
    return w.total()


def produce_stone_worth(w: Worth, gold: i64, stone: i64) -> i64:
    rules = w.s.rules
    w.begin(gold, stone)
    w.gain_stone(w.p.quarry)
    for bonus in rules.stone_production[w.p.quarry]:
        w.gain(bonus)
    w.gain(rules.token_bonus[w.p.quarry_token])
    return w.total()


def upgrading_worth(w: Worth, gold: i64, stone: i64, special: i64) -> i64:
    best: i64 = IMPOSSIBLE
    slot: i64 = 0
    while slot < SLOTS:
        if w.s.display[slot] != 0 and (slot != SPECIAL_SLOT or special >= 0):
            worth = displayed_upgrade(w, slot)
            best = max(best, worth - special if slot == SPECIAL_SLOT else worth)
        slot += 1
    w.begin(gold, stone)
    return best + w.total()


def walling_worth(w: Worth, gold: i64, stone: i64, special: i64, discount: i64) -> i64:
    rules = w.s.rules
    best: i64 = IMPOSSIBLE
    slot: i64 = 0
    while slot < SLOTS:
        tile = w.s.display[SLOTS + slot]
        if tile != 0 and (slot != SPECIAL_SLOT or special >= 0):
            coins: i64 = rules.cost_gold[tile]
            stones: i64 = rules.cost_stone[tile]
            stones = max(0, stones - discount)
            if coins <= gold and stones <= stone:
                w.begin(gold - coins, stone - stones)
                worth = displayed_wall(w, slot) + w.total()
                best = max(best, worth - special if slot == SPECIAL_SLOT else worth)
        slot += 1
    return best + claim_worth(w, WALL)


def building_worth(w: Worth, gold: i64, stone: i64, special: i64, discount: i64) -> i64:
    rules = w.s.rules
    best: i64 = IMPOSSIBLE
    slot: i64 = 0
    while slot < SLOTS:
        tile = w.s.display[SLOTS * 2 + slot]
        if tile != 0 and rules.cost_stone[tile] <= stone and (slot != SPECIAL_SLOT or special >= 0):
            surcharge: i64 = 0
            while surcharge < SURCHARGES:
                coins: i64 = rules.cost_gold[tile]
                coins = max(0, coins + surcharge - discount)
                if coins <= gold:
                    worth = displayed_building(w, slot, surcharge)
                    if worth > IMPOSSIBLE:
                        w.begin(gold - coins, stone - rules.cost_stone[tile])
                        worth += w.total()
                        best = max(best, worth - special if slot == SPECIAL_SLOT else worth)
                surcharge += 1
        slot += 1
    return best + claim_worth(w, BUILDING)


# -- the King's Road


def road_worth(w: Worth, gold: i64, stone: i64, eggs: i64) -> i64:
    """The next space, with one of so many eggs for its other effect or to enter it."""
    p = w.p
    rules = w.s.rules
    space = p.figure + 1
    if space > LAST_SPACE or eggs < rules.road_price[space].eggs:
        return IMPOSSIBLE
    w.begin(gold, stone)
    worth = w.total() + claim_worth(w, ROAD)
    if space <= LAST_STREET:
        worth += street_worth(w, space) + max(0, street_egg_worth(w, space, eggs))
    else:
        tile = w.taste.silver_tile if space == SPACE_IV else w.taste.gold_tile
        worth += tile + best_place(w) - w.egg * rules.road_price[space].eggs
    if space < LAST_SPACE:
        worth += w.taste.road_progress * min(w.left, 6) // 6
    if p.figure > 0 and rules.road_kind[p.figure] == ROAD_WHILE_HERE:
        worth -= WHILE_HERE * min(w.left, 3) // 3
    return worth


def street_worth(w: Worth, space: i64) -> i64:
    """The plain effect of a street."""
    rules = w.s.rules
    kind = rules.road_kind[space]
    if kind == ROAD_BUNDLE:
        return w.bundle(rules.road_bonus[space])
    if kind == ROAD_PURCHASE:
        return max(0, w.bundle(rules.road_bonus[space]) - w.price(rules.road_cost[space]))
    if kind == ROAD_PER_OLD_UPGRADE:
        return POINT * rules.road_vp[space] * old_upgrades(w.s, w.p)
    if kind == ROAD_WHILE_HERE:
        return WHILE_HERE * min(w.left, 6) // 3
    return POINT * rules.road_vp[space] * (w.p.silver + w.p.gold_windows)


def street_egg_worth(w: Worth, space: i64, eggs: i64) -> i64:
    """The other effect, less the egg it takes; without an egg nothing."""
    if eggs == 0:
        return -1
    return w.bundle(w.s.rules.road_egg_bonus[space]) - w.egg


def best_place(w: Worth) -> i64:
    """What the best free place of the bridge brings."""
    best: i64 = 0
    place: i64 = 0
    for tile in w.s.bridge:
        if tile == 0:
            best = max(best, w.bundle(w.s.rules.place_bonus[place]))
        place += 1
    return best
