"""A sequential test: may we stop, because a share clearly is not what chance would give?

A gambler who bets that the share is another one gets rich only if it is. If it is not, he ever has
twenty times his stake with a chance of at most one in twenty (Ville): so looking after every deal is fine.
"""

from collections.abc import Iterable
from typing import Final

WIN_FACTOR: Final = 20.0
BETS: Final = (0.05, 0.1, 0.2, 0.4)  # which part of the most that he could bet


def deals_until_decided(shares: Iterable[float], expected: float) -> int | None:
    """After how many shares, each from 0 to 1, the gambler is rich; None if he is not."""
    bets = [part / expected for part in BETS] + [-part / (1 - expected) for part in BETS]
    purses = [1.0] * len(bets)
    for number, share in enumerate(shares, 1):
        purses = [purse * (1 + bet * (share - expected)) for purse, bet in zip(purses, bets, strict=True)]
        if sum(purses) / len(purses) >= WIN_FACTOR:
            return number
    return None
