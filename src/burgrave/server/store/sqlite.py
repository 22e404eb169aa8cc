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
from sqlalchemy import (
    BindParameter,
    Connection,
    Engine,
    StaticPool,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError

from burgrave.core.error import StoreError
from burgrave.server.store.changes import (
    AppendLog,
    Change,
    CreateTable,
    DeleteReview,
    DeleteTable,
    SaveReview,
    SetSeatToken,
    UpdateTable,
)
from burgrave.server.store.data_dir import DATABASE, LockedDataDir
from burgrave.server.store.database_file import check_file, is_missing
from burgrave.server.store.migrations import check_not_new, check_version, migrate
from burgrave.server.store.reader import StoreReader
from burgrave.server.store.schema import log, reviews, seats, tables
from burgrave.server.store.store import Store, now_ms
from burgrave.server.store.store_errors import database_error, folder_error
from burgrave.server.store.writer import CommitObserver, Writer

MINUTE: Final = 60_000  # milliseconds
BUSY_SECONDS: Final = 10.0

INSERT_TABLE: Final = insert(tables)
INSERT_ENTRY: Final = insert(log)
INSERT_SEAT: Final = insert(seats)
INSERT_REVIEW: Final = insert(reviews)
DELETE_SEAT: Final = delete(seats).where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("at"))
TOUCH: Final = update(tables).where(tables.c.id == bindparam("of")).values(touched=bindparam("when"))
FIND_TABLES: Final = select(tables.c.id).where(tables.c.id.in_(bindparam("ids", expanding=True)))
TABLE_UNKNOWN: Final = "server-table-unknown"
OF_TABLE: Final[BindParameter[str]] = bindparam("of")
DELETE_ALL: Final = (
    delete(log).where(log.c.table_id == OF_TABLE),
    delete(seats).where(seats.c.table_id == OF_TABLE),
    delete(reviews).where(reviews.c.table_id == OF_TABLE),
    delete(tables).where(tables.c.id == OF_TABLE),
)
# This text occurs nowhere else in a head: a quotation mark inside a name is escaped.
NAMING_REMATCH: Final = '"next":"{}"'
NAMING_NONE: Final = '"next":null'
FORGET_REMATCH: Final = text(
    "UPDATE tables SET head = replace(head, :naming, :none) WHERE instr(head, :naming) > 0"
)


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

    async def write(self, *changes: Change) -> None:
        await self.writer.write(changes)

    def write_now(self, *changes: Change) -> None:
        self.writer.write_now(changes)

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

    def commit(self, changes: Sequence[Change]) -> None:
        """Store all of these changes or none. This runs in the writer's thread."""
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
        unrelated = (DeleteTable, SaveReview, DeleteReview)  # looking at a game is no change of its table
        written = dict.fromkeys(change.table for change in changes if not isinstance(change, unrelated))
        for change in changes:
            if isinstance(change, CreateTable):
                written.pop(change.table, None)  # its row has a time already
        return [table for table in written if abs(at - self.touched.get(table, 0)) > MINUTE]

    def fetch(self, query: Any) -> Sequence[Any]:
        with translate_store_errors(self.path), self.readers.begin() as connection:
            return connection.execute(query).all()


def apply_changes(connection: Connection, changes: Sequence[Change], touched: list[str], at: int) -> None:
    """Apply the changes of each kind together. A kind comes after those that it depends on."""
    created = [change for change in changes if isinstance(change, CreateTable)]
    if created:
        connection.execute(INSERT_TABLE, [table_row(change, at) for change in created])
    check_tables_exist(connection, changes)
    entries = [change for change in changes if isinstance(change, AppendLog)]
    if entries:
        connection.execute(INSERT_ENTRY, [entry_row(change, at) for change in entries])
    for change in changes:
        if isinstance(change, UpdateTable):
            update_table(connection, change)
        elif isinstance(change, SetSeatToken):
            set_seat_token(connection, change)
        elif isinstance(change, SaveReview | DeleteReview):
            update_review(connection, change)
    if touched:
        connection.execute(TOUCH, [{"of": table, "when": at} for table in touched])
    for change in changes:
        if isinstance(change, DeleteTable):
            for forget in DELETE_ALL:
                connection.execute(forget, {"of": change.table})
            naming = NAMING_REMATCH.format(change.table)
            connection.execute(FORGET_REMATCH, {"naming": naming, "none": NAMING_NONE})


def check_tables_exist(connection: Connection, changes: Sequence[Change]) -> None:
    """Raise StoreError if a change belongs to a table that does not exist, or is deleted before the change.

    The caller would believe that it is stored.
    """
    changed: set[str] = set()
    deleted: set[str] = set()
    for change in changes:
        if isinstance(change, DeleteTable):
            deleted.add(change.table)
        elif change.table in deleted:
            raise StoreError(TABLE_UNKNOWN)
        elif not isinstance(change, CreateTable):
            changed.add(change.table)
    if changed:
        found = connection.execute(FIND_TABLES, {"ids": list(changed)}).scalars()
        if not changed <= set(found):
            raise StoreError(TABLE_UNKNOWN)


def table_row(change: CreateTable, at: int) -> dict[str, Any]:
    return {
        "id": change.table,
        "game": change.game,
        "status": change.status,
        "listed": change.listed,
        "made": at if change.made is None else change.made,
        "touched": at if change.touched is None else change.touched,
        "head": change.head,
    }


def entry_row(change: AppendLog, at: int) -> dict[str, Any]:
    return {
        "table_id": change.table,
        "number": change.number,
        "kind": change.kind,
        "body": change.body,
        "at": at if change.at is None else change.at,
    }


def update_table(connection: Connection, change: UpdateTable) -> None:
    values_given = {"status": change.status, "listed": change.listed, "head": change.head}
    values = {name: value for name, value in values_given.items() if value is not None}
    if values:
        connection.execute(update(tables).where(tables.c.id == change.table).values(**values))


def set_seat_token(connection: Connection, change: SetSeatToken) -> None:
    connection.execute(DELETE_SEAT, {"of": change.table, "at": change.seat})
    if change.token_hash is not None:
        row = {"table_id": change.table, "seat": change.seat, "token_hash": change.token_hash}
        connection.execute(INSERT_SEAT, row)


def update_review(connection: Connection, change: SaveReview | DeleteReview) -> None:
    of_table = reviews.c.table_id == change.table
    if isinstance(change, DeleteReview):
        connection.execute(delete(reviews).where(of_table, reviews.c.adviser != change.except_adviser))
        return
    connection.execute(delete(reviews).where(of_table, reviews.c.part == change.part))
    row = {"table_id": change.table, "part": change.part, "adviser": change.adviser, "body": change.body}
    connection.execute(INSERT_REVIEW, row)


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


class Snapshot(StoreReader):
    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def fetch(self, query: Any) -> Sequence[Any]:
        return self.connection.execute(query).all()


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
