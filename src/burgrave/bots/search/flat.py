"""Flat search: all legal moves are tried in imagined worlds, and by and by the worse half of them drops out.

The worlds are common to all moves still in the race, with the same chances, so what differs is the move.
"""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.bots.search.playout import Playout
from burgrave.core.chance import Fast
from burgrave.core.state import State

NEVER: Final = 1.0e18
SEEDS: Final = 1 << 30
MANY: Final = 1 << 60


@final
class Candidate:
    """A move in the race: in how many worlds it was tried, and what it came to in all of them."""

    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.visits: i64 = 0
        self.wins = 0.0
        self.worth = 0.0
        self.last_win = 0.0  # in the present world
        self.last_worth = 0.0

    def count(self) -> None:
        """The present world was tried with all moves."""
        self.visits += 1
        self.wins += self.last_win
        self.worth += self.last_worth

    def share(self) -> float:
        """How many of the worlds it won."""
        return self.wins / float(self.visits) if self.visits > 0 else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Race:
    """The moves of one decision. The favourite stands first: it stays before a move that is level with it."""

    def __init__(self, view: State, playout: Playout, favourite: i64, chance: Fast) -> None:
        self.view = view
        self.playout = playout
        self.beliefs = playout.insight.beliefs(view)
        self.chance = chance
        self.alive: list[Candidate] = []
        self.dropped: list[Candidate] = []
        self.playouts: i64 = 0
        for move in playout.insight.moves_to_try(view):
            if move == favourite:
                self.alive.insert(0, Candidate(move))
            else:
                self.alive.append(Candidate(move))

    def run(self, playouts: i64, seconds: float, least: i64 = 0) -> None:
        """Spend so many playouts, or if that is 0 the time and at least `least`. Laps get equal parts."""
        began = perf_counter()
        laps = laps_of(len(self.alive))
        lap: i64 = 1
        while lap <= laps:
            if playouts > 0:
                self.lap(playouts * lap // laps, NEVER, 0)
            else:
                self.lap(MANY, began + seconds * float(lap) / float(laps), least * lap // laps)
            self.halve()
            lap += 1

    def lap(self, playouts: i64, until: float, least: i64) -> None:
        """Try all that are left in world after world."""
        while self.try_world(until, least):
            if self.playouts + len(self.alive) > playouts:
                return

    def try_world(self, until: float, least: i64) -> bool:
        """Try all moves in one world; False if time ran out before, and then the world does not count.

        With fewer playouts than `least` the time does not matter.
        """
        world = self.world()
        seed = self.chance.below(SEEDS)
        hurried = self.playouts >= least
        for candidate in self.alive:
            if hurried and perf_counter() >= until:
                return False
            self.playout.run(world, candidate.move, seed)
            candidate.last_win = self.playout.win
            candidate.last_worth = self.playout.worth
            self.playouts += 1
        for candidate in self.alive:
            candidate.count()
        return True

    def world(self) -> State:
        """Another world that the seat cannot tell from the true one."""
        return self.view.imagine(Fast(self.chance.below(SEEDS)), self.beliefs)

    def halve(self) -> None:
        """The worse half drops out; the last one left is the choice."""
        self.alive.sort(key=worth_of, reverse=True)
        keep = (len(self.alive) + 1) // 2
        self.dropped = self.alive[keep:] + self.dropped
        del self.alive[keep:]

    def ranked(self) -> list[Candidate]:
        """All of them, the choice first."""
        return self.alive + self.dropped


def worth_of(candidate: Candidate) -> float:
    return candidate.worth


def laps_of(candidates: i64) -> i64:
    """How often half of them drop out until one is left."""
    laps: i64 = 1
    while candidates > 2:
        candidates = (candidates + 1) // 2
        laps += 1
    return laps
