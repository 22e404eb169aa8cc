"""Flat search: tries all legal moves in sampled states, and drops the worse half after every round.

All remaining moves are tried in the same sampled states with the same random numbers, so only the moves
differ.
"""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.bots.search.playout import Playout
from burgrave.core.rng import FastRng
from burgrave.core.state import State

NEVER: Final = 1.0e18
SEEDS: Final = 1 << 30
MANY: Final = 1 << 60


@final
class Candidate:
    """A move in the search: the number of sampled states in which it was tried, and its total results."""

    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.visits: i64 = 0
        self.wins = 0.0
        self.worth = 0.0
        self.last_win = 0.0  # in the current sampled state
        self.last_worth = 0.0

    def count(self) -> None:
        """Count the results in the current sampled state, after all moves were tried in it."""
        self.visits += 1
        self.wins += self.last_win
        self.worth += self.last_worth

    def share(self) -> float:
        """Return the share of the sampled states that the move won."""
        return self.wins / float(self.visits) if self.visits > 0 else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class SequentialHalving:
    """The candidates of one decision. The favourite is first: it stays ahead of an equal move."""

    def __init__(self, view: State, playout: Playout, favourite: i64, rng: FastRng) -> None:
        self.view = view
        self.playout = playout
        self.beliefs = playout.search_model.beliefs(view)
        self.rng = rng
        self.remaining: list[Candidate] = []
        self.dropped: list[Candidate] = []
        self.playouts: i64 = 0
        for move in playout.search_model.moves_to_try(view):
            if move == favourite:
                self.remaining.insert(0, Candidate(move))
            else:
                self.remaining.append(Candidate(move))

    def run(self, playouts: i64, seconds: float, least: i64 = 0) -> None:
        """Spend this number of playouts, or if it is 0, the time and at least `least` playouts.

        All rounds get equal parts.
        """
        began = perf_counter()
        rounds = count_rounds(len(self.remaining))
        round_number: i64 = 1
        while round_number <= rounds:
            if playouts > 0:
                self.run_round(playouts * round_number // rounds, NEVER, 0)
            else:
                self.run_round(
                    MANY,
                    began + seconds * float(round_number) / float(rounds),
                    least * round_number // rounds,
                )
            self.drop_worse_half()
            round_number += 1

    def run_round(self, playouts: i64, until: float, least: i64) -> None:
        """Try all remaining moves in one sampled state after another."""
        while self.try_sample(until, least):
            if self.playouts + len(self.remaining) > playouts:
                return

    def try_sample(self, until: float, least: i64) -> bool:
        """Try all moves in one sampled state; return False if time ran out before the end.

        Then the sampled state does not count. With fewer playouts than `least` the time does not matter.
        """
        sample = self.sample_state()
        seed = self.rng.randbelow(SEEDS)
        hurried = self.playouts >= least
        for candidate in self.remaining:
            if hurried and perf_counter() >= until:
                return False
            self.playout.run(sample, candidate.move, seed)
            candidate.last_win = self.playout.win
            candidate.last_worth = self.playout.worth
            self.playouts += 1
        for candidate in self.remaining:
            candidate.count()
        return True

    def sample_state(self) -> State:
        """Return another state that the seat cannot distinguish from the true one."""
        return self.view.sample_state(FastRng(self.rng.randbelow(SEEDS)), self.beliefs)

    def drop_worse_half(self) -> None:
        """Drop the worse half of the candidates. The last remaining one is the choice."""
        self.remaining.sort(key=worth_of, reverse=True)
        keep = (len(self.remaining) + 1) // 2
        self.dropped = self.remaining[keep:] + self.dropped
        del self.remaining[keep:]

    def list_candidates(self) -> list[Candidate]:
        """Return all candidates, the choice first."""
        return self.remaining + self.dropped


def worth_of(candidate: Candidate) -> float:
    return candidate.worth


def count_rounds(candidates: i64) -> i64:
    """Return how often half of the candidates are dropped until one remains."""
    rounds: i64 = 1
    while candidates > 2:
        candidates = (candidates + 1) // 2
        rounds += 1
    return rounds
