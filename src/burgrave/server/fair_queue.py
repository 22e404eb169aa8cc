"""A bounded queue that serves its owners in turn, so that one who asks for much delays only itself.

queue = FairQueue[str](each=2, most=10)
queue.put("192.0.2.1", "a")        # False if there is no room
queue.take()                       # ("192.0.2.1", "a"), or None
queue.done("192.0.2.1")            # what was taken is finished
"""

from collections import Counter, OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Jobs that wait, by owner. `each` and `most` limit the unfinished jobs of one owner and of all."""

    def __init__(self, max_per_owner: int, max_total: int) -> None:
        self.max_per_owner = max_per_owner
        self.max_total = max_total
        self.waiting: OrderedDict[str, deque[T]] = OrderedDict()  # whose turn is next comes first
        self.unfinished: Counter[str] = Counter()  # waiting or taken

    def put(self, owner: str, job: T) -> bool:
        """Whether there was room."""
        if self.unfinished[owner] >= self.max_per_owner or self.unfinished.total() >= self.max_total:
            return False
        self.unfinished[owner] += 1
        self.waiting.setdefault(owner, deque()).append(job)
        return True

    def take(self) -> tuple[str, T] | None:
        """The oldest job of the owner whose turn it is; that owner is last in turn then."""
        if not self.waiting:
            return None
        owner, jobs = self.waiting.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self.waiting[owner] = jobs
        return owner, job

    def finish(self, owner: str) -> None:
        """A job of this owner that was taken is finished."""
        self.unfinished[owner] -= 1
        if not self.unfinished[owner]:
            del self.unfinished[owner]

    def clear(self) -> list[T]:
        """Take out all jobs that wait."""
        jobs = [job for each in self.waiting.values() for job in each]
        for owner, each in self.waiting.items():
            for _ in each:
                self.finish(owner)
        self.waiting.clear()
        return jobs
