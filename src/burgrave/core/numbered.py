"""Tables whose rows name their own numbers, so that no two lists have to be kept in step."""

from typing import TypeVar

T = TypeVar("T")


def by_number(rows: dict[int, T]) -> list[T]:
    """The rows as a list by number, which must count from 0 without a gap."""
    assert list(rows) == list(range(len(rows))), "a row is missing or stands elsewhere"
    return list(rows.values())
