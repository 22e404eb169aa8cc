"""The store in one SQLite file with a write-ahead log. Every commit is on disk before it counts.

One connection writes and checkpoints, all others are read-only, and a lock on the folder keeps other
processes from writing. Releases of SQLite before 3.51.3 can damage a file when two connections write or
checkpoint at the same instant.
"""

import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from orjson import JSONDecodeError
from sqlalchemy import Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.exc import DBAPIError

from burgrave.core.error import StoreError
from burgrave.server.store.apply_changes import apply_changes
from burgrave.server.store.changes import UNRELATED, Change, CreateTable, DeleteTable
from burgrave.server.store.data_dir import DATABASE, LockedDataDir
from burgrave.server.store.database_file import check_file, is_missing
from burgrave.server.store.migrations import check_not_new, check_version, migrate
from burgrave.server.store.reader import Snapshot, StoreReader
from burgrave.server.store.store import Store, now_ms
from burgrave.server.store.store_errors import database_error, folder_error
from burgrave.server.store.writer import CommitObserver, Writer

MINUTE: Final = 60_000  # milliseconds
BUSY_SECONDS: Final = 10.0


class SqliteStore(Store):
    def __init__(self, folder: Path, observer: CommitObserver | None = None) -> None:
        self.folder = LockedDataDir(folder)
        self.path = self.folder.database
        self.lock = threading.Lock()  # of the connection that writes
        self.touched: dict[str, int] = {}  # the last time that was stored as `touched`, by table
        try:
            with translate_store_errors(self.path):
                prepare_file(self.path)
                self.engine = open_writer(self.path)
                self.connection = self.engine.connect()
                with self.connection.begin():
                    migrate(self.connection, str(self.path))
                self.readers = open_readers(self.path)
        except BaseException:
            self.folder.release()
            raise
        self.writer = Writer(self.commit, observer)

    def close(self) -> None:
        self.writer.close()
        self.readers.dispose()
        self.connection.close()
        self.engine.dispose()
        self.folder.release()

    # -- writing

    async def write(self, *changes: Change) -> int:
        return await self.writer.write(changes)

    def write_now(self, *changes: Change) -> int:
        return self.writer.write_now(changes)

    def write_all(self, groups: Iterable[Sequence[Change]]) -> None:
        """Store all groups of changes or none, like `write_now`. Each group is taken when it is stored.

        An error in `groups` is raised here, and nothing is stored. Other writes wait meanwhile.
        """
        at = now_ms()
        try:
            with self.lock, translate_store_errors(self.path), self.connection.begin():
                for changes in groups:
                    apply_changes(self.connection, changes, self.tables_to_touch(changes, at), at)
        finally:
            self.touched.clear()

    def commit(self, changes: Sequence[Change]) -> int:
        """Store all of these changes or none, and return the time. This runs in the writer's thread."""
        at = now_ms()
        try:
            with self.lock, translate_store_errors(self.path), self.connection.begin():
                touched = self.tables_to_touch(changes, at)
                apply_changes(self.connection, changes, touched, at)
        except BaseException:
            self.touched.clear()  # the stored times are unknown after an error
            raise
        self.touched.update(dict.fromkeys(touched, at))
        if any(isinstance(change, DeleteTable) for change in changes):
            self.truncate_log()
        return at

    def truncate_log(self) -> None:
        """Truncate the write-ahead log, so that it contains no deleted data. A reader may prevent this."""
        driver = self.connection.connection.driver_connection
        assert driver is not None
        with suppress(sqlite3.Error):
            driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def tables_to_touch(self, changes: Sequence[Change], at: int) -> list[str]:
        """Return the changed tables whose stored time is more than a minute away.

        The stored time may also be later, because a clock may have been set back.
        """
        written = dict.fromkeys(change.table for change in changes if not isinstance(change, UNRELATED))
        for change in changes:
            if isinstance(change, CreateTable):
                written.pop(change.table, None)  # its row has a time already
        return [table for table in written if abs(at - self.touched.get(table, 0)) > MINUTE]

    def fetch(self, query: Any) -> Sequence[Any]:
        with translate_store_errors(self.path), self.readers.begin() as connection:
            return connection.execute(query).all()


# -- connections


@contextmanager
def translate_store_errors(path: Path) -> Iterator[None]:
    """Raise errors of the database as StoreError."""
    try:
        yield
    except DBAPIError as error:
        raise database_error(error, path) from error
    except JSONDecodeError as error:
        raise StoreError("store-damaged", place=str(path)) from error


def prepare_file(path: Path) -> None:
    """Create the store if it does not exist, and check that its file is a store.

    A new file gets its name when it is complete, so a file with less has lost its data.
    """
    try:
        if is_missing(path):
            create_file(path)
    except OSError as error:
        raise folder_error(error, path.parent) from None
    with open_snapshot(path.parent):
        pass  # the writer would change the file even if it is not a store


def create_file(path: Path) -> None:
    fresh = path.with_name(path.name + ".new")
    for rest in (fresh, fresh.with_name(fresh.name + "-journal")):
        rest.unlink(missing_ok=True)
    fresh.touch(mode=0o600)  # other users of this machine must not read secrets of shuffles
    engine = make_engine(fresh, "rw")
    set_begin_statement(engine, "BEGIN IMMEDIATE")
    with engine.begin() as connection:
        migrate(connection, str(path))
    engine.dispose()
    fresh.replace(path)


@contextmanager
def open_snapshot(folder: Path) -> Iterator[StoreReader]:
    """Open a consistent, read-only snapshot of the store in a folder, even while a server runs."""
    path = folder / DATABASE
    if is_missing(path):
        raise StoreError("store-none", folder=str(folder))
    check_file(path)
    engine = open_readers(path)
    try:
        with translate_store_errors(path), engine.begin() as connection:
            check_not_new(connection, str(path))
            check_version(connection, str(path))
            yield Snapshot(connection)
    finally:
        engine.dispose()


def open_writer(path: Path) -> Engine:
    """Open the only connection that changes the file. The writer's thread uses it."""
    engine = make_engine(path, "rwc", poolclass=StaticPool)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # deleted data cannot be read from the file

    set_begin_statement(engine, "BEGIN IMMEDIATE")
    return engine


def open_readers(path: Path) -> Engine:
    """Open read-only connections. Each transaction sees one consistent state."""
    engine = make_engine(path, "ro")
    set_begin_statement(engine, "BEGIN")
    return engine


def make_engine(path: Path, mode: str, **how: Any) -> Engine:
    uri = f"file:{quote(str(path.absolute()))}?mode={mode}&uri=true"
    return create_engine(
        f"sqlite:///{uri}",
        connect_args={"timeout": BUSY_SECONDS, "isolation_level": None, "check_same_thread": False},
        **how,
    )


def set_begin_statement(engine: Engine, statement: str) -> None:
    """Start transactions with this statement: the driver would leave some statements outside."""

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(statement)
