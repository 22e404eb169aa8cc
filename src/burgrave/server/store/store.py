"""The interface of a store."""

import time
from abc import abstractmethod
from collections.abc import Iterable, Sequence

from burgrave.server.store.changes import Change
from burgrave.server.store.node_link import LinkListener, NodeLink
from burgrave.server.store.reader import StoreReader


def now_ms() -> int:
    """Return the time of day as it is stored: in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store(StoreReader):
    """A store of tables by id. A write waits for the disk."""

    is_shared = False
    """whether other servers may write to it at the same time"""

    @abstractmethod
    async def write(self, *changes: Change) -> int:
        """Store all of these changes or none; raise StoreError if that fails. Return the time of the change.

        The changes are on disk when this returns. RacedError means that a log has other rows than those for
        which the change was made.
        """

    @abstractmethod
    def write_now(self, *changes: Change) -> int:
        """Store changes like `write`, for a caller without an event loop. This blocks."""

    @abstractmethod
    def write_all(self, groups: Iterable[Sequence[Change]]) -> None:
        """Store all groups of changes or none, like `write_now`. Each group is taken when it is stored.

        An error in `groups` is raised here, and nothing is stored.
        """

    def claim_node(self, node: str) -> None:
        """Take the name of a node; raise StoreError if another server has it. This blocks."""

    def join_nodes(self, node: str, listener: LinkListener) -> NodeLink | None:
        """Return the link of this node to the others; None if no other server can use the store."""
        return None

    @abstractmethod
    def close(self) -> None:
        """Write the waiting changes, then close the store."""
