"""Statistics of counted numbers: distributions, intervals of shares, and bins for a chart."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor, sqrt

Z_95 = 1.959964  # 95 % of a normal distribution is within this many standard deviations


@dataclass(frozen=True)
class Distribution:
    """A distribution of numbers: mean, standard deviation, minimum, maximum and three quantiles.

    A tenth of all numbers is at or below `q10`, half at or below `q50`, nine tenths at or below `q90`.
    """

    mean: float
    sd: float
    min: float
    max: float
    q10: float = 0.0
    q50: float = 0.0
    q90: float = 0.0


def summarize(counted: Mapping[int, int] | Mapping[float, int]) -> Distribution:
    """Return the distribution of numbers that are given with their counts."""
    items = sorted(counted.items())  # sorted, so that rounding does not depend on the order of counting
    total = sum(count for _, count in items)
    if total == 0:
        return Distribution(0.0, 0.0, 0.0, 0.0)
    mean = sum(number * count for number, count in items) / total
    square = sum((number - mean) ** 2 * count for number, count in items)
    sd = sqrt(square / (total - 1)) if total > 1 else 0.0
    between = [find_quantile(items, total, share) for share in (0.1, 0.5, 0.9)]
    return Distribution(mean, sd, items[0][0], items[-1][0], *between)


def find_quantile(items: Sequence[tuple[float, int]], total: int, share: float) -> float:
    """Return the smallest number with at least this share of all numbers at or below it.

    The items are sorted.
    """
    so_far = 0
    for number, count in items:
        so_far += count
        if so_far >= share * total:
            return number
    return items[-1][0]


def wilson_interval(won: float, tried: int, z: float = Z_95) -> tuple[float, float]:
    """Return Wilson's interval of a share. A shared win counts in part, which only widens it."""
    if tried == 0:
        return 0.0, 1.0
    share = won / tried
    centre = share + z * z / (2 * tried)
    reach = z * sqrt(share * (1 - share) / tried + z * z / (4 * tried * tried))
    whole = 1 + z * z / tried
    return max(0.0, (centre - reach) / whole), min(1.0, (centre + reach) / whole)


@dataclass(frozen=True)
class Bins:
    """Adjacent ranges of whole numbers, all of one width."""

    first: int
    width: int
    count: int

    def bin_label(self, place: int) -> str:
        low = self.first + place * self.width
        return str(low) if self.width == 1 else f"{low}–{low + self.width - 1}"

    def bin_shares(self, counted: Mapping[int, int]) -> list[float]:
        """Return the share of the counted numbers in each range."""
        total = sum(counted.values())
        out = [0.0] * self.count
        for number, count in sorted(counted.items()):
            out[(number - self.first) // self.width] += count / total
        return out


def make_bins(low: float, high: float, most: int = 14) -> Bins:
    """Return ranges that cover low to high: as narrow as possible, but round and not too many."""
    scale = 1
    while True:
        for step in (1, 2, 5):
            width = step * scale
            first = floor(low / width) * width
            count = ceil((high - first + 1) / width)
            if count <= most:
                return Bins(first, width, count)
        scale *= 10
