"""A bot in its own process: its faults do not stop the game."""

import os
import sys
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from operator import index
from threading import Thread
from typing import Final

from burgrave.arena.bot_stats import ILLEGAL, RAISED, SLOW, BotFaultError
from burgrave.bots.registry import make_bot
from burgrave.core.bot import Bot
from burgrave.core.error import BurgraveError
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.simulation.plan import SimulationPlan
from burgrave.simulation.worker_pool import (
    MAIN_GUARD,
    NO_MAIN_GUARD,
    exit_if_importing_main,
    sigint_blocked,
)

START_SECONDS: Final = 60.0  # seconds that a bot may take to load
ENDING_SECONDS: Final = 5.0  # seconds that a process may take to end after its pipe
READY: Final = "ready"
MOVE: Final = "move"
MAX_PROBLEM: Final = 200  # characters of a problem that are kept


class IsolatedBot(Bot):
    """Asks a bot in another process. Raises BotFaultError for a fault; restarts the bot after a hang."""

    def __init__(self, plan: SimulationPlan, name: str, limit: float) -> None:
        self.plan = plan
        self.name = name
        self.limit = limit
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None

    def choose(self, view: State, rng: FastRng) -> int:
        pipe = self.ensure_started()
        self.send(pipe, (view.to_bytes(), int(rng.randbelow(1 << 30))))
        return int(self.receive(pipe, self.limit, MOVE))

    def ensure_started(self) -> Connection:
        """Return the pipe to the bot; start its process if it does not run.

        Loading is not thinking: call this before the time of a decision is measured.
        """
        return self.pipe or self.start()

    def start(self) -> Connection:
        exit_if_importing_main()
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve_bot, args=(theirs, self.plan, self.name), daemon=True)
        with sigint_blocked():
            process.start()
        self.pipe, self.process = ours, process
        theirs.close()
        self.receive(self.pipe, START_SECONDS, READY)
        return self.pipe

    def send(self, pipe: Connection, request: tuple[bytes, int]) -> None:
        try:
            pipe.send(request)
        except OSError:
            raise self.ended_error() from None

    def receive(self, pipe: Connection, seconds: float, expected: str) -> int | str:
        """Return the answer; raise BotFaultError if it is not of the expected kind."""
        try:
            if not pipe.poll(seconds):
                self.close()
                raise BotFaultError(SLOW)
            kind, value = pipe.recv()
        except (EOFError, OSError):
            raise self.ended_error() from None
        if kind != expected:
            if expected == READY:
                self.close()
            raise BotFaultError(str(kind), str(value))
        answer: int | str = value
        return answer

    def ended_error(self) -> BotFaultError | BurgraveError:
        """Return the error for a process that ended by itself, and forget the process."""
        assert self.process is not None
        self.process.join(ENDING_SECONDS)
        code = self.process.exitcode
        self.close()
        if code == NO_MAIN_GUARD:
            return BurgraveError("process-ended", guard=MAIN_GUARD)
        return BotFaultError(RAISED, "its process has ended")

    def close(self) -> None:
        if self.process is not None and self.pipe is not None:
            self.pipe.close()
            self.process.kill()
            self.process.join()
            self.process, self.pipe = None, None


# -- in the other process


def serve_bot(pipe: Connection, plan: SimulationPlan, name: str) -> None:
    """Answer requests until the pipe is closed."""
    Thread(target=exit_with_parent, daemon=True).start()
    sys.stdout = sys.stderr  # what a bot prints must not mix with our output
    try:
        game, options = plan.load_game()
        player = make_bot(game, name)
        pipe.send((READY, ""))
        while True:
            data, seed = pipe.recv()
            pipe.send(choose_safely(player, game.from_bytes(data, options), FastRng(seed)))
    except EOFError:
        return
    except Exception as problem:  # noqa: BLE001 - a bot may raise anything while it loads
        pipe.send((RAISED, error_text(problem)))


def choose_safely(player: Bot, view: State, rng: FastRng) -> tuple[str, int | str]:
    try:
        chosen = player.choose(view, rng)
    except Exception as problem:  # noqa: BLE001 - a bot may raise anything
        return RAISED, error_text(problem)
    try:
        return MOVE, index(chosen)
    except TypeError:
        return ILLEGAL, repr(chosen)[:MAX_PROBLEM]


def error_text(problem: BaseException) -> str:
    return f"{type(problem).__name__}: {problem}"[:MAX_PROBLEM]


def exit_with_parent() -> None:
    """Exit when the parent process ends: a bot that hangs would outlive it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
