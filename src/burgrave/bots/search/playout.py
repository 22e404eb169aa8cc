"""What a move is worth in one imagined world: the game is played on, to its end or for some rounds."""

from typing import final

from mypy_extensions import i64

from burgrave.core.bot import Noisy, Policy
from burgrave.core.chance import Fast
from burgrave.core.insight import Insight
from burgrave.core.state import State


@final
class Playout:
    """Plays imagined worlds on. `win` and `worth` are those of the seat in the last one."""

    def __init__(
        self, insight: Insight, seat: i64, seats: i64, horizon: i64, noise: i64, margin: float
    ) -> None:
        self.insight = insight
        self.seat: i64 = seat
        self.horizon: i64 = horizon  # rounds after this one; 0: to the end
        self.margin = margin  # how much of the worth is the lead in points
        policy: Policy = Noisy(insight.policy(), noise) if noise > 0 else insight.policy()
        self.policies: list[Policy] = [policy] * seats
        self.win = 0.0
        self.worth = 0.0

    def run(self, world: State, move: i64, seed: i64) -> None:
        """Play the move in a copy of the world; the same seed gives every move the same chances."""
        s = world.clone()
        s.chance = Fast(seed)
        stop = self.insight.clock(s) + self.horizon
        s.play(move)
        self.play_on(s, Fast(seed + 1), stop)
        self.judge(s)

    def play_on(self, s: State, chance: Fast, stop: i64) -> None:
        if self.horizon == 0:
            while not s.over:
                s.play(self.policies[s.acting].choose(s, chance))
        else:
            while not s.over and self.insight.clock(s) <= stop:
                s.play(self.policies[s.acting].choose(s, chance))

    def judge(self, s: State) -> None:
        if not s.over:
            chances = self.insight.win_chances(s)
            if chances is not None:
                self.win = chances[self.seat]
                self.worth = self.win
                return
        places = s.ranking()
        self.win = 1.0 / places.count(1) if places[self.seat] == 1 else 0.0
        self.worth = self.win + self.margin * (lead(s.scores(), self.seat) - self.win)


def lead(scores: list[int], seat: i64) -> float:
    """From 0 to 1: how far before the best of the others; a half if level."""
    mine = float(scores[seat])
    best = -1.0e9
    other: i64 = 0
    for points in scores:
        if other != seat and points > best:
            best = float(points)
        other += 1
    if best < -1.0e8:
        return 0.5
    share = 0.5 + (mine - best) / (2.0 * (abs(mine) + abs(best) + 1.0))
    return min(1.0, max(0.0, share))
