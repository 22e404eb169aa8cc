"""The agenda: a stack of steps that says what happens next. The top step happens first.

An entry is two small numbers: the code of the step and its public argument. Hidden arguments are never on the
agenda. They are in fields of the state that a view hides.
"""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from burgrave.core.events import EVERYONE, SEATS
from burgrave.core.move_collector import MoveCollector

if TYPE_CHECKING:
    from burgrave.core.state import State

S = TypeVar("S")

NO_SEAT: Final = -1
NO_STEP: Final = -1  # the agenda is empty
KIND: Final = "kind"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One entry of the agenda: it either runs by itself, or a seat decides.

    A step that runs by itself leaves the agenda before `run`. A decision stays until its `choose` removes it,
    so that several moves may answer one decision.
    """

    kind: str = ""  # the kind of decision, as the documentation of moves names it

    def seat(self, s: S, argument: i64) -> i64:
        """Return the seat that decides; NO_SEAT if the step runs by itself."""
        return NO_SEAT

    def audience(self, s: S, argument: i64) -> i64:
        """Return the seats that may know that this decision is open, as a mask."""
        return EVERYONE

    def run(self, s: S, argument: i64) -> None:
        """Run the step."""
        raise NotImplementedError

    def offer(self, s: S, argument: i64, moves: MoveCollector) -> None:
        """Allow or refuse moves."""
        raise NotImplementedError

    def choose(self, s: S, argument: i64, move: i64) -> None:
        """Apply an allowed move. It is not checked again."""
        raise NotImplementedError


def pair(seat: i64, number: i64) -> i64:
    """Return a seat and another number as one argument."""
    return seat + SEATS * number


def seat_in(both: i64) -> i64:
    """Return the seat of an argument that `pair` made."""
    return both % SEATS


def number_in(both: i64) -> i64:
    """Return the other number of an argument that `pair` made."""
    return both // SEATS


@final
class StepSlot:
    """A step in the step table of a game. All step slots have one class, which makes the lookup fast."""

    def __init__(self, step: Step[Any]) -> None:
        self.step = step
        # Read with getattr: compiled code would not see the value of an interpreted subclass of Step.
        self.kind: str = getattr(step, KIND)


def advance(s: "State") -> None:
    """Run steps until a seat must decide or the agenda is empty."""
    pages = s.step_slots
    while True:
        if s.waiting > 0:
            s.push_waiting_steps()
        if s.step_code == NO_STEP:
            break
        step = pages[s.step_code].step
        argument = s.step_argument
        seat = step.seat(s, argument)
        if seat != NO_SEAT:
            s._current_seat = seat
            return
        s.pop()
        step.run(s, argument)
    s._current_seat = NO_SEAT
    s._is_over = True
