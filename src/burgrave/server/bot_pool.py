"""Bots run in separate processes, so that other work does not wait for them.

    pool = BotPool()
    move = await pool.choose("master", view, rng, FOR_PEOPLE)
    explanation = await pool.explain("search:ms=1000", view, rng)

Moves that people wait for come first, and one process is reserved for them. Hints come next. A process that
crashes or does not answer is replaced, which is logged, and the question is asked again. If that fails too,
the reference bot chooses the move in this process. It also does if the bot raises an error, whose name is
logged; the process goes on. Bots that never search answer in this process: that takes
less time than a question to another process.

A process may use the thinking time of its bot and a few seconds more. Time in which the process only waited
for a processor does not count, as far as the system reports it. But after ten seconds a process is replaced
in any case, unless its bot may think for so long.
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
from typing import Any, Final

import orjson

from burgrave.bots.levels import Level, levels
from burgrave.bots.registry import baseline_bot, is_builtin, make_bot
from burgrave.core.bot import Bot, Policy
from burgrave.core.explanation import Considered, Explanation
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.game_registry import game as game_of
from burgrave.match.component_files import own_file_text
from burgrave.server import logs
from burgrave.server.bot_worker import ERROR_MARK
from burgrave.simulation.worker_pool import count_cores

FOR_PEOPLE: Final = 0  # a person at the table waits for a bot's move
FOR_HINTS: Final = 1  # a person has asked for a hint, but can play without it
FOR_BOTS: Final = 2  # no person waits

MAX_TRIES: Final = 2
EXTRA_SECONDS: Final = 6.0  # in addition to the thinking time of the bot
START_SECONDS: Final = 2.0  # in addition, for the first question to a process
MAX_WAIT_SECONDS: Final = 10.0  # even if the machine is busy; more only for a bot that may think longer
MAX_ANSWER_BYTES: Final = 1 << 22

logger = logs.get_logger("bots")


class WorkerError(Exception):
    """There is no answer from the process."""


class WorkerDiedError(WorkerError):
    """The process has ended or does not answer."""


class AnswerError(WorkerError):
    """The process is well, but has raised the error of this name instead of answering."""


class BotWorker:
    """A process that answers one question at a time. It starts with the first question."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: Process | None = None

    async def ask(self, question: bytes, seconds: float) -> Any:
        """Return the answer; raise WorkerDiedError if the process had `seconds` to work and gave none.

        Raise AnswerError if it says that an error has happened.
        """
        if self.process is None:
            seconds += START_SECONDS
        clock = asyncio.get_running_loop().time
        answering = asyncio.ensure_future(self.answer(question))
        began, kept_waiting, seconds_left = clock(), self.cpu_wait_seconds(), seconds
        latest = began + max(seconds, MAX_WAIT_SECONDS)
        try:
            while seconds_left > 0:
                done, _ = await asyncio.wait([answering], timeout=seconds_left)
                if done:
                    return answering.result()
                now = clock()
                waited = self.cpu_wait_seconds() - kept_waiting
                seconds_left = min(seconds - (now - began) + waited, latest - now)
            raise WorkerDiedError("late")
        except (OSError, ValueError, EOFError) as error:
            raise WorkerDiedError(type(error).__name__) from None
        finally:
            answering.cancel()
            await asyncio.gather(answering, return_exceptions=True)  # a process may just be starting

    def cpu_wait_seconds(self) -> float:
        """Return how many seconds the process has waited for a processor; 0 if this is unknown."""
        with suppress(OSError, ValueError, IndexError):
            if self.process is not None:
                stats = Path(f"/proc/{self.process.pid}/schedstat").read_text(encoding="ascii")
                return int(stats.split()[1]) / 1e9
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
        if line.startswith(ERROR_MARK):
            raise AnswerError(line.removeprefix(ERROR_MARK).decode().strip())
        return self.parse_answer(line)

    def parse_answer(self, line: bytes) -> Any:
        """Return the answer in a line."""
        return orjson.loads(line)

    async def start(self) -> Process:
        # In a separate session: Ctrl-C in the terminal reaches only the server, which stops this process.
        self.process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, limit=MAX_ANSWER_BYTES, start_new_session=True
        )
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with suppress(AttributeError, ProcessLookupError, PermissionError):  # Windows has no groups
                os.killpg(process.pid, signal.SIGKILL)  # also its child processes
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


@dataclass(order=True, slots=True)
class BotJob:
    urgency: int
    number: int  # earlier questions come first
    question: bytes = field(compare=False)
    bot: str = field(compare=False)
    seconds: float = field(compare=False)
    future: "asyncio.Future[Any]" = field(compare=False)
    tries: int = field(default=0, compare=False)


COMMAND: Final = (sys.executable, "-m", "burgrave.server.bot_worker")


