"""Run an arena from Python in one call.

results = burgrave.run_arena("citadels", bots=["master", "builder"], deals=200, seed=1)
results.rows, results.ratings
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from burgrave.arena.arena import TIME_LIMIT, Arena
from burgrave.arena.results import ArenaResults
from burgrave.core.error import BotError, BurgraveError, short_repr
from burgrave.core.game import Game
from burgrave.core.state import State
from burgrave.game_registry import game as game_of
from burgrave.simulation.plan import make_plan
from burgrave.simulation.progress import Progress, report_progress
from burgrave.simulation.run import check_count, check_workers, whole_seed
from burgrave.simulation.worker_pool import WorkerPool


def run_arena(
    game: str | Game[Any],
    bots: str | Sequence[str],
    deals: int = 100,
    seed: int | Random = 1,
    workers: int | None = 1,
    time_limit: float = TIME_LIMIT,
    stop_early: bool = False,
    progress: Progress = False,
    **options: Any,
) -> ArenaResults:
    """Measure the strength of bots: play every deal once for each rotation of the seats.

    `bots` are names; a short list repeats until every seat has one. A bot that is not part of this package
    plays in its own process, so it must be importable: name it `module.Class`. `time_limit` is in seconds
    per decision. The seed is a whole number, or a `random.Random` that draws it.

    If a bot plays in its own process, or with more than one worker (None: one per core), a script has to call
    this below `if __name__ == "__main__":`, because every new process imports the script.
    """
    played: Game[State] = game_of(game) if isinstance(game, str) else game
    check_count("deals", deals)
    check_workers(workers)
    check_seconds("time_limit", time_limit)
    plan = make_plan(played, played.options(**options), check_names(bots), deals, whole_seed(seed))
    arena = Arena(plan, WorkerPool(workers), time_limit, stop_early=stop_early)
    for done in arena.play():
        report_progress(progress, done, deals)
    return ArenaResults(arena)


def check_names(bots: object) -> list[str]:
    """Return the names of the bots. Raise BotError for bots that are objects or classes."""
    chosen = bots if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
    names: list[str] = []
    for bot in chosen:
        if not isinstance(bot, str):
            kind = bot if isinstance(bot, type) else type(bot)
            raise BotError("arena-bot-names", type=kind.__name__)
        names.append(bot)
    return names


def check_seconds(name: str, seconds: object) -> None:
    """Raise BurgraveError unless it is a number above 0."""
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not seconds > 0:
        raise BurgraveError("number-seconds", option=name, value=short_repr(seconds))
