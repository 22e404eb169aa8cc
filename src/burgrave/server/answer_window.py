"""The window in which all seats that are asked the same question answer at once.

A question whose answer time could reveal something is put to all its seats at the same time. Their answers
are played when the window closes.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from burgrave.core.state import State

FindPass = Callable[[State], int | None]  # returns the move that passes in this state, if it has one


@dataclass(slots=True)
class AnswerWindow:
    """The open question of a game, who was asked it, and what they have answered."""

    question_kind: str
    answers: dict[int, list[int]] = field(default_factory=dict)  # by seat; played when the window closes
    answered_seats: set[int] = field(default_factory=set)  # seats whose answers were played
    started_at: float | None = None
    # Whether others could notice when the question is answered; None until this is decided.
    is_noticeable: bool | None = None

    def is_about(self, kind: str, seat: int | None) -> bool:
        """Return whether this seat is asked the same question as the seats before it."""
        return kind == self.question_kind and seat is not None and seat not in self.answered_seats

    def shift_time(self, seconds: float) -> None:
        """Shift the start by these seconds, so that they do not count."""
        if self.started_at is not None:
            self.started_at += seconds


def list_asked_states(state: State, find_pass: FindPass) -> dict[int, State]:
    """Return, by seat, the state in which each seat is asked the open question if all before it pass.

    All players can see which seats these are, so the seats can be asked at once.
    """
    asked: dict[int, State] = {}
    kind = state.decision_kind()
    passing = find_pass(state)
    while passing is not None and int(state.current_seat) not in asked:
        asked[int(state.current_seat)] = state
        state = state.clone()
        state.event_log = None
        state.apply(passing)
        passing = find_pass(state) if state.decision_kind() == kind else None
    return asked
