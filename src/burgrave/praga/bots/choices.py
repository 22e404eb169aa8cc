"""Decisions during a turn and decisions of other seats: a piece, a place, or one of several rewards."""

from mypy_extensions import i64

from burgrave.core.agenda import number_in
from burgrave.praga.actions.building import gold_needed
from burgrave.praga.actions.wall import wall_stone
from burgrave.praga.bots.board import best_upgrade, best_wall, connection_worth, slot_worth
from burgrave.praga.bots.bridge import bridge_tile_worth
from burgrave.praga.bots.city import building_itself, plot_worth, turned_worth
from burgrave.praga.bots.evaluator import IMPOSSIBLE, Evaluator
from burgrave.praga.bots.learning import kept_worth
from burgrave.praga.bots.performing import (
    performance_worth,
    produce_gold_worth,
    produce_stone_worth,
)
from burgrave.praga.bots.tools import free_row_worth, plaza_worth
from burgrave.praga.bots.wheel import NO_RIGHT, special_right
from burgrave.praga.catalogue import MINES, UPGRADES, WALLS, row_of
from burgrave.praga.gain import SOURCE_SHIFT
from burgrave.praga.moves import (
    ACTION,
    ARROW_UP,
    CHOICE,
    DECLINE,
    DISCARD_SILVER,
    KEEP,
    PICK,
    PLACE,
    PLAZA,
    PLOT,
    PROJECT,
    ROTATION,
    SLOT,
    TILE,
    TOKEN,
    TRACK,
    UPPER_REWARD,
)
from burgrave.praga.special import MAIN
from burgrave.praga.state import ACTION_HEXES
from burgrave.praga.steps import (
    ARROW,
    BOT_PLOT,
    BOT_ROTATION,
    BRIDGE_PICK,
    BRIDGE_PLACE,
    CATHEDRAL_TILE,
    CHOOSE_BUNDLE,
    CHOOSE_PLOT,
    CHOOSE_ROTATION,
    CHOOSE_SLOT,
    CHOOSE_TILE,
    DISCARD_WINDOWS,
    KEEP_TECHNOLOGY,
    PLAZA_REWARD,
    PLAZA_TILE,
    PRODUCTION_TOKEN,
    PRODUCTION_TRACK,
    PROJECT_ROW,
    REFRESH_FIRST,
    REFRESH_SECOND,
    SIDEWAYS_PROJECT,
    TECHNOLOGY_ACTION,
    TRACK_STEP,
)


def choice_worth(evaluator: Evaluator, move: i64) -> i64:
    """Return the worth of a move; only moves of the same decision can be compared."""
    s = evaluator.s
    step = s.current_step()
    if step == CHOOSE_ROTATION:
        return rotation_worth(evaluator, move - ROTATION)
    if step == CHOOSE_SLOT:
        return slot_worth(evaluator, s.tile, move - SLOT)
    if step == CHOOSE_PLOT:
        return paid_plot_worth(evaluator, s.tile, s.rules.plot_of_hex[move - PLOT])
    if step == CHOOSE_TILE:
        return chosen_tile_worth(evaluator, move - TILE)
    if step == KEEP_TECHNOLOGY:
        return kept_worth(evaluator, move - KEEP)
    if step == PRODUCTION_TOKEN:
        return token_worth(evaluator, move - TOKEN)
    if step == REFRESH_FIRST or step == REFRESH_SECOND:
        return -displayed_worth(evaluator, move - TILE)  # poor tiles leave the display
    if step == CHOOSE_BUNDLE:
        return evaluator.bundle(
            s.rules.choices[number_in(s.current_argument()) % SOURCE_SHIFT][move - CHOICE]
        )
    if step == DISCARD_WINDOWS:
        return 1 if move == DISCARD_SILVER else 0
    if step == TECHNOLOGY_ACTION:
        return performance_worth(evaluator, move - ACTION, evaluator.p.gold, evaluator.p.stone, NO_RIGHT)
    return other_worth(evaluator, step, move)


