"""Tiles of Charles Bridge and of the Cathedral: the choice between them."""

from mypy_extensions import i64

from burgrave.praga.bots.evaluator import Evaluator
from burgrave.praga.bots.holdings import POINT
from burgrave.praga.catalogue import FIRST_GOLD
from burgrave.praga.rules import (
    COUNT_MINES,
    COUNT_QUARRY,
    COUNT_ROWS,
    COUNT_UNIVERSITY,
    COUNT_UPGRADES,
    COUNT_WALLS,
)


def bridge_tile_worth(evaluator: Evaluator, tile: i64) -> i64:
    return (
        gold_tile_worth(evaluator, tile)
        if tile >= FIRST_GOLD
        else evaluator.bundle(evaluator.s.rules.bridge_bonus[tile])
    )


def gold_tile_worth(evaluator: Evaluator, tile: i64) -> i64:
    """Return the worth of a gold bridge tile: its immediate bonus and its points at the end."""
    rules = evaluator.s.rules
    p = evaluator.p
    weights = evaluator.weights
    left = evaluator.left
    what = rules.bridge_counts[tile]
    count: i64 = 0
    if what == COUNT_UNIVERSITY:
        expected = POINT * p.university + left * weights.university_rate
        count = min(expected, POINT * rules.most_university)
    elif what == COUNT_MINES:
        count = min(POINT * p.mines + left * weights.track_rate, POINT * rules.most_mines)
    elif what == COUNT_QUARRY:
        count = min(POINT * p.quarry + left * weights.track_rate, POINT * rules.most_quarry)
    elif what == COUNT_UPGRADES:
        count = POINT * len(p.upgrades) + left * weights.upgrade_rate
    elif what == COUNT_WALLS:
        count = POINT * p.walls + left * weights.wall_rate
    elif what == COUNT_ROWS:
        count = POINT * (p.hunger_row + p.cathedral_row) + left * weights.row_rate
    return count * rules.bridge_vp[tile] + evaluator.bundle(rules.bridge_bonus[tile])
