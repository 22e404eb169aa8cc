"""Checks of values that depend on other values of the file."""

from itertools import pairwise
from typing import Any

from burgrave.praga.schema.entry import Key, format_value, join_values, make_error, value_at


def should_be(data: Any, path: tuple[Key, ...], right: object) -> None:
    found = value_at(data, path)
    if found != right:
        raise make_error(
            "components-should-be", data, path, found=format_value(found), right=format_value(right)
        )


def check_range(data: Any, path: tuple[Key, ...], low: int, high: int) -> None:
    found = value_at(data, path)
    if not low <= found <= high:
        raise make_error("components-range", data, path, found=format_value(found), low=low, high=high)


def check_rising(data: Any, path: tuple[Key, ...], values: list[int], steeply: bool = False) -> None:
    """Check that no number is below the one before it; `steeply` means that each is above it."""
    if any(later < earlier + steeply for earlier, later in pairwise(values)):
        key = "components-rising-steeply" if steeply else "components-rising"
        raise make_error(key, data, path, found=format_value(values))


def check_permutation(data: Any, path: tuple[Key, ...], ids: list[str]) -> None:
    if sorted(value_at(data, path)) != sorted(ids):
        raise make_error("components-permutation", data, path, known=join_values(ids))
