"""What a host can watch, for Prometheus: numbers only, nothing of any table or person.

Nothing here moves with what somebody does in secret. An answer that is shown when its time is over, a
standing answer and a hint are not counted at all, neither as a request nor as a commit: else a number would
tell that somebody has answered, and when.
"""

from collections.abc import Callable, Sequence
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from burgrave.server.history import ANSWER
from burgrave.server.store.changes import Append, Change, SetTable

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
CALLS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 512)
CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4


class Metrics:
    """One for each server, so that two in one process do not count together."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.moves = Counter("burgrave_moves", "Moves played, by whom", ["by"], registry=own)
        self.refused = Counter(
            "burgrave_refused", "Requests refused, by the key of the reason", ["key"], registry=own
        )
        self.answered = Histogram(
            "burgrave_request_seconds",
            "From a request over a socket that all can see to its answer, stored and told",
            buckets=SECONDS,
            registry=own,
        )
        self.thought = Histogram(
            "burgrave_bot_seconds", "How long a bot was waited for", buckets=SECONDS, registry=own
        )
        self.commit_seconds = Histogram(
            "burgrave_commit_seconds",
            "A commit of the store with something that all can see",
            buckets=SECONDS,
            registry=own,
        )
        self.commit_calls = Histogram(
            "burgrave_commit_calls", "Such calls in one commit", buckets=CALLS, registry=own
        )
        self.pauses = Histogram(
            "burgrave_gc_pause_seconds",
            "How long the garbage collector stopped everybody",
            ["generation"],
            buckets=SECONDS,
            registry=own,
        )

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        Gauge(f"burgrave_{name}", about, registry=self.registry).set_function(value)

    def committed(self, calls: Sequence[Sequence[Change]], seconds: float) -> None:
        """What the store's writer reports: the changes of each call in one commit."""
        public = sum(map(is_public, calls))
        if public:
            self.commit_calls.observe(public)
            self.commit_seconds.observe(seconds)

    def collected(self, generation: int, seconds: float) -> None:
        """What the garbage collector's timer reports."""
        self.pauses.labels(str(generation)).observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)


def is_public(changes: Sequence[Change]) -> bool:
    """Whether all can see that this was stored. A table alone may be stored for a standing answer."""
    return any(
        change.kind != ANSWER if isinstance(change, Append) else not isinstance(change, SetTable)
        for change in changes
    )
