"""A crew shares a long list of numbered jobs: here, in other processes, or on a cluster.

    crew = Crew()
    for part in crew.parts(partial(count, plan), range(1000)): ...

What a job comes to depends on its number alone, so it does not matter who does it.
"""

import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import Final, TypeVar

from burgrave.lab.cluster import Cluster, cluster

PART_SECONDS: Final = 0.25  # how long a part takes: often enough for a progress bar
SMALL_SECONDS: Final = 3.0  # a rest that takes less is not worth the start of other processes
MOST_PARTS: Final = 2000  # a pool that is told of ten thousand at once may wait for itself for ever
FOR_EVER: Final = float("inf")

T = TypeVar("T")
# Does the first of these numbers, as many as fit into the time but at least one: how many, and the outcome.
Job = Callable[[Sequence[int], float], tuple[int, T]]


class Crew:
    """As many workers as asked for; if nobody asked, one for each core, but one alone for a small job."""

    def __init__(self, asked: int | None = None, address: str | None = None) -> None:
        self.asked = asked
        self.address = address  # of a cluster
        self.workers = asked or 1

    def parts(self, job: Job[T], numbers: Sequence[int]) -> Generator[T, None, None]:
        """The first are done here; how long they take decides who does the rest."""
        if not numbers:
            return
        began = perf_counter()
        done, sample = job(numbers, PART_SECONDS)
        pace = (perf_counter() - began) / done
        yield sample
        rest = numbers[done:]
        if rest and self.is_shared(pace * len(rest)):
            size = max(1, int(PART_SECONDS / pace), len(rest) // MOST_PARTS)
            yield from self.shared(job, rest, size)
        else:
            yield from alone(job, rest)

    def is_shared(self, seconds: float) -> bool:
        if self.asked is None and seconds > SMALL_SECONDS:
            self.workers = cores()
        return self.workers > 1 or self.address is not None

    def shared(self, job: Job[T], numbers: Sequence[int], size: int) -> Iterator[T]:
        """Parts of that many numbers, as the workers finish them."""
        with self.hired() as workers:
            self.workers = workers.cpus if isinstance(workers, Cluster) else self.workers
            with started_deaf():
                parts = [
                    workers.submit(job, numbers[at : at + size], FOR_EVER)
                    for at in range(0, len(numbers), size)
                ]
            for part in as_completed(parts):
                yield part.result()[1]

    def hired(self) -> AbstractContextManager[Executor]:
        return processes(self.workers) if self.address is None else cluster(self.address)


def alone(job: Job[T], numbers: Sequence[int]) -> Iterator[T]:
    while numbers:
        done, part = job(numbers, PART_SECONDS)
        numbers = numbers[done:]
        yield part


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def processes(workers: int) -> Iterator[Executor]:
    """A pool of processes that ends at once if its user does.

    They are spawned, not forked: a progress bar has a thread, and a fork beside a thread may hang.
    """
    before = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - before:
            worker.terminate()
        raise
    pool.shutdown()


@contextmanager
def started_deaf() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C: a terminal sends it to all, one answer is enough.

    They inherit that the signal is blocked; here it is not lost, it only waits.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
