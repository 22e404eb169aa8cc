"""Evaluates a move in one sampled state: plays the game to its end, or for some rounds."""

from typing import final

from mypy_extensions import i64

from burgrave.core.bot import NoisyPolicy, Policy
from burgrave.core.rng import FastRng
from burgrave.core.search_model import SearchModel, win_share
from burgrave.core.state import State


@final
class Playout:
    """Plays games from sampled states. `win` and `worth` are the result of the last one for the seat."""

    def __init__(self, search_model: SearchModel, view: State, noise: i64) -> None:
        self.search_model = search_model
        self.seat: i64 = view.current_seat
        self.horizon: i64 = search_model.horizon(view)
        policy: Policy = NoisyPolicy(search_model.policy(), noise) if noise > 0 else search_model.policy()
        self.policies: list[Policy] = [policy] * view.seats()
        self.win = 0.0
        self.worth = 0.0

    def run(self, sample: State, move: i64, seed: i64) -> None:
        """Play the move in a copy of the sampled state. Equal seeds give all moves equal random numbers."""
        s = sample.clone()
        s.rng = FastRng(seed)
        last = self.search_model.round_number(s) + self.horizon
        s.apply(move)
        self.continue_game(s, FastRng(seed + 1), last)
        self.evaluate(s)

    def continue_game(self, s: State, rng: FastRng, last: i64) -> None:
        """Play to the end, or to the end of the last round within the horizon."""
        search_model = self.search_model
        cut = self.horizon >= 0
        while not s.is_over:
            if cut and search_model.round_number(s) > last:
                return
            s.apply(self.policies[s.current_seat].choose(s, rng))

    def evaluate(self, s: State) -> None:
        if s.is_over:
            self.worth = self.search_model.end_value(s, self.seat)
            self.win = win_share(s, self.seat) if s.seats() > 1 else self.worth  # a solo player always wins
        else:
            self.win = self.search_model.win_chances(s)[self.seat]
            self.worth = self.win
