"""The thread that writes to PostgreSQL: appends in groups, each other call in a transaction of its own.

If the connection breaks during a statement, nobody knows whether it was carried out. Then the same call is
sent again. Either it wins, and the first one cannot win any more; or it loses, and the log shows by its
`write_id` that the first one has won. A call gets its answer only when this is known.
"""

import contextlib
import secrets
from collections.abc import Callable, Iterable, Sequence
from time import monotonic, sleep
from typing import Any, Final

import psycopg
from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError

from burgrave.core.error import StoreError
from burgrave.server.store.apply_changes import TABLE_UNKNOWN, apply_changes
from burgrave.server.store.changes import UNRELATED, AppendLog, Change, CreateTable
from burgrave.server.store.postgres_append import APPEND, GuardedCall, encode_calls, guarded_call
from burgrave.server.store.postgres_connection import PostgresAddress, is_away, postgres_error
from burgrave.server.store.store_errors import RacedError
from burgrave.server.store.writer import CommitObserver, Outcome, WriteJob, Writer

WAIT_SECONDS: Final = 10.0  # for the database, before calls that were not sent are refused
DOUBT_SECONDS: Final = 30.0  # before a call is given up that may have been carried out
RETRY_SECONDS: Final = 0.2
IN_DOUBT: Final = "store-in-doubt"
HINT_TABLES: Final = 200  # in one notification, whose payload is limited

STORE_TIME: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
NODES_OF_TABLES: Final = "SELECT DISTINCT node, table_id FROM presence WHERE table_id = ANY(%s)"
FIND_WRITE: Final = "SELECT at FROM log WHERE table_id = %s AND number = %s AND write_id = %s"

Work = Callable[[bool], list[Outcome]]
"""Does something with the database. The argument: an earlier attempt may have been carried out."""


