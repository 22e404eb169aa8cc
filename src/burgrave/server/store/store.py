"""What a store can do, whatever keeps it."""

import time
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from burgrave.server.store.changes import Change


def now() -> int:
    """The time as it is stored: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is stored, the log aside."""

    id: str
    game: str
    status: str
    listed: bool
    made: int
    touched: int
    """when somebody last did anything, right to the minute"""
    head: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Logged:
    """An entry of a table's log. Entries are never changed."""

    number: int
    kind: str
    body: Any
    at: int


class Store(ABC):
    """Tables by id. Reading blocks, so the event loop reads in a thread; writing waits for the disk."""

    @abstractmethod
    async def write(self, *changes: Change) -> None:
        """All of these or none. When it returns they are on disk; Wrong if they could not be stored."""

    @abstractmethod
    def write_now(self, *changes: Change) -> None:
        """The same for those who have no event loop."""

    @abstractmethod
    def table(self, id: str) -> Stored | None: ...

    @abstractmethod
    def tables(self, status: Iterable[str] = (), listed: bool | None = None) -> list[Stored]:
        """The latest touched first; of any status if none is named."""

    @abstractmethod
    def idle(self, status: Iterable[str], before: int) -> list[str]:
        """Tables of such a status that nobody has touched since."""

    @abstractmethod
    def count(self, status: Iterable[str] = ()) -> int:
        """How many tables there are of such a status."""

    @abstractmethod
    def seats(self, id: str) -> dict[int, str]:
        """The hash of the token of every seat that has one."""

    @abstractmethod
    def seats_of(self, hashes: Iterable[str]) -> dict[str, tuple[str, int]]:
        """Table and seat that each of these hashes opens; unknown ones are left out."""

    @abstractmethod
    def log(self, id: str, since: int = 0) -> list[Logged]:
        """The entries with this number and later ones, in order."""

    @abstractmethod
    def close(self) -> None:
        """What waits is written first."""
