"""What counted numbers say: spreads, intervals of shares, and bins for a picture."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil, floor, sqrt

Z_95 = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True)
class Spread:
    """Where numbers lie: mean, standard deviation, smallest and largest."""

    mean: float
    sd: float
    min: float
    max: float


def spread(counted: Mapping[int, int] | Mapping[float, int]) -> Spread:
    """The spread of numbers that were counted, number by number."""
    items = sorted(counted.items())  # in order, so that rounding does not depend on who counted first
    total = sum(count for _, count in items)
    if total == 0:
        return Spread(0.0, 0.0, 0.0, 0.0)
    mean = sum(number * count for number, count in items) / total
    square = sum((number - mean) ** 2 * count for number, count in items)
    return Spread(mean, sqrt(square / (total - 1)) if total > 1 else 0.0, items[0][0], items[-1][0])


def wilson(won: float, tried: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's interval of a share. A shared win counts as a part of one, which only widens it."""
    if tried == 0:
        return 0.0, 1.0
    share = won / tried
    centre = share + z * z / (2 * tried)
    reach = z * sqrt(share * (1 - share) / tried + z * z / (4 * tried * tried))
    whole = 1 + z * z / tried
    return max(0.0, (centre - reach) / whole), min(1.0, (centre + reach) / whole)


@dataclass(frozen=True)
class Bins:
    """Neighbouring ranges of whole numbers, all of one width."""

    first: int
    width: int
    count: int

    def label(self, place: int) -> str:
        low = self.first + place * self.width
        return str(low) if self.width == 1 else f"{low}–{low + self.width - 1}"  # noqa: RUF001

    def shares(self, counted: Mapping[int, int]) -> list[float]:
        """Which part of the counted numbers lies in each range."""
        total = sum(counted.values())
        out = [0.0] * self.count
        for number, count in sorted(counted.items()):
            out[(number - self.first) // self.width] += count / total
        return out


def bins(low: float, high: float, most: int = 14) -> Bins:
    """Ranges that cover low to high: as narrow as possible, but round and not too many."""
    scale = 1
    while True:
        for step in (1, 2, 5):
            width = step * scale
            first = floor(low / width) * width
            count = ceil((high - first + 1) / width)
            if count <= most:
                return Bins(first, width, count)
        scale *= 10
