"""Upgrades and walls on the action board: what they bring, and where they fit best."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from burgrave.praga.actions.wall import WALL_SLOTS, is_free
from burgrave.praga.bots.around import Around
from burgrave.praga.bots.holdings import POINT
from burgrave.praga.bots.worth import IMPOSSIBLE, NOT_YET, Worth
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


def connection_worth(w: Worth, at: i64, tile: i64, rotation: i64) -> i64:
    """Edges and red corners that a tile would connect, and a little for those left open."""
    around = around_hex(w, at)
    rules = w.s.rules
    corners: i64 = rules.corners[tile]
    worth: i64 = 0
    printed: i64 = 0
    while printed < SIDES:
        symbol: i64 = rules.edges[tile * SIDES + printed]
        corner = corners & bit(printed) != 0
        if symbol != 0 or corner:
            turned = (printed + rotation) % SIDES
            if symbol != 0:
                worth += around.edges[turned]
                if around.meets & bit(turned):
                    worth += w.edge[symbol]
            if corner:
                worth += around.corners[turned]
        printed += 1
    return worth


def around_hex(w: Worth, at: i64) -> Around:
    """What lies around a hex, looked at once."""
    known = w.around[at]
    if known is not None:
        return known
    if len(w.edge) == 0:
        for bonus in w.s.rules.edge_bonus:
            w.edge = append(w.edge, w.bundle(bonus))
    around = Around()
    edge: i64 = 0
    while edge < SIDES:
        other: i64 = w.s.rules.beyond[at * SIDES + edge]
        if other != NO_HEX:
            look_beyond(w, around, at, edge, w.p.hexes[other])
        edge += 1
    w.around[at] = around
    return around


def look_beyond(w: Worth, around: Around, at: i64, edge: i64, beyond: i64) -> None:
    """Beyond an edge lies a tile, or nothing yet."""
    s = w.s
    after = (edge + 1) % SIDES
    if beyond == 0:
        around.edges[edge] = w.taste.open_edge
        around.corners[edge] += w.taste.open_corner
        around.corners[after] += w.taste.open_corner
        return
    there = edge_symbol(s, beyond, (edge + 3) % SIDES)
    if there != 0 and not is_used_beyond(s, w.p, at, edge):
        around.edges[edge] = w.edge[there]
        around.meets |= bit(edge)
    if has_corner(s, beyond, across(edge)):
        around.corners[edge] += w.red
    if has_corner(s, beyond, across_before(after)):
        around.corners[after] += w.red


# -- upgrades


def use_rate(w: Worth, action: i64) -> i64:
    """How often an action is performed, in hundredths a turn."""
    taste = w.taste
    if action == MINES:
        return taste.mines_use
    if action == QUARRY:
        return taste.quarry_use
    if action == UPGRADE:
        return taste.upgrade_use
    if action == WALL:
        return taste.wall_use
    return taste.building_use if action == BUILDING else taste.road_use


def claim_worth(w: Worth, action: i64) -> i64:
    """What the upgrade of an action brings when the action is performed."""
    entry: i64 = w.p.hexes[action]
    if entry == 0:
        return 0
    return w.bundle(w.s.rules.reward[entry & PIECE])


def upgrade_worth(w: Worth, tile: i64, rotation: i64) -> i64:
    return upgrade_itself(w, tile) + connection_worth(w, w.s.rules.upgrade_action[tile], tile, rotation)


def upgrade_itself(w: Worth, tile: i64) -> i64:
    """An upgrade wherever it is turned: what its action brings from now on, the university, the claim."""
    s = w.s
    p = w.p
    rules = s.rules
    action: i64 = rules.upgrade_action[tile]
    reward = w.bundle(rules.reward[tile])
    before = claim_worth(w, action)
    worth = (reward - before) * w.left * use_rate(w, action) // 100
    for claim in s.claims:
        if claim // SPAN == action and reward > before:
            worth += reward - before
    if action == UPGRADE:
        worth += max(reward, before)
    else:
        worth += claim_worth(w, UPGRADE)
    steps: i64 = rules.university_steps[tile]
    worth += w.university_held(p.university + steps) - w.university_held(p.university)
    worth += w.bundle(rules.while_here_upgrade[p.figure])
    if w.counted & bit(COUNT_UPGRADES):
        worth += 3 * POINT
    counts_old = rules.road_kind[OLD_UPGRADES_AT] == ROAD_PER_OLD_UPGRADE
    if counts_old and rules.era[tile] == 1 and p.figure < OLD_UPGRADES_AT:
        worth += w.taste.old_upgrade
    return worth


def best_upgrade(w: Worth, tile: i64) -> i64:
    """The worth of an upgrade turned best."""
    at: i64 = w.s.rules.upgrade_action[tile]
    best: i64 = IMPOSSIBLE
    rotation: i64 = 0
    while rotation < SIDES:
        best = max(best, connection_worth(w, at, tile, rotation))
        rotation += 1
    return best + upgrade_itself(w, tile)


# -- walls


def wall_itself(w: Worth, tile: i64) -> i64:
    """A wall wherever it stands, without its cost: reward, symbol, and how many walls there are."""
    s = w.s
    p = w.p
    rules = s.rules
    worth = w.bundle(rules.reward[tile]) + wall_count_worth(w)
    worth += w.bundle(rules.while_here_wall[p.figure])
    if rules.symbol[tile]:
        worth += w.sideways_worth(HUNGER_WALL)
        if p.working & rules.reacting[WALL_WITH_SYMBOL]:
            worth += POINT + w.stone
    return worth


def wall_count_worth(w: Worth) -> i64:
    """Another wall for the final scoring; with time left the thresholds are not sharp."""
    points = w.s.rules.wall_points
    walls = w.p.walls
    exact: i64 = POINT * (from_table(points, walls + 1) - from_table(points, walls))
    if w.counted & bit(COUNT_WALLS):
        exact += 2 * POINT
    if w.left == 0:
        return exact
    smooth: i64 = POINT * (from_table(points, walls + 3) - from_table(points, walls)) // 3
    return (exact + smooth) // 2


def slot_worth(w: Worth, tile: i64, slot: i64) -> i64:
    """The connections of a wall on a slot, turned best."""
    best: i64 = IMPOSSIBLE
    rotation: i64 = 0
    while rotation < SIDES:
        best = max(best, connection_worth(w, ACTION_HEXES + slot, tile, rotation))
        rotation += 1
    return best


def best_wall(w: Worth, tile: i64) -> i64:
    """The worth of a wall on its best slot, without its cost."""
    best: i64 = IMPOSSIBLE
    slot: i64 = 0
    while slot < WALL_SLOTS:
        if is_free(w.p, slot):
            best = max(best, slot_worth(w, tile, slot))
        slot += 1
    return best + wall_itself(w, tile)


def displayed_upgrade(w: Worth, slot: i64) -> i64:
    """The same for a slot of the display, computed once."""
    if w.laid[slot] == NOT_YET:
        w.laid[slot] = best_upgrade(w, w.s.display[slot])
    return w.laid[slot]


def displayed_wall(w: Worth, slot: i64) -> i64:
    at = SLOTS + slot
    if w.laid[at] == NOT_YET:
        w.laid[at] = best_wall(w, w.s.display[at])
    return w.laid[at]
