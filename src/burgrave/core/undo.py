"""Taking moves back: as far as nobody was shown a hidden thing and no other seat has decided.

`State.undoable` counts the moves that may be taken back. What it cannot know is kept here: once
another seat has answered a move, that move stands, even if the answer is taken back.
"""

from burgrave.core.event import Event
from burgrave.core.record import Recorder, walk
from burgrave.core.state import State
from burgrave.core.wrong import Wrong


class History:
    """A recorded game whose last moves can be taken back; the record keeps only what stands."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder
        self.before: list[State] = earlier(recorder)  # the states the undoable moves were made from

    @property
    def state(self) -> State:
        return self.recorder.state

    def play(self, seat: int, move: int | str) -> list[Event]:
        """Play a checked move; raises Wrong and changes nothing if it is not legal."""
        before = self.state.clone()
        events = self.recorder.play(seat, move)
        undoable = int(self.state.undoable)
        # The first undoable move of a row: what lies before it is another seat's, or was shown.
        if undoable <= 1:
            self.before = []
        if undoable:
            self.before.append(before)
        return events

    def undo(self, seat: int) -> None:
        """Take back the last move of this seat, or raise Wrong with the reason why not."""
        wrong = self.refusal(seat)
        if wrong is not None:
            raise wrong
        self.recorder.take_back(self.before.pop())

    def refusal(self, seat: int) -> Wrong | None:
        """Why this seat cannot take back a move; None if it can."""
        s = self.state
        if s.over:
            return Wrong("undo-game-over")
        if not any(entry.seat == seat and not entry.is_set_up for entry in self.recorder.record.entries):
            return Wrong("undo-nothing")
        if s.mover != seat:
            return Wrong("undo-another-decided", seat=int(s.mover))
        if s.undoable == 0:
            return Wrong("undo-shown")
        if not self.before:
            return Wrong("undo-another-decided", seat=int(s.acting))
        return None


def earlier(recorder: Recorder) -> list[State]:
    """The states before the undoable moves of a resumed game, replayed from its record."""
    record = recorder.record
    first = record.moves - int(recorder.state.undoable)
    if recorder.state.over or first == record.moves:
        return []
    states: list[State] = []
    for moment in walk(record, recorder.seed):
        if first <= moment.number < record.moves:
            before = moment.state.clone()
            if recorder.seed is None:
                before.chance = recorder.state.chance.clone()
            states.append(before)
    return states
