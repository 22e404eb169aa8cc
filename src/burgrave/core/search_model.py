"""What a game tells a search about itself, so that one search plays every game."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from burgrave.core.bot import RANDOM_POLICY, Policy
from burgrave.core.state import State

TO_THE_END: Final = -1  # a horizon behind the end of every game
ALONE: Final = 200.0  # points by which somebody who plays alone is measured
MARGIN: Final = 0.2  # how much of the worth of an end is the lead in points, the rest is the win


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchModel:
    """By default: everybody plays at random, hidden things are equally likely, and only the end counts."""

    def policy(self) -> Policy:
        """How the seats of an imagined table play."""
        return RANDOM_POLICY

    def beliefs(self, view: State) -> list[list[float]] | None:
        """How likely hidden roles are to the seat of this view, as `State.sample_state` takes it."""
        return None

    def horizon(self, view: State) -> i64:
        """For how many rounds after the present one playouts go on; 0: to the end of the present one."""
        return TO_THE_END

    def moves_to_try(self, view: State) -> list[int]:
        """The legal moves without those that the seat knows to be in vain; never empty."""
        return view.legal_moves()

    def round_number(self, s: State) -> i64:
        """The number of the round, or of the turn where rounds are long. It never goes back."""
        return 0

    def win_chances(self, s: State) -> list[float]:
        """For each seat, how likely it wins from here; asked at the horizon only."""
        raise NotImplementedError

    def end_value(self, s: State, seat: i64) -> float:
        """What the end of a game is worth to a seat, from 0 to 1: above all whether it won."""
        win = win_share(s, seat)
        return win + MARGIN * (lead(s.scores(), seat) - win)


def win_share(s: State, seat: i64) -> float:
    """1 for a win, less for one that is shared."""
    places = s.ranking()
    return 1.0 / float(places.count(1)) if places[seat] == 1 else 0.0


def lead(scores: list[int], seat: i64) -> float:
    """From 0 to 1: how far before the best of the others; a half if level with him."""
    mine = float(scores[seat])
    others = [float(points) for other, points in enumerate(scores) if other != seat]
    best = max(others) if others else ALONE
    share = 0.5 + (mine - best) / (2.0 * (abs(mine) + abs(best) + 1.0))
    return min(1.0, max(0.0, share))
