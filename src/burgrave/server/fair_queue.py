"""A bounded queue that serves its owners in turn, so that an owner with many jobs delays only itself.

queue = FairQueue[str](max_per_owner=2, max_total=10)
queue.put("192.0.2.1", "a")        # False if there is no room
queue.take()                       # ("192.0.2.1", "a"), or None
queue.finish("192.0.2.1")          # the job that was taken is finished
"""

from collections import Counter, OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Waiting jobs by owner. The limits apply to the unfinished jobs of one owner and of all owners."""

    def __init__(self, max_per_owner: int, max_total: int) -> None:
        self.max_per_owner = max_per_owner
        self.max_total = max_total
        self.waiting: OrderedDict[str, deque[T]] = OrderedDict()  # the next owner comes first
        self.unfinished: Counter[str] = Counter()  # waiting or taken

    def put(self, owner: str, job: T) -> bool:
        """Add a job and return whether there was room."""
        if self.unfinished[owner] >= self.max_per_owner or self.unfinished.total() >= self.max_total:
            return False
        self.unfinished[owner] += 1
        self.waiting.setdefault(owner, deque()).append(job)
        return True

    def take(self) -> tuple[str, T] | None:
        """Return the oldest job of the next owner, or None. That owner is last in turn then."""
        if not self.waiting:
            return None
        owner, jobs = self.waiting.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self.waiting[owner] = jobs
        return owner, job

    def finish(self, owner: str) -> None:
        """Count one job of this owner as finished."""
        self.unfinished[owner] -= 1
        if not self.unfinished[owner]:
            del self.unfinished[owner]

    def clear(self) -> list[T]:
        """Remove all waiting jobs and return them."""
        jobs = [job for each in self.waiting.values() for job in each]
        for owner, each in self.waiting.items():
            for _ in each:
                self.finish(owner)
        self.waiting.clear()
        return jobs
