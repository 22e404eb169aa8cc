"""Metrics for Prometheus: numbers only, without data of any table or person.

Secret actions do not change a metric. An answer in a reaction window, an automatic answer and a hint are not
counted, neither as a request nor as a commit. Otherwise a number would reveal that a player has answered, and
when.
"""

from collections.abc import Callable, Sequence
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from burgrave.server.match_log import ANSWER, TABLE
from burgrave.server.store.changes import AppendLog, Change, DeleteReview, SaveReview, UpdateTable

SECONDS_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
CALLS_BUCKETS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 512)
CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4


class Metrics:
    """The metrics of one server. Two servers in one process count separately."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.moves = Counter("burgrave_moves", "Moves played, by whom", ["by"], registry=own)
        self.followed = Counter("burgrave_followed", "Changes of games made at other servers", registry=own)
        self.refused_requests = Counter(
            "burgrave_refused", "Requests refused, by the code of the error", ["code"], registry=own
        )
        self.request_seconds = Histogram(
            "burgrave_request_seconds",
            "From a request over a socket that all can see to its answer, stored and told",
            buckets=SECONDS_BUCKETS,
            registry=own,
        )
        self.bot_seconds = Histogram(
            "burgrave_bot_seconds", "How long a bot was waited for", buckets=SECONDS_BUCKETS, registry=own
        )
        self.commit_seconds = Histogram(
            "burgrave_commit_seconds",
            "A commit of the store with something that all can see",
            buckets=SECONDS_BUCKETS,
            registry=own,
        )
        self.commit_calls = Histogram(
            "burgrave_commit_calls", "Such calls in one commit", buckets=CALLS_BUCKETS, registry=own
        )
        self.gc_pause_seconds = Histogram(
            "burgrave_gc_pause_seconds",
            "How long the garbage collector stopped everybody",
            ["generation"],
            buckets=SECONDS_BUCKETS,
            registry=own,
        )

    def add_gauge(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        """Add a metric whose value is computed when it is read."""
        Gauge(f"burgrave_{name}", help_text, registry=self.registry).set_function(value)

    def observe_commit(self, calls: Sequence[Sequence[Change]], seconds: float) -> None:
        """Record a commit of the store. `calls` contains the changes of each call in it."""
        public = sum(map(is_public, calls))
        if public:
            self.commit_calls.observe(public)
            self.commit_seconds.observe(seconds)

    def observe_gc_pause(self, generation: int, seconds: float) -> None:
        """Record a pause of the garbage collector."""
        self.gc_pause_seconds.labels(str(generation)).observe(seconds)

    def render(self) -> bytes:
        return generate_latest(self.registry)


def is_public(changes: Sequence[Change]) -> bool:
    """Return whether everyone can see that this was stored.

    A change of the table alone does not count: it may store an automatic answer. Neither do parts of reviews.
    """
    return any(
        change.kind not in (ANSWER, TABLE)
        if isinstance(change, AppendLog)
        else not isinstance(change, UpdateTable | SaveReview | DeleteReview)
        for change in changes
    )
