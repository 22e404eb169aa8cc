"""The adviser of reviews: the search that a review compares decisions with, and how much it tries."""

from dataclasses import dataclass
from typing import Final, Literal

Effort = Literal["quick", "full"]

VERSION: Final = 2
"""Raise it when reviews of the same record would differ: stored reviews are then made again."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How far playouts go and how many are made. A number of playouts and no time: reviews repeat exactly."""

    extra_rounds: int  # after the horizon of the game's search model
    curve_playouts: int = 160  # for each point of the curve, from the views of all seats in turn
    tries: int = 48  # sampled states in which each move is tried at first; then the worse half is dropped
    batch: int = 20  # fresh sampled states between two looks at the error
    least: int = 40  # fresh sampled states for the best and the chosen move
    most: int = 1_000
    error: float = 0.029  # the standard error of a loss at which fresh samples suffice


EXTRA_ROUNDS: Final = {"citadels": 1}


def depth_for(game: str, effort: Effort) -> Depth:
    """Return the depth of a review; `quick` is for slow machines and has larger errors."""
    extra = EXTRA_ROUNDS.get(game, 0)
    if effort == "quick":
        return Depth(extra, curve_playouts=8, tries=4, batch=8, least=8, most=8)
    return Depth(extra)


def adviser_name(effort: Effort) -> str:
    """Return the name and version under which a review is stored."""
    return f"search {VERSION}" if effort == "full" else f"search {VERSION} {effort}"
