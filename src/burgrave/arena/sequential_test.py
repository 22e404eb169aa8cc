"""A sequential test: stop when a share clearly differs from chance.

The test bets that the share differs. If it does not differ, the capital reaches twenty times the stake with a
probability of at most one in twenty (Ville's inequality). So it is valid to look after every deal.
"""

from collections.abc import Iterable
from typing import Final

WIN_FACTOR: Final = 20.0
BETS: Final = (0.05, 0.1, 0.2, 0.4)  # fractions of the largest possible bet


def deals_until_decided(shares: Iterable[float], expected: float) -> int | None:
    """Return after how many shares, each from 0 to 1, the test decides; None if it does not."""
    bets = [part / expected for part in BETS] + [-part / (1 - expected) for part in BETS]
    purses = [1.0] * len(bets)
    for number, share in enumerate(shares, 1):
        purses = [purse * (1 + bet * (share - expected)) for purse, bet in zip(purses, bets, strict=True)]
        if sum(purses) / len(purses) >= WIN_FACTOR:
            return number
    return None
