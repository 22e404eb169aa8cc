"""Replays of ended games, made one after another in a separate process.

A replay costs up to half a second of processor time. Networks are served in turn, and each may have only a
few unfinished replays. So a client that requests many delays only its own network.

A process that hangs is replaced as early as that of a bot. Its replay is tried once more, after those of
other networks.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Final

from burgrave.core.error import BurgraveError
from burgrave.server import logs
from burgrave.server.bot_pool import EXTRA_SECONDS, MAX_TRIES, AnswerError, BotWorker, WorkerDiedError
from burgrave.server.fair_queue import FairQueue

MAX_PER_NETWORK: Final = 8  # unfinished replays of one network
MAX_WAITING: Final = 64  # unfinished replays of all networks
TIMEOUT_SECONDS: Final = EXTRA_SECONDS  # for one replay, besides the time for which it waits for a processor
WORKER_MODULE: Final = "burgrave.server.replay_worker"
LESSON_WORKER_MODULE: Final = "burgrave.server.lesson_worker"

logger = logs.get_logger("replays")


class ReplayWorker(BotWorker):
    """A worker whose answers are sent on unchanged."""

    def parse_answer(self, line: bytes) -> bytes:
        return line


@dataclass(slots=True)
class ReplayJob:
    question: bytes
    answer: "asyncio.Future[bytes]"
    tries: int = 0

    def set_result(self, answer: bytes) -> None:
        if not self.answer.done():  # otherwise the caller no longer waits
            self.answer.set_result(answer)

    def set_exception(self, error: BurgraveError) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class ReplayPool:
    """The queue of replays and the process that makes them. It belongs to one event loop."""

    def __init__(self, command: tuple[str, ...], timeout_seconds: float = TIMEOUT_SECONDS) -> None:
        self.process = ReplayWorker(command)
        self.timeout_seconds = timeout_seconds
        self.queue: FairQueue[ReplayJob] = FairQueue(MAX_PER_NETWORK, MAX_WAITING)
        self.is_closed = False
        self.current_task: asyncio.Task[None] | None = None
        self.last_used = monotonic()  # when the process last worked

    async def request_frames(self, network: str, question: bytes) -> bytes:
        """Return the answer to a question; raise BurgraveError if too many replays are unfinished."""
        if self.is_closed:
            raise BurgraveError("server-stops")
        job = ReplayJob(question, asyncio.get_running_loop().create_future())
        if not self.queue.put(network, job):
            raise BurgraveError("server-message-fast")
        if self.current_task is None:
            self.current_task = asyncio.create_task(self.run_jobs())
        return await job.answer

    async def run_jobs(self) -> None:
        """Run jobs until none is waiting."""
        try:
            while taken := self.queue.take():
                network, job = taken
                try:
                    is_finished = await self.run_job(job)
                finally:
                    self.queue.finish(network)
                if not is_finished:
                    self.queue.put(network, job)
        finally:
            self.current_task, self.last_used = None, monotonic()

    async def run_job(self, job: ReplayJob) -> bool:
        """Run a job and return whether it is finished. If not, its process was replaced."""
        try:
            return await self.ask_worker(job)
        except asyncio.CancelledError:
            job.set_exception(BurgraveError("server-stops"))
            raise

    async def ask_worker(self, job: ReplayJob) -> bool:
        try:
            job.set_result(await self.process.ask(job.question, self.timeout_seconds))
        except WorkerDiedError as died:
            logger.warning("replay process replaced", extra={"why": str(died)})
            await self.process.stop()
            job.tries += 1
            if job.tries < MAX_TRIES:
                return False
            job.set_exception(BurgraveError("server-trouble"))
        except AnswerError as error:
            logger.warning("replay failed", extra={"error": str(error)})
            job.set_exception(BurgraveError("server-trouble"))
        return True

    async def stop_if_idle(self, seconds: float) -> None:
        """Stop the process if it was not used for these seconds. The next replay starts another one."""
        if self.current_task is None and monotonic() - self.last_used > seconds:
            await self.process.stop()

    async def close(self) -> None:
        self.is_closed = True
        for job in self.queue.clear():
            job.set_exception(BurgraveError("server-stops"))
        if self.current_task is not None:
            self.current_task.cancel()
            with suppress(asyncio.CancelledError):
                await self.current_task
        await self.process.stop()
