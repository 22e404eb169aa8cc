"""What is worth counting over many games, and at which tables."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from burgrave.core.options import Options
from burgrave.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameStats(Generic[S]):
    """Counts nothing: a game that wants more counted says so."""

    def collect(self, s: S) -> dict[str, float]:
        """Numbers about a finished game, by name: how many rounds it took …"""
        return {}

    def turn_order(self, s: S) -> list[int]:
        """The seats as they take their turns, if that order is the same all through a game; else nothing."""
        return []

    def benchmark_options(self) -> list[Options]:
        """The tables worth measuring, the most usual one first."""
        return []
