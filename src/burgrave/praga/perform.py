"""Performing an action of any source: the action of a tile, of a technology, or one that is bought. [5]"""

from typing import Final

from mypy_extensions import i64

from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.praga.actions.catalogue import ACTIONS
from burgrave.praga.catalogue import BUILDING, MINES, QUARRY, ROAD, UPGRADE, WALL
from burgrave.praga.moves import PERFORMANCES
from burgrave.praga.state import PragaPlayer, PragaState

ACTION_OF: Final = bytes([MINES, MINES, QUARRY, QUARRY, UPGRADE, WALL, BUILDING, ROAD])


def can_perform(s: PragaState, p: PragaPlayer, action: i64, how: i64, discount: i64 = 0) -> bool:
    """Return whether an action can be performed now; mines and quarries always can."""
    return ACTIONS[action].is_possible(s, p, how, discount)


def offer_action(
    s: PragaState, p: PragaPlayer, family: i64, action: i64, how: i64, moves: MoveCollector
) -> None:
    """Offer the performances of an action as moves of a family."""
    ACTIONS[action].offer(s, p, family, how, moves)


def offer_any_action(s: PragaState, p: PragaPlayer, family: i64, how: i64, moves: MoveCollector) -> None:
    for action in ACTIONS:
        action.offer(s, p, family, how, moves)


def refuse_actions(family: i64, reason: i64, moves: MoveCollector) -> None:
    number: i64 = 0
    while number < PERFORMANCES:
        moves.refuse(family + number, reason)
        number += 1


def perform(s: PragaState, seat: i64, performance: i64, how: i64, discount: i64 = 0) -> None:
    """Begin to perform an action; actions that lay no tile are completed at once."""
    action: i64 = ACTION_OF[performance]
    s.emit(EVERYONE, "action-performed", seat, action)
    ACTIONS[action].begin(s, seat, performance, how, discount)
