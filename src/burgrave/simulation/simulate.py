"""Simulates games between bots: equal seeds give equal games, with any number of workers.

    plan = make_plan(game, game.options(players=5), ["h1", "random"], games=1000, seed=7)
    simulation = Simulation(plan)
    for games_played in simulation.play(): ...

Every game has its own seed, and every seat in it has its own random numbers for its bot. The bots move on by
one seat from game to game, so that the value of a seat does not count for or against a bot.
"""

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from functools import partial
from time import perf_counter
from typing import Any

from burgrave.bots.registry import is_builtin, make_bot
from burgrave.core.bot import Bot, FullStatePolicy, Policy, as_policy
from burgrave.core.game import Game
from burgrave.core.options import Options
from burgrave.core.playout import play_out_seats
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.simulation.checked_bot import CheckedBot, check_bot, rank_with_forfeits
from burgrave.simulation.plan import SimulationPlan, derive_seed
from burgrave.simulation.tally import Tally
from burgrave.simulation.worker_pool import NO_TIME_LIMIT, WorkerPool


def make_policies(
    plan: SimulationPlan, game: Game[Any], given: Mapping[str, Bot] | None = None
) -> dict[str, Policy]:
    """Return one policy for each bot of the plan. `given` holds bots that are objects, by their names.

    A bot that is not a policy gets views, unless the plan trusts the bots. Bots of other authors are checked.
    """
    policies: dict[str, Policy] = {}
    for name in dict.fromkeys(plan.line_up):
        if given is not None and name in given:
            policies[name] = check_bot(game, given[name], plan.trust_bots)
        elif not is_builtin(game, name):
            policies[name] = check_bot(game, make_bot(game, name), plan.trust_bots)
        elif plan.trust_bots:
            policies[name] = FullStatePolicy(make_bot(game, name))
        else:
            policies[name] = as_policy(make_bot(game, name))
    return policies


def play_game(
    plan: SimulationPlan, game: Game[Any], options: Options, number: int, players: dict[str, Policy]
) -> tuple[State, int]:
    """Play one game; return its final state and the number of decisions."""
    seated = plan.bots_in_game(number)
    rngs = [FastRng(derive_seed(plan.seed, number, f"seat {seat}")) for seat in range(len(seated))]
    s: State = game.new(options, derive_seed(plan.seed, number, "game"))
    return s, play_out_seats(s, [players[name] for name in seated], rngs)


def play_and_count(
    plan: SimulationPlan,
    numbers: Sequence[int],
    seconds: float = NO_TIME_LIMIT,
    given: Mapping[str, Bot] | None = None,
) -> Tally:
    """Play the games of these numbers, or as many as fit into the time (at least one). Return the tally."""
    game, options = plan.load_game()
    players = make_policies(plan, game, given)
    checked = {name: policy for name, policy in players.items() if isinstance(policy, CheckedBot)}
    measures = game.stats()
    tally = Tally()
    until = perf_counter() + seconds
    for number in numbers:
        for bot in checked.values():
            bot.start_game()
        s, decisions = play_game(plan, game, options, number, players)
        forfeited = {seat for bot in checked.values() for seat in bot.seats}
        tally.add_forfeits({name: bot.forfeits for name, bot in checked.items()})
        tally.add(
            plan.bots_in_game(number),
            rank_with_forfeits(s.ranking(), forfeited) if forfeited else s.ranking(),
            s.scores(),
            decisions,
            measures.collect(s),
            measures.turn_order(s),
        )
        if perf_counter() >= until:
            break
    return tally


def count_job(
    plan: SimulationPlan, given: Mapping[str, Bot] | None, numbers: Sequence[int], seconds: float
) -> tuple[int, Tally]:
    """Play and count games as a job for a worker pool; return the number of games and the tally."""
    tally = play_and_count(plan, numbers, seconds, given)
    return tally.games, tally


class Simulation:
    """A running simulation: its tally, its workers and its time so far."""

    def __init__(
        self, plan: SimulationPlan, workers: int | None = None, given: Mapping[str, Bot] | None = None
    ) -> None:
        self.plan = plan
        self.given = given  # bots that are objects, by their names; they play in this process
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
        """Play all games. Yield the number of counted games after every part."""
        began = perf_counter()
        with closing(
            self.pool.run_parts(partial(count_job, self.plan, self.given), range(self.plan.games))
        ) as parts:
            for part in parts:
                self.tally = self.tally + part
                self.seconds = perf_counter() - began
                yield self.tally.games


def run_plan(plan: SimulationPlan, workers: int = 1) -> Simulation:
    """Play all games of the plan and return the simulation.

    More than one worker needs a main module that can be imported.
    """
    simulation = Simulation(plan, workers)
    for _ in simulation.play():
        pass
    return simulation
