"""Tables whose rows have explicit numbers, so that no two lists must be kept in step."""

from typing import TypeVar

T = TypeVar("T")


def by_number(rows: dict[int, T]) -> list[T]:
    """Return the rows as a list by number. The numbers must count from 0 without a gap."""
    assert list(rows) == list(range(len(rows))), "a row is missing or stands elsewhere"
    return list(rows.values())
