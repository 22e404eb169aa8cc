"""Undo of moves: possible while nothing hidden was revealed and no other seat has decided.

Moves that were played as one, as by one click, are undone as one. Moves that were played for a seat, by a bot
or because its time was over, are sealed: they cannot be undone.

`State.undoable_moves` counts the moves that may be undone. This module adds what the state cannot know: once
another seat has answered a move, that move cannot be undone, even if the answer is undone.
"""

from collections.abc import Sequence

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
        # Whether each of these moves starts moves that were played as one.
        self.starts = [True] * len(self.earlier_states)
        self.sealed_moves = -1  # how many moves the record had when it was sealed

    @property
    def state(self) -> State:
        """The state after the moves that were not undone."""
        return self.recorder.state

    def play(self, seat: int, move: int | str, starts: bool = True) -> list[Event]:
        """Play a checked move and return its events. Without `starts`, it is one with the move before.

        Raise BurgraveError and change nothing if the move is not legal.
        """
        before = self.state.clone()
        events = self.recorder.play(seat, move)
        undoable = int(self.state.undoable_moves)
        # The earlier moves are of another seat, or revealed something: they cannot be undone.
        if undoable <= 1:
            self.earlier_states, self.starts = [], []
        if undoable:
            self.earlier_states.append(before)
            self.starts.append(starts)
        return events

    def seal(self) -> None:
        """Let nobody undo the moves so far."""
        self.earlier_states, self.starts = [], []
        self.sealed_moves = self.recorder.record.moves

    def restore_starts(self, starts: Sequence[bool]) -> None:
        """Set for each move of a resumed game whether it starts moves that were played as one."""
        self.starts = list(starts[len(starts) - len(self.earlier_states) :])

    def restore_seal(self, moves: int) -> None:
        """Let nobody undo the first moves of a resumed game."""
        undoable = min(len(self.earlier_states), self.recorder.record.moves - moves)
        kept = len(self.earlier_states) - undoable
        self.earlier_states, self.starts = self.earlier_states[kept:], self.starts[kept:]
        self.sealed_moves = moves

    def undo(self, seat: int) -> list[int]:
        """Undo what this seat played last as one, and return the moves; raise BurgraveError if it may not."""
        error = self.undo_error(seat)
        if error is not None:
            raise error
        moves: list[int] = []
        starts = False
        while not starts:
            moves.insert(0, self.recorder.record.entries[-1].move)
            self.recorder.undo(self.earlier_states.pop())
            starts = self.starts.pop()
        return moves

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
            if self.sealed_moves == self.recorder.record.moves:
                return BurgraveError("undo-sealed")
            return BurgraveError("undo-another-decided", seat=int(s.current_seat))
        if not any(self.starts):
            return BurgraveError("undo-revealed")  # by the first of the moves that were played as one
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
