"""The store in one file: SQLite with a write-ahead log, every commit on disk before it counts.

One connection writes and checkpoints, all others are read-only, and a lock on the folder keeps other
processes from writing: releases of SQLite before 3.51.3 can damage a file when two connections write or
checkpoint at the same instant.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import (
    BindParameter,
    Connection,
    Engine,
    StaticPool,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError

from burgrave.server.store.changes import Append, Change, DeleteTable, MakeTable, SetSeat, SetTable
from burgrave.server.store.folder import DataFolder
from burgrave.server.store.migrations import migrate
from burgrave.server.store.schema import log, seats, tables
from burgrave.server.store.store import Logged, Store, Stored, now
from burgrave.server.store.trouble import about_database
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


class SqliteStore(Store):
    def __init__(self, folder: Path, watch: Watch | None = None) -> None:
        self.folder = DataFolder(folder)
        self.place = self.folder.database
        self.touched: dict[str, int] = {}  # when each table was last written to have been touched
        try:
            with told(self.place):
                self.folder.prepare()
                self.engine = writing(self.place)
                with self.engine.begin() as connection:
                    migrate(connection, str(self.place))
                self.readers = reading(self.place)
        except BaseException:
            self.folder.release()
            raise
        self.writer = Writer(self.commit, watch)

    def close(self) -> None:
        self.writer.close()
        self.readers.dispose()
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
            with told(self.place), self.engine.begin() as connection:
                touched = self.untouched(changes, at)
                carry_out(connection, changes, touched, at)
        except BaseException:
            self.touched.clear()  # nobody knows any more what stands there
            raise
        self.touched.update(dict.fromkeys(touched, at))

    def untouched(self, changes: Sequence[Change], at: int) -> list[str]:
        """The tables that are written to now and of which the store does not say so yet."""
        written = dict.fromkeys(change.table for change in changes if not isinstance(change, DeleteTable))
        return [table for table in written if at - self.touched.get(table, 0) > MINUTE]

    # -- reading

    def table(self, id: str) -> Stored | None:
        rows = self.rows(select(tables).where(tables.c.id == id))
        return Stored(**rows[0]._mapping) if rows else None

    def tables(self, status: Iterable[str] = (), listed: bool | None = None) -> list[Stored]:
        query = select(tables).order_by(tables.c.touched.desc(), tables.c.id)
        wanted = list(status)
        if wanted:
            query = query.where(tables.c.status.in_(wanted))
        if listed is not None:
            query = query.where(tables.c.listed.is_(listed))
        return [Stored(**row._mapping) for row in self.rows(query)]

    def idle(self, status: Iterable[str], before: int) -> list[str]:
        query = select(tables.c.id).where(tables.c.status.in_(list(status)), tables.c.touched < before)
        return [row.id for row in self.rows(query.order_by(tables.c.touched, tables.c.id))]

    def count(self, status: Iterable[str] = ()) -> int:
        query = select(func.count()).select_from(tables)
        wanted = list(status)
        if wanted:
            query = query.where(tables.c.status.in_(wanted))
        return int(self.rows(query)[0][0])

    def seats(self, id: str) -> dict[int, str]:
        query = select(seats.c.seat, seats.c.token_hash).where(seats.c.table_id == id)
        return {row.seat: row.token_hash for row in self.rows(query.order_by(seats.c.seat))}

    def seats_of(self, hashes: Iterable[str]) -> dict[str, tuple[str, int]]:
        query = select(seats).where(seats.c.token_hash.in_(list(hashes)))
        return {row.token_hash: (row.table_id, row.seat) for row in self.rows(query)}

    def log(self, id: str, since: int = 0) -> list[Logged]:
        query = select(log.c.number, log.c.kind, log.c.body, log.c.at)
        query = query.where(log.c.table_id == id, log.c.number >= since)
        return [Logged(*row) for row in self.rows(query.order_by(log.c.number))]

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


def table_row(change: MakeTable, at: int) -> dict[str, Any]:
    return {
        "id": change.table,
        "game": change.game,
        "status": change.status,
        "listed": change.listed,
        "made": at,
        "touched": at,
        "head": change.head,
    }


def entry_row(change: Append, at: int) -> dict[str, Any]:
    return {
        "table_id": change.table,
        "number": change.number,
        "kind": change.kind,
        "body": change.body,
        "at": at,
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
