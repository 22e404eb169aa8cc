"""Pieces drawn from a stack to choose among: one is kept, the others go under the stack as they were drawn.

Marks go with the pieces: who knew a tile still does, as far as its new place can be told.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from burgrave.core.events import SPECTATOR, only, others
from burgrave.core.move_collector import MoveCollector
from burgrave.core.numbers import insert_number
from burgrave.praga.reasons import NOT_DRAWN
from burgrave.praga.state import MARKS, PIECE, PragaState


def top_of(stack: vec[i64], most: i64, seat: i64) -> vec[i64]:
    """The top pieces, the topmost first; the seat sees them."""
    drawn = vec[i64]()
    at = len(stack) - 1
    while at >= 0 and len(drawn) < most:
        drawn = append(drawn, stack[at] | only(seat) << MARKS)
        at -= 1
    return drawn


def emit_drawn(s: PragaState, openly: str, hidden: str, seat: i64, stack: i64) -> None:
    """Tell the seat which pieces it looks at, the others how many."""
    if s.event_log is not None:
        s.emit(only(seat), openly, seat, stack, many=[entry & PIECE for entry in s.drawn])
        s.emit(others(seat), hidden, seat, stack, len(s.drawn))


def offer_drawn(drawn: vec[i64], family: i64, last: i64, moves: MoveCollector) -> None:
    """Offer each as a move of a family that counts up to `last`."""
    for entry in drawn:
        moves.allow(family + (entry & PIECE))
    if moves.wants_reasons:
        number: i64 = 1
        while number <= last:
            moves.refuse(family + number, NOT_DRAWN)
            number += 1


def with_rest_under(stack: vec[i64], drawn: vec[i64], kept: i64) -> vec[i64]:
    """The stack, and under it all but the piece that is kept, which everybody sees."""
    stack = stack[:]
    at: i64 = 0
    for entry in drawn:
        if entry & PIECE != kept:
            stack = insert_number(stack, 0, (entry & PIECE) | still_known(drawn, at, kept) << MARKS)
        at += 1
    return stack


def still_known(drawn: vec[i64], at: i64, kept: i64) -> i64:
    """The seats that know which piece lies at this place once the kept one is gone."""
    knowers: i64 = 0
    seat: i64 = 0
    while seat <= SPECTATOR:
        if drawn[at] & only(seat) << MARKS and knows_place(drawn, at, kept, only(seat) << MARKS):
            knowers |= only(seat)
        seat += 1
    return knowers


def knows_place(drawn: vec[i64], at: i64, kept: i64, mark: i64) -> bool:
    """Whoever cannot tell if a piece before or after this one was kept does not know its place any more."""
    before = False
    after = False
    place: i64 = 0
    for entry in drawn:
        if entry & mark:
            if entry & PIECE == kept:
                return True
        elif place < at:
            before = True
        else:
            after = True
        place += 1
    return not (before and after)
