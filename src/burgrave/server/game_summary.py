"""What the archive shows of an ended game: its points and its final state.

They are stored when the game ends. They can be made again from the log, so they are in no backup.
"""

from typing import Any, Final

from burgrave.core.events import SPECTATOR
from burgrave.core.state import State
from burgrave.server.store import Change, SaveReview

RESULT: Final = -2_000_000  # parts of what is kept with a game, beside its review
FINAL_STATE: Final = -2_000_001
MAKER: Final = "game 1"


def summarize_game(state: State, moves: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the result of an ended game, and its final state as everyone sees it."""
    result = {"points": state.scores(), "places": state.ranking(), "moves": moves}
    return result, state.view(SPECTATOR).to_dict()


def summary_changes(table: str, state: State, moves: int) -> list[Change]:
    return stored_summary(table, *summarize_game(state, moves))


def stored_summary(table: str, result: dict[str, Any], final_state: dict[str, Any]) -> list[Change]:
    return [
        SaveReview(table, RESULT, MAKER, result),
        SaveReview(table, FINAL_STATE, MAKER, final_state),
    ]
