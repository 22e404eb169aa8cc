"""The one thread that writes: it takes whatever waits, and one commit puts all of it on disk.

No timer is needed: while one commit waits for the disk, the next group gathers.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import Final

from burgrave.core.wrong import Wrong
from burgrave.server.store.changes import Change

MOST: Final = 512  # calls in one group

Commit = Callable[[Sequence[Change]], None]
"""Stores all of these at once, or none and raises Wrong."""

Watch = Callable[[Sequence[Sequence[Change]], float], None]
"""Is told what the calls of a group changed and how many seconds it took."""


@dataclass(slots=True)
class Call:
    """Changes that belong together, and whoever waits for them."""

    changes: Sequence[Change]
    waiting: "asyncio.Future[None] | Future[None]"
    loop: asyncio.AbstractEventLoop | None

    def settle(self, wrong: BaseException | None) -> None:
        if self.waiting.done():
            return
        if wrong is None:
            self.waiting.set_result(None)
        else:
            self.waiting.set_exception(wrong)


class Writer:
    def __init__(self, commit: Commit, watch: Watch | None = None) -> None:
        self.commit = commit
        self.watch = watch
        self.calls: SimpleQueue[Call | None] = SimpleQueue()
        self.closed = False
        self.thread = threading.Thread(target=self.run, name="store", daemon=True)
        self.thread.start()

    async def write(self, changes: Sequence[Change]) -> None:
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[None] = loop.create_future()
        self.put(Call(changes, waiting, loop))
        await waiting

    def write_now(self, changes: Sequence[Change]) -> None:
        waiting: Future[None] = Future()
        self.put(Call(changes, waiting, None))
        waiting.result()

    def put(self, call: Call) -> None:
        if self.closed:
            raise Wrong("store-closed")
        self.calls.put(call)

    def close(self) -> None:
        """What was called before is still written."""
        if not self.closed:
            self.closed = True
            self.calls.put(None)
        self.thread.join()

    # -- in the thread

    def run(self) -> None:
        going = True
        while going:
            group, going = self.gather()
            if not group:
                continue
            began = perf_counter()
            settle(group, self.stored(group))
            if self.watch is not None:
                self.watch([call.changes for call in group], perf_counter() - began)

    def gather(self) -> tuple[list[Call], bool]:
        """The calls that wait, at least one; and whether there may be more after them."""
        group: list[Call] = []
        call = self.calls.get()
        while call is not None:
            group.append(call)
            if len(group) == MOST:
                return group, True
            try:
                call = self.calls.get_nowait()
            except Empty:
                return group, True
        return group, False

    def stored(self, group: list[Call]) -> list[BaseException | None]:
        """What each call came to. If all together fail, each is tried alone: none fails its neighbours."""
        wrong = self.attempt([change for call in group for change in call.changes])
        if wrong is None or len(group) == 1:
            return [wrong] * len(group)
        return [self.attempt(call.changes) for call in group]

    def attempt(self, changes: Sequence[Change]) -> BaseException | None:
        try:
            self.commit(changes)
        except Exception as wrong:  # noqa: BLE001  # whoever waits is told; the thread must live on
            return wrong
        return None


def settle(group: list[Call], outcomes: list[BaseException | None]) -> None:
    """Tell everybody, each event loop once for all of its calls."""
    loops: dict[asyncio.AbstractEventLoop | None, list[tuple[Call, BaseException | None]]] = {}
    for call, outcome in zip(group, outcomes, strict=True):
        loops.setdefault(call.loop, []).append((call, outcome))
    for loop, told in loops.items():
        if loop is None:
            settle_all(told)
        elif not loop.is_closed():
            loop.call_soon_threadsafe(settle_all, told)


def settle_all(told: list[tuple[Call, BaseException | None]]) -> None:
    for call, outcome in told:
        call.settle(outcome)