def other_worth(evaluator: Evaluator, step: i64, move: i64) -> i64:
    s = evaluator.s
    rules = s.rules
    if move == DECLINE:
        return 0
    if step == ARROW:
        return evaluator.climb_worth(number_in(s.current_argument())) if move == ARROW_UP else 0
    if step == SIDEWAYS_PROJECT:
        return 1 + evaluator.sideways_worth(move - PROJECT)
    if step == PROJECT_ROW:
        return free_row_worth(evaluator, move - PROJECT)
    if step == PLAZA_REWARD:
        tile = s.plaza_tiles[number_in(s.current_argument())]
        return evaluator.bundle(rules.upper[tile] if move == UPPER_REWARD else rules.lower[tile])
    if step == PLAZA_TILE:
        return plaza_worth(evaluator, move - PLAZA)
    if step == BRIDGE_PICK or step == CATHEDRAL_TILE:
        return bridge_tile_worth(evaluator, move - PICK)
    if step == BRIDGE_PLACE:
        return evaluator.bundle(rules.place_bonus[move - PLACE])
    if step == TRACK_STEP:
        return (
            evaluator.mine_worth(evaluator.p.mines)
            if move == TRACK + MINES
            else evaluator.quarry_worth(evaluator.p.quarry)
        )
    if step == PRODUCTION_TRACK:
        if move == TRACK + MINES:
            return produce_gold_worth(evaluator, evaluator.p.gold, evaluator.p.stone)
        return produce_stone_worth(evaluator, evaluator.p.gold, evaluator.p.stone)
    if step == BOT_PLOT:
        return -plot_worth(evaluator, s.tile, rules.plot_of_hex[move - PLOT])
    if step == BOT_ROTATION:
        return 0
    return -plaza_worth(evaluator, move - PLAZA)  # where Parler's pawn starts


def chosen_tile_worth(evaluator: Evaluator, tile: i64) -> i64:
    """Return the worth of a displayed tile in the best place that can be paid.

    A special tile costs the special right.
    """
    s = evaluator.s
    p = evaluator.p
    row = row_of(tile)
    right: i64 = 0
    if s.rules.special[tile] and s.how == MAIN:
        right = max(0, special_right(evaluator, s.wheel_bonus))
    if row == UPGRADES:
        return best_upgrade(evaluator, tile) - right
    if row == WALLS:
        evaluator.begin(p.gold - s.rules.cost_gold[tile], p.stone - wall_stone(s, tile, s.discount))
        return best_wall(evaluator, tile) + evaluator.total() - right
    best: i64 = IMPOSSIBLE
    plot: i64 = 0
    for entry in s.plots:
        if entry == 0 and p.gold >= gold_needed(s, tile, s.rules.surcharge[plot], s.discount):
            best = max(best, paid_plot_worth(evaluator, tile, plot))
        plot += 1
    return best + building_itself(evaluator, tile) - right


def displayed_worth(evaluator: Evaluator, tile: i64) -> i64:
    """Return the worth of a displayed tile for the main action.

    A special tile counts as very good if the seat has no right to it, so that it stays on display.
    """
    s = evaluator.s
    p = evaluator.p
    rules = s.rules
    if rules.special[tile] and special_right(evaluator, s.wheel_bonus) == NO_RIGHT:
        return -IMPOSSIBLE
    if rules.cost_gold[tile] > p.gold or rules.cost_stone[tile] > p.stone:
        return 0
    return chosen_tile_worth(evaluator, tile)


def paid_plot_worth(evaluator: Evaluator, tile: i64, plot: i64) -> i64:
    """Return the worth of a plot, less the whole cost of the building there."""
    s = evaluator.s
    gold = gold_needed(s, tile, s.rules.surcharge[plot], s.discount)
    evaluator.begin(evaluator.p.gold - gold, evaluator.p.stone - s.rules.cost_stone[tile])
    return evaluator.total() + plot_worth(evaluator, tile, plot)


def rotation_worth(evaluator: Evaluator, rotation: i64) -> i64:
    s = evaluator.s
    row = row_of(s.tile)
    if row == UPGRADES:
        return connection_worth(evaluator, s.rules.upgrade_action[s.tile], s.tile, rotation)
    if row == WALLS:
        return connection_worth(evaluator, ACTION_HEXES + s.place, s.tile, rotation)
    return turned_worth(evaluator, s.tile, s.place, rotation)


def token_worth(evaluator: Evaluator, token: i64) -> i64:
    """Return the worth of what a token adds to each production."""
    return evaluator.bundle(evaluator.s.rules.token_bonus[token])
