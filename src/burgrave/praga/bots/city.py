"""Buildings on the map: blue corners, plots of the Old Town, influence at the plazas."""

from librt.vecs import append
from mypy_extensions import i64

from burgrave.praga.bots.holdings import POINT
from burgrave.praga.bots.worth import IMPOSSIBLE, NOT_YET, SURCHARGES, Worth
from burgrave.praga.catalogue import CATHEDRAL, bit
from burgrave.praga.connections import blue_at
from burgrave.praga.display import SLOTS
from burgrave.praga.effects import BUILDING_WITH_SYMBOL, BUILDING_WITHOUT_SYMBOL
from burgrave.praga.hexes import SIDES
from burgrave.praga.rules import NO_SOLO
from burgrave.praga.state import CUBE, PIECE, Table


def look_at_corners(w: Worth) -> None:
    """The same for all corners of free plots."""
    plot: i64 = 0
    for entry in w.s.plots:
        corner: i64 = 0
        while corner < SIDES:
            met: i64 = 0
            if entry == 0:
                met = blue_at(w.s, plot, corner)
            w.blue_corners = append(w.blue_corners, met)
            corner += 1
        plot += 1


def turned_worth(w: Worth, tile: i64, plot: i64, rotation: i64) -> i64:
    """The blue tokens of a building."""
    if len(w.blue_corners) == 0:
        look_at_corners(w)
    corners: i64 = w.s.rules.corners[tile]
    count: i64 = 0
    corner: i64 = 0
    while corner < SIDES:
        if corners & bit(corner):
            count += w.blue_corners[plot * SIDES + (corner + rotation) % SIDES]
        corner += 1
    return count * w.blue


def best_turn(w: Worth, tile: i64, plot: i64) -> i64:
    best: i64 = 0
    if w.s.rules.corners[tile] != 0 and is_near_blue(w, plot):
        rotation: i64 = 0
        while rotation < SIDES:
            best = max(best, turned_worth(w, tile, plot, rotation))
            rotation += 1
    return best


def is_near_blue(w: Worth, plot: i64) -> bool:
    """Whether any corner of a plot would meet a blue one."""
    if len(w.blue_corners) == 0:
        look_at_corners(w)
    corner: i64 = 0
    while corner < SIDES:
        if w.blue_corners[plot * SIDES + corner] != 0:
            return True
        corner += 1
    return False


def building_itself(w: Worth, tile: i64) -> i64:
    """A building wherever it stands, without its cost."""
    rules = w.s.rules
    p = w.p
    worth = w.bundle(rules.reward[tile])
    if rules.symbol[tile]:
        worth += w.sideways_worth(CATHEDRAL)
        if p.working & rules.reacting[BUILDING_WITH_SYMBOL]:
            worth += POINT + w.coin
    else:
        worth += w.bundle(rules.while_here_building[p.figure])
        if p.working & rules.reacting[BUILDING_WITHOUT_SYMBOL]:
            worth += POINT + w.stone
    return worth


def plot_worth(w: Worth, tile: i64, plot: i64) -> i64:
    """What a plot adds, without its surcharge: points, blue tokens, influence."""
    rules = w.s.rules
    worth = best_turn(w, tile, plot) + POINT * rules.plot_vp[plot]
    plaza: i64 = rules.plaza_of[plot]
    if not rules.cube_space[tile]:
        return worth + POINT * (1 + built_around(w.s, plaza)) + completing_worth(w, plaza)
    if w.p.cubes == 0:
        return worth + completing_worth(w, plaza)
    return worth + influence_worth(w, plaza)


def built_around(s: Table, plaza: i64) -> i64:
    count: i64 = 0
    for plot in s.rules.plots_around[plaza]:
        if s.plots[plot] != 0:
            count += 1
    return count


def cubes_at(s: Table, seat: i64, plaza: i64) -> i64:
    count: i64 = 0
    for plot in s.rules.plots_around[plaza]:
        if s.plots[plot] >> CUBE == seat + 1:
            count += 1
    return count


def most_rival_cubes(w: Worth, plaza: i64) -> i64:
    s = w.s
    rivals: i64 = s.rules.players if s.rules.solo == NO_SOLO else s.rules.players + 1
    most: i64 = 0
    seat: i64 = 0
    while seat < rivals:
        if seat != w.seat:
            most = max(most, cubes_at(s, seat, plaza))
        seat += 1
    return most


def plaza_prospect(w: Worth, plaza: i64, own: i64, rival: i64, free: i64) -> i64:
    """What so many cubes at a plaza promise."""
    if own == 0:
        return 0
    s = w.s
    tile = s.plaza_tiles[plaza]
    if tile == 0:
        return 0
    upper = w.bundle(s.rules.upper[tile])
    lower = w.bundle(s.rules.lower[tile])
    if free == 0:
        if own > rival:
            return upper + lower
        if own < rival:
            return max(upper, lower)
        return (upper + lower + max(upper, lower)) // 2
    chance = w.taste.leading if own > rival else w.taste.trailing
    return (lower * w.taste.consolation + upper * chance // free) // 100


def influence_worth(w: Worth, plaza: i64) -> i64:
    """Another cube of one's own at a plaza, computed once."""
    if w.influence[plaza] == NOT_YET:
        w.influence[plaza] = another_cube(w, plaza)
    return w.influence[plaza]


def another_cube(w: Worth, plaza: i64) -> i64:
    s = w.s
    own = cubes_at(s, w.seat, plaza)
    rival = most_rival_cubes(w, plaza)
    free = len(s.rules.plots_around[plaza]) - built_around(s, plaza)
    worth = plaza_prospect(w, plaza, own + 1, rival, free - 1) - plaza_prospect(w, plaza, own, rival, free)
    return worth + w.taste.cube * own if free == 1 else worth - w.taste.cube


def completing_worth(w: Worth, plaza: i64) -> i64:
    """A building without a cube: it brings the evaluation nearer."""
    s = w.s
    own = cubes_at(s, w.seat, plaza)
    if own == 0:
        return 0
    rival = most_rival_cubes(w, plaza)
    free = len(s.rules.plots_around[plaza]) - built_around(s, plaza)
    return plaza_prospect(w, plaza, own, rival, free - 1) - plaza_prospect(w, plaza, own, rival, free)


def displayed_building(w: Worth, slot: i64, surcharge: i64) -> i64:
    """A displayed building on the best plot of this surcharge, without the cost; computed once."""
    first = SLOTS * 2 + slot * SURCHARGES
    if w.laid[first] == NOT_YET:
        find_plots(w, w.s.display[SLOTS * 2 + slot], first)
    return w.laid[first + surcharge]


def find_plots(w: Worth, tile: i64, first: i64) -> None:
    rules = w.s.rules
    kind: i64 = 0
    while kind < SURCHARGES:
        w.laid[first + kind] = IMPOSSIBLE
        kind += 1
    itself = building_itself(w, tile)
    plot: i64 = 0
    for entry in w.s.plots:
        if entry & PIECE == 0:
            at: i64 = first + min(rules.surcharge[plot], SURCHARGES - 1)
            w.laid[at] = max(w.laid[at], itself + plot_worth(w, tile, plot))
        plot += 1
