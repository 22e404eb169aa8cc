"""Sets of small numbers as the bits of one number."""

from mypy_extensions import i64


def ones(mask: i64) -> i64:
    """Return how many numbers are in the set."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found
