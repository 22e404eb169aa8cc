"""How a long list of jobs is shared."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any

from burgrave.lab.crew import MOST_PARTS, Crew


class Counting(Executor):
    """Does everything at once, and counts what it was told."""

    told = 0

    def submit(self, job: Any, /, *args: Any, **more: Any) -> Future[Any]:
        self.told += 1
        done: Future[Any] = Future()
        done.set_result(job(*args))
        return done


def slow(numbers: Sequence[int], seconds: float) -> tuple[int, int]:
    """One job in each part of time: as if each took long."""
    done = 1 if seconds < 1 else len(numbers)
    return done, sum(numbers[:done])


def test_a_pool_is_told_of_few_parts_however_many_jobs_there_are(monkeypatch):
    pool = Counting()

    @contextmanager
    def hired() -> Iterator[Executor]:
        yield pool

    crew = Crew(2)
    monkeypatch.setattr(crew, "hired", hired)
    monkeypatch.setattr("burgrave.lab.crew.PART_SECONDS", 1e-9)  # a part would be one job
    numbers = range(100_000)
    assert sum(crew.parts(slow, numbers)) == sum(numbers)
    assert MOST_PARTS / 2 < pool.told <= MOST_PARTS * 2
