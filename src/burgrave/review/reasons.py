"""Reasons: counts over the sampled states in which both choices were tried."""

from collections.abc import Sequence
from typing import Any

from burgrave.core.state import State
from burgrave.review.playouts import PlayedOut

Ends = Sequence[tuple[PlayedOut, PlayedOut]]


def count_reasons(game: str, before: State, seat: int, ends: Ends) -> list[dict[str, Any]]:
    """Return what happens more often after the best choice than after the other one, or the reverse."""
    return []
