"""Open a store by its address: a PostgreSQL database, or the file in a data folder."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from burgrave.core.error import StoreError
from burgrave.server.store.reader import StoreReader
from burgrave.server.store.sqlite import SqliteStore, open_snapshot
from burgrave.server.store.store import Store
from burgrave.server.store.writer import CommitObserver
from burgrave.simulation.extras import require_extra

SCHEMES: Final = ("postgresql://", "postgres://")


def check_address(url: str) -> None:
    """Raise StoreError unless this is an address of a database."""
    if not url.startswith(SCHEMES):
        raise StoreError("store-scheme", url=url.partition("://")[0])


def open_store(url: str, folder: Path, observer: CommitObserver | None = None) -> Store:
    """Return the store at this address, or that of the folder if the address is empty."""
    if not url:
        return SqliteStore(folder, observer)
    check_address(url)
    with require_extra("postgresql"):
        from burgrave.server.store.postgres import PostgresStore
    return PostgresStore(url, observer)


@contextmanager
def open_store_snapshot(url: str, folder: Path) -> Iterator[StoreReader]:
    """Open a consistent, read-only snapshot of a store, even while servers run."""
    if not url:
        with open_snapshot(folder) as snapshot:
            yield snapshot
        return
    check_address(url)
    with require_extra("postgresql"):
        from burgrave.server.store.postgres import open_postgres_snapshot
    with open_postgres_snapshot(url) as snapshot:
        yield snapshot
