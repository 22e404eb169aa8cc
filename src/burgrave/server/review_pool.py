"""Reviews of ended games, made one after another in a separate process below the priority of bots.

    pool.request(network, "k3f9x2m7qa", record)     # queue a review, or continue one
    pool.state_of("k3f9x2m7qa")                      # "queued", "thinking", or None

Every part of a review is stored when it is made. So a client sees it grow, and after a restart it continues
where it was. Networks are served in turn, and each may have only a few unfinished reviews.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

import orjson

from burgrave.core.error import BurgraveError
from burgrave.review.adviser import Effort, adviser_name
from burgrave.review.parts import OVERVIEW, PLAN, list_parts, make_overview
from burgrave.server import logs
from burgrave.server.bot_pool import MAX_TRIES, AnswerError, BotWorker, WorkerDiedError
from burgrave.server.fair_queue import FairQueue
from burgrave.server.store import DeleteReview, SaveReview, Store

MAX_PER_NETWORK: Final = 4  # unfinished reviews of one network
MAX_WAITING: Final = 64  # unfinished reviews of all networks
TIMEOUT_SECONDS: Final = 120.0  # for one part, besides the time for which it waits for a processor
WORKER_MODULE: Final = "burgrave.server.review_worker"
LOST: Final = ("server-table-unknown", "store-closed")  # the table was deleted meanwhile, or the server stops

logger = logs.get_logger("reviews")


@dataclass(slots=True)
class ReviewJob:
    table: str
    record: str
    file: dict[str, str]  # the game and the component file


class ReviewPool:
    """The queue of reviews and the process that makes them. It belongs to one event loop."""

    def __init__(
        self,
        store: Store,
        command: tuple[str, ...],
        effort: Effort = "full",
        timeout_seconds: float = TIMEOUT_SECONDS,
    ) -> None:
        self.store = store
        self.effort = effort
        self.adviser = adviser_name(effort)
        self.process = BotWorker(command)
        self.timeout_seconds = timeout_seconds
        self.queue: FairQueue[ReviewJob] = FairQueue(MAX_PER_NETWORK, MAX_WAITING)
        self.waiting: list[str] = []  # tables, in the order in which they came
        self.current: str | None = None  # the table whose game is reviewed now
        self.failed: dict[str, str] = {}  # tables whose game cannot be reviewed, and the code of the error
        self.is_closed = False
        self.current_task: asyncio.Task[None] | None = None
        self.last_used = monotonic()

    def request(self, network: str, table: str, record: str, file: dict[str, str]) -> None:
        """Put the review of a game into the queue; raise BurgraveError if too many are unfinished.

        A review that is there already is not put in again.
        """
        if self.is_closed:
            raise BurgraveError("server-stops")
        if table == self.current or table in self.waiting:
            return
        if not self.queue.put(network, ReviewJob(table, record, file)):
            raise BurgraveError("server-message-fast")
        self.waiting.append(table)
        self.failed.pop(table, None)
        if self.current_task is None:
            self.current_task = asyncio.create_task(self.run_jobs())

    def state_of(self, table: str) -> str | None:
        """Return `thinking`, `queued`, `differs`, or None if nothing is known of this review."""
        if table == self.current:
            return "thinking"
        if table in self.waiting:
            return "queued"
        return "differs" if table in self.failed else None

    def ahead_of(self, table: str) -> int:
        """Return how many reviews at most are made before this one."""
        return self.waiting.index(table) + (self.current is not None) if table in self.waiting else 0

    async def run_jobs(self) -> None:
        """Make reviews until none is waiting."""
        try:
            while taken := self.queue.take():
                network, job = taken
                self.waiting.remove(job.table)
                self.current = job.table
                try:
                    await self.run_job(job)
                except BurgraveError as error:
                    if error.code not in LOST:
                        logger.warning("review failed", extra={"table": job.table, "why": error.code})
                finally:
                    self.current = None
                    self.queue.finish(network)
        finally:
            self.current_task, self.last_used = None, monotonic()

    async def run_job(self, job: ReviewJob) -> None:
        """Make and store the missing parts of a review."""
        await self.store.write(DeleteReview(job.table, self.adviser))
        parts = await asyncio.to_thread(self.store.read_review, job.table, self.adviser)
        if PLAN not in parts:
            parts[PLAN] = await self.make_part(job, PLAN)
        for part in list_parts(parts[PLAN]):
            if part not in parts:
                parts[part] = await self.make_part(job, part)
        overview = make_overview(parts, parts[PLAN]["seats"])
        await self.store.write(SaveReview(job.table, OVERVIEW, self.adviser, overview))

    async def make_part(self, job: ReviewJob, part: int) -> Any:
        """Make and store a part. A process that dies is replaced, and the part is tried once more."""
        asked = {"record": job.record, "part": part, "effort": self.effort, **job.file}
        question = orjson.dumps(asked) + b"\n"
        for _ in range(MAX_TRIES):
            try:
                answer = await self.process.ask(question, self.timeout_seconds)
            except WorkerDiedError as died:
                logger.warning("review process replaced", extra={"table": job.table, "why": str(died)})
                await self.process.stop()
                continue
            except AnswerError as error:
                logger.warning("review failed", extra={"table": job.table, "error": str(error)})
                break
            if "error" in answer:
                self.failed[job.table] = answer["error"]
                raise BurgraveError(answer["error"], number=0)
            await self.store.write(SaveReview(job.table, part, self.adviser, answer["body"]))
            return answer["body"]
        raise BurgraveError("server-trouble")

    async def stop_if_idle(self, seconds: float) -> None:
        """Stop the process if it was not used for these seconds. The next review starts another one."""
        if self.current_task is None and monotonic() - self.last_used > seconds:
            await self.process.stop()

    async def close(self) -> None:
        self.is_closed = True
        self.queue.clear()
        self.waiting.clear()
        if self.current_task is not None:
            self.current_task.cancel()
            with suppress(asyncio.CancelledError):
                await self.current_task
        await self.process.stop()
