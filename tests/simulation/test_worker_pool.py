"""How a long list of jobs is shared."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any

from burgrave.simulation.worker_pool import MAX_PARTS, WorkerPool


class CountingExecutor(Executor):
    """Does everything at once, and counts what it was sent."""

    parts = 0

    def submit(self, job: Any, /, *args: Any, **more: Any) -> Future[Any]:
        self.parts += 1
        done: Future[Any] = Future()
        done.set_result(job(*args))
        return done


def slow_job(numbers: Sequence[int], seconds: float) -> tuple[int, int]:
    """One job in each part of time: as if each took long."""
    done = 1 if seconds < 1 else len(numbers)
    return done, sum(numbers[:done])


def test_a_pool_gets_few_parts_for_any_number_of_jobs(monkeypatch):
    pool = CountingExecutor()

    @contextmanager
    def hired() -> Iterator[Executor]:
        yield pool

    workers = WorkerPool(2)
    monkeypatch.setattr(workers, "open_workers", hired)
    monkeypatch.setattr("burgrave.simulation.worker_pool.PART_SECONDS", 1e-9)  # a part would be one job
    numbers = range(100_000)
    assert sum(workers.run_parts(slow_job, numbers)) == sum(numbers)
    assert MAX_PARTS / 2 < pool.parts <= MAX_PARTS * 2
