"""Pieces drawn from a stack to choose from. One is kept, the others go under the stack in the order drawn.

Marks stay on the pieces: a seat that knew a tile still knows it if it can still infer the tile's new place.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from burgrave.core.events import SPECTATOR, only, others
from burgrave.core.move_collector import MoveCollector
from burgrave.core.numbers import insert_number
from burgrave.praga.reasons import NOT_DRAWN
from burgrave.praga.state import MARKS, PIECE, PragaState


def top_of(stack: vec[i64], most: i64, seat: i64) -> vec[i64]:
    """Return the top pieces, the topmost first, marked as seen by the seat."""
    drawn = vec[i64]()
    at = len(stack) - 1
    while at >= 0 and len(drawn) < most:
        drawn = append(drawn, stack[at] | only(seat) << MARKS)
        at -= 1
    return drawn


def emit_drawn(s: PragaState, openly: str, hidden: str, seat: i64, stack: i64) -> None:
    """Emit which pieces the seat looks at, to the others only how many."""
    if s.event_log is not None:
        s.emit(only(seat), openly, seat, stack, many=[entry & PIECE for entry in s.drawn])
        s.emit(others(seat), hidden, seat, stack, len(s.drawn))


def offer_drawn(drawn: vec[i64], family: i64, last: i64, moves: MoveCollector) -> None:
    """Offer each piece as a move of a family that counts up to `last`."""
    for entry in drawn:
        moves.allow(family + (entry & PIECE))
    if moves.wants_reasons:
        number: i64 = 1
        while number <= last:
            moves.refuse(family + number, NOT_DRAWN)
            number += 1


def with_rest_under(stack: vec[i64], drawn: vec[i64], kept: i64) -> vec[i64]:
    """Return the stack with all drawn pieces under it, except the kept one, which everyone sees."""
    stack = stack[:]
    at: i64 = 0
    for entry in drawn:
        if entry & PIECE != kept:
            stack = insert_number(stack, 0, (entry & PIECE) | still_known(drawn, at, kept) << MARKS)
        at += 1
    return stack


def still_known(drawn: vec[i64], at: i64, kept: i64) -> i64:
    """Return the seats that know which piece is at this place after the kept one is gone."""
    knowers: i64 = 0
    seat: i64 = 0
    while seat <= SPECTATOR:
        if drawn[at] & only(seat) << MARKS and knows_place(drawn, at, kept, only(seat) << MARKS):
            knowers |= only(seat)
        seat += 1
    return knowers


def knows_place(drawn: vec[i64], at: i64, kept: i64, mark: i64) -> bool:
    """Return whether a seat still knows the place of a piece.

    It does not if the kept piece may have been before this one or after it.
    """
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
