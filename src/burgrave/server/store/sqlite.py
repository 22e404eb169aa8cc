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

from burgrave.core.wrong import Wrong
from burgrave.server.store.changes import Append, Change, DeleteTable, MakeTable, SetSeat, SetTable
from burgrave.server.store.folder import DATABASE, DataFolder
from burgrave.server.store.migrations import check_version, migrate
from burgrave.server.store.reading import Reading
from burgrave.server.store.schema import log, seats, tables
from burgrave.server.store.store import Store, now
from burgrave.server.store.trouble import about_database, about_folder
from burgrave.server.store.writer import Watch, Writer

MINUTE: Final = 60_000  # milliseconds
BUSY_SECONDS: Final = 10.0

ADD_TABLE: Final = insert(tables)
ADD_ENTRY: Final = insert(log)
ADD_SEAT: Final = insert(seats)
FREE_SEAT: Final = delete(seats).where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("at"))
TOUCH: Final = update(tables).where(tables.c.id == bindparam("of")).values(touched=bindparam("when"))
OF_TABLE: Final[BindParameter[str]] = bindparam("of")
FORGET: Final = (
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
    def __init__(self, folder: Path, watch: Watch | None = None) -> None:
        self.folder = DataFolder(folder)
        self.place = self.folder.database
        self.touched: dict[str, int] = {}  # when each table was last written to have been touched
        try:
            with told(self.place):
                prepare(self.place)
                self.engine = writing(self.place)
                self.connection = self.engine.connect()
                with self.connection.begin():
                    migrate(self.connection, str(self.place))
                self.readers = reading(self.place)
        except BaseException:
            self.folder.release()
            raise
        self.writer = Writer(self.commit, watch)

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
        at = now()
        try:
            with told(self.place), self.connection.begin():
                touched = self.untouched(changes, at)
                carry_out(self.connection, changes, touched, at)
        except BaseException:
            self.touched.clear()  # nobody knows any more what stands there
            raise
        self.touched.update(dict.fromkeys(touched, at))
        if any(isinstance(change, DeleteTable) for change in changes):
            self.wipe()

    def wipe(self) -> None:
        """What was deleted is not in the write-ahead log any more either, once nobody reads from before."""
        driver = self.connection.connection.driver_connection
        assert driver is not None
        with suppress(sqlite3.Error):
            driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def untouched(self, changes: Sequence[Change], at: int) -> list[str]:
        """The tables that are written to now and of which the store does not say so yet.

        A clock may have been set back since.
        """
        written = dict.fromkeys(change.table for change in changes if not isinstance(change, DeleteTable))
        for change in changes:
            if isinstance(change, MakeTable):
                written.pop(change.table, None)  # says so itself
        return [table for table in written if abs(at - self.touched.get(table, 0)) > MINUTE]

    def rows(self, query: Any) -> Sequence[Any]:
        with told(self.place), self.readers.begin() as connection:
            return connection.execute(query).all()


def carry_out(connection: Connection, changes: Sequence[Change], touched: list[str], at: int) -> None:
    """Changes of one kind together, kinds in the order in which one needs another."""
    made = [change for change in changes if isinstance(change, MakeTable)]
    if made:
        connection.execute(ADD_TABLE, [table_row(change, at) for change in made])
    entries = [change for change in changes if isinstance(change, Append)]
    if entries:
        connection.execute(ADD_ENTRY, [entry_row(change, at) for change in entries])
    for change in changes:
        if isinstance(change, SetTable):
            set_table(connection, change)
        elif isinstance(change, SetSeat):
            set_seat(connection, change)
    if touched:
        connection.execute(TOUCH, [{"of": table, "when": at} for table in touched])
    for change in changes:
        if isinstance(change, DeleteTable):
            for forget in FORGET:
                connection.execute(forget, {"of": change.table})
            naming = NAMING_REMATCH.format(change.table)
            connection.execute(FORGET_REMATCH, {"naming": naming, "none": NAMING_NONE})


def table_row(change: MakeTable, at: int) -> dict[str, Any]:
    return {
        "id": change.table,
        "game": change.game,
        "status": change.status,
        "listed": change.listed,
        "made": at if change.made is None else change.made,
        "touched": at if change.touched is None else change.touched,
        "head": change.head,
    }


def entry_row(change: Append, at: int) -> dict[str, Any]:
    return {
        "table_id": change.table,
        "number": change.number,
        "kind": change.kind,
        "body": change.body,
        "at": at if change.at is None else change.at,
    }


def set_table(connection: Connection, change: SetTable) -> None:
    given = {"status": change.status, "listed": change.listed, "head": change.head}
    values = {name: value for name, value in given.items() if value is not None}
    if values:
        connection.execute(update(tables).where(tables.c.id == change.table).values(**values))


def set_seat(connection: Connection, change: SetSeat) -> None:
    connection.execute(FREE_SEAT, {"of": change.table, "at": change.seat})
    if change.token_hash is not None:
        row = {"table_id": change.table, "seat": change.seat, "token_hash": change.token_hash}
        connection.execute(ADD_SEAT, row)


# -- connections


@contextmanager
def told(place: Path) -> Iterator[None]:
    """What the database says, as a mistake for people."""
    try:
        yield
    except DBAPIError as trouble:
        raise about_database(trouble, place) from trouble
    except JSONDecodeError as trouble:
        raise Wrong("store-damaged", place=str(place)) from trouble


def prepare(place: Path) -> None:
    """See to it that there is a store: what was there before, or a new one.

    A new one gets its name when it is whole. A file without anything in it has lost what it had.
    """
    try:
        if not place.exists():
            create(place)
    except OSError as trouble:
        raise about_folder(trouble, place.parent) from None
    check_not_empty(place)


def check_not_empty(place: Path) -> None:
    try:
        size = place.stat().st_size
    except OSError as trouble:
        raise about_folder(trouble, place) from None
    if size == 0:
        raise Wrong("store-empty", place=str(place))


def create(place: Path) -> None:
    fresh = place.with_name(place.name + ".new")
    for rest in (fresh, fresh.with_name(fresh.name + "-journal")):
        rest.unlink(missing_ok=True)
    fresh.touch(mode=0o600)  # nobody else on this machine reads shuffles that are still secret
    engine = make_engine(fresh, "rw")
    begin_with(engine, "BEGIN IMMEDIATE")
    with engine.begin() as connection:
        migrate(connection, str(place))
    engine.dispose()
    fresh.replace(place)


@contextmanager
def snapshot(folder: Path) -> Iterator[Reading]:
    """One moment of the store in a folder, also of a server that runs; nothing is changed."""
    place = folder / DATABASE
    if not place.exists():
        raise Wrong("store-none", folder=str(folder))
    check_not_empty(place)
    engine = reading(place)
    try:
        with told(place), engine.begin() as connection:
            check_version(connection, str(place))
            yield Snapshot(connection)
    finally:
        engine.dispose()


class Snapshot(Reading):
    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def rows(self, query: Any) -> Sequence[Any]:
        return self.connection.execute(query).all()


def writing(place: Path) -> Engine:
    """The only connection that changes the file; the writer's thread uses it."""
    engine = make_engine(place, "rwc", poolclass=StaticPool)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # what was deleted cannot be read from the file

    begin_with(engine, "BEGIN IMMEDIATE")
    return engine


def reading(place: Path) -> Engine:
    """Connections that cannot change anything; each transaction sees one moment."""
    engine = make_engine(place, "ro")
    begin_with(engine, "BEGIN")
    return engine


def make_engine(place: Path, mode: str, **how: Any) -> Engine:
    uri = f"file:{quote(str(place.absolute()))}?mode={mode}&uri=true"
    return create_engine(
        f"sqlite:///{uri}",
        connect_args={"timeout": BUSY_SECONDS, "isolation_level": None, "check_same_thread": False},
        **how,
    )


def begin_with(engine: Engine, statement: str) -> None:
    """Transactions begin where we say: the driver's own way leaves some statements outside."""

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(statement)
