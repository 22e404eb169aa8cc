"""What the archive shows of an ended game: its points and its final state.

They are stored when the game ends. They can be made again from the log, so they are in no backup.
"""

from collections import Counter
from typing import Any, Final

from burgrave.core.events import SPECTATOR
from burgrave.core.record import Record
from burgrave.core.state import State
from burgrave.match.presenters.base import presenter_for
from burgrave.server.store import Change, SaveReview

RESULT: Final = -2_000_000  # parts of what is kept with a game, beside its review
FINAL_STATE: Final = -2_000_001
MAKER: Final = "game 2"


def summarize_game(state: State, record: Record) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the result of an ended game, and its final state as everyone sees it."""
    result = {
        "points": state.scores(),
        "places": state.ranking(),
        "moves": record.moves,
        "picks": count_picks(record, len(state.scores())),
    }
    return result, state.view(SPECTATOR).to_dict()


def count_picks(record: Record, seats: int) -> list[dict[str, int]]:
    """Return how often each seat picked each piece by which people like to compare their games."""
    presenter, moves = presenter_for(record.game, record.options), record.game.notation
    counts: list[Counter[str]] = [Counter() for _ in range(seats)]
    for entry in record.entries:
        picked = None if entry.is_set_up else presenter.compared_piece(moves.move(entry.move))
        if picked is not None:
            counts[entry.seat][" ".join(picked)] += 1
    return [dict(each) for each in counts]


def summary_changes(table: str, state: State, record: Record) -> list[Change]:
    return stored_summary(table, *summarize_game(state, record))


def stored_summary(table: str, result: dict[str, Any], final_state: dict[str, Any]) -> list[Change]:
    return [
        SaveReview(table, RESULT, MAKER, result),
        SaveReview(table, FINAL_STATE, MAKER, final_state),
    ]
