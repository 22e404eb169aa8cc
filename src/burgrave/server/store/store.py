"""What a store can do, whatever keeps it."""

import time
from abc import abstractmethod

from burgrave.server.store.changes import Change
from burgrave.server.store.reader import StoreReader


def now_ms() -> int:
    """The time as it is stored: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store(StoreReader):
    """Tables by id. Writing waits for the disk."""

    @abstractmethod
    async def write(self, *changes: Change) -> None:
        """All of these or none. When it returns they are on disk; BurgraveError if they could not be
        stored.
        """

    @abstractmethod
    def write_now(self, *changes: Change) -> None:
        """The same for those who have no event loop."""

    @abstractmethod
    def close(self) -> None:
        """What waits is written first."""
