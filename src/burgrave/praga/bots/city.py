"""Buildings on the map: blue corners, plots of the Old Town, influence at the plazas."""

from librt.vecs import append
from mypy_extensions import i64

from burgrave.praga.bots.evaluator import IMPOSSIBLE, NOT_YET, SURCHARGES, Evaluator
from burgrave.praga.bots.holdings import POINT
from burgrave.praga.catalogue import CATHEDRAL, bit
from burgrave.praga.connections import blue_at
from burgrave.praga.display import SLOTS
from burgrave.praga.effects import BUILDING_WITH_SYMBOL, BUILDING_WITHOUT_SYMBOL
from burgrave.praga.hexes import SIDES
from burgrave.praga.rules import NO_SOLO
from burgrave.praga.state import CUBE, PIECE, PragaState


def look_at_corners(evaluator: Evaluator) -> None:
    """Compute for every corner of every free plot how many blue corners it would meet."""
    plot: i64 = 0
    for entry in evaluator.s.plots:
        corner: i64 = 0
        while corner < SIDES:
            met: i64 = 0
            if entry == 0:
                met = blue_at(evaluator.s, plot, corner)
            evaluator.blue_corners = append(evaluator.blue_corners, met)
            corner += 1
        plot += 1


def turned_worth(evaluator: Evaluator, tile: i64, plot: i64, rotation: i64) -> i64:
    """Return the worth of the blue tokens that a building gains in this rotation."""
    if len(evaluator.blue_corners) == 0:
        look_at_corners(evaluator)
    corners: i64 = evaluator.s.rules.corners[tile]
    count: i64 = 0
    corner: i64 = 0
    while corner < SIDES:
        if corners & bit(corner):
            count += evaluator.blue_corners[plot * SIDES + (corner + rotation) % SIDES]
        corner += 1
    return count * evaluator.blue


def best_turn(evaluator: Evaluator, tile: i64, plot: i64) -> i64:
    best: i64 = 0
    if evaluator.s.rules.corners[tile] != 0 and is_near_blue(evaluator, plot):
        rotation: i64 = 0
        while rotation < SIDES:
            best = max(best, turned_worth(evaluator, tile, plot, rotation))
            rotation += 1
    return best


def is_near_blue(evaluator: Evaluator, plot: i64) -> bool:
    """Return whether a corner of the plot would meet a blue corner."""
    if len(evaluator.blue_corners) == 0:
        look_at_corners(evaluator)
    corner: i64 = 0
    while corner < SIDES:
        if evaluator.blue_corners[plot * SIDES + corner] != 0:
            return True
        corner += 1
    return False


def building_itself(evaluator: Evaluator, tile: i64) -> i64:
    """Return the worth of a building on any plot, without its cost."""
    rules = evaluator.s.rules
    p = evaluator.p
    worth = evaluator.bundle(rules.reward[tile])
    if rules.symbol[tile]:
        worth += evaluator.sideways_worth(CATHEDRAL)
        if p.working & rules.reacting[BUILDING_WITH_SYMBOL]:
            worth += POINT + evaluator.coin
    else:
        worth += evaluator.bundle(rules.while_here_building[p.figure])
        if p.working & rules.reacting[BUILDING_WITHOUT_SYMBOL]:
            worth += POINT + evaluator.stone
    return worth


def plot_worth(evaluator: Evaluator, tile: i64, plot: i64) -> i64:
    """Return the worth that a plot adds, without its surcharge: points, blue tokens and influence."""
    rules = evaluator.s.rules
    worth = best_turn(evaluator, tile, plot) + POINT * rules.plot_vp[plot]
    plaza: i64 = rules.plaza_of[plot]
    if not rules.cube_space[tile]:
        return worth + POINT * (1 + built_around(evaluator.s, plaza)) + completing_worth(evaluator, plaza)
    if evaluator.p.cubes == 0:
        return worth + completing_worth(evaluator, plaza)
    return worth + influence_worth(evaluator, plaza)


