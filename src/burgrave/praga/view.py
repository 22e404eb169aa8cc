"""What a seat may see: the same table with UNKNOWN in the hidden places."""

from mypy_extensions import i64

from burgrave.core.event import only
from burgrave.core.state import NO_CHANCE, UNKNOWN
from burgrave.praga.state import MARKS, PIECE, Table


def view(s: Table, seat: i64) -> Table:
    v = s.clone()
    v.eyes = seat
    v.chance = NO_CHANCE
    v.stacks = [known_to(seat, stack) for stack in s.stacks]
    v.technologies = [known_to(seat, stack) for stack in s.technologies]
    v.silver_stack = known_to(seat, s.silver_stack)
    v.bridge_gold = known_to(seat, s.bridge_gold)
    v.cathedral_gold = known_to(seat, s.cathedral_gold)
    v.drawn = known_to(seat, s.drawn)
    v.cards = [UNKNOWN] * len(s.cards)
    return v


def known_to(seat: i64, stack: list[i64]) -> list[i64]:
    """Tiles shown where the seat's mark is, else UNKNOWN."""
    mark = only(seat) << MARKS
    return [(entry & PIECE) | mark if entry & mark else UNKNOWN for entry in stack]
