"""The agenda: what happens next is data. The top of the stack is what happens now.

An entry is two small numbers: the step's code and its public argument.
Hidden arguments never stand on the agenda; they live in fields of the state that a view hides.
"""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64

from burgrave.core.event import EVERYONE
from burgrave.core.offer import Offer

if TYPE_CHECKING:
    from burgrave.core.game import State

S = TypeVar("S")

NOBODY: Final = -1
ROOM: Final = 12  # a new agenda has room for six entries: lists that never shrink are quicker


class Step(Generic[S]):
    """One thing on the agenda: either it happens by itself, or a seat decides.

    A step that happens by itself leaves the agenda before `run`. A decision stays until its
    `choose` takes it off, so that one decision may be answered by several moves.
    """

    kind: str = ""  # what kind of decision this is, in the words of the move documentation

    def seat(self, s: S, argument: i64) -> i64:
        """Who decides; NOBODY if the step happens by itself."""
        return NOBODY

    def audience(self, s: S, argument: i64) -> i64:
        """Who may know that this decision is open."""
        return EVERYONE

    def run(self, s: S, argument: i64) -> None:
        """Happen."""
        raise NotImplementedError

    def offer(self, s: S, argument: i64, o: Offer) -> None:
        """Allow or refuse moves."""
        raise NotImplementedError

    def choose(self, s: S, argument: i64, move: i64) -> None:
        """Carry out an allowed move; what is allowed is not checked again."""
        raise NotImplementedError


def advance(s: "State") -> None:
    """Let things happen until a seat must decide or the agenda is empty."""
    book: list[Step[Any]] = s.book
    while True:
        if s.waiting:
            s.put_waiting()
        if s.depth == 0:
            break
        step = book[s.agenda[s.depth - 2]]
        argument: i64 = s.agenda[s.depth - 1]
        seat = step.seat(s, argument)
        if seat != NOBODY:
            s.acting = seat
            return
        s.depth -= 2
        step.run(s, argument)
    s.acting = NOBODY
    s.over = True
