"""Play and study Citadels and Praga Caput Regni: rules, bots, records, simulations.

    import burgrave

    game = burgrave.game("citadels")
    state = game.new(players=5, seed=7)
    bot, rng = burgrave.make_bot(game, "builder"), burgrave.FastRng(1)
    while not state.is_over:
        state.play(bot.choose(state.view(state.current_seat), rng))
    print(state.scores(), state.ranking())

Everything that a program needs is imported from here. `burgrave.testing` checks a game of your own.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from burgrave.engine import select_engine

__version__ = "0.2.0"

COMPILED: bool = select_engine()

# The engine is selected, so its modules may be imported from here on.
from burgrave.core.bot import Bot, Policy, RandomPolicy  # noqa: E402
from burgrave.core.bot_type import BotOption, BotType  # noqa: E402
from burgrave.core.error import (  # noqa: E402
    BotError,
    BurgraveError,
    IllegalMoveError,
    OptionsError,
    RecordError,
    RequestError,
    ScenarioError,
    StoreError,
    set_error_formatter,
)
from burgrave.core.events import SPECTATOR, Event, EventLog, EventParam, Outcome  # noqa: E402
from burgrave.core.explanation import Considered, Explanation  # noqa: E402
from burgrave.core.game import Game  # noqa: E402
from burgrave.core.move import Move  # noqa: E402
from burgrave.core.move_collector import Legality, Refusal  # noqa: E402
from burgrave.core.notation import EventArg, Notation  # noqa: E402
from burgrave.core.options import Condition, Option, Options  # noqa: E402
from burgrave.core.piece import Piece, Preset  # noqa: E402
from burgrave.core.playout import mean_scores, play_out  # noqa: E402
from burgrave.core.reference import GameReference  # noqa: E402
from burgrave.core.rng import FastRng, Rng  # noqa: E402
from burgrave.core.search_model import SearchModel  # noqa: E402
from burgrave.core.state import Decision, State  # noqa: E402
from burgrave.core.stats import GameStats  # noqa: E402
from burgrave.game_registry import game, games, read_record  # noqa: E402

if TYPE_CHECKING:
    from burgrave.arena.bot_stats import BotStats
    from burgrave.arena.results import ArenaResults, BotResult
    from burgrave.arena.run import run_arena
    from burgrave.arena.statistics import Estimate
    from burgrave.bots.registry import bot_names, make_bot
    from burgrave.core.record import (
        Record,
        RecordEntry,
        Recorder,
        ReplayPoint,
        RulesDifference,
        Shuffle,
        events_for,
        find_difference,
        iter_replay,
        replay,
        verify,
    )
    from burgrave.core.undo import UndoHistory
    from burgrave.i18n import Translator
    from burgrave.simulation.report import ResultRow
    from burgrave.simulation.run import SimulationResult, simulate
    from burgrave.simulation.statistics import Distribution

# Loaded on first use: they are not needed to play.
LAZY = {
    "ArenaResults": "burgrave.arena.results",
    "BotResult": "burgrave.arena.results",
    "BotStats": "burgrave.arena.bot_stats",
    "Distribution": "burgrave.simulation.statistics",
    "Estimate": "burgrave.arena.statistics",
    "Record": "burgrave.core.record",
    "RecordEntry": "burgrave.core.record",
    "Recorder": "burgrave.core.record",
    "ReplayPoint": "burgrave.core.record",
    "ResultRow": "burgrave.simulation.report",
    "RulesDifference": "burgrave.core.record",
    "Shuffle": "burgrave.core.record",
    "SimulationResult": "burgrave.simulation.run",
    "Translator": "burgrave.i18n",
    "UndoHistory": "burgrave.core.undo",
    "bot_names": "burgrave.bots.registry",
    "events_for": "burgrave.core.record",
    "find_difference": "burgrave.core.record",
    "iter_replay": "burgrave.core.record",
    "make_bot": "burgrave.bots.registry",
    "replay": "burgrave.core.record",
    "run_arena": "burgrave.arena.run",
    "simulate": "burgrave.simulation.run",
    "verify": "burgrave.core.record",
}

__all__ = [
    "COMPILED",
    "SPECTATOR",
    "ArenaResults",
    "Bot",
    "BotError",
    "BotOption",
    "BotResult",
    "BotStats",
    "BotType",
    "BurgraveError",
    "Condition",
    "Considered",
    "Decision",
    "Distribution",
    "Estimate",
    "Event",
    "EventArg",
    "EventLog",
    "EventParam",
    "Explanation",
    "FastRng",
    "Game",
    "GameReference",
    "GameStats",
    "IllegalMoveError",
    "Legality",
    "Move",
    "Notation",
    "Option",
    "Options",
    "OptionsError",
    "Outcome",
    "Piece",
    "Policy",
    "Preset",
    "RandomPolicy",
    "Record",
    "RecordEntry",
    "RecordError",
    "Recorder",
    "Refusal",
    "ReplayPoint",
    "RequestError",
    "ResultRow",
    "Rng",
    "RulesDifference",
    "ScenarioError",
    "SearchModel",
    "Shuffle",
    "SimulationResult",
    "State",
    "StoreError",
    "Translator",
    "UndoHistory",
    "__version__",
    "bot_names",
    "events_for",
    "find_difference",
    "game",
    "games",
    "iter_replay",
    "make_bot",
    "mean_scores",
    "play_out",
    "read_record",
    "replay",
    "run_arena",
    "simulate",
    "verify",
]


def __getattr__(name: str) -> Any:
    if name in LAZY:
        found = getattr(import_module(LAZY[name]), name)
        globals()[name] = found
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *LAZY})


def _write_error(error: BurgraveError) -> str:
    """Return the English sentence of an error, with the legal moves if it is about a move."""
    from burgrave.i18n.error_text import error_text

    return error_text(error)


set_error_formatter(_write_error)
