"""Intervals of means by the bootstrap: what would other deals have said?"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from burgrave.simulation.statistics import Z_95, wilson_interval

RESAMPLES: Final = 1000
MIN_RESAMPLES: Final = 200
MAX_DRAWS: Final = 500_000  # for many deals fewer resamples will do


@dataclass(frozen=True)
class Estimate:
    """A mean with the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


def bootstrap_mean(values: Sequence[float], seed: int) -> Estimate:
    """The mean of one value for each deal. Equal seeds draw the same deals, so estimates go together."""
    if not values:
        return Estimate(0.0, 0.0, 0.0)
    rng, size = Random(seed), len(values)
    times = max(MIN_RESAMPLES, min(RESAMPLES, MAX_DRAWS // size))
    means = sorted(sum(rng.choices(values, k=size)) / size for _ in range(times))
    return Estimate(sum(values) / size, *interval_ends(means))


def bootstrap_share(values: Sequence[float], seed: int) -> Estimate:
    """The same for shares. Where every deal was won, or none, drawing again would say nothing new."""
    if set(values) in ({0.0}, {1.0}):
        return Estimate(values[0], *wilson_interval(sum(values), len(values)))
    return bootstrap_mean(values, seed)


def interval_ends(ordered: Sequence[float]) -> tuple[float, float]:
    """Between which numbers the middle 95 % lie."""
    cut = round(0.025 * (len(ordered) - 1))
    return ordered[cut], ordered[-1 - cut]


def quick_estimate(values: Sequence[float]) -> tuple[float, float]:
    """Mean and half of a rough 95 % interval, at once: for whoever is watching."""
    size = len(values)
    mean = sum(values) / size
    square = sum((value - mean) ** 2 for value in values)
    return mean, Z_95 * sqrt(square / (size - 1) / size) if size > 1 else 1.0
