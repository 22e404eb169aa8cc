"""Grades of decisions: few and sure. A loss within its error is good."""

from collections.abc import Sequence
from typing import Final

from burgrave.review.review_data import Grade

BEST: Final = 0.015  # losses of win chance up to which a decision has this grade
GOOD: Final = 0.04
DOUBTFUL: Final = 0.10
SURE: Final = 1.64  # a loss of fewer standard errors may be chance
WORST: Final = 0.25  # a decision that loses this much counts nothing for the accuracy
HARD: Final = 0.10  # how far behind all other choices are when the best one was hard to find


def grade_of(loss: float, error: float) -> Grade:
    """Return the grade of a decision that lost so much win chance, with this standard error."""
    if loss <= BEST:
        return "best"
    if loss <= GOOD or loss <= SURE * error:
        return "good"
    return "doubtful" if loss <= DOUBTFUL else "mistake"


def accuracy_of(losses: Sequence[float]) -> float | None:
    """Return the accuracy of decisions with these losses, from 0 to 1; None if there are none."""
    if not losses:
        return None
    return sum(1.0 - min(1.0, loss / WORST) for loss in losses) / len(losses)
