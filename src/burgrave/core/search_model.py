"""What a search needs to know about a game, so that one search can play every game."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from burgrave.core.bot import RANDOM_POLICY, Policy
from burgrave.core.state import State

TO_THE_END: Final = -1  # a horizon after the end of every game
ALONE: Final = 200.0  # points to compare with if there is no other seat
MARGIN: Final = 0.2  # weight of the lead in points in the value of an end; the win has the rest


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchModel:
    """The defaults: all seats play at random, hidden things are equally likely, and only the end counts."""

    def policy(self) -> Policy:
        """Return the policy by which the seats of a sampled state play."""
        return RANDOM_POLICY

    def beliefs(self, view: State) -> list[list[float]] | None:
        """Return how likely hidden roles are to the seat of this view, as `State.sample_state` takes it."""
        return None

    def horizon(self, view: State) -> i64:
        """Return for how many rounds after the current one playouts continue; 0: to the end of this one."""
        return TO_THE_END

    def moves_to_try(self, view: State) -> list[int]:
        """Return the legal moves without those that the seat knows to be useless. Never empty."""
        return view.legal_moves()

    def round_number(self, state: State) -> i64:
        """Return the number of the round, or of the turn if rounds are long. It never decreases."""
        return 0

    def win_chances(self, state: State) -> list[float]:
        """Return for each seat how likely it wins from here. Called at the horizon only."""
        raise NotImplementedError

    def end_value(self, state: State, seat: i64) -> float:
        """Return the value of the end of a game for a seat, from 0 to 1. The win counts most."""
        win = win_share(state, seat)
        return win + MARGIN * (lead(state.scores(), seat) - win)


def win_share(s: State, seat: i64) -> float:
    """Return 1 for a win, less for a shared win, and 0 otherwise."""
    places = s.ranking()
    return 1.0 / float(places.count(1)) if places[seat] == 1 else 0.0


def lead(scores: list[int], seat: i64) -> float:
    """Return how far the seat is ahead of the best other seat, from 0 to 1; 0.5 if they are level."""
    mine = float(scores[seat])
    others = [float(points) for other, points in enumerate(scores) if other != seat]
    best = max(others) if others else ALONE
    share = 0.5 + (mine - best) / (2.0 * (abs(mine) + abs(best) + 1.0))
    return min(1.0, max(0.0, share))
