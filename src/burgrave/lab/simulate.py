"""Whole games between bots: the same games for the same seed, however many workers share them.

    plan = plan_for(game, game.options(players=5), ["h1", "random"], games=1000, seed=7)
    result = simulate(plan)

Game number i has its own seed, every seat in it has its own chance for its bot, and the bots move on
by one seat from game to game, so that what a seat is worth does not count for or against a bot.
"""

import os
import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import closing, contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import Any, Final

from burgrave.bots.registry import bot, canonical
from burgrave.core.bot import Policy, Trusted, policy_of
from burgrave.core.chance import Fast
from burgrave.core.game import Game
from burgrave.core.option import Options
from burgrave.core.playout import play_out
from burgrave.core.state import State
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.lab.tally import Tally

PART_SECONDS: Final = 0.25  # how long a part of the games takes: often enough for a progress bar
SMALL_SECONDS: Final = 3.0  # a rest that takes less is not worth the start of other processes


@dataclass(frozen=True)
class Plan:
    """Everything a worker has to know; plain data, so that it can be sent."""

    game: str
    options: dict[str, Any]  # resolved
    components: bytes  # the data that these options name, if another process would not know it
    line_up: tuple[str, ...]  # a bot for each seat of game 0
    games: int
    seed: int
    fast: bool = False  # give every bot the whole table, even one that might peek

    def bots_of(self, number: int) -> list[str]:
        """Who sits where in a game: everybody moves on by one seat from game to game."""
        seats = len(self.line_up)
        return [self.line_up[(seat + number) % seats] for seat in range(seats)]


def plan_for(
    game: Game[Any], options: Options, names: Sequence[str], games: int, seed: int, fast: bool = False
) -> Plan:
    """Check the bots and seat them: one name sits everywhere, a short list repeats."""
    known = [canonical(game, name) for name in names]
    if not known or len(known) > options.players:
        raise Wrong("bots-number", bots=len(known), players=options.players)
    line_up = tuple(known[seat % len(known)] for seat in range(options.players))
    data = game.library().components(options)
    usual = data == game.library().components(game.options())
    return Plan(game.id, options.as_dict(), b"" if usual else data, line_up, games, seed, fast)


def chance_number(seed: int, number: int, use: str) -> int:
    """A number that depends on seed, game and use alone."""
    text = f"{seed} {number} {use}"
    return int.from_bytes(blake2b(text.encode(), digest_size=6, person=b"burgrave lab").digest())


def policies(plan: Plan, game: Game[Any]) -> dict[str, Policy]:
    """One player for each bot of the plan; whoever is no policy is shown views, unless it must be fast."""
    made = {name: bot(game, name) for name in dict.fromkeys(plan.line_up)}
    return {name: Trusted(player) if plan.fast else policy_of(player) for name, player in made.items()}


def play_game(
    plan: Plan, game: Game[Any], options: Options, number: int, players: dict[str, Policy]
) -> tuple[State, int]:
    """The game's end, and how many decisions led there."""
    seated = plan.bots_of(number)
    chances = [Fast(chance_number(plan.seed, number, f"seat {seat}")) for seat in range(len(seated))]
    s: State = game.new(options, chance_number(plan.seed, number, "game"))
    return s, play_out(s, [players[name] for name in seated], chances)


def count(plan: Plan, first: int, last: int, seconds: float = float("inf")) -> Tally:
    """Play the games from first up to last, or as many as fit into the time (at least one)."""
    game = game_of(plan.game)
    if plan.components:
        game.library().know_components(plan.components, plan.game)
    options = game.options(**plan.options)
    players = policies(plan, game)
    measures = game.measures()
    tally = Tally()
    until = perf_counter() + seconds
    for number in range(first, last):
        s, decisions = play_game(plan, game, options, number, players)
        tally.add(
            plan.bots_of(number),
            s.ranking(),
            s.scores(),
            decisions,
            measures.of(s),
            measures.turn_order(s),
        )
        if perf_counter() >= until:
            break
    return tally


class Simulation:
    """A plan being carried out: what is counted so far, by how many workers, in what time."""

    def __init__(self, plan: Plan, workers: int | None = None) -> None:
        self.plan = plan
        self.tally = Tally()
        self.asked = workers  # None: as many as there are cores, one for a small job
        self.workers = workers or 1
        self.seconds = 0.0

    @property
    def complete(self) -> bool:
        return self.tally.games == self.plan.games

    def play(self) -> Generator[int, None, None]:
        """Play on to the end; says after every part how many games are counted."""
        began = perf_counter()
        with closing(self.parts()) as parts:
            for part in parts:
                self.tally = self.tally + part
                self.seconds = perf_counter() - began
                yield self.tally.games

    def parts(self) -> Generator[Tally, None, None]:
        """The first games are played here; how long they take decides who plays the rest."""
        plan = self.plan
        began = perf_counter()
        sample = count(plan, 0, plan.games, PART_SECONDS)
        pace = (perf_counter() - began) / sample.games
        yield sample
        done = sample.games
        if self.asked is None and pace * (plan.games - done) > SMALL_SECONDS:
            self.workers = cores()
        if self.workers > 1 and done < plan.games:
            yield from self.shared(done, max(1, int(PART_SECONDS / pace)))
            return
        while done < plan.games:
            part = count(plan, done, plan.games, PART_SECONDS)
            done += part.games
            yield part

    def shared(self, first: int, size: int) -> Iterator[Tally]:
        """Parts of that many games, as the workers finish them."""
        plan = self.plan
        starts = range(first, plan.games, size)
        with crew(self.workers) as workers:
            with started_deaf():
                parts = [workers.submit(count, plan, at, min(at + size, plan.games)) for at in starts]
            for part in as_completed(parts):
                yield part.result()


def simulate(plan: Plan, workers: int = 1) -> Simulation:
    """Play all games of the plan. More than one worker needs a main module that can be imported."""
    simulation = Simulation(plan, workers)
    for _ in simulation.play():
        pass
    return simulation


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def crew(workers: int) -> Iterator[Executor]:
    """A pool of processes that ends at once if its user does.

    They are spawned, not forked: a progress bar has a thread, and a fork beside a thread may hang.
    """
    before = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - before:
            worker.terminate()
        raise
    pool.shutdown()


@contextmanager
def started_deaf() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C: a terminal sends it to all, one answer is enough.

    They inherit that the signal is blocked; here it is not lost, it only waits.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
