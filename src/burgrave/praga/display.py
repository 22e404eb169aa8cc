"""The display: three rows of hex tiles, each with three normal slots and a special one. [8]"""

from typing import Final

from mypy_extensions import i64

from burgrave.core.events import EVERYONE
from burgrave.core.numbers import drop_last, insert_number
from burgrave.praga.catalogue import row_of
from burgrave.praga.state import MARKS, PIECE, PragaState

SLOTS: Final = 4  # of a row
SPECIAL_SLOT: Final = 3
ROWS: Final = 3


def stack_of(row: i64, slot: i64) -> i64:
    """Return the stack from which a slot is filled."""
    return row * 2 + (1 if slot == SPECIAL_SLOT else 0)


def slot_of(s: PragaState, tile: i64) -> i64:
    """Return the slot of the display that holds a tile, or -1 if none does."""
    at = row_of(tile) * SLOTS
    end = at + SLOTS
    while at < end:
        if s.display[at] == tile:
            return at
        at += 1
    return -1


def fill(s: PragaState, at: i64) -> None:
    """Reveal the top tile of the stack in an empty slot."""
    number = stack_of(at // SLOTS, at % SLOTS)
    stack = s.stacks[number]
    if len(stack) == 0:
        s.display[at] = 0
        return
    entry = stack[len(stack) - 1]
    s.stacks[number] = drop_last(stack, 1)
    s.display[at] = entry & PIECE
    s.block_undo()
    emit_slot(s, "tile-revealed", entry & PIECE, at)


def emit_slot(s: PragaState, event: str, tile: i64, at: i64) -> None:
    """Emit an event about a tile that moves between a slot and its stack."""
    row = at // SLOTS
    s.emit(EVERYONE, event, tile, row, place_in_row(at), stack_of(row, at % SLOTS))


def place_in_row(at: i64) -> i64:
    """Return the number of a slot in its row, counted from 1."""
    return at % SLOTS + 1


def put_under(s: PragaState, at: i64) -> None:
    """Put the tile of a slot face down under its stack; everyone knows where it is."""
    tile = s.display[at]
    number = stack_of(at // SLOTS, at % SLOTS)
    s.stacks[number] = insert_number(s.stacks[number][:], 0, tile | EVERYONE << MARKS)
    s.display[at] = 0
    emit_slot(s, "tile-returned", tile, at)


def fill_display(s: PragaState) -> None:
    at: i64 = 0
    while at < ROWS * SLOTS:
        fill(s, at)
        at += 1


def has_normal(s: PragaState, row: i64) -> bool:
    at = row * SLOTS
    return s.display[at] != 0 or s.display[at + 1] != 0 or s.display[at + 2] != 0
