"""Run an arena from Python in one call.

results = burgrave.run_arena("citadels", bots=["master", "builder"], deals=200, seed=1)
results.rows(), results.ratings()
"""

from collections.abc import Sequence
from typing import Any

from burgrave.arena.arena import TIME_LIMIT, Arena
from burgrave.arena.results import ArenaResults
from burgrave.core.game import Game
from burgrave.core.state import State
from burgrave.game_registry import game as game_of
from burgrave.simulation.plan import make_plan
from burgrave.simulation.progress import Progress, report_progress
from burgrave.simulation.run import check_count
from burgrave.simulation.worker_pool import WorkerPool


def run_arena(
    game: str | Game[Any],
    bots: str | Sequence[str],
    deals: int = 100,
    seed: int = 1,
    workers: int | None = 1,
    time_limit: float = TIME_LIMIT,
    stop_early: bool = False,
    progress: Progress = False,
    **options: Any,
) -> ArenaResults:
    """Measure the strength of bots: play every deal once for each rotation of the seats.

    `bots` are names; a short list repeats until every seat has one. A bot that is not part of this package
    plays in its own process, so it must be importable: name it `module.Class`. `time_limit` is in seconds
    per decision. More than one worker, or None for one per core, needs a main module that can be imported.
    """
    played: Game[State] = game_of(game) if isinstance(game, str) else game
    check_count("deals", deals)
    names = [bots] if isinstance(bots, str) else bots
    plan = make_plan(played, played.options(**options), names, deals, seed)
    arena = Arena(plan, WorkerPool(workers), time_limit, stop_early=stop_early)
    for done in arena.play():
        report_progress(progress, done, deals)
    return ArenaResults(arena)
