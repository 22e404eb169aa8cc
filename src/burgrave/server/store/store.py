"""The interface of a store."""

import time
from abc import abstractmethod

from burgrave.server.store.changes import Change
from burgrave.server.store.reader import StoreReader


def now_ms() -> int:
    """Return the time of day as it is stored: in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store(StoreReader):
    """A store of tables by id. A write waits for the disk."""

    @abstractmethod
    async def write(self, *changes: Change) -> None:
        """Store all of these changes or none; raise StoreError if that fails.

        The changes are on disk when this returns.
        """

    @abstractmethod
    def write_now(self, *changes: Change) -> None:
        """Store changes like `write`, for a caller without an event loop. This blocks."""

    @abstractmethod
    def close(self) -> None:
        """Write the waiting changes, then close the store."""
