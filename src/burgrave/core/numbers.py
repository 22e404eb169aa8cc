"""Rows of whole numbers, packed: what a state keeps in `vec[i64]`, and what such rows lack beside lists.

A row has two parts, its length and a buffer. What changes the length gives back a new row over the old buffer
(`append`, `remove`, `pop` and all that is here), so the old row is dead: always `row = append(row, x)`.
Two rows never share a buffer: whoever keeps one beside another takes a copy (`row[:]`). Ask `len(row)`, not
`row`: the truth of a row is slow.
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64


def insert_number(row: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The row with one more number at this place; those after it move up."""
    row = append(row, number)
    i = len(row) - 1
    while i > place:
        row[i] = row[i - 1]
        i -= 1
    row[place] = number
    return row


def insert_sorted(row: vec[i64], number: i64) -> vec[i64]:
    """The row, which is in order, with one more number where it belongs."""
    row = append(row, number)
    i = len(row) - 1
    while i > 0 and row[i - 1] > number:
        row[i] = row[i - 1]
        i -= 1
    row[i] = number
    return row


def copy_with(row: vec[i64], place: i64, number: i64) -> vec[i64]:
    """A new row with another number at this place; the old one stays as it is."""
    row = row[:]
    row[place] = number
    return row


def copy_with_row(rows: vec[vec[i64]], place: i64, row: vec[i64]) -> vec[vec[i64]]:
    """New rows with another one at this place; the old ones stay as they are."""
    rows = rows[:]
    rows[place] = row
    return rows


def remove_at(row: vec[i64], place: i64) -> vec[i64]:
    """The row without the number at this place; those after it move down."""
    rest, _gone = pop(row, place)
    return rest


def drop_last(row: vec[i64], count: i64) -> vec[i64]:
    """A new row without so many numbers at its end."""
    return row[: len(row) - count]


def number_range(first: i64, end: i64) -> vec[i64]:
    """A row that counts from the first number up to the end, which is not in it."""
    row = vec[i64](capacity=max(0, end - first))
    while first < end:
        row = append(row, first)
        first += 1
    return row


def remove_range(row: vec[i64], start: i64, end: i64) -> vec[i64]:
    """A new row without the numbers from start to end."""
    size = len(row)
    out = vec[i64](capacity=size)
    i: i64 = 0
    while i < size:
        if i < start or i >= end:
            out = append(out, row[i])
        i += 1
    return out


def sort(row: vec[i64]) -> None:
    """Put the numbers in order, where they are."""
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
    """Turn the row round, where it is."""
    low: i64 = 0
    high = len(row) - 1
    while low < high:
        kept = row[low]
        row[low] = row[high]
        row[high] = kept
        low += 1
        high -= 1
