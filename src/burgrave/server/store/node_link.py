"""The link of a server to the other servers (nodes) that share its store.

A link tells three things: which nodes are live, who is connected to a table at other nodes, and which tables
have new rows. All of this are hints. What is true is decided by the log alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from burgrave.server.store.reader import LogRecord

Connected = Mapping[int, int]
"""How many connections each seat has at one node. A spectator has the seat SPECTATOR."""

Presence = Mapping[str, Connected]
"""Who is connected to a table at each of the other live nodes."""

KEEPER: Final = -1
"""The seat of a row that says: this node goes on with the table, although nobody is connected to it."""


def has_connections(connected: Connected) -> bool:
    return any(connected.values())


class LinkListener(Protocol):
    """Receives what a link has found out. It is called in the thread of the link."""

    def row_counts(self, ids: Sequence[str] | None) -> dict[str, int]:
        """Return how many rows this node knows of these tables, or of all tables; others are left out."""

    def receive_rows(self, rows: Mapping[str, Sequence[LogRecord]], unclear: Sequence[str]) -> None:
        """Receive new rows of tables, and the tables that were deleted or have more rows than are read."""

    def receive_presence(self, found: Mapping[str, Presence]) -> None:
        """Receive who is connected to these tables at other nodes."""

    def receive_nodes(self, live: frozenset[str]) -> None:
        """Receive the ids of the other live nodes, if they have changed."""

    def receive_clock(self, at: int, monotonic: float) -> None:
        """Receive the time of the store in milliseconds since 1970, and when it was so."""

    def receive_state(self, is_away: bool) -> None:
        """Receive that the store does not answer for a while, or that it answers again."""

    def receive_registration(self) -> None:
        """Receive that this node is registered, also after the others believed that it was dead."""


class NodeLink(ABC):
    """The link of one node. The methods block, so an event loop calls them in a thread."""

    @abstractmethod
    def announce(self, table: str, connected: Connected) -> Presence:
        """Tell the others who is connected to a table here, and return who is there."""

    @abstractmethod
    def read_presence(self, ids: Sequence[str]) -> dict[str, Presence]:
        """Return who is connected to these tables at other nodes."""

    @abstractmethod
    def look_soon(self, table: str) -> None:
        """Look at the rows of a table again in a second. This does not block.

        A commit under way may not have seen the last announcement.
        """

    @abstractmethod
    def close(self) -> None:
        """Tell the others that this node leaves."""
