"""The one thread that writes: it takes all waiting calls, and one commit puts them on disk.

No timer is needed: while one commit waits for the disk, the next calls gather.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import Final

from burgrave.core.error import StoreError
from burgrave.server.store.changes import Change

MAX_JOBS: Final = 512  # calls in one group

Commit = Callable[[Sequence[Change]], int]
"""Stores all of these at once and returns the time, or stores none and raises StoreError."""

Outcome = int | BaseException
"""The time of a call's changes, or its error."""

CommitObserver = Callable[[Sequence[Sequence[Change]], float], None]
"""Receives what the calls of a group changed and how many seconds it took."""


@dataclass(slots=True)
class WriteJob:
    """Changes that belong together, and the future of the call that waits for them."""

    changes: Sequence[Change]
    future: "asyncio.Future[int] | Future[int]"
    loop: asyncio.AbstractEventLoop | None

    def resolve(self, outcome: Outcome) -> None:
        if self.future.done():
            return
        if isinstance(outcome, int):
            self.future.set_result(outcome)
        else:
            self.future.set_exception(outcome)


class Writer:
    def __init__(self, commit: Commit, observer: CommitObserver | None = None) -> None:
        self.commit = commit
        self.observer = observer
        self.jobs: SimpleQueue[WriteJob | None] = SimpleQueue()
        self.closed = False
        self.thread = threading.Thread(target=self.run, name="store", daemon=True)
        self.thread.start()

    async def write(self, changes: Sequence[Change]) -> int:
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[int] = loop.create_future()
        self.put(WriteJob(changes, waiting, loop))
        return await waiting

    def write_now(self, changes: Sequence[Change]) -> int:
        waiting: Future[int] = Future()
        self.put(WriteJob(changes, waiting, None))
        return waiting.result()

    def put(self, call: WriteJob) -> None:
        if self.closed:
            raise StoreError("store-closed")
        self.jobs.put(call)

    def close(self) -> None:
        """Write all earlier calls, then stop the thread."""
        if not self.closed:
            self.closed = True
            self.jobs.put(None)
        self.thread.join()

    # -- in the thread

    def run(self) -> None:
        going = True
        while going:
            group, going = self.gather()
            if not group:
                continue
            began = perf_counter()
            resolve_jobs(group, self.commit_jobs(group))
            if self.observer is not None:
                self.observer([call.changes for call in group], perf_counter() - began)

    def gather(self) -> tuple[list[WriteJob], bool]:
        """Wait for a call. Return all calls that wait then, and whether more may follow."""
        group: list[WriteJob] = []
        call = self.jobs.get()
        while call is not None:
            group.append(call)
            if len(group) == MAX_JOBS:
                return group, True
            try:
                call = self.jobs.get_nowait()
            except Empty:
                return group, True
        return group, False

    def commit_jobs(self, group: list[WriteJob]) -> list[Outcome]:
        """Return the outcome of each call. If the group fails, each call is committed alone."""
        outcome = self.try_commit([change for call in group for change in call.changes])
        if isinstance(outcome, int) or len(group) == 1:
            return [outcome] * len(group)
        return [self.try_commit(call.changes) for call in group]

    def try_commit(self, changes: Sequence[Change]) -> Outcome:
        try:
            return self.commit(changes)
        except Exception as error:  # noqa: BLE001  # the caller gets the error; the thread must continue
            return error


def resolve_jobs(group: list[WriteJob], outcomes: list[Outcome]) -> None:
    """Resolve all calls, with one callback for each event loop."""
    loops: dict[asyncio.AbstractEventLoop | None, list[tuple[WriteJob, Outcome]]] = {}
    for call, outcome in zip(group, outcomes, strict=True):
        loops.setdefault(call.loop, []).append((call, outcome))
    for loop, results in loops.items():
        if loop is None:
            resolve_all(results)
        elif not loop.is_closed():
            loop.call_soon_threadsafe(resolve_all, results)


def resolve_all(outcomes: list[tuple[WriteJob, Outcome]]) -> None:
    for call, outcome in outcomes:
        call.resolve(outcome)
