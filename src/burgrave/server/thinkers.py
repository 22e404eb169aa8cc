"""Bots think in processes of their own, so that nobody waits for them who need not.

    thinkers = Thinkers()
    move = await thinkers.choose("master", view, chance, PEOPLE)
    said = await thinkers.explain("search:ms=1000", view, chance)

Where people wait, bots are asked first; one process is kept for them. Then come hints. A process that crashes
or does not answer is replaced, which is logged, and the question asked again; in the end the reference bot
answers here. Bots that only look and never search answer at once, which takes less time than asking somebody
else.

A process has the time that its bot may think, and a few seconds more. Only time in which it could have worked
counts: where the machine is busy and it waits for its turn, which the system tells, it is not to blame.
"""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from base64 import b64encode
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from heapq import heappop, heappush
from pathlib import Path
from time import monotonic
from typing import Any, Final

import orjson

from burgrave.bots.levels import Level, levels
from burgrave.bots.registry import bot, is_own, reference
from burgrave.core.bot import Bot, Policy
from burgrave.core.chance import Fast
from burgrave.core.explanation import Considered, Explanation
from burgrave.core.state import State
from burgrave.games import game as game_of
from burgrave.lab.crew import cores
from burgrave.server import logs

PEOPLE: Final = 0  # somebody at the table waits for a bot's move
ADVICE: Final = 1  # somebody has asked for a hint, and can play without it
BOTS: Final = 2  # nobody waits

TRIES: Final = 2
PATIENCE: Final = 6.0  # seconds beyond what the bot is allowed to think
STARTING: Final = 2.0  # and for the first question to a process
LONGEST_WAIT: Final = 60.0  # however busy the machine is
LONGEST: Final = 1 << 22  # bytes of an answer

logger = logs.logger("bots")


class Gone(Exception):
    """The process has ended, or answers no more."""


