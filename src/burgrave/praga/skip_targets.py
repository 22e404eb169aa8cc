"""Named points of a game and passive moves, with which scenarios skip turns."""

from typing import Any, Final

from burgrave.core.error import ScenarioError
from burgrave.praga.moves import (
    ACTION,
    BONUS_MOVES,
    BUILD_BUILDING,
    BUILD_ROAD,
    BUILD_WALL,
    DECLINE,
    DEVELOP_MINES,
    DEVELOP_QUARRY,
    END_TURN,
    FAMILY_OF,
    LAY_UPGRADE,
    PRODUCE_GOLD,
    PRODUCE_STONE,
    TAKE,
    TAKE_MOVES,
)
from burgrave.praga.state import PragaState
from burgrave.praga.state_data.crane import on_wheel
from burgrave.praga.state_data.state import PHASES

# The performances of a passive turn, the most passive first.
PASSIVE: Final = [
    DEVELOP_MINES,
    DEVELOP_QUARRY,
    PRODUCE_GOLD,
    PRODUCE_STONE,
    BUILD_ROAD,
    LAY_UPGRADE,
    BUILD_WALL,
    BUILD_BUILDING,
]


def skip_target(text: str) -> dict[str, Any]:
    """Return the state data of a phase, `turn 3`, `round 3`, `era 2`, or `next turn`.

    `next turn` is a turn in which no tile is taken yet.
    """
    first, _, rest = text.partition(" ")
    if text == "next turn":
        return {"decision": {"kind": "turn"}, "turn": {"taken": None}}
    if text in ("final", "final scoring"):
        return {"over": True}
    if text in PHASES:
        return {"phase": text}
    if rest.isdigit() and first == "turn":
        return {"turn_number": int(rest)}
    if rest.isdigit() and first in ("era", "round", "platform"):
        return {first: int(rest)}
    known = ["next turn", "turn N", "round N", "era N", "platform N", "final", *PHASES]
    raise ScenarioError("scenario-skip-target", text=text, known=", ".join(known))


def passive_move(s: PragaState) -> int:
    """Return a move that changes little.

    The order is: end the turn, decline, take the cheapest tile, perform the first possible action of PASSIVE,
    use the bonus of an upgrade, play the first legal move. Of tiles with the same price, prefer one with
    mines or quarry, then the one with the fewest points, then the lowest number.
    """
    legal = s.legal_moves()
    for move in (END_TURN, DECLINE):
        if move in legal:
            return move
    before = TAKE + int(s.rules.first_action_tile) - 1
    tiles = [move - before for move in legal if FAMILY_OF[move] == TAKE_MOVES]
    if tiles:
        return before + min(tiles, key=lambda number: passiveness(s, number))
    for performance in PASSIVE:
        if ACTION + performance in legal:
            return ACTION + performance
    bonuses = [move for move in legal if FAMILY_OF[move] == BONUS_MOVES]
    return bonuses[0] if bonuses else legal[0]


def passiveness(s: PragaState, number: int) -> tuple[int, bool, int, int]:
    tile = on_wheel(s, number)
    return tile["cost"], not {"mines", "quarry"} & set(tile["actions"]), tile["points"], number
