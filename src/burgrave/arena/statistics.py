"""Bootstrap intervals of means: how the result would vary with other deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from burgrave.simulation.statistics import Z_95, wilson_interval

RESAMPLES: Final = 1000
MIN_RESAMPLES: Final = 200
MAX_DRAWS: Final = 500_000  # with many deals, fewer resamples are enough


@dataclass(frozen=True)
class Estimate:
    """A mean with the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


def bootstrap_mean(values: Sequence[float], seed: int) -> Estimate:
    """Return the mean of one value per deal. Equal seeds resample the same deals, so estimates match."""
    if not values:
        return Estimate(0.0, 0.0, 0.0)
    rng, size = Random(seed), len(values)
    times = max(MIN_RESAMPLES, min(RESAMPLES, MAX_DRAWS // size))
    means = sorted(sum(rng.choices(values, k=size)) / size for _ in range(times))
    return Estimate(sum(values) / size, *interval_ends(means))


def bootstrap_share(values: Sequence[float], seed: int) -> Estimate:
    """Return the same for shares. If every deal is 0, or every deal is 1, use Wilson's interval."""
    if set(values) in ({0.0}, {1.0}):
        return Estimate(values[0], *wilson_interval(sum(values), len(values)))
    return bootstrap_mean(values, seed)


def interval_ends(ordered: Sequence[float]) -> tuple[float, float]:
    """Return the ends of the middle 95 % of sorted values."""
    cut = round(0.025 * (len(ordered) - 1))
    return ordered[cut], ordered[-1 - cut]


def quick_estimate(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and half of an approximate 95 % interval, without resampling."""
    size = len(values)
    mean = sum(values) / size
    square = sum((value - mean) ** 2 for value in values)
    return mean, Z_95 * sqrt(square / (size - 1) / size) if size > 1 else 1.0
