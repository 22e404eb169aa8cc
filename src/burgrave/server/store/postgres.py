"""The store in a PostgreSQL database, which several servers may share.

Every change of a table is an append for a certain number of rows, so no server owns a table: the database
decides which of two changes comes first, and the other one is refused with RacedError.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import text

from burgrave.core.error import StoreError
from burgrave.server.store.apply_changes import apply_changes
from burgrave.server.store.changes import Change
from burgrave.server.store.migrations import check_not_new, check_version, migrate
from burgrave.server.store.node_link import LinkListener, NodeLink
from burgrave.server.store.postgres_connection import AWAY, PostgresAddress, translate_postgres_errors
from burgrave.server.store.postgres_node import PostgresNode, claim_name
from burgrave.server.store.postgres_writer import STORE_TIME, PostgresWriter
from burgrave.server.store.reader import Snapshot, StoreReader
from burgrave.server.store.store import Store
from burgrave.server.store.writer import CommitObserver

MIGRATION_LOCK: Final = 0x6275726772617665  # any number that no other program uses: "burgrave"
READERS: Final = 8  # connections that read at the same time
MORE_READERS: Final = 8  # for a moment


class PostgresStore(Store):
    is_shared = True

    def __init__(self, url: str, observer: CommitObserver | None = None) -> None:
        self.address = PostgresAddress(url)
        self.engine = self.address.make_engine(
            pool_size=READERS, max_overflow=MORE_READERS, pool_pre_ping=True
        )
        self.readers = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        try:
            with translate_postgres_errors(self.address), self.engine.begin() as connection:
                # Several servers may start at the same time.
                connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
                migrate(connection, str(self.address))
        except StoreError as error:
            self.engine.dispose()
            raise unreachable_error(error) from None
        self.link: PostgresNode | None = None
        self.writer = PostgresWriter(self.address, self.engine, "", observer)

    def claim_node(self, node: str) -> None:
        try:
            claim_name(self.address, node)
        except StoreError as error:
            raise unreachable_error(error) from None

    def join_nodes(self, node: str, listener: LinkListener) -> NodeLink:
        self.writer.node = node
        self.link = PostgresNode(self.address, self.readers, node, listener)
        return self.link

    def close(self) -> None:
        if self.link is not None:
            self.link.close()
        self.writer.close()
        self.engine.dispose()

    async def write(self, *changes: Change) -> int:
        return await self.writer.write(changes)

    def write_now(self, *changes: Change) -> int:
        return self.writer.write_now(changes)

    def write_all(self, groups: Iterable[Sequence[Change]]) -> None:
        with translate_postgres_errors(self.address), self.engine.begin() as connection:
            at = int(connection.execute(text(STORE_TIME)).scalar_one())
            for changes in groups:
                apply_changes(connection, changes, (), at)

    def fetch(self, query: Any) -> Sequence[Any]:
        with translate_postgres_errors(self.address), self.readers.connect() as connection:
            return connection.execute(query).all()


def unreachable_error(error: StoreError) -> StoreError:
    """Return the error for the host who starts a server or a command. It names the database."""
    return StoreError("store-unreachable", **error.params) if error.code == AWAY else error


@contextmanager
def open_postgres_snapshot(url: str) -> Iterator[StoreReader]:
    """Open a consistent, read-only snapshot of a store, even while servers run."""
    address = PostgresAddress(url)
    engine = address.make_engine(isolation_level="REPEATABLE READ")
    try:
        with translate_postgres_errors(address), engine.begin() as connection:
            connection.execute(text("SET TRANSACTION READ ONLY"))
            check_not_new(connection, str(address))
            check_version(connection, str(address))
            yield Snapshot(connection)
    except StoreError as error:
        raise unreachable_error(error) from None
    finally:
        engine.dispose()
