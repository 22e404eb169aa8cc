"""The store in one file: SQLite with a write-ahead log, every commit on disk before it counts.

One connection writes and checkpoints, all others are read-only, and a lock on the folder keeps other
processes from writing: releases of SQLite before 3.51.3 can damage a file when two connections write or
checkpoint at the same instant.
"""

import sqlite3
from collections.abc import Iterator, Sequence
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
    text,
    update,
)
from sqlalchemy.exc import DBAPIError

from burgrave.core.error import BurgraveError
from burgrave.server.store.changes import (
    AppendLog,
    Change,
    CreateTable,
    DeleteTable,
    SetSeatToken,
    UpdateTable,
)
from burgrave.server.store.data_dir import DATABASE, LockedDataDir
from burgrave.server.store.migrations import check_version, migrate
from burgrave.server.store.reader import StoreReader
from burgrave.server.store.schema import log, seats, tables
from burgrave.server.store.store import Store, now_ms
from burgrave.server.store.store_errors import database_error, folder_error
from burgrave.server.store.writer import CommitObserver, Writer

MINUTE: Final = 60_000  # milliseconds
BUSY_SECONDS: Final = 10.0

INSERT_TABLE: Final = insert(tables)
INSERT_ENTRY: Final = insert(log)
INSERT_SEAT: Final = insert(seats)
DELETE_SEAT: Final = delete(seats).where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("at"))
TOUCH: Final = update(tables).where(tables.c.id == bindparam("of")).values(touched=bindparam("when"))
OF_TABLE: Final[BindParameter[str]] = bindparam("of")
DELETE_ALL: Final = (
    delete(log).where(log.c.table_id == OF_TABLE),
    delete(seats).where(seats.c.table_id == OF_TABLE),
    delete(tables).where(tables.c.id == OF_TABLE),
)
# In the text of a head this can stand nowhere else: a quotation mark inside a name is escaped.
NAMING_REMATCH: Final = '"next":"{}"'
NAMING_NONE: Final = '"next":null'
FORGET_REMATCH: Final = text(
    "UPDATE tables SET head = replace(head, :naming, :none) WHERE instr(head, :naming) > 0"
)


class SqliteStore(Store):
    def __init__(self, folder: Path, observer: CommitObserver | None = None) -> None:
        self.folder = LockedDataDir(folder)
        self.path = self.folder.database
        self.touched: dict[str, int] = {}  # when each table was last written to have been touched
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

    def commit(self, changes: Sequence[Change]) -> None:
        """In the writer's thread: all of these or none."""
        at = now_ms()
        try:
            with translate_store_errors(self.path), self.connection.begin():
                touched = self.tables_to_touch(changes, at)
                apply_changes(self.connection, changes, touched, at)
        except BaseException:
            self.touched.clear()  # nobody knows any more what stands there
            raise
        self.touched.update(dict.fromkeys(touched, at))
        if any(isinstance(change, DeleteTable) for change in changes):
            self.truncate_log()

    def truncate_log(self) -> None:
        """What was deleted is not in the write-ahead log any more either, once nobody reads from before."""
        driver = self.connection.connection.driver_connection
        assert driver is not None
        with suppress(sqlite3.Error):
            driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def tables_to_touch(self, changes: Sequence[Change], at: int) -> list[str]:
        """The tables that are written to now and of which the store does not say so yet.

        A clock may have been set back since.
        """
        written = dict.fromkeys(change.table for change in changes if not isinstance(change, DeleteTable))
        for change in changes:
            if isinstance(change, CreateTable):
                written.pop(change.table, None)  # says so itself
        return [table for table in written if abs(at - self.touched.get(table, 0)) > MINUTE]

    def fetch(self, query: Any) -> Sequence[Any]:
        with translate_store_errors(self.path), self.readers.begin() as connection:
            return connection.execute(query).all()


def apply_changes(connection: Connection, changes: Sequence[Change], touched: list[str], at: int) -> None:
    """Changes of one kind together, kinds in the order in which one needs another."""
    created = [change for change in changes if isinstance(change, CreateTable)]
    if created:
        connection.execute(INSERT_TABLE, [table_row(change, at) for change in created])
    entries = [change for change in changes if isinstance(change, AppendLog)]
    if entries:
        connection.execute(INSERT_ENTRY, [entry_row(change, at) for change in entries])
    for change in changes:
        if isinstance(change, UpdateTable):
            update_table(connection, change)
        elif isinstance(change, SetSeatToken):
            set_seat_token(connection, change)
    if touched:
        connection.execute(TOUCH, [{"of": table, "when": at} for table in touched])
    for change in changes:
        if isinstance(change, DeleteTable):
            for forget in DELETE_ALL:
                connection.execute(forget, {"of": change.table})
            naming = NAMING_REMATCH.format(change.table)
            connection.execute(FORGET_REMATCH, {"naming": naming, "none": NAMING_NONE})


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


# -- connections


@contextmanager
def translate_store_errors(path: Path) -> Iterator[None]:
    """What the database says, as a mistake for people."""
    try:
        yield
    except DBAPIError as error:
        raise database_error(error, path) from error
    except JSONDecodeError as error:
        raise BurgraveError("store-damaged", place=str(path)) from error


def prepare_file(path: Path) -> None:
    """See to it that there is a store: what was there before, or a new one.

    A new one gets its name when it is whole. A file without anything in it has lost what it had.
    """
    try:
        if not path.exists():
            create_file(path)
    except OSError as error:
        raise folder_error(error, path.parent) from None
    check_not_empty(path)


def check_not_empty(path: Path) -> None:
    try:
        size = path.stat().st_size
    except OSError as error:
        raise folder_error(error, path) from None
    if size == 0:
        raise BurgraveError("store-empty", place=str(path))


def create_file(path: Path) -> None:
    fresh = path.with_name(path.name + ".new")
    for rest in (fresh, fresh.with_name(fresh.name + "-journal")):
        rest.unlink(missing_ok=True)
    fresh.touch(mode=0o600)  # nobody else on this machine reads shuffles that are still secret
    engine = make_engine(fresh, "rw")
    set_begin_statement(engine, "BEGIN IMMEDIATE")
    with engine.begin() as connection:
        migrate(connection, str(path))
    engine.dispose()
    fresh.replace(path)


@contextmanager
def open_snapshot(folder: Path) -> Iterator[StoreReader]:
    """One moment of the store in a folder, also of a server that runs; nothing is changed."""
    path = folder / DATABASE
    if not path.exists():
        raise BurgraveError("store-none", folder=str(folder))
    check_not_empty(path)
    engine = open_readers(path)
    try:
        with translate_store_errors(path), engine.begin() as connection:
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
    """The only connection that changes the file; the writer's thread uses it."""
    engine = make_engine(path, "rwc", poolclass=StaticPool)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # what was deleted cannot be read from the file

    set_begin_statement(engine, "BEGIN IMMEDIATE")
    return engine


def open_readers(path: Path) -> Engine:
    """Connections that cannot change anything; each transaction sees one moment."""
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
    """Transactions begin where we say: the driver's own way leaves some statements outside."""

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(statement)
