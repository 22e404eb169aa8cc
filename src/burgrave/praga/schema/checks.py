"""Checks of values that depend on other values of the file."""

from itertools import pairwise
from typing import Any

from burgrave.praga.schema.entry import Key, Problems, format_value, join_values, problem, value_at


def should_be(data: Any, path: tuple[Key, ...], right: object) -> Problems:
    found = value_at(data, path)
    if found != right:
        yield problem("components-should-be", path, found=format_value(found), right=format_value(right))


def check_range(data: Any, path: tuple[Key, ...], low: int, high: int) -> Problems:
    found = value_at(data, path)
    if not low <= found <= high:
        yield problem("components-range", path, found=format_value(found), low=low, high=high)


def check_rising(data: Any, path: tuple[Key, ...], values: list[int], steeply: bool = False) -> Problems:
    """Check that no number is below the one before it; `steeply` means that each is above it."""
    if any(later < earlier + steeply for earlier, later in pairwise(values)):
        key = "components-rising-steeply" if steeply else "components-rising"
        yield problem(key, path, found=format_value(values))


def check_permutation(data: Any, path: tuple[Key, ...], ids: list[str]) -> Problems:
    if sorted(value_at(data, path)) != sorted(ids):
        yield problem("components-permutation", path, known=join_values(ids))
