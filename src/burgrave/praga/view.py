"""The view of a seat: the same state with UNKNOWN in the hidden places."""

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.core.events import only
from burgrave.core.rng import NO_RNG
from burgrave.core.state import UNKNOWN
from burgrave.praga.state import MARKS, PIECE, PragaState


def view(s: PragaState, seat: i64) -> PragaState:
    v = s.clone()
    v.viewer = seat
    v.rng = NO_RNG
    v.stacks = vec[vec[i64]]([known_to(seat, stack) for stack in s.stacks])
    v.technologies = vec[vec[i64]]([known_to(seat, stack) for stack in s.technologies])
    v.silver_stack = known_to(seat, s.silver_stack)
    v.bridge_gold = known_to(seat, s.bridge_gold)
    v.cathedral_gold = known_to(seat, s.cathedral_gold)
    v.drawn = known_to(seat, s.drawn)
    v.cards = vec[i64]([UNKNOWN] * len(s.cards))
    return v


def known_to(seat: i64, stack: vec[i64]) -> vec[i64]:
    """Return the stack with the tiles that have the seat's mark, and UNKNOWN for the others."""
    mark = only(seat) << MARKS
    out = vec[i64]([UNKNOWN] * len(stack))
    for at in range(len(stack)):
        if stack[at] & mark:
            out[at] = (stack[at] & PIECE) | mark
    return out
