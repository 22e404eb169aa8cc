"""Upgrades and walls on the action board: their worth, and the hex and rotation that fit best."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from burgrave.praga.actions.wall import WALL_SLOTS, is_free
from burgrave.praga.bots.evaluator import IMPOSSIBLE, NOT_YET, Evaluator
from burgrave.praga.bots.holdings import POINT
from burgrave.praga.bots.neighbours import Neighbours
from burgrave.praga.catalogue import BUILDING, HUNGER_WALL, MINES, QUARRY, UPGRADE, WALL, bit
from burgrave.praga.claims import SPAN
from burgrave.praga.connections import edge_symbol, has_corner, is_used_beyond
from burgrave.praga.display import SLOTS
from burgrave.praga.effects import WALL_WITH_SYMBOL
from burgrave.praga.hexes import NO_HEX, SIDES, across, across_before
from burgrave.praga.rules import COUNT_UPGRADES, COUNT_WALLS, ROAD_PER_OLD_UPGRADE
from burgrave.praga.scoring import from_table
from burgrave.praga.state import ACTION_HEXES, PIECE

OLD_UPGRADES_AT: Final = 3  # the space of the King's Road that may count upgrades of the first era


def connection_worth(evaluator: Evaluator, at: i64, tile: i64, rotation: i64) -> i64:
    """Return the worth of the edges and red corners that a tile would connect.

    Edges and corners without a neighbour count a little.
    """
    neighbours = neighbours_of(evaluator, at)
    rules = evaluator.s.rules
    corners: i64 = rules.corners[tile]
    worth: i64 = 0
    printed: i64 = 0
    while printed < SIDES:
        symbol: i64 = rules.edges[tile * SIDES + printed]
        corner = corners & bit(printed) != 0
        if symbol != 0 or corner:
            turned = (printed + rotation) % SIDES
            if symbol != 0:
                worth += neighbours.edges[turned]
                if neighbours.meets & bit(turned):
                    worth += evaluator.edge[symbol]
            if corner:
                worth += neighbours.corners[turned]
        printed += 1
    return worth


def neighbours_of(evaluator: Evaluator, at: i64) -> Neighbours:
    """Return the worths around a hex, which are computed once."""
    known = evaluator.around[at]
    if known is not None:
        return known
    if len(evaluator.edge) == 0:
        for bonus in evaluator.s.rules.edge_bonus:
            evaluator.edge = append(evaluator.edge, evaluator.bundle(bonus))
    neighbours = Neighbours()
    edge: i64 = 0
    while edge < SIDES:
        other: i64 = evaluator.s.rules.beyond[at * SIDES + edge]
        if other != NO_HEX:
            add_neighbour(evaluator, neighbours, at, edge, evaluator.p.hexes[other])
        edge += 1
    evaluator.around[at] = neighbours
    return neighbours


def add_neighbour(evaluator: Evaluator, neighbours: Neighbours, at: i64, edge: i64, beyond: i64) -> None:
    """Add the tile beyond an edge to the worths of a hex, or the free hex there."""
    s = evaluator.s
    after = (edge + 1) % SIDES
    if beyond == 0:
        neighbours.edges[edge] = evaluator.weights.open_edge
        neighbours.corners[edge] += evaluator.weights.open_corner
        neighbours.corners[after] += evaluator.weights.open_corner
        return
    there = edge_symbol(s, beyond, (edge + 3) % SIDES)
    if there != 0 and not is_used_beyond(s, evaluator.p, at, edge):
        neighbours.edges[edge] = evaluator.edge[there]
        neighbours.meets |= bit(edge)
    if has_corner(s, beyond, across(edge)):
        neighbours.corners[edge] += evaluator.red
    if has_corner(s, beyond, across_before(after)):
        neighbours.corners[after] += evaluator.red


# -- upgrades


def use_rate(evaluator: Evaluator, action: i64) -> i64:
    """Return how often an action is performed, in hundredths per turn."""
    weights = evaluator.weights
    if action == MINES:
        return weights.mines_use
    if action == QUARRY:
        return weights.quarry_use
    if action == UPGRADE:
        return weights.upgrade_use
    if action == WALL:
        return weights.wall_use
    return weights.building_use if action == BUILDING else weights.road_use


def claim_worth(evaluator: Evaluator, action: i64) -> i64:
    """Return the worth of the bonus that the upgrade of an action gives when the action is performed."""
    entry: i64 = evaluator.p.hexes[action]
    if entry == 0:
        return 0
    return evaluator.bundle(evaluator.s.rules.reward[entry & PIECE])


def upgrade_itself(evaluator: Evaluator, tile: i64) -> i64:
    """Return the worth of an upgrade in any rotation: later bonuses, the university and open claims."""
    s = evaluator.s
    p = evaluator.p
    rules = s.rules
    action: i64 = rules.upgrade_action[tile]
    reward = evaluator.bundle(rules.reward[tile])
    before = claim_worth(evaluator, action)
    worth = (reward - before) * evaluator.left * use_rate(evaluator, action) // 100
    for claim in s.claims:
        if claim // SPAN == action and reward > before:
            worth += reward - before
    if action == UPGRADE:
        worth += max(reward, before)
    else:
        worth += claim_worth(evaluator, UPGRADE)
    steps: i64 = rules.university_steps[tile]
    worth += evaluator.university_held(p.university + steps) - evaluator.university_held(p.university)
    worth += evaluator.bundle(rules.while_here_upgrade[p.figure])
    if evaluator.counted & bit(COUNT_UPGRADES):
        worth += 3 * POINT
    counts_old = rules.road_kind[OLD_UPGRADES_AT] == ROAD_PER_OLD_UPGRADE
    if counts_old and rules.era[tile] == 1 and p.figure < OLD_UPGRADES_AT:
        worth += evaluator.weights.old_upgrade
    return worth


def best_upgrade(evaluator: Evaluator, tile: i64) -> i64:
    """Return the worth of an upgrade in its best rotation."""
    at: i64 = evaluator.s.rules.upgrade_action[tile]
    best: i64 = IMPOSSIBLE
    rotation: i64 = 0
    while rotation < SIDES:
        best = max(best, connection_worth(evaluator, at, tile, rotation))
        rotation += 1
    return best + upgrade_itself(evaluator, tile)


# -- walls


def wall_itself(evaluator: Evaluator, tile: i64) -> i64:
    """Return the worth of a wall on any slot, without its cost: reward, symbol and number of walls."""
    s = evaluator.s
    p = evaluator.p
    rules = s.rules
    worth = evaluator.bundle(rules.reward[tile]) + wall_count_worth(evaluator)
    worth += evaluator.bundle(rules.while_here_wall[p.figure])
    if rules.symbol[tile]:
        worth += evaluator.sideways_worth(HUNGER_WALL)
        if p.working & rules.reacting[WALL_WITH_SYMBOL]:
            worth += POINT + evaluator.stone
    return worth


def wall_count_worth(evaluator: Evaluator) -> i64:
    """Return the worth of one more wall in the final scoring.

    If turns are left, the thresholds are smoothed.
    """
    points = evaluator.s.rules.wall_points
    walls = evaluator.p.walls
    exact: i64 = POINT * (from_table(points, walls + 1) - from_table(points, walls))
    if evaluator.counted & bit(COUNT_WALLS):
        exact += 2 * POINT
    if evaluator.left == 0:
        return exact
    smooth: i64 = POINT * (from_table(points, walls + 3) - from_table(points, walls)) // 3
    return (exact + smooth) // 2


def slot_worth(evaluator: Evaluator, tile: i64, slot: i64) -> i64:
    """Return the worth of the connections of a wall on a slot, in its best rotation."""
    best: i64 = IMPOSSIBLE
    rotation: i64 = 0
    while rotation < SIDES:
        best = max(best, connection_worth(evaluator, ACTION_HEXES + slot, tile, rotation))
        rotation += 1
    return best


def best_wall(evaluator: Evaluator, tile: i64) -> i64:
    """Return the worth of a wall on its best slot, without its cost."""
    best: i64 = IMPOSSIBLE
    slot: i64 = 0
    while slot < WALL_SLOTS:
        if is_free(evaluator.p, slot):
            best = max(best, slot_worth(evaluator, tile, slot))
        slot += 1
    return best + wall_itself(evaluator, tile)


def displayed_upgrade(evaluator: Evaluator, slot: i64) -> i64:
    """Return the worth of the upgrade in a slot of the display, which is computed once."""
    if evaluator.laid[slot] == NOT_YET:
        evaluator.laid[slot] = best_upgrade(evaluator, evaluator.s.display[slot])
    return evaluator.laid[slot]


def displayed_wall(evaluator: Evaluator, slot: i64) -> i64:
    at = SLOTS + slot
    if evaluator.laid[at] == NOT_YET:
        evaluator.laid[at] = best_wall(evaluator, evaluator.s.display[at])
    return evaluator.laid[at]
