"""What a move is worth in one imagined world: the game is played on, to its end or for some rounds."""

from typing import final

from mypy_extensions import i64

from burgrave.core.bot import Noisy, Policy
from burgrave.core.chance import Fast
from burgrave.core.insight import Insight, win_share
from burgrave.core.state import State


@final
class Playout:
    """Plays imagined worlds on. `win` and `worth` are what the last one came to for the seat."""

    def __init__(self, insight: Insight, view: State, noise: i64) -> None:
        self.insight = insight
        self.seat: i64 = view.acting
        self.horizon: i64 = insight.horizon(view)
        policy: Policy = Noisy(insight.policy(), noise) if noise > 0 else insight.policy()
        self.policies: list[Policy] = [policy] * view.seats()
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
        cut = self.horizon >= 0
        while not s.over:
            if cut and insight.clock(s) > last:
                return
            s.play(self.policies[s.acting].choose(s, chance))

    def judge(self, s: State) -> None:
        if s.over:
            self.worth = self.insight.end_worth(s, self.seat)
            self.win = win_share(s, self.seat) if s.seats() > 1 else self.worth  # alone everybody wins
        else:
            self.win = self.insight.win_chances(s)[self.seat]
            self.worth = self.win
