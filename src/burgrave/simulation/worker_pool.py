"""Runs a long list of numbered jobs: in this process, in other processes, or on a cluster.

    pool = WorkerPool()
    for part in pool.run_parts(partial(count_job, plan), range(1000)): ...

The result of a job depends only on its number, so any worker can run it.
"""

import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import active_children, current_process, get_context
from time import perf_counter
from typing import Final, TypeVar

from burgrave.core.error import BurgraveError
from burgrave.simulation.ray_pool import RayPool, connect_ray

PART_SECONDS: Final = 0.25  # duration of a part: short enough for a progress bar
SMALL_SECONDS: Final = 3.0  # a shorter rest is not worth the start of other processes
MAX_PARTS: Final = 2000  # a pool that gets ten thousand parts at once may block for ever
NO_TIME_LIMIT: Final = float("inf")
MAIN_GUARD: Final = 'if __name__ == "__main__":'
NO_MAIN_GUARD: Final = 76  # the exit code of a process whose script lacks it

T = TypeVar("T")
# Runs the first of these numbers, as many as fit into the time but at least one.
# Returns how many that were, and the result.
Job = Callable[[Sequence[int], float], tuple[int, T]]


class WorkerPool:
    """Runs jobs on the requested number of workers.

    Without a request there is one worker per core, but only this process for a small job.
    """

    def __init__(self, workers: int | None = None, address: str | None = None) -> None:
        self.requested_workers = workers
        self.address = address  # of a cluster
        self.workers = workers or 1

    def run_parts(self, job: Job[T], numbers: Sequence[int]) -> Generator[T, None, None]:
        """Yield the results of the parts. The first part runs here; its time decides who runs the rest."""
        if not numbers:
            return
        began = perf_counter()
        done, sample = job(numbers, PART_SECONDS)
        seconds_each = (perf_counter() - began) / done
        yield sample
        rest = numbers[done:]
        if rest and self.uses_workers(seconds_each * len(rest)):
            size = max(1, int(PART_SECONDS / seconds_each), len(rest) // MAX_PARTS)
            yield from self.run_on_workers(job, rest, size)
        else:
            yield from run_inline(job, rest)

    def uses_workers(self, seconds: float) -> bool:
        if self.requested_workers is None and seconds > SMALL_SECONDS:
            self.workers = count_cores()
        return self.workers > 1 or self.address is not None

    def run_on_workers(self, job: Job[T], numbers: Sequence[int], size: int) -> Iterator[T]:
        """Yield the results of parts of `size` numbers, as the workers finish them."""
        with self.open_workers() as workers:
            self.workers = workers.cpus if isinstance(workers, RayPool) else self.workers
            with sigint_blocked():
                parts = [
                    workers.submit(job, numbers[at : at + size], NO_TIME_LIMIT)
                    for at in range(0, len(numbers), size)
                ]
            for part in as_completed(parts):
                yield part.result()[1]

    def open_workers(self) -> AbstractContextManager[Executor]:
        return open_processes(self.workers) if self.address is None else connect_ray(self.address)


def run_inline(job: Job[T], numbers: Sequence[int]) -> Iterator[T]:
    while numbers:
        done, part = job(numbers, PART_SECONDS)
        numbers = numbers[done:]
        yield part


def count_cores() -> int:
    """Return how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def open_processes(workers: int) -> Iterator[Executor]:
    """Open a pool of processes that ends at once if the block raises an error.

    The processes are spawned, not forked: a progress bar has a thread, and a fork beside a thread can hang.
    """
    exit_if_importing_main()
    before = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        yield pool
    except BaseException as error:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - before:
            worker.terminate()
        if isinstance(error, BrokenProcessPool):
            raise BurgraveError("process-ended", guard=MAIN_GUARD) from None
        raise
    pool.shutdown()


def exit_if_importing_main() -> None:
    """End this process quietly if it is a new one that still imports the script of its parent.

    The script would start processes again and again. The process that runs the script says what is wrong.
    """
    if getattr(current_process(), "_inheriting", False):
        raise SystemExit(NO_MAIN_GUARD)


@contextmanager
def sigint_blocked() -> Iterator[None]:
    """Block Ctrl-C while worker processes start, so that only the parent handles it.

    A terminal sends the signal to all processes. New processes inherit that it is blocked. In this process it
    is not lost: it arrives after the block.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
