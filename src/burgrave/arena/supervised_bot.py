"""Supervises a bot: if it fails, the baseline bot decides, and the fault is counted."""

from time import perf_counter
from typing import Any, Final

from burgrave.arena.bot_stats import ILLEGAL, RAISED, SLOW, BotFaultError, BotStats
from burgrave.arena.isolated_bot import MAX_PROBLEM, IsolatedBot, error_text
from burgrave.bots.command import CommandBot
from burgrave.bots.levels import levels
from burgrave.bots.registry import baseline_bot, find_bot_type, is_builtin, make_bot
from burgrave.bots.spec import parse_bot
from burgrave.core.bot import Bot, Policy, as_policy
from burgrave.core.error import BurgraveError
from burgrave.core.game import Game
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.simulation.plan import SimulationPlan

NO_TIME_LIMIT: Final = float("inf")
MAX_STOPS: Final = 3  # after this many stops in one deal, the bot is not asked again in that deal
COMMAND_FAULTS: Final = {"bot-command-slow": SLOW, "bot-command-answer": ILLEGAL}


class SupervisedBot(Policy):
    """One bot of the line-up, on any seats; `stats` is for the current deal."""

    def __init__(self, player: Bot, substitute: Policy, limit: float) -> None:
        self.player = player
        self.policy = as_policy(player)
        self.substitute = substitute
        self.limit = limit
        self.start_deal()

    def start_deal(self) -> None:
        """Reset the statistics and the stops for a new deal."""
        self.stats = BotStats()
        self.forfeited: set[int] = set()  # seats that have lost the present game
        self.stops: list[BotFaultError] = []  # faults in which it was slow, or its process ended

    def choose(self, view: State, rng: FastRng) -> int:
        self.stats.decisions += 1
        try:
            return self.ask_bot(view, rng)
        except BotFaultError as fault:
            self.stats.add_fault(fault)
            if fault.kind != SLOW:
                self.forfeited.add(int(view.current_seat))
            if fault.kind == SLOW or self.is_gone():
                self.stops.append(fault)
            return int(self.substitute.choose(view, rng))

    def ask_bot(self, view: State, rng: FastRng) -> int:
        """Return the bot's choice; raise BotFaultError if it is illegal or too late."""
        if len(self.stops) >= MAX_STOPS:
            raise BotFaultError(self.stops[-1].kind)
        if isinstance(self.player, IsolatedBot):
            self.player.ensure_started()
        move = self.choose_timed(view, rng)
        if move not in view.legal_moves():
            raise BotFaultError(ILLEGAL, repr(move)[:MAX_PROBLEM])
        return move

    def is_gone(self) -> bool:
        """Return whether the process of the bot has ended. A restart takes time."""
        return isinstance(self.player, IsolatedBot) and self.player.pipe is None

    def choose_timed(self, view: State, rng: FastRng) -> int:
        began = perf_counter()
        try:
            move = ask_policy(self.policy, view, rng)
        finally:
            seconds = perf_counter() - began
            self.stats.add_time(seconds)
        if seconds > self.limit:
            raise BotFaultError(SLOW)
        return move

    def close(self) -> None:
        self.player.close()


def ask_policy(policy: Policy, view: State, rng: FastRng) -> int:
    try:
        return int(policy.choose(view, rng))
    except BotFaultError:
        raise
    except BurgraveError as error:
        raise BotFaultError(COMMAND_FAULTS.get(error.code, RAISED), str(error)[:MAX_PROBLEM]) from None
    except (Exception, SystemExit) as problem:  # noqa: BLE001 - a bot may raise anything
        raise BotFaultError(RAISED, error_text(problem)) from None


def is_repeatable(game: Game[Any], name: str) -> bool:
    """Return whether a bot of this package does a fixed amount of work per decision, without a clock.

    Then a busy machine must not change its moves, so it has no time limit.
    """
    spec = parse_bot(
        next((level.bot for level in levels(game.id) if level.name == name.partition(":")[0]), name)
    )
    kind = find_bot_type(game, spec.name)
    options = [] if kind is None else [option.name for option in kind.options]
    return spec.options.get("ms", "0") == "0" and (
        "ms" not in options or spec.options.get("playouts", "0") != "0"
    )


def supervise(plan: SimulationPlan, game: Game[Any], name: str, limit: float) -> SupervisedBot:
    """Return a supervised bot. Bots of this package play in this process, others in their own process."""
    if name.startswith("command:"):
        player: Bot = CommandBot(name.partition(":")[2], limit)
    elif is_builtin(game, name):
        player = make_bot(game, name)
        limit = NO_TIME_LIMIT if is_repeatable(game, name) else limit
    else:
        player = IsolatedBot(plan, name, limit)
    return SupervisedBot(player, as_policy(make_bot(game, baseline_bot(game))), limit)
