"""Performing an action of any source: whether it is possible, why not, and how it begins. [5]

Tile, place and rotation are chosen one after another. Nothing happens until the last is chosen.
"""

from typing import Final

from mypy_extensions import i64

from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.praga.actions.building import NO_PLOT, can_build_building, least_surcharge
from burgrave.praga.actions.mines import develop_mines, work_mines
from burgrave.praga.actions.quarry import develop_quarry, work_quarry
from burgrave.praga.actions.road import LAST_SPACE, build_road, can_build_road
from burgrave.praga.actions.upgrade import can_upgrade
from burgrave.praga.actions.wall import can_build_wall
from burgrave.praga.catalogue import (
    BUILDING,
    MINES,
    QUARRY,
    ROAD,
    UPGRADE,
    UPGRADES,
    WALL,
)
from burgrave.praga.moves import (
    BUILD_ROAD,
    DEVELOP_MINES,
    DEVELOP_QUARRY,
    LAY_UPGRADE,
    PERFORMANCES,
    PRODUCE_GOLD,
    PRODUCE_STONE,
)
from burgrave.praga.reasons import END_OF_ROAD, NO_FREE_PLOT, NO_TILE_POSSIBLE, TOO_FEW_EGGS
from burgrave.praga.state import PragaPlayer, PragaState
from burgrave.praga.steps import CHOOSE_TILE

ACTION_OF: Final = bytes([MINES, MINES, QUARRY, QUARRY, UPGRADE, WALL, BUILDING, ROAD])


def can_perform(s: PragaState, p: PragaPlayer, action: i64, how: i64, discount: i64 = 0) -> bool:
    """Return whether an action can be performed now; mines and quarries always can."""
    if action == UPGRADE:
        return can_upgrade(s, how)
    if action == WALL:
        return can_build_wall(s, p, how, discount)
    if action == BUILDING:
        return can_build_building(s, p, how, discount)
    return can_build_road(s, p) if action == ROAD else True


def offer_action(
    s: PragaState, p: PragaPlayer, family: i64, action: i64, how: i64, moves: MoveCollector
) -> None:
    """Offer the performances of an action as moves of a family."""
    if action == MINES:
        moves.allow(family + DEVELOP_MINES)
        moves.allow(family + PRODUCE_GOLD)
    elif action == QUARRY:
        moves.allow(family + DEVELOP_QUARRY)
        moves.allow(family + PRODUCE_STONE)
    elif can_perform(s, p, action, how):
        moves.allow(family + action + LAY_UPGRADE - UPGRADE)
    elif moves.wants_reasons:
        reason = why_not(s, p, action)
        eggs: i64 = s.rules.road_price[p.figure + 1].eggs if reason == TOO_FEW_EGGS else 0
        moves.refuse(family + action + LAY_UPGRADE - UPGRADE, reason, eggs)


def why_not(s: PragaState, p: PragaPlayer, action: i64) -> i64:
    if action == ROAD:
        return END_OF_ROAD if p.figure == LAST_SPACE else TOO_FEW_EGGS
    if action == BUILDING and least_surcharge(s) == NO_PLOT:
        return NO_FREE_PLOT
    return NO_TILE_POSSIBLE


def offer_any_action(s: PragaState, p: PragaPlayer, family: i64, how: i64, moves: MoveCollector) -> None:
    action: i64 = MINES
    while action <= ROAD:
        offer_action(s, p, family, action, how, moves)
        action += 1


def refuse_actions(family: i64, reason: i64, moves: MoveCollector) -> None:
    number: i64 = 0
    while number < PERFORMANCES:
        moves.refuse(family + number, reason)
        number += 1


def perform(s: PragaState, seat: i64, performance: i64, how: i64, discount: i64 = 0) -> None:
    """Begin to perform an action; actions that lay no tile are completed at once."""
    s.emit(EVERYONE, "action-performed", seat, ACTION_OF[performance])
    if performance == DEVELOP_MINES:
        develop_mines(s, seat)
    elif performance == PRODUCE_GOLD:
        work_mines(s, seat)
    elif performance == DEVELOP_QUARRY:
        develop_quarry(s, seat)
    elif performance == PRODUCE_STONE:
        work_quarry(s, seat)
    elif performance == BUILD_ROAD:
        build_road(s, seat)
    else:
        s.how = how
        s.discount = discount
        s.then(CHOOSE_TILE, UPGRADES + performance - LAY_UPGRADE)
