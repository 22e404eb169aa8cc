"""What a seat may see: the same table with UNKNOWN in the hidden places."""

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.core.event import only
from burgrave.core.state import NO_CHANCE, UNKNOWN
from burgrave.praga.state import MARKS, PIECE, Table


def view(s: Table, seat: i64) -> Table:
    v = s.clone()
    v.eyes = seat
    v.chance = NO_CHANCE
    v.stacks = vec[vec[i64]]([known_to(seat, stack) for stack in s.stacks])
    v.technologies = vec[vec[i64]]([known_to(seat, stack) for stack in s.technologies])
    v.silver_stack = known_to(seat, s.silver_stack)
    v.bridge_gold = known_to(seat, s.bridge_gold)
    v.cathedral_gold = known_to(seat, s.cathedral_gold)
    v.drawn = known_to(seat, s.drawn)
    v.cards = vec[i64]([UNKNOWN] * len(s.cards))
    return v


def known_to(seat: i64, stack: vec[i64]) -> vec[i64]:
    """Tiles shown where the seat's mark is, else UNKNOWN."""
    mark = only(seat) << MARKS
    out = vec[i64]([UNKNOWN] * len(stack))
    for at in range(len(stack)):
        if stack[at] & mark:
            out[at] = (stack[at] & PIECE) | mark
    return out
