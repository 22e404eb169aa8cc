"""Packed rows of whole numbers (`vec[i64]`), and the list operations that they lack.

A row has two parts, its length and a buffer. An operation that changes the length returns a new row over the
old buffer (`append`, `remove`, `pop` and those of this module). The old row is then invalid: always write
`row = append(row, x)`. Two rows never share a buffer: copy a row to keep it (`row[:]`). Test `len(row)`, not
`row`: the truth value of a row is slow.
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64


def insert_number(row: vec[i64], place: i64, number: i64) -> vec[i64]:
    """Return the row with one more number at this place. The numbers after it move up."""
    row = append(row, number)
    i = len(row) - 1
    while i > place:
        row[i] = row[i - 1]
        i -= 1
    row[place] = number
    return row


def insert_sorted(row: vec[i64], number: i64) -> vec[i64]:
    """Return the sorted row with one more number in its place."""
    row = append(row, number)
    i = len(row) - 1
    while i > 0 and row[i - 1] > number:
        row[i] = row[i - 1]
        i -= 1
    row[i] = number
    return row


def copy_with(row: vec[i64], place: i64, number: i64) -> vec[i64]:
    """Return a new row with another number at this place. The old row does not change."""
    row = row[:]
    row[place] = number
    return row


def copy_with_row(rows: vec[vec[i64]], place: i64, row: vec[i64]) -> vec[vec[i64]]:
    """Return new rows with another row at this place. The old rows do not change."""
    rows = rows[:]
    rows[place] = row
    return rows


def remove_at(row: vec[i64], place: i64) -> vec[i64]:
    """Return the row without the number at this place. The numbers after it move down."""
    rest, _gone = pop(row, place)
    return rest


def drop_last(row: vec[i64], count: i64) -> vec[i64]:
    """Return a new row without the last `count` numbers."""
    return row[: len(row) - count]


def number_range(first: i64, end: i64) -> vec[i64]:
    """Return a row that counts from `first` up to `end`, without `end`."""
    row = vec[i64](capacity=max(0, end - first))
    while first < end:
        row = append(row, first)
        first += 1
    return row


def remove_range(row: vec[i64], start: i64, end: i64) -> vec[i64]:
    """Return a new row without the numbers from `start` to before `end`."""
    size = len(row)
    out = vec[i64](capacity=size)
    i: i64 = 0
    while i < size:
        if i < start or i >= end:
            out = append(out, row[i])
        i += 1
    return out


def sort(row: vec[i64]) -> None:
    """Sort the numbers in place."""
    i: i64 = 1
    while i < len(row):
        number = row[i]
        j = i
        while j > 0 and row[j - 1] > number:
            row[j] = row[j - 1]
            j -= 1
        row[j] = number
        i += 1


def reverse(row: vec[i64]) -> None:
    """Reverse the row in place."""
    low: i64 = 0
    high = len(row) - 1
    while low < high:
        kept = row[low]
        row[low] = row[high]
        row[high] = kept
        low += 1
        high -= 1
