"""How a store of any release becomes one of today: numbered steps that are never edited, only added to."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, insert, inspect, select, text

from burgrave.core.wrong import Wrong
from burgrave.server.store.schema import version

Step = Callable[[Connection], None]


def run(connection: Connection, *statements: str) -> None:
    # SQLite keeps the rows of a log together if there is no hidden number beside its key.
    rowless = " WITHOUT ROWID" if connection.dialect.name == "sqlite" else ""
    for statement in statements:
        connection.execute(text(statement + (rowless if statement.startswith("CREATE TABLE") else "")))


def first(connection: Connection) -> None:
    run(
        connection,
        """CREATE TABLE tables (
            id VARCHAR(32) NOT NULL PRIMARY KEY,
            game VARCHAR(32) NOT NULL,
            status VARCHAR(16) NOT NULL,
            listed BOOLEAN NOT NULL,
            made BIGINT NOT NULL,
            touched BIGINT NOT NULL,
            head TEXT NOT NULL
        )""",
        "CREATE INDEX tables_by_status ON tables (status, touched)",
        """CREATE TABLE seats (
            table_id VARCHAR(32) NOT NULL,
            seat INTEGER NOT NULL,
            token_hash VARCHAR(64) NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE UNIQUE INDEX seats_by_token ON seats (token_hash)",
        """CREATE TABLE log (
            table_id VARCHAR(32) NOT NULL,
            number INTEGER NOT NULL,
            kind VARCHAR(32) NOT NULL,
            body TEXT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
    )


STEPS: Final[tuple[Step, ...]] = (first,)


def version_of(connection: Connection) -> int:
    """How many steps this store has taken; none if it is new."""
    if not inspect(connection).has_table(version.name):
        return 0
    return int(connection.execute(select(version.c.number)).scalar_one())


def check_version(connection: Connection, place: str) -> int:
    """What a later release or another program has written is left alone."""
    found = version_of(connection)
    if found > len(STEPS):
        raise Wrong("store-newer", place=place, found=found, known=len(STEPS))
    if found == 0 and inspect(connection).get_table_names():
        raise Wrong("store-damaged", place=place)  # a file of another program
    return found


def migrate(connection: Connection, place: str) -> None:
    """Take the steps that are missing; the caller's transaction holds all of them or none."""
    found = check_version(connection, place)
    if found == len(STEPS):
        return
    if found == 0:
        run(connection, "CREATE TABLE version (number INTEGER NOT NULL PRIMARY KEY)")
    for step in STEPS[found:]:
        step(connection)
    connection.execute(delete(version))
    connection.execute(insert(version).values(number=len(STEPS)))