def built_around(s: PragaState, plaza: i64) -> i64:
    count: i64 = 0
    for plot in s.rules.plots_around[plaza]:
        if s.plots[plot] != 0:
            count += 1
    return count


def cubes_at(s: PragaState, seat: i64, plaza: i64) -> i64:
    count: i64 = 0
    for plot in s.rules.plots_around[plaza]:
        if s.plots[plot] >> CUBE == seat + 1:
            count += 1
    return count


def most_rival_cubes(evaluator: Evaluator, plaza: i64) -> i64:
    s = evaluator.s
    rivals: i64 = s.rules.players if s.rules.solo == NO_SOLO else s.rules.players + 1
    most: i64 = 0
    seat: i64 = 0
    while seat < rivals:
        if seat != evaluator.seat:
            most = max(most, cubes_at(s, seat, plaza))
        seat += 1
    return most


def plaza_prospect(evaluator: Evaluator, plaza: i64, own: i64, rival: i64, free: i64) -> i64:
    """Return the expected worth of having this number of own cubes at a plaza."""
    if own == 0:
        return 0
    s = evaluator.s
    tile = s.plaza_tiles[plaza]
    if tile == 0:
        return 0
    upper = evaluator.bundle(s.rules.upper[tile])
    lower = evaluator.bundle(s.rules.lower[tile])
    if free == 0:
        if own > rival:
            return upper + lower
        if own < rival:
            return max(upper, lower)
        return (upper + lower + max(upper, lower)) // 2
    chance = evaluator.weights.leading if own > rival else evaluator.weights.trailing
    return (lower * evaluator.weights.consolation + upper * chance // free) // 100


def influence_worth(evaluator: Evaluator, plaza: i64) -> i64:
    """Return the worth of one more own cube at a plaza, which is computed once."""
    if evaluator.influence[plaza] == NOT_YET:
        evaluator.influence[plaza] = another_cube(evaluator, plaza)
    return evaluator.influence[plaza]


def another_cube(evaluator: Evaluator, plaza: i64) -> i64:
    s = evaluator.s
    own = cubes_at(s, evaluator.seat, plaza)
    rival = most_rival_cubes(evaluator, plaza)
    free = len(s.rules.plots_around[plaza]) - built_around(s, plaza)
    worth = plaza_prospect(evaluator, plaza, own + 1, rival, free - 1) - plaza_prospect(
        evaluator, plaza, own, rival, free
    )
    return worth + evaluator.weights.cube * own if free == 1 else worth - evaluator.weights.cube


def completing_worth(evaluator: Evaluator, plaza: i64) -> i64:
    """Return the worth of a building without a cube: the evaluation of the plaza comes sooner."""
    s = evaluator.s
    own = cubes_at(s, evaluator.seat, plaza)
    if own == 0:
        return 0
    rival = most_rival_cubes(evaluator, plaza)
    free = len(s.rules.plots_around[plaza]) - built_around(s, plaza)
    return plaza_prospect(evaluator, plaza, own, rival, free - 1) - plaza_prospect(
        evaluator, plaza, own, rival, free
    )


def displayed_building(evaluator: Evaluator, slot: i64, surcharge: i64) -> i64:
    """Return the worth of a displayed building on the best plot with this surcharge, without its cost.

    It is computed once.
    """
    first = SLOTS * 2 + slot * SURCHARGES
    if evaluator.laid[first] == NOT_YET:
        find_plots(evaluator, evaluator.s.display[SLOTS * 2 + slot], first)
    return evaluator.laid[first + surcharge]


def find_plots(evaluator: Evaluator, tile: i64, first: i64) -> None:
    rules = evaluator.s.rules
    kind: i64 = 0
    while kind < SURCHARGES:
        evaluator.laid[first + kind] = IMPOSSIBLE
        kind += 1
    itself = building_itself(evaluator, tile)
    plot: i64 = 0
    for entry in evaluator.s.plots:
        if entry & PIECE == 0:
            at: i64 = first + min(rules.surcharge[plot], SURCHARGES - 1)
            evaluator.laid[at] = max(evaluator.laid[at], itself + plot_worth(evaluator, tile, plot))
        plot += 1
