"""Migrations of a store from any release to the present one. They are never edited, only added."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, insert, inspect, select, text

from burgrave.core.error import StoreError
from burgrave.server.store.schema import version

Migration = Callable[[Connection], None]


def run_statements(connection: Connection, *statements: str) -> None:
    # Without a hidden row number, SQLite keeps the rows of a log together.
    rowless = " WITHOUT ROWID" if connection.dialect.name == "sqlite" else ""
    for statement in statements:
        connection.execute(text(statement + (rowless if statement.startswith("CREATE TABLE") else "")))


def create_first_schema(connection: Connection) -> None:
    run_statements(
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


def add_reviews(connection: Connection) -> None:
    run_statements(
        connection,
        """CREATE TABLE reviews (
            table_id VARCHAR(32) NOT NULL,
            part INTEGER NOT NULL,
            adviser VARCHAR(64) NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, part)
        )""",
    )


def add_row_counts(connection: Connection) -> None:
    run_statements(
        connection,
        "ALTER TABLE log ADD COLUMN write_id BIGINT NOT NULL DEFAULT 0",
        """CREATE TABLE row_counts (
            table_id VARCHAR(32) NOT NULL PRIMARY KEY,
            rows INTEGER NOT NULL
        )""",
        "INSERT INTO row_counts SELECT id, (SELECT count(*) FROM log WHERE table_id = id) FROM tables",
    )
    if connection.dialect.name == "postgresql":
        add_nodes(connection)


def add_nodes(connection: Connection) -> None:
    """Add what only servers need that share a store."""
    run_statements(
        connection,
        # Free space in each page: then no change of a count needs a change of the index.
        "ALTER TABLE row_counts SET (fillfactor = 50)",
        "CREATE TABLE nodes (id VARCHAR(64) NOT NULL PRIMARY KEY, until TIMESTAMPTZ NOT NULL)",
        # Not written ahead: who is connected is of no use after a crash.
        """CREATE UNLOGGED TABLE presence (
            table_id VARCHAR(32) NOT NULL,
            node VARCHAR(64) NOT NULL,
            seat INTEGER NOT NULL,
            number INTEGER NOT NULL,
            PRIMARY KEY (table_id, node, seat)
        )""",
    )


def add_component_files(connection: Connection) -> None:
    """Add the component files that people enter for their own tables."""
    run_statements(
        connection,
        "CREATE TABLE component_files (digest VARCHAR(32) NOT NULL PRIMARY KEY, data TEXT NOT NULL)",
        """CREATE TABLE component_uses (
            table_id VARCHAR(32) NOT NULL PRIMARY KEY,
            digest VARCHAR(32) NOT NULL
        )""",
        "CREATE INDEX component_uses_by_digest ON component_uses (digest)",
    )


MIGRATIONS: Final[tuple[Migration, ...]] = (
    create_first_schema,
    add_reviews,
    add_row_counts,
    add_component_files,
)


def read_version(connection: Connection) -> int:
    """Return how many migrations this store has had; 0 if it is new."""
    if not inspect(connection).has_table(version.name):
        return 0
    return int(connection.execute(select(version.c.number)).scalar_one())


def check_version(connection: Connection, path: str) -> int:
    """Return the version; raise StoreError for a store of a later release or of another program."""
    found = read_version(connection)
    if found > len(MIGRATIONS):
        raise StoreError("store-newer", place=path, found=found, known=len(MIGRATIONS))
    if found == 0 and inspect(connection).get_table_names():
        raise StoreError("store-damaged", place=path)  # a file of another program
    return found


def check_not_new(connection: Connection, path: str) -> None:
    """Raise StoreError for a database without tables. A new file gets its name after its migrations."""
    if not inspect(connection).get_table_names():
        raise StoreError("store-empty", place=path)


def migrate(connection: Connection, path: str) -> None:
    """Run the missing migrations. The caller's transaction contains all of them or none."""
    found = check_version(connection, path)
    if found == len(MIGRATIONS):
        return
    if found == 0:
        run_statements(connection, "CREATE TABLE version (number INTEGER NOT NULL PRIMARY KEY)")
    for step in MIGRATIONS[found:]:
        step(connection)
    connection.execute(delete(version))
    connection.execute(insert(version).values(number=len(MIGRATIONS)))
