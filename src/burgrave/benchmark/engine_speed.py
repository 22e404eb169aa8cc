"""Measures how fast the engine is: random games from Python and inside the engine, clones and sampled states.

Times are processor time without the garbage collector, on one processor if the system lets us choose. Every
row has `calibration`, the speed of a fixed loop in plain Python at the same time. If that differs between two
runs, the machine was different.
"""

import gc
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Final

from burgrave import COMPILED
from burgrave.core.game import Game
from burgrave.core.options import Options
from burgrave.core.playout import random_games
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games

ROUNDS: Final = 5  # the best one counts: a slower one was disturbed
BATCH: Final = 5  # games inside the engine between two readings of the clock
MID_STATES: Final = 20
CALIBRATION_TURNS: Final = 20_000
AnyGame = Game[Any]


@dataclass(frozen=True)
class BenchmarkRow:
    """The measurements of one case."""

    game: str
    edition: str
    players: int
    compiled: bool
    calibration: float  # turns of the fixed loop per second
    decisions_per_s_python: float  # legal_moves() and apply() called from Python
    decisions_per_s_inside: float  # whole games without leaving the engine
    games_per_s: float  # the same games
    clone_us: float  # one clone of a state from the middle of a game
    imagine_us: float  # one state sampled from a view

    @property
    def name(self) -> str:
        return "/".join(part for part in (self.game, self.edition, str(self.players)) if part)


def benchmark_cases() -> list[tuple[AnyGame, Options]]:
    """Return the cases to measure: each game names its own."""
    return [(game, options) for game in map(game_of, games()) for options in game.stats().benchmark_options()]


def measure(game: AnyGame, options: Options, seconds: float) -> Iterator[BenchmarkRow]:
    """Measure one case. Yield the row after every round; the last one counts."""
    states = [make_mid_game_state(game, options, number) for number in range(MID_STATES)]
    views = [state.view(number % options.players) for number, state in enumerate(states)]
    playouts = PlayoutCounter(game, options)
    fixed = python = inside = clones = sampled = 0.0
    for _ in range(ROUNDS):
        fixed = max(fixed, measure_rate(run_calibration, seconds / 10))
        python = max(python, measure_rate(play_from_python(game, options), seconds))
        inside = max(inside, measure_rate(playouts, seconds))
        clones = max(clones, measure_rate(clone_all(states), seconds / 2))
        sampled = max(sampled, measure_rate(sample_all(views), seconds / 2))
        yield BenchmarkRow(
            game.id,
            str(options.to_dict().get("edition", "")),
            options.players,
            COMPILED,
            fixed,
            python,
            inside,
            inside * playouts.games / playouts.decisions,
            1e6 / clones,
            1e6 / sampled,
        )


def measure_rate(work: Callable[[int], int], seconds: float) -> float:
    """Return how many things are done per second of processor time.

    `work(n)` does its n-th part and returns how many things that were.
    """
    gc.collect()
    done = part = 0
    began = process_time()
    while True:
        done += work(part)
        part += 1
        spent = process_time() - began
        if spent >= seconds:
            return done / spent


def run_calibration(part: int) -> int:
    """Run the fixed loop. Never change it: it makes rows of different days comparable."""
    x = 1
    for _ in range(CALIBRATION_TURNS):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return CALIBRATION_TURNS


def play_from_python(game: AnyGame, options: Options) -> Callable[[int], int]:
    """Return a function that plays random games as a user of the package would write them."""
    random = Random(1).random

    def work(part: int) -> int:
        s = game.new(options, part)
        decisions = 0
        while not s.is_over:
            moves = s.legal_moves()
            s.apply(moves[int(random() * len(moves))])
            decisions += 1
        return decisions

    return work


class PlayoutCounter:
    """Plays random games inside the engine; counts games and decisions."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game = game
        self.options = options
        self.games = 0
        self.decisions = 0

    def __call__(self, part: int) -> int:
        decisions = random_games(self.game, self.options, BATCH, part * BATCH)
        self.games += BATCH
        self.decisions += decisions
        return decisions


def clone_all(states: list[State]) -> Callable[[int], int]:
    def work(part: int) -> int:
        for state in states:
            state.clone()
        return len(states)

    return work


def sample_all(views: list[State]) -> Callable[[int], int]:
    def work(part: int) -> int:
        for view in views:
            view.sample_state(FastRng(part))
        return len(views)

    return work


def make_mid_game_state(game: AnyGame, options: Options, number: int) -> State:
    """Return a state about half way through a random game."""
    random = Random(number)
    length = random_games(game, options, 1, number)
    s: State = game.new(options, number)
    for _ in range(int(length * (0.3 + 0.4 * random.random()))):
        before = s.clone()
        s.apply(random.choice(s.legal_moves()))
        if s.is_over:
            return before
    return s


@contextmanager
def reduce_noise() -> Iterator[None]:
    """Disable the garbage collector and use one processor, because a change of processor costs time."""
    collecting = gc.isenabled()
    gc.disable()
    allowed = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    if allowed:
        os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        if allowed:
            os.sched_setaffinity(0, allowed)
        if collecting:
            gc.enable()
