"""A game that is played at a table: its match, the open decision, and who has answered it already.

Everything here is without waiting: what it takes to store and to tell it is the table's affair.
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

MAX_HANDLED: Final = 200  # messages that are recognized when they are sent again


class LiveMatch:
    """The game and its open decision. `decision` counts what changed the game; it never goes back."""

    def __init__(self, recorder: Recorder, seating: Seating, decision: int, opened: float) -> None:
        record = recorder.record
        self.match = Match(recorder, seating, presenter_for(record.game, record.options))
        self.decision = decision
        self.opened_at = opened
        self.answers: dict[int, list[int]] = {}  # by seat: shown when the time of the question is over
        self.reaction_started_at: float | None = (
            None  # since when people are asked in whose time one could read
        )
        self.is_noticeable: bool | None = (
            None  # whether somebody could read in it when the question was opened
        )
        self.answered_seats: set[int] = set()  # of them, those whose answers were shown
        self.question_kind = self.decision_kind
        self.handled: deque[tuple[int, str]] = deque(
            maxlen=MAX_HANDLED
        )  # seat and mark of carried out messages
        self.views: dict[int, tuple[State, dict[str, Any]]] = {}  # view and facts by eyes, as they are now
        self.asked_states: dict[int, State] | None = None
        self.full_record: Record = record  # also what today's rules cannot follow

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
        """Whether this seat may play these moves in a row now; raises BurgraveError and changes nothing if
        not.
        """
        now = self.match.history.state
        state = (self.states_of_asked_seats().get(seat, now) if together else now).clone()
        for move in moves:
            play_checked(state, seat, move)

    def play(self, seat: int, moves: Sequence[int], now: float) -> list[RecordEntry]:
        """Play moves that were checked; the entries they left in the record."""
        before = self.entries
        for move in moves:
            self.match.play(seat, move)
        self.answered_seats.add(seat)
        self.start_next_decision(now)
        return self.record.entries[before:]

    def undo(self, seat: int, whole: bool, now: float) -> int:
        """Take back one move of the seat, or all that may be; how many there were."""
        count = 1
        self.match.undo(seat)
        while whole and self.match.history.undo_error(seat) is None:
            self.match.undo(seat)
            count += 1
        self.start_next_decision(now)
        return count

    def start_next_decision(self, now: float) -> None:
        """The game is another one now."""
        self.decision += 1
        self.opened_at = now
        self.views.clear()
        self.asked_states = None
        kind, acting = self.decision_kind, self.current_seat
        if kind != self.question_kind or acting is None or acting in self.answered_seats:
            self.question_kind, self.reaction_started_at, self.is_noticeable = kind, None, None
            self.answers, self.answered_seats = {}, set()

    def shift_time(self, seconds: float) -> None:
        """No time has passed for the open decision meanwhile."""
        self.opened_at += seconds
        if self.reaction_started_at is not None:
            self.reaction_started_at += seconds

    # -- the open decision

    @property
    def current_seat(self) -> int | None:
        """The seat that decides; none when the game is over."""
        return None if self.match.is_over else self.match.current_seat

    @property
    def decision_kind(self) -> str:
        """What kind of decision it is."""
        decision = self.match.history.state.decision()
        return "" if decision is None else decision.kind

    def decision_kinds(self) -> set[str]:
        """All kinds of decisions that the game has."""
        return {page.kind for page in self.game.step_slots if page.kind}

    def legal_moves(self) -> list[int]:
        return self.match.history.state.legal_moves()

    def passing_move(self) -> int | None:
        """The move that says nothing, if this is a question whose answer's time must not tell anything."""
        return self.passing_move_in(self.match.history.state)

    def passing_move_in(self, state: State) -> int | None:
        decision = state.decision()
        verb = None if decision is None else self.match.presenter.timed_reactions().get(decision.kind)
        parts = self.game.notation.move
        return next((move for move in state.legal_moves() if parts(move).verb == verb), None)

    def states_of_asked_seats(self) -> dict[int, State]:
        """Everybody who is asked the same one after the other, if nobody says anything, and the state then.

        Who that is can be seen by all, so they can be asked at once.
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

    # -- looking

    def view_for(self, viewer: int) -> tuple[State, dict[str, Any]]:
        """The view of these eyes and its facts, made once for all who read them."""
        if viewer not in self.views:
            view = self.states_of_asked_seats().get(viewer, self.match.history.state).view(viewer)
            self.views[viewer] = view, view.to_dict()
        return self.views[viewer]

    def view_without_prompt(self, viewer: int) -> tuple[State, dict[str, Any]]:
        """The same for somebody who is not asked now, though perhaps later."""
        if viewer not in self.states_of_asked_seats():
            return self.view_for(viewer)
        view = self.match.history.state.view(viewer)
        return view, view.to_dict()

    def setup(self, viewer: int) -> dict[str, Any]:
        """The facts that never change."""
        found: dict[str, Any] = self.view_for(viewer)[1].get(SETUP, {})
        return found

    def view_data(
        self, viewer: int, tr: Translator, standing: dict[str, int], together: bool
    ) -> LiveViewData:
        """`together`: all who are asked the same decide at once."""
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
        """Raises BurgraveError if there is no such move."""
        last = len(self.game.notation.move_texts) - 1
        if move > last:
            raise BurgraveError("move-unknown-number", move=move, last=last)
