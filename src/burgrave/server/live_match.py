"""A game at a table: its match, the open decision, and the answers that were already given.

Nothing here waits. The table stores the game and sends it.
"""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from burgrave.core.checked_play import play_checked
from burgrave.core.error import BurgraveError
from burgrave.core.events import SPECTATOR
from burgrave.core.game import Game
from burgrave.core.record import Record, Recorder
from burgrave.core.record.text import RecordEntry
from burgrave.core.state import State
from burgrave.i18n import Translator
from burgrave.match.match import Match
from burgrave.match.presenters.base import presenter_for
from burgrave.match.seating import Seating
from burgrave.match.view_data import SETUP, MoveData, move_data, prompt_data, question_data
from burgrave.server.server_messages import LiveViewData

AnyGame = Game[Any]

MAX_HANDLED: Final = 200  # requests that are recognized if they are sent again


class LiveMatch:
    """The game and its open decision. `decision` counts the changes of the game and never decreases."""

    def __init__(self, recorder: Recorder, seating: Seating, decision: int, opened: float) -> None:
        record = recorder.record
        self.match = Match(recorder, seating, presenter_for(record.game, record.options))
        self.decision = decision
        self.opened_at = opened
        self.answers: dict[int, list[int]] = {}  # by seat; played when the reaction window closes
        self.reaction_started_at: float | None = None  # when the reaction window was opened
        # Whether others could notice when the question is answered; None until this is decided.
        self.is_noticeable: bool | None = None
        self.answered_seats: set[int] = set()  # seats whose answers were played
        self.question_kind = self.decision_kind
        # Seat and mark of each request that was carried out.
        self.handled: deque[tuple[int, str]] = deque(maxlen=MAX_HANDLED)
        self.views: dict[int, tuple[State, dict[str, Any]]] = {}  # view and state data by viewer
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

    def play(self, seat: int, moves: Sequence[int], now: float) -> list[RecordEntry]:
        """Play moves that were checked, and return the new entries of the record."""
        before = self.entries
        for move in moves:
            self.match.play(seat, move)
        self.answered_seats.add(seat)
        self.start_next_decision(now)
        return self.record.entries[before:]

    def undo(self, seat: int, whole: bool, now: float) -> int:
        """Undo the last move of the seat, or with `whole` all that it may undo. Return their number."""
        count = 1
        self.match.undo(seat)
        while whole and self.match.history.undo_error(seat) is None:
            self.match.undo(seat)
            count += 1
        self.start_next_decision(now)
        return count

    def start_next_decision(self, now: float) -> None:
        """Start the next decision after the game has changed."""
        self.decision += 1
        self.opened_at = now
        self.views.clear()
        self.asked_states = None
        kind, acting = self.decision_kind, self.current_seat
        if kind != self.question_kind or acting is None or acting in self.answered_seats:
            self.question_kind, self.reaction_started_at, self.is_noticeable = kind, None, None
            self.answers, self.answered_seats = {}, set()

    def shift_time(self, seconds: float) -> None:
        """Shift the start of the open decision by these seconds, so that they do not count."""
        self.opened_at += seconds
        if self.reaction_started_at is not None:
            self.reaction_started_at += seconds

    # -- the open decision

    @property
    def current_seat(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        return None if self.match.is_over else self.match.current_seat

    @property
    def decision_kind(self) -> str:
        """The kind of the open decision; empty if there is none."""
        decision = self.match.history.state.decision()
        return "" if decision is None else decision.kind

    def decision_kinds(self) -> set[str]:
        """Return all kinds of decisions of the game."""
        return {page.kind for page in self.game.step_slots if page.kind}

    def legal_moves(self) -> list[int]:
        return self.match.history.state.legal_moves()

    def passing_move(self) -> int | None:
        """Return the move that passes, if the open decision is a timed reaction, else None."""
        return self.passing_move_in(self.match.history.state)

    def passing_move_in(self, state: State) -> int | None:
        decision = state.decision()
        verb = None if decision is None else self.match.presenter.timed_reactions().get(decision.kind)
        parts = self.game.notation.move
        return next((move for move in state.legal_moves() if parts(move).verb == verb), None)

    def states_of_asked_seats(self) -> dict[int, State]:
        """Return, by seat, the state in which each seat is asked the open question if all before it pass.

        All players can see which seats these are, so the seats can be asked at once.
        """
        if self.asked_states is None:
            self.asked_states = {}
            state, kind = self.match.history.state, self.decision_kind
            silent = self.passing_move_in(state)
            while silent is not None and int(state.current_seat) not in self.asked_states:
                self.asked_states[int(state.current_seat)] = state
                state = state.clone()
                state.event_log = None
                state.apply(silent)
                decision = state.decision()
                silent = (
                    self.passing_move_in(state) if decision is not None and decision.kind == kind else None
                )
        return self.asked_states

    # -- views

    def view_for(self, viewer: int) -> tuple[State, dict[str, Any]]:
        """Return the view of this viewer and its state data. They are cached for all readers."""
        if viewer not in self.views:
            view = self.states_of_asked_seats().get(viewer, self.match.history.state).view(viewer)
            self.views[viewer] = view, view.to_dict()
        return self.views[viewer]

    def view_without_prompt(self, viewer: int) -> tuple[State, dict[str, Any]]:
        """Return the same for a viewer who does not decide now, even if that seat is asked later."""
        if viewer not in self.states_of_asked_seats():
            return self.view_for(viewer)
        view = self.match.history.state.view(viewer)
        return view, view.to_dict()

    def setup(self, viewer: int) -> dict[str, Any]:
        """Return the state data that never changes."""
        found: dict[str, Any] = self.view_for(viewer)[1].get(SETUP, {})
        return found

    def view_data(
        self, viewer: int, tr: Translator, standing: dict[str, int], together: bool
    ) -> LiveViewData:
        """Return the view as data. With `together`, all seats that are asked the same decide at once."""
        decides = self.match.decides(viewer)
        yours = decides or (
            together and viewer in self.states_of_asked_seats() and viewer not in self.answered_seats
        )
        view, state_data = self.view_for(viewer) if yours else self.view_without_prompt(viewer)
        data: LiveViewData = {
            "entries": self.entries,
            "decision": self.decision,
            "state": {name: fact for name, fact in state_data.items() if name != SETUP},
            "question": question_data(self.match, viewer, tr, state_data),
            "your_decision": yours,
            "auto_answers": {kind: self.move_data(move) for kind, move in standing.items()},
            "can_undo": viewer != SPECTATOR and self.match.history.undo_error(viewer) is None,
        }
        if yours:
            data["prompt"] = prompt_data(
                self.match, view, tr, self.match.seating.display_names(tr), state_data
            )
        return data

    def move_data(self, move: int) -> MoveData:
        return move_data(self.game.notation, move)

    def check_move_exists(self, move: int) -> None:
        """Raise BurgraveError if the game has no move with this number."""
        last = len(self.game.notation.move_texts) - 1
        if move > last:
            raise BurgraveError("move-unknown-number", move=move, last=last)
