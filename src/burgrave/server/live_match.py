"""A game at a table: its match, the open decision, and the answers that were already given.

Nothing here waits. The table stores the game and sends it.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from burgrave.core.checked_play import play_checked
from burgrave.core.error import BurgraveError
from burgrave.core.game import Game
from burgrave.core.record import Record, Recorder
from burgrave.core.record.text import RecordEntry
from burgrave.core.state import State
from burgrave.i18n import Translator
from burgrave.match.match import Match
from burgrave.match.match_view import MatchView
from burgrave.match.move_data import MoveData, move_data
from burgrave.match.presenters.base import presenter_for
from burgrave.match.preview import Preview
from burgrave.match.seating import Seating
from burgrave.server.answer_window import AnswerWindow, list_asked_states
from burgrave.server.match_log import PlayedMove
from burgrave.server.stored_rows import PlayedBy

AnyGame = Game[Any]

MAX_HANDLED: Final = 200  # requests that are recognized if they are sent again
# Moves and undos after which nothing can be undone: a seat that plays and undoes without end fills the disk.
MAX_CHANGES: Final = 5_000


class LiveMatch:
    """The game and its open decision. `decision` counts the changes of the game and never decreases."""

    def __init__(self, recorder: Recorder, seating: Seating, decision: int, opened: float) -> None:
        record = recorder.record
        self.match = Match(recorder, seating, presenter_for(record.game, record.options))
        self.decision = decision
        self.opened_at = opened
        self.window = AnswerWindow(self.decision_kind)
        self.played_by: list[PlayedBy | None] = []  # who chose each move
        # Seat and mark of each request that was carried out.
        self.handled: deque[tuple[int, str]] = deque(maxlen=MAX_HANDLED)
        # The caches of the present decision.
        self.previews: dict[tuple[int, bool], Preview] = {}  # by viewer, and whether it is asked with others
        self.asked_states: dict[int, State] | None = None
        self.full_record: Record = record  # also moves that the present rules cannot replay

    @property
    def game(self) -> AnyGame:
        return self.match.presenter.game

    @property
    def record(self) -> Record:
        return self.match.recorder.record

    @property
    def entries(self) -> int:
        return len(self.record.entries)

    # -- playing

    def check_moves(self, seat: int, moves: Sequence[int], together: bool) -> None:
        """Raise BurgraveError unless this seat may play this move sequence. Nothing changes.

        With `together`, all seats that are asked the same question answer at once.
        """
        now = self.match.history.state
        state = (self.states_of_asked_seats().get(seat, now) if together else now).clone()
        for move in moves:
            play_checked(state, seat, move)

    def play(
        self, seat: int, moves: Sequence[int], now: float, by: PlayedBy | None = None, sealed: bool = False
    ) -> list[RecordEntry]:
        """Play moves that were checked, and return the new entries of the record.

        They are undone together, or not at all if they are sealed.
        """
        before = self.entries
        for place, move in enumerate(moves):
            self.match.play(seat, move, starts=place == 0)
        if sealed:
            self.match.history.seal()
        self.played_by += [by] * len(moves)
        self.window.answered_seats.add(seat)
        self.start_next_decision(now)
        return self.record.entries[before:]

    def undo(self, seat: int, whole: bool, now: float) -> int:
        """Undo what the seat played last as one, or with `whole` all that it may undo. Count the moves."""
        count = len(self.match.undo(seat))
        while whole and self.match.history.undo_error(seat) is None:
            count += len(self.match.undo(seat))
        del self.played_by[self.entries - 1 :]
        self.start_next_decision(now)
        return count

    def restore_played(self, played: Sequence[PlayedMove]) -> None:
        """Set how the moves so far were played."""
        self.played_by = [each.by for each in played]
        self.match.history.restore_starts([each.starts for each in played])
        sealed = [number for number, each in enumerate(played, 1) if each.sealed]
        if sealed:
            self.match.history.restore_seal(sealed[-1])

    def undo_count(self, seat: int, count: int, now: float) -> None:
        """Undo this number of moves of the seat, as another server did."""
        while count > 0:
            count -= len(self.match.undo(seat))
        del self.played_by[self.entries - 1 :]
        self.start_next_decision(now)

    def start_next_decision(self, now: float) -> None:
        """Start the next decision after the game has changed."""
        self.decision += 1
        self.opened_at = now
        self.previews.clear()
        self.asked_states = None
        if not self.window.is_about(self.decision_kind, self.current_seat):
            self.window = AnswerWindow(self.decision_kind)

    def pending_answers(self) -> dict[int, list[int]]:
        """Return the answers to the open question that are not played yet, by seat."""
        window = self.window
        return {seat: moves for seat, moves in window.answers.items() if seat not in window.answered_seats}

    def shift_time(self, seconds: float) -> None:
        """Shift the start of the open decision by these seconds, so that they do not count."""
        self.opened_at += seconds
        self.window.shift_time(seconds)

    def save_point(self) -> Callable[[], None]:
        """Return a function that restores the present game and its open decision."""
        match, history, recorder, record = self.match, self.match.history, self.match.recorder, self.record
        state, entries = recorder.state.clone(), list(record.entries)
        result = record.scores, record.places
        earlier, shown = list(history.earlier_states), dict(match.shown_entries)
        starts, sealed, played_by = list(history.starts), history.sealed_moves, list(self.played_by)
        decision, opened = self.decision, self.opened_at
        window = replace(
            self.window,
            answers=dict(self.window.answers),
            answered_seats=set(self.window.answered_seats),
        )

        def restore() -> None:
            state.event_log = recorder.event_log
            recorder.state = state
            record.entries[:] = entries
            record.scores, record.places = result
            history.earlier_states, match.shown_entries = earlier, shown
            history.starts, history.sealed_moves, self.played_by = starts, sealed, played_by
            match.forget_sentences()
            self.decision, self.opened_at, self.window = decision, opened, window
            self.previews.clear()
            self.asked_states = None

        return restore

    # -- the open decision

    @property
    def current_seat(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        return None if self.match.is_over else self.match.current_seat

    @property
    def decision_kind(self) -> str:
        """The kind of the open decision; empty if there is none."""
        return self.match.history.state.decision_kind()

    def decision_kinds(self) -> set[str]:
        """Return all kinds of decisions of the game."""
        return {page.kind for page in self.game.step_slots if page.kind}

    def legal_moves(self) -> list[int]:
        return self.match.history.state.legal_moves()

    def passing_move(self) -> int | None:
        """Return the move that passes, if the open decision is a timed reaction, else None."""
        return self.passing_move_in(self.match.history.state)

    def passing_move_in(self, state: State) -> int | None:
        verb = self.match.presenter.timed_reactions().get(state.decision_kind())
        if verb is None:
            return None
        parts = self.game.notation.move
        return next((move for move in state.legal_moves() if parts(move).verb == verb), None)

    def states_of_asked_seats(self) -> dict[int, State]:
        """Return, by seat, the state in which each seat is asked the open question if all before it pass.

        All players can see which seats these are, so the seats can be asked at once.
        """
        if self.asked_states is None:
            self.asked_states = list_asked_states(self.match.history.state, self.passing_move_in)
        return self.asked_states

    # -- views

    def view_for(self, viewer: int, tr: Translator, together: bool, first_entry: int = 0) -> MatchView:
        """Return the match view of this viewer, with the log from an entry of the record on.

        With `together`, all seats that are asked the same question decide at once.
        """
        return self.match.view_for(viewer, tr, first_entry, self.preview_for(viewer, together))

    def preview_for(self, viewer: int, together: bool) -> Preview:
        """Return the preview of this viewer. It is cached for all languages."""
        may_answer = together and viewer not in self.window.answered_seats
        state = self.states_of_asked_seats().get(viewer) if may_answer else None
        key = (viewer, state is not None)
        if key not in self.previews:
            self.previews[key] = self.match.preview_for(viewer, state)
        return self.previews[key]

    def move_data(self, move: int) -> MoveData:
        return move_data(self.match.presenter.layout, move)

    def undo_error(self, seat: int) -> BurgraveError | None:
        """Return why the seat cannot undo its last move, or None."""
        if self.decision >= MAX_CHANGES:
            return BurgraveError("server-undo-limit", most=MAX_CHANGES)
        return self.match.history.undo_error(seat)

    def chosen_by(self, entry: int, viewer: int) -> PlayedBy | None:
        """Return who or what chose the move of an entry for a person, if the viewer may know it.

        Everyone sees that a bot plays. Whether a person answered is known to that person only.
        """
        by = self.played_by[entry - 1] if 0 < entry <= len(self.played_by) else None
        if by in (None, "person"):
            return None
        return by if by == "bot" or self.record.entries[entry].seat == viewer else None

    def check_move_exists(self, move: int) -> None:
        """Raise BurgraveError if the game has no move with this number."""
        last = len(self.game.notation.move_texts) - 1
        if move > last:
            raise BurgraveError("move-unknown-number", move=move, last=last)
