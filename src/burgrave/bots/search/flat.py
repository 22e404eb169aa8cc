"""Flat search: all legal moves are tried in imagined worlds, and by and by the worse half of them drops out.

The worlds are common to all moves still in the race, with the same chances, so what differs is the move.
"""

from time import perf_counter
from typing import final

from mypy_extensions import i64

from burgrave.bots.search.playout import Playout
from burgrave.core.chance import Fast
from burgrave.core.state import State


@final
class Candidate:
    """A move in the race."""

    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.visits: i64 = 0
        self.wins = 0.0
        self.worth = 0.0

    def share(self) -> float:
        """How many of the worlds it won."""
        return self.wins / float(self.visits) if self.visits > 0 else 0.0


@final
class Race:
    """The moves of one decision, the best last to be left."""

    def __init__(self, view: State, playout: Playout, favourite: i64, bonus: float, chance: Fast) -> None:
        self.view = view
        self.playout = playout
        self.beliefs = playout.insight.beliefs(view)
        self.favourite: i64 = favourite  # what the policy would play: in doubt, that
        self.bonus = bonus  # the doubt, in worlds lost by everybody else
        self.chance = chance
        self.alive = [Candidate(move) for move in view.legal()]
        self.dropped: list[Candidate] = []
        self.playouts: i64 = 0

    def run(self, playouts: i64, seconds: float) -> None:
        """Spend so many playouts, or if that is 0 so much time."""
        began = perf_counter()
        laps = laps_of(len(self.alive))
        lap: i64 = 1
        while lap <= laps:
            if playouts > 0:
                self.lap(playouts * lap // laps, 1.0e18)
            else:
                self.lap(1 << 60, began + seconds * float(lap) / float(laps))
            lap += 1
            self.halve()

    def lap(self, playouts: i64, until: float) -> None:
        """Try all that are left in world after world."""
        while True:
            self.try_world()
            if self.playouts + len(self.alive) > playouts or perf_counter() >= until:
                return

    def try_world(self) -> None:
        world = self.view.imagine(Fast(self.chance.below(1 << 30)), self.beliefs)
        seed = self.chance.below(1 << 30)
        for candidate in self.alive:
            self.playout.run(world, candidate.move, seed)
            candidate.visits += 1
            candidate.wins += self.playout.win
            candidate.worth += self.playout.worth
        self.playouts += len(self.alive)

    def standing(self, candidate: Candidate) -> float:
        return candidate.worth + (self.bonus if candidate.move == self.favourite else 0.0)

    def halve(self) -> None:
        """The worse half drops out; the last one is the choice."""
        keep = (len(self.alive) + 1) // 2
        self.alive.sort(key=self.standing, reverse=True)
        self.dropped = self.alive[keep:] + self.dropped
        del self.alive[keep:]

    def ranked(self) -> list[Candidate]:
        """All of them, the choice first."""
        return self.alive + self.dropped


def laps_of(candidates: i64) -> i64:
    laps: i64 = 1
    while candidates > 2:
        candidates = (candidates + 1) // 2
        laps += 1
    return laps
