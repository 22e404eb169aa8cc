"""What one click has sent is one undo, in both games, also after a restart."""

from typing import Any

import pytest

import burgrave
from burgrave.bots.registry import default_bot, make_bot
from burgrave.core.record import Recorder
from burgrave.core.rng import FastRng
from burgrave.match.seating import Seating
from burgrave.match.sequences import list_sequences
from burgrave.server.live_match import LiveMatch
from burgrave.server.match_log import BEGIN, MOVE, UNDO, begin_row, move_row, restore_match, undo_row
from burgrave.server.store import LogRecord

SEED = bytes(32)
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("citadels", {"edition": "2016", "players": 4, "preset": "illustrious_emissaries"}),
    ("citadels", {"edition": "deluxe", "players": 4, "preset": "vicious_nobles", "action_cards": True}),
    ("praga", {"players": 2}),
]


class StoredGame:
    """A game with the rows that a server stores of it."""

    def __init__(self, id: str, given: dict[str, Any]) -> None:
        game = burgrave.game(id)
        options = game.options(**given)
        seating = Seating(dict.fromkeys(range(options.players), ""))
        recorder = Recorder(game, options, SEED, seating.record_names(), publish=False)
        self.live = LiveMatch(recorder, seating, 1, 0.0)
        self.rows: list[tuple[Any, Any]] = [(BEGIN, begin_row(recorder.record))]

    def play(self, seat: int, moves: list[int]) -> None:
        entries = self.live.play(seat, moves, 0.0, "person")
        self.rows.append((MOVE, move_row(self.live.record, entries, seat, "id", None, "person")))

    def undo(self, seat: int) -> int:
        count = self.live.undo(seat, False, 0.0)
        self.rows.append((UNDO, undo_row(seat, count, "undo")))
        return count

    def restarted(self) -> LiveMatch:
        found = restore_match([LogRecord(n, *row, 0) for n, row in enumerate(self.rows)], SEED)
        live = LiveMatch(found.recorder, self.live.match.seating, found.decision, 0.0)
        live.restore_played(found.played)
        return live


@pytest.mark.parametrize(("id", "given"), TABLES)
def test_a_click_of_several_moves_is_undone_at_once(id, given):
    stored, rng, clicks = StoredGame(id, given), FastRng(3), 0
    bots = [make_bot(stored.live.game, name) for name in ("random", default_bot(stored.live.game))]
    while not stored.live.match.is_over and clicks < 8:
        live, state = stored.live, stored.live.match.history.state
        seat = int(state.current_seat)
        preview = live.match.preview_for(seat)
        rows = [
            list(each.moves)
            for each in list_sequences(live.match.presenter, preview)
            if not each.reason and len(each.moves) > 1
        ]
        if rows:
            before = state.view(seat).to_dict()
            row = rows[rng.randbelow(len(rows))]
            clicked = row[: 2 + rng.randbelow(len(row) - 1)]  # a whole row, or its first moves
            stored.play(seat, clicked)
            if live.match.history.undo_error(seat) is None:
                again = stored.restarted()
                assert again.undo(seat, False, 0.0) == len(clicked)
                assert again.match.history.state.view(seat).to_dict() == before
                assert stored.undo(seat) == len(clicked)
                assert live.match.history.state.view(seat).to_dict() == before
                assert stored.restarted().played_by == live.played_by
                clicks += 1
        view = live.match.history.state.view(int(live.match.current_seat))
        seat = int(live.match.current_seat)
        stored.play(seat, [int(bots[rng.randbelow(2)].choose(view, rng))])
    assert clicks >= 3