class PostgresWriter(Writer):
    def __init__(
        self, address: PostgresAddress, engine: Engine, node: str, observer: CommitObserver | None = None
    ) -> None:
        self.address = address
        self.engine = engine
        self.node = node
        self.connection: psycopg.Connection[Any] | None = None
        self.is_away = False  # the database did not answer the last calls
        super().__init__(self.commit_plainly, observer)

    def close(self) -> None:
        super().close()
        self.disconnect()

    # -- in the thread

    def commit_jobs(self, group: list[WriteJob]) -> list[Outcome]:
        """Return the outcome of each call. Calls to one table keep their order."""
        outcomes: dict[int, Outcome] = {}
        batch: dict[str, tuple[int, GuardedCall]] = {}
        changed: set[str] = set()
        hints: dict[str, set[str]] = {}

        def flush() -> None:
            calls = [call for _, call in batch.values()]
            for (number, _), outcome in zip(batch.values(), self.append(calls, hints), strict=True):
                outcomes[number] = outcome
            batch.clear()

        for number, job in enumerate(group):
            call = guarded_call(job.changes)
            if call is None or call.id in batch:
                flush()
            if call is not None:
                batch[call.id] = number, call
                continue
            outcomes[number] = self.commit_alone(job.changes)
            if isinstance(outcomes[number], int):
                changed.update(change.table for change in job.changes)
        flush()
        self.send_hints(hints, changed)
        return [outcomes[number] for number in range(len(group))]

    def persist(self, count: int, work: Work) -> list[Outcome]:
        """Return the outcomes of `count` calls. Repeat the work while the database is away."""
        began, doubt = monotonic(), False
        while True:
            try:
                found = work(doubt)
            except (psycopg.Error, DBAPIError) as error:
                cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
                if not is_away(cause):
                    return [postgres_error(cause, self.address)] * count
                doubt = doubt or self.connection is not None
                self.disconnect()
                waited = monotonic() - began
                if doubt and waited > DOUBT_SECONDS:
                    self.is_away = True
                    return [StoreError(IN_DOUBT, place=str(self.address))] * count
                if not doubt and (self.is_away or self.closed or waited > WAIT_SECONDS):
                    self.is_away = True
                    return [postgres_error(cause, self.address)] * count
                sleep(RETRY_SECONDS)
                continue
            self.is_away = False
            return found

    def require_connection(self) -> "psycopg.Connection[Any]":
        if self.connection is None:
            self.connection = self.address.connect()
        return self.connection

    def disconnect(self) -> None:
        if self.connection is not None:
            with contextlib.suppress(psycopg.Error):
                self.connection.close()
        self.connection = None

    # -- appends

    def append(self, calls: Sequence[GuardedCall], hints: dict[str, set[str]]) -> list[Outcome]:
        """Return the outcomes of these calls, each to another table. If the group fails, each goes alone."""
        if not calls:
            return []
        found = self.persist(len(calls), lambda doubt: self.try_append(calls, doubt, hints))
        refused = isinstance(found[0], StoreError) and found[0].code not in ("store-away", IN_DOUBT)
        if len(calls) == 1 or not refused or any(isinstance(each, int | RacedError) for each in found):
            return found
        return [self.append([call], hints)[0] for call in calls]

    def try_append(
        self, calls: Sequence[GuardedCall], doubt: bool, hints: dict[str, set[str]]
    ) -> list[Outcome]:
        connection = self.require_connection()
        won: dict[str, Outcome] = {}
        for id, at, nodes in connection.execute(APPEND, [encode_calls(calls)]).fetchall():
            won[id] = int(at)
            for node in nodes:
                if node != self.node:
                    hints.setdefault(node, set()).add(id)
        return [
            won[call.id] if call.id in won else self.explain_loss(connection, call, doubt) for call in calls
        ]

    def explain_loss(self, connection: "psycopg.Connection[Any]", call: GuardedCall, doubt: bool) -> Outcome:
        """Return why a call was not carried out, or its time if it had been carried out before."""
        if doubt:
            row = connection.execute(FIND_WRITE, [call.id, call.was, call.write_id]).fetchone()
            if row is not None:
                return int(row[0])
        if connection.execute("SELECT 1 FROM row_counts WHERE table_id = %s", [call.id]).fetchone() is None:
            return StoreError(TABLE_UNKNOWN)
        return RacedError(call.id)

    # -- other calls

    def commit_alone(self, changes: Sequence[Change]) -> Outcome:
        """Return the outcome of a call in a transaction of its own."""
        write_id = secrets.randbits(62) + 1

        def work(doubt: bool) -> list[Outcome]:
            connection = self.require_connection()  # so that a failure after this is in doubt
            if doubt and self.is_stored(connection, changes, write_id):
                return [int(connection.execute(STORE_TIME).fetchone()[0])]  # type: ignore[index]  # it has a row
            try:
                return [self.commit_plainly(changes, write_id)]
            except StoreError as error:
                return [error]

        return self.persist(1, work)[0]

    def is_stored(
        self, connection: "psycopg.Connection[Any]", changes: Sequence[Change], write_id: int
    ) -> bool:
        """Return whether a call was carried out although the connection broke."""
        for change in changes:
            if isinstance(change, AppendLog):
                found = connection.execute(FIND_WRITE, [change.table, change.number, write_id]).fetchone()
                return found is not None
            if isinstance(change, CreateTable):  # ids are random: nobody else has made this table
                query = "SELECT 1 FROM tables WHERE id = %s"
                return connection.execute(query, [change.table]).fetchone() is not None
        return False  # the others can be carried out twice

    def commit_plainly(self, changes: Sequence[Change], write_id: int = 0) -> int:
        with self.engine.begin() as connection:
            at = int(connection.execute(text(STORE_TIME)).scalar_one())
            created = {change.table for change in changes if isinstance(change, CreateTable)}
            touched = {change.table for change in changes if not isinstance(change, UNRELATED)} - created
            apply_changes(connection, changes, sorted(touched), at, write_id)
        return at

    # -- hints

    def send_hints(self, hints: dict[str, set[str]], changed: Iterable[str]) -> None:
        """Tell the other servers which tables have changed.

        This is after the commit: one lock of the database for all notifications is held until they are on
        disk. A hint that is lost does no harm, because every server looks at the counts now and then.
        """
        if self.connection is None:
            return
        try:
            tables = list(changed)
            if tables:
                for node, id in self.connection.execute(NODES_OF_TABLES, [tables]).fetchall():
                    if node != self.node:
                        hints.setdefault(node, set()).add(id)
            notify(self.connection, hints)
        except psycopg.Error:
            self.disconnect()


def channel_of(node: str) -> str:
    return f"burgrave_{node}"


def notify(connection: "psycopg.Connection[Any]", hints: dict[str, set[str]], prefix: str = "rows") -> None:
    """Send each of these nodes the ids of these tables."""
    messages = []
    for node, ids in hints.items():
        listed = sorted(ids)
        for first in range(0, len(listed), HINT_TABLES):
            payload = " ".join([prefix, *listed[first : first + HINT_TABLES]])
            messages.append((channel_of(node), payload))
    if messages:
        channels, payloads = zip(*messages, strict=True)
        connection.execute(
            "SELECT pg_notify(c, p) FROM unnest(%s::text[], %s::text[]) AS m(c, p)",
            [list(channels), list(payloads)],
        )
