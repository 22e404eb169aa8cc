"""What a move is worth in one imagined world: the game is played on, to its end or for some rounds."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.core.bot import Noisy, Policy
from burgrave.core.chance import Fast
from burgrave.core.insight import Insight
from burgrave.core.state import State

ALONE: Final = 200.0  # points by which somebody who plays alone is measured
MARGIN: Final = 0.2  # how much of the worth of an end is the lead in points, the rest is the win


@final
class Playout:
    """Plays imagined worlds on. `win` and `worth` are what the last one came to for the seat."""

    def __init__(self, insight: Insight, seat: i64, seats: i64, noise: i64) -> None:
        self.insight = insight
        self.seat: i64 = seat
        self.horizon: i64 = insight.horizon()
        policy: Policy = Noisy(insight.policy(), noise) if noise > 0 else insight.policy()
        self.policies: list[Policy] = [policy] * seats
        self.win = 0.0
        self.worth = 0.0

    def run(self, world: State, move: i64, seed: i64) -> None:
        """Play the move in a copy of the world; the same seed gives every move the same chances."""
        s = world.clone()
        s.chance = Fast(seed)
        last = self.insight.clock(s) + self.horizon
        s.play(move)
        self.play_on(s, Fast(seed + 1), last)
        self.judge(s)

    def play_on(self, s: State, chance: Fast, last: i64) -> None:
        """To the end, or to the end of the last round within the horizon."""
        insight = self.insight
        cut = self.horizon > 0
        while not s.over:
            if cut and insight.clock(s) > last:
                return
            s.play(self.policies[s.acting].choose(s, chance))

    def judge(self, s: State) -> None:
        if s.over:
            places = s.ranking()
            self.win = 1.0 / float(places.count(1)) if places[self.seat] == 1 else 0.0
            self.worth = self.win + MARGIN * (lead(s.scores(), self.seat) - self.win)
        else:
            self.win = self.insight.win_chances(s)[self.seat]
            self.worth = self.win


def lead(scores: list[int], seat: i64) -> float:
    """From 0 to 1: how far before the best of the others; a half if level with him."""
    mine = float(scores[seat])
    others = [float(points) for other, points in enumerate(scores) if other != seat]
    best = max(others) if others else ALONE
    share = 0.5 + (mine - best) / (2.0 * (abs(mine) + abs(best) + 1.0))
    return min(1.0, max(0.0, share))
