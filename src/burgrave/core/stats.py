"""Statistics over many games, and the options to measure with."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from burgrave.core.options import Options
from burgrave.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameStats(Generic[S]):
    """The statistics of a game. This base class counts nothing."""

    def collect(self, s: S) -> dict[str, float]:
        """Return numbers about a finished game by name, for example how many rounds it took."""
        return {}

    def turn_order(self, s: S) -> list[int]:
        """Return the seats in turn order if it stays the same during a game; else an empty list."""
        return []

    def benchmark_options(self) -> list[Options]:
        """Return the options worth measuring, the most common first."""
        return []