class Thinker:
    """A process that answers one question at a time; it starts with the first."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: Process | None = None

    async def ask(self, question: bytes, seconds: float) -> Any:
        """The answer; Gone if there is none after so many seconds in which the process could have worked."""
        if self.process is None:
            seconds += STARTING
        answering = asyncio.ensure_future(self.answer(question))
        began, kept_waiting, left = monotonic(), self.kept_waiting(), seconds
        try:
            while left > 0 and monotonic() - began < LONGEST_WAIT:
                done, _ = await asyncio.wait([answering], timeout=left)
                if done:
                    return answering.result()
                left = seconds - (monotonic() - began) + (self.kept_waiting() - kept_waiting)
            raise Gone("late")
        except (OSError, ValueError, EOFError) as trouble:
            raise Gone(type(trouble).__name__) from None
        finally:
            answering.cancel()
            await asyncio.gather(answering, return_exceptions=True)  # a process may just be starting

    def kept_waiting(self) -> float:
        """For how many seconds the process was ready to work and had to wait, as far as is known."""
        with suppress(OSError, ValueError, IndexError):
            if self.process is not None:
                told = Path(f"/proc/{self.process.pid}/schedstat").read_text(encoding="ascii")
                return int(told.split()[1]) / 1e9
        return 0.0

    async def answer(self, question: bytes) -> Any:
        process = self.process or await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return self.read(line)

    def read(self, line: bytes) -> Any:
        """The answer in a line."""
        return orjson.loads(line)

    async def start(self) -> Process:
        # In a session of its own: Ctrl-C in the terminal ends the server, which ends this.
        self.process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, limit=LONGEST, start_new_session=True
        )
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with suppress(AttributeError, ProcessLookupError, PermissionError):  # Windows has no groups
                os.killpg(process.pid, signal.SIGKILL)  # with whatever it has started
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


@dataclass(order=True, slots=True)
class Job:
    urgency: int
    number: int  # those who come first are answered first
    question: bytes = field(compare=False)
    bot: str = field(compare=False)
    seconds: float = field(compare=False)
    waiting: "asyncio.Future[Any]" = field(compare=False)
    tries: int = field(default=0, compare=False)


COMMAND: Final = (sys.executable, "-m", "burgrave.server.thinker")


class Thinkers:
    """Belongs to one event loop."""

    def __init__(
        self, workers: int | None = None, command: tuple[str, ...] = COMMAND, patience: float = PATIENCE
    ) -> None:
        self.free = [Thinker(command) for _ in range(max(1, cores()) + 1 if workers is None else workers)]
        self.kept = 1 if len(self.free) > 1 else 0  # for where people wait
        self.patience = patience
        self.jobs: list[Job] = []
        self.asked = 0
        self.replaced = 0
        self.at_work: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many questions nobody thinks about yet."""
        return len(self.jobs)

    async def choose(self, name: str, view: State, chance: Fast, urgency: int = PEOPLE) -> int:
        """The bot's move; that of the reference bot if this one cannot answer."""
        game = view.game.id
        player = quick(game, name)
        if player is not None:
            return int(player.choose(view, chance))
        before = chance.clone()
        with suppress(Gone):
            move = await self.ask(name, view, chance, urgency, explain=False)
            if move in view.legal():
                return int(move)
        return int(bot(view.game, reference(view.game)).choose(view, before))

    async def explain(
        self, name: str, view: State, chance: Fast, urgency: int = ADVICE
    ) -> Explanation | None:
        """What the bot would do and why; None if it has nothing to say."""
        try:
            said = await self.ask(name, view, chance, urgency, explain=True)
        except Gone:
            return None
        return None if said is None else explanation(said)

    async def ask(self, name: str, view: State, chance: Fast, urgency: int, explain: bool) -> Any:
        game = view.game
        question = {
            "game": game.id,
            "options": orjson.dumps(game.options_of(view).as_dict()).decode(),
            "view": b64encode(view.to_bytes()).decode(),
            "bot": name,
            "chance": int(chance.state),
            "explain": explain,
        }
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.asked += 1
        seconds = self.patience + thinking_seconds(game.id, name)
        line = orjson.dumps(question) + b"\n"
        heappush(self.jobs, Job(urgency, self.asked, line, name, seconds, waiting))
        self.assign()
        return await waiting

    def assign(self) -> None:
        """Give the most urgent questions to those who are free."""
        while self.jobs and self.free:
            if self.jobs[0].waiting.done():  # nobody waits for it any more
                heappop(self.jobs)
                continue
            if self.jobs[0].urgency != PEOPLE and len(self.free) <= self.kept:
                return
            task = asyncio.ensure_future(self.work(self.free.pop(), heappop(self.jobs)))
            self.at_work.add(task)
            task.add_done_callback(self.at_work.discard)

    async def work(self, thinker: Thinker, job: Job) -> None:
        try:
            answer = await thinker.ask(job.question, job.seconds)
            if not job.waiting.done():
                job.waiting.set_result(answer)
        except Gone as gone:
            self.replaced += 1
            logger.warning("bot process replaced", extra={"bot": job.bot, "why": str(gone)})
            await thinker.end()
            self.ask_again(job, gone)
        except asyncio.CancelledError:
            await thinker.end()
            raise
        self.free.append(thinker)
        self.assign()

    def ask_again(self, job: Job, gone: Gone) -> None:
        job.tries += 1
        if job.tries < TRIES:
            heappush(self.jobs, job)
        elif not job.waiting.done():
            job.waiting.set_exception(gone)

    async def close(self) -> None:
        for job in self.jobs:
            job.waiting.cancel()
        self.jobs.clear()
        for task in list(self.at_work):
            task.cancel()
        await asyncio.gather(*self.at_work, return_exceptions=True)
        for thinker in self.free:
            await thinker.end()


def explanation(said: dict[str, Any]) -> Explanation:
    considered = [
        Considered(move, visits, share, [(seat, then) for seat, then in line])
        for move, visits, share, line in said["considered"]
    ]
    return Explanation(said["move"], considered)


@lru_cache(64)
def quick(game: str, name: str) -> Policy | None:
    """The bot, if it is one of ours that answers at once."""
    known = game_of(game)
    player: Bot | None = bot(known, name) if is_own(known, name) else None
    return player if isinstance(player, Policy) else None


@lru_cache(64)
def thinking_seconds(game: str, name: str) -> float:
    """How long the bot is allowed to think about a decision."""
    own = {level.name: level for level in levels(game)}
    return own.get(name, Level(name, name)).ms / 1000
