"""Undo of moves: possible while nothing hidden was revealed and no other seat has decided.

`State.undoable_moves` counts the moves that may be undone. This module adds what the state cannot know: once
another seat has answered a move, that move cannot be undone, even if the answer is undone.
"""

from burgrave.core.error import BurgraveError
from burgrave.core.events import Event
from burgrave.core.record import Recorder, iter_replay
from burgrave.core.state import State


class UndoHistory:
    """A recorded game whose last moves can be undone. The record does not keep undone moves."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder
        # The state before each undoable move.
        self.earlier_states: list[State] = list_earlier_states(recorder)

    @property
    def state(self) -> State:
        """The state after the moves that were not undone."""
        return self.recorder.state

    def play(self, seat: int, move: int | str) -> list[Event]:
        """Play a checked move and return its events.

        Raise BurgraveError and change nothing if the move is not legal.
        """
        before = self.state.clone()
        events = self.recorder.play(seat, move)
        undoable = int(self.state.undoable_moves)
        # The earlier moves are of another seat, or revealed something: they cannot be undone.
        if undoable <= 1:
            self.earlier_states = []
        if undoable:
            self.earlier_states.append(before)
        return events

    def undo(self, seat: int) -> None:
        """Undo the last move of this seat, or raise BurgraveError with the reason why not."""
        error = self.undo_error(seat)
        if error is not None:
            raise error
        self.recorder.undo(self.earlier_states.pop())

    def undo_error(self, seat: int) -> BurgraveError | None:
        """Return why this seat cannot undo a move; None if it can."""
        s = self.state
        if s.is_over:
            return BurgraveError("undo-game-over")
        if not any(entry.seat == seat and not entry.is_set_up for entry in self.recorder.record.entries):
            return BurgraveError("undo-nothing")
        if s.mover != seat:
            return BurgraveError("undo-another-decided", seat=int(s.mover))
        if s.undoable_moves == 0:
            return BurgraveError("undo-revealed")
        if not self.earlier_states:
            return BurgraveError("undo-another-decided", seat=int(s.current_seat))
        return None


def list_earlier_states(recorder: Recorder) -> list[State]:
    """Return the states before the undoable moves of a resumed game, replayed from its record."""
    record = recorder.record
    first = record.moves - int(recorder.state.undoable_moves)
    if recorder.state.is_over or first == record.moves:
        return []
    states: list[State] = []
    for point in iter_replay(record, recorder.seed):
        if first <= point.number < record.moves:
            before = point.state.clone()
            if recorder.seed is None:
                before.rng = recorder.state.rng.clone()
            states.append(before)
    return states
