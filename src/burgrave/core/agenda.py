"""The agenda: what happens next is data. The top of the stack is what happens now.

An entry is two small numbers: the step's code and its public argument.
Hidden arguments never stand on the agenda; they live in fields of the state that a view hides.
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
    """One thing on the agenda: either it happens by itself, or a seat decides.

    A step that happens by itself leaves the agenda before `run`. A decision stays until its
    `choose` takes it off, so that one decision may be answered by several moves.
    """

    kind: str = ""  # what kind of decision this is, in the words of the move documentation

    def seat(self, s: S, argument: i64) -> i64:
        """Who decides; NO_SEAT if the step happens by itself."""
        return NO_SEAT

    def audience(self, s: S, argument: i64) -> i64:
        """Who may know that this decision is open."""
        return EVERYONE

    def run(self, s: S, argument: i64) -> None:
        """Happen."""
        raise NotImplementedError

    def offer(self, s: S, argument: i64, moves: MoveCollector) -> None:
        """Allow or refuse moves."""
        raise NotImplementedError

    def choose(self, s: S, argument: i64, move: i64) -> None:
        """Carry out an allowed move; what is allowed is not checked again."""
        raise NotImplementedError


def pair(seat: i64, number: i64) -> i64:
    """A seat and another number as one argument."""
    return seat + SEATS * number


def seat_in(both: i64) -> i64:
    """The seat of such a pair."""
    return both % SEATS


def number_in(both: i64) -> i64:
    """The other number of it."""
    return both // SEATS


@final
class StepSlot:
    """A step in the book of a game. Pages are all of one class, which makes looking one up quick."""

    def __init__(self, step: Step[Any]) -> None:
        self.step = step
        # Asked of the object: compiled code would not see what an interpreted child of Step says.
        self.kind: str = getattr(step, KIND)


def advance(s: "State") -> None:
    """Let things happen until a seat must decide or the agenda is empty."""
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
            s.current_seat = seat
            return
        s.pop()
        step.run(s, argument)
    s.current_seat = NO_SEAT
    s.is_over = True
