"""A bot in a process of its own: whatever it does there, the game goes on here."""

import os
import sys
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from operator import index
from threading import Thread
from typing import Final

from burgrave.bots.registry import bot
from burgrave.core.bot import Bot
from burgrave.core.chance import Fast
from burgrave.core.state import State
from burgrave.lab.arena.conduct import ILLEGAL, RAISED, SLOW, Fault
from burgrave.lab.crew import started_deaf
from burgrave.lab.plan import Plan

START: Final = 60.0  # seconds that a bot may take to load
READY: Final = "ready"
MOVE: Final = "move"
LONGEST: Final = 200  # characters of a problem that are kept


class Apart(Bot):
    """Asks the bot over there. A fault is raised as one; after a hang the next decision starts it anew."""

    def __init__(self, plan: Plan, name: str, limit: float) -> None:
        self.plan = plan
        self.name = name
        self.limit = limit
        self.work: BaseProcess | None = None
        self.pipe: Connection | None = None

    def choose(self, view: State, chance: Fast) -> int:
        pipe = self.ready()
        self.send(pipe, (view.to_bytes(), int(chance.below(1 << 30))))
        return int(self.heard(pipe, self.limit, MOVE))

    def ready(self) -> Connection:
        """Loading is not thinking: whoever measures time makes sure of this first."""
        return self.pipe or self.start()

    def start(self) -> Connection:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.work = context.Process(target=live, args=(theirs, self.plan, self.name), daemon=True)
        with started_deaf():
            self.work.start()
        theirs.close()
        self.heard(self.pipe, START, READY)
        return self.pipe

    def send(self, pipe: Connection, asked: tuple[bytes, int]) -> None:
        try:
            pipe.send(asked)
        except OSError:
            self.close()
            raise Fault(RAISED, "its process has ended") from None

    def heard(self, pipe: Connection, seconds: float, expected: str) -> int | str:
        """What it answers; a Fault if that is not what is expected."""
        try:
            if not pipe.poll(seconds):
                self.close()
                raise Fault(SLOW)
            kind, said = pipe.recv()
        except (EOFError, OSError):
            self.close()
            raise Fault(RAISED, "its process has ended") from None
        if kind != expected:
            if expected == READY:
                self.close()
            raise Fault(str(kind), str(said))
        answer: int | str = said
        return answer

    def close(self) -> None:
        if self.work is not None and self.pipe is not None:
            self.pipe.close()
            self.work.kill()
            self.work.join()
            self.work, self.pipe = None, None


# -- over there


def live(pipe: Connection, plan: Plan, name: str) -> None:
    """Answers until nobody asks any more."""
    Thread(target=leave_with_parent, daemon=True).start()
    sys.stdout = sys.stderr  # what a bot prints is not what was asked for
    try:
        game, options = plan.table()
        player = bot(game, name)
        pipe.send((READY, ""))
        while True:
            data, seed = pipe.recv()
            pipe.send(answer(player, game.from_bytes(data, options), Fast(seed)))
    except EOFError:
        return
    except Exception as problem:  # noqa: BLE001 - whatever a bot does while it loads
        pipe.send((RAISED, told(problem)))


def answer(player: Bot, view: State, chance: Fast) -> tuple[str, int | str]:
    try:
        chosen = player.choose(view, chance)
    except Exception as problem:  # noqa: BLE001 - whatever a bot does
        return RAISED, told(problem)
    try:
        return MOVE, index(chosen)
    except TypeError:
        return ILLEGAL, repr(chosen)[:LONGEST]


def told(problem: Exception) -> str:
    return f"{type(problem).__name__}: {problem}"[:LONGEST]


def leave_with_parent() -> None:
    """A bot that hangs would outlive the process that asks it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
