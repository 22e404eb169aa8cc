"""Rate limits of a client: buckets that refill with time.

bucket = Bucket(Rate(10, 5.0))     # ten at once, then five a second
bucket.take()                      # 0.0, or the seconds until the next try
"""

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import Final

MAX_KEYS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """The number that is allowed at once, and the number per second in the long run."""

    burst: float
    per_second: float


MESSAGES: Final = Rate(40, 10.0)  # of one connection
FRAMES: Final = Rate(400, 40.0)  # of one connection, of any kind: parts of messages, pings, empty ones
NETWORK_MESSAGES: Final = Rate(600, 60.0)  # of all connections from one network; some cost more
CHAT: Final = Rate(5, 0.5)  # lines of one seat, or of all spectators from one network
HINTS: Final = Rate(3, 0.2)  # of one seat
TABLES: Final = Rate(20, 1 / 30)  # created from one address
OWN_FILES: Final = Rate(20, 1 / 1_800)  # new component files of one network
REQUESTS: Final = Rate(120, 20.0)  # over HTTP from one address
FILES: Final = Rate(2_000, 100.0)  # files of the client, and all other paths outside the API
CONNECTIONS: Final = Rate(60, 5.0)  # opened from one address


class Bucket:
    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float | None = None) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = monotonic() if now is None else now

    def take(self, now: float | None = None, cost: float = 1) -> float:
        """Take the cost and return 0, or return after how many seconds it will be available.

        A cost above the burst counts as the whole burst.
        """
        now = monotonic() if now is None else now
        cost = min(cost, self.rate.burst)
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < cost:
            return (cost - self.left) / self.rate.per_second
        self.left -= cost
        return 0.0


class KeyedBuckets:
    """A bucket for each key, for example an address. The least recently used buckets are removed."""

    def __init__(self, rate: Rate, most: int = MAX_KEYS) -> None:
        self.rate = rate
        self.max_keys = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float | None = None, cost: float = 1) -> float:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, now)
            if len(self.buckets) > self.max_keys:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket.take(now, cost)
