"""What a game tells a search about itself, so that one search plays every game."""

from mypy_extensions import i64, mypyc_attr

from burgrave.core.bot import RANDOM, Policy
from burgrave.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """By default: everybody plays at random, hidden things are equally likely, and only the end counts."""

    def policy(self) -> Policy:
        """How the seats of an imagined table play."""
        return RANDOM

    def beliefs(self, view: State) -> list[list[float]] | None:
        """How likely hidden roles are to the seat of this view, as `State.imagine` takes it."""
        return None

    def horizon(self) -> i64:
        """For how many rounds after the present one playouts go on; 0: to the end."""
        return 0

    def clock(self, s: State) -> i64:
        """The number of the round, or of the turn where rounds are long. It never goes back."""
        return 0

    def win_chances(self, s: State) -> list[float]:
        """For each seat, how likely it wins from here; asked at the horizon only."""
        raise NotImplementedError
