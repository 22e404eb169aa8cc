"""Whole games between bots: the same games for the same seed, however many workers share them.

    plan = plan_for(game, game.options(players=5), ["h1", "random"], games=1000, seed=7)
    result = simulate(plan)

Game number i has its own seed, every seat in it has its own chance for its bot, and the bots move on
by one seat from game to game, so that what a seat is worth does not count for or against a bot.
"""

from collections.abc import Generator, Sequence
from contextlib import closing
from functools import partial
from time import perf_counter
from typing import Any

from burgrave.bots.registry import make_bot
from burgrave.core.bot import FullStatePolicy, Policy, as_policy
from burgrave.core.game import Game
from burgrave.core.options import Options
from burgrave.core.playout import play_out_seats
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.simulation.plan import SimulationPlan, derive_seed
from burgrave.simulation.tally import Tally
from burgrave.simulation.worker_pool import NO_TIME_LIMIT, WorkerPool


def make_policies(plan: SimulationPlan, game: Game[Any]) -> dict[str, Policy]:
    """One player for each bot of the plan; whoever is no policy is shown views, unless it must be fast."""
    bots = {name: make_bot(game, name) for name in dict.fromkeys(plan.line_up)}
    return {
        name: FullStatePolicy(player) if plan.trust_bots else as_policy(player)
        for name, player in bots.items()
    }


def play_game(
    plan: SimulationPlan, game: Game[Any], options: Options, number: int, players: dict[str, Policy]
) -> tuple[State, int]:
    """The game's end, and how many decisions led there."""
    seated = plan.bots_in_game(number)
    rngs = [FastRng(derive_seed(plan.seed, number, f"seat {seat}")) for seat in range(len(seated))]
    s: State = game.new(options, derive_seed(plan.seed, number, "game"))
    return s, play_out_seats(s, [players[name] for name in seated], rngs)


def play_and_count(plan: SimulationPlan, numbers: Sequence[int], seconds: float = NO_TIME_LIMIT) -> Tally:
    """Play the games of these numbers, or as many as fit into the time (at least one)."""
    game, options = plan.load_game()
    players = make_policies(plan, game)
    measures = game.stats()
    tally = Tally()
    until = perf_counter() + seconds
    for number in numbers:
        s, decisions = play_game(plan, game, options, number, players)
        tally.add(
            plan.bots_in_game(number),
            s.ranking(),
            s.scores(),
            decisions,
            measures.collect(s),
            measures.turn_order(s),
        )
        if perf_counter() >= until:
            break
    return tally


def count_job(plan: SimulationPlan, numbers: Sequence[int], seconds: float) -> tuple[int, Tally]:
    """The same as a job for a crew."""
    tally = play_and_count(plan, numbers, seconds)
    return tally.games, tally


class Simulation:
    """A plan being carried out: what is counted so far, by how many workers, in what time."""

    def __init__(self, plan: SimulationPlan, workers: int | None = None) -> None:
        self.plan = plan
        self.tally = Tally()
        self.pool = WorkerPool(workers)
        self.seconds = 0.0

    @property
    def workers(self) -> int:
        return self.pool.workers

    @property
    def complete(self) -> bool:
        return self.tally.games == self.plan.games

    def play(self) -> Generator[int, None, None]:
        """Play on to the end; says after every part how many games are counted."""
        began = perf_counter()
        with closing(self.pool.run_parts(partial(count_job, self.plan), range(self.plan.games))) as parts:
            for part in parts:
                self.tally = self.tally + part
                self.seconds = perf_counter() - began
                yield self.tally.games


def simulate(plan: SimulationPlan, workers: int = 1) -> Simulation:
    """Play all games of the plan. More than one worker needs a main module that can be imported."""
    simulation = Simulation(plan, workers)
    for _ in simulation.play():
        pass
    return simulation