class BotPool:
    """A pool of bot processes. It belongs to one event loop."""

    def __init__(
        self,
        processes: int | None = None,
        command: tuple[str, ...] = COMMAND,
        extra_seconds: float = EXTRA_SECONDS,
    ) -> None:
        self.free_workers = [
            BotWorker(command) for _ in range(max(1, count_cores()) + 1 if processes is None else processes)
        ]
        self.reserved_workers = 1 if len(self.free_workers) > 1 else 0  # only for FOR_PEOPLE
        self.extra_seconds = extra_seconds
        self.jobs: list[BotJob] = []
        self.question_count = 0
        self.replaced_workers = 0
        self.work_tasks: set[asyncio.Task[None]] = set()

    @property
    def queue_length(self) -> int:
        """The number of bots that wait for a process. Hints are not counted: they are secret."""
        return sum(job.urgency != FOR_HINTS and not job.future.done() for job in self.jobs)

    async def choose(self, name: str, view: State, rng: FastRng, urgency: int = FOR_PEOPLE) -> int:
        """Return the bot's move, or the reference bot's move if this bot cannot answer."""
        game = view.game.id
        player = instant_policy(game, name)
        if player is not None:
            return int(player.choose(view, rng))
        before = rng.clone()
        with suppress(WorkerError):
            move = await self.ask(name, view, rng, urgency, explain=False)
            if move in view.legal_moves():
                return int(move)
        return int(make_bot(view.game, baseline_bot(view.game)).choose(view, before))

    async def explain(
        self, name: str, view: State, rng: FastRng, urgency: int = FOR_HINTS
    ) -> Explanation | None:
        """Return the bot's choice and its reasons, or None if it has no explanation."""
        try:
            answer = await self.ask(name, view, rng, urgency, explain=True)
        except WorkerError:
            return None
        return None if answer is None else read_explanation(answer)

    async def ask(self, name: str, view: State, rng: FastRng, urgency: int, explain: bool) -> Any:
        game = view.game
        options = game.options_of(view)
        question = {
            "game": game.id,
            "options": orjson.dumps(options.to_dict()).decode(),
            "components": own_file_text(game, options),
            "view": b64encode(view.to_bytes()).decode(),
            "bot": name,
            "chance": int(rng.state),
            "explain": explain,
        }
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.question_count += 1
        seconds = self.extra_seconds + thinking_seconds(game.id, name)
        line = orjson.dumps(question) + b"\n"
        heappush(self.jobs, BotJob(urgency, self.question_count, line, name, seconds, waiting))
        self.assign()
        return await waiting

    def assign(self) -> None:
        """Assign the most urgent questions to the free workers."""
        while self.jobs and self.free_workers:
            if self.jobs[0].future.done():  # the caller no longer waits
                heappop(self.jobs)
                continue
            if self.jobs[0].urgency != FOR_PEOPLE and len(self.free_workers) <= self.reserved_workers:
                return
            task = asyncio.ensure_future(self.run_job(self.free_workers.pop(), heappop(self.jobs)))
            self.work_tasks.add(task)
            task.add_done_callback(self.work_tasks.discard)

    async def run_job(self, worker: BotWorker, job: BotJob) -> None:
        try:
            answer = await worker.ask(job.question, job.seconds)
            if not job.future.done():
                job.future.set_result(answer)
        except AnswerError as error:
            logger.warning("bot failed", extra={"bot": job.bot, "error": str(error)})
            if not job.future.done():
                job.future.set_exception(error)
        except WorkerDiedError as died:
            self.replaced_workers += 1
            logger.warning("bot process replaced", extra={"bot": job.bot, "why": str(died)})
            await worker.stop()
            self.retry_job(job, died)
        except asyncio.CancelledError:
            await worker.stop()
            raise
        self.free_workers.append(worker)
        self.assign()

    def retry_job(self, job: BotJob, gone: WorkerDiedError) -> None:
        job.tries += 1
        if job.tries < MAX_TRIES:
            heappush(self.jobs, job)
        elif not job.future.done():
            job.future.set_exception(gone)

    async def close(self) -> None:
        for job in self.jobs:
            job.future.cancel()
        self.jobs.clear()
        for task in list(self.work_tasks):
            task.cancel()
        await asyncio.gather(*self.work_tasks, return_exceptions=True)
        for worker in self.free_workers:
            await worker.stop()


def read_explanation(data: dict[str, Any]) -> Explanation:
    considered = [
        Considered(move, visits, share, [(seat, then) for seat, then in line])
        for move, visits, share, line in data["considered"]
    ]
    return Explanation(data["move"], considered)


@lru_cache(64)
def instant_policy(game: str, name: str) -> Policy | None:
    """Return the bot if it is built in and never searches, else None."""
    known = game_of(game)
    player: Bot | None = make_bot(known, name) if is_builtin(known, name) else None
    return player if isinstance(player, Policy) else None


@lru_cache(64)
def thinking_seconds(game: str, name: str) -> float:
    """Return how many seconds the bot may think about a decision."""
    own = {level.name: level for level in levels(game)}
    return own.get(name, Level(name, name)).ms / 1000
