"""Films of ended games, made in a process of their own, one after another.

A film costs up to half a second of processor time. Whoever asks for many waits for them alone: networks are
served in turn, and each may have only a few that are not finished.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Final

from burgrave.core.wrong import Wrong
from burgrave.server import logs
from burgrave.server.fair_queue import FairQueue
from burgrave.server.thinkers import TRIES, Gone, Thinker

EACH: Final = 8  # films that one network may wait for
MOST: Final = 64  # and all together
PATIENCE: Final = 20.0  # seconds for one film
MODULE: Final = "burgrave.server.film_process"

logger = logs.logger("films")


class FilmProcess(Thinker):
    """Its answers are sent on as they are."""

    def read(self, line: bytes) -> bytes:
        return line


@dataclass(slots=True)
class FilmJob:
    question: bytes
    answer: "asyncio.Future[bytes]"

    def set_result(self, answer: bytes) -> None:
        if not self.answer.done():  # else nobody waits for it any more
            self.answer.set_result(answer)

    def set_exception(self, wrong: Wrong) -> None:
        if not self.answer.done():
            self.answer.set_exception(wrong)


class Films:
    """Belongs to one event loop."""

    def __init__(self, command: tuple[str, ...], patience: float = PATIENCE) -> None:
        self.process = FilmProcess(command)
        self.patience = patience
        self.queue: FairQueue[FilmJob] = FairQueue(EACH, MOST)
        self.closed = False
        self.working: asyncio.Task[None] | None = None
        self.used = monotonic()  # when the process last had something to do

    async def show(self, network: str, question: bytes) -> bytes:
        """The answer to a line; Wrong if too many are waited for."""
        if self.closed:
            raise Wrong("server-stops")
        job = FilmJob(question, asyncio.get_running_loop().create_future())
        if not self.queue.put(network, job):
            raise Wrong("server-message-fast")
        if self.working is None:
            self.working = asyncio.create_task(self.work())
        return await job.answer

    async def work(self) -> None:
        """Make films until nobody waits for one."""
        try:
            while taken := self.queue.take():
                network, job = taken
                try:
                    await self.make(job)
                finally:
                    self.queue.done(network)
        finally:
            self.working, self.used = None, monotonic()

    async def make(self, job: FilmJob) -> None:
        try:
            job.set_result(await self.made(job.question))
        except Gone:
            job.set_exception(Wrong("server-trouble"))
        except asyncio.CancelledError:
            job.set_exception(Wrong("server-stops"))
            raise

    async def made(self, question: bytes) -> bytes:
        """The answer; a process that crashes or does not answer is replaced and asked again."""
        tries = 0
        while True:
            try:
                answer: bytes = await self.process.ask(question, self.patience)
            except Gone as gone:
                logger.warning("film process replaced", extra={"why": str(gone)})
                await self.process.end()
                tries += 1
                if tries >= TRIES:
                    raise
            else:
                return answer

    async def rest(self, seconds: float) -> None:
        """End the process if nobody has needed it for so long; the next film starts another one."""
        if self.working is None and monotonic() - self.used > seconds:
            await self.process.end()

    async def close(self) -> None:
        self.closed = True
        for job in self.queue.empty():
            job.set_exception(Wrong("server-stops"))
        if self.working is not None:
            self.working.cancel()
            with suppress(asyncio.CancelledError):
                await self.working
        await self.process.end()
