"""Read the store, in SQL that every database supports."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Text, cast, func, select

from burgrave.server.store.changes import RowKind
from burgrave.server.store.schema import (
    component_files,
    component_uses,
    log,
    reviews,
    row_counts,
    seats,
    tables,
)

MAX_IDS: Final = 1_000  # in one query
# This text occurs nowhere else in a head: a quotation mark inside a name is escaped.
UNKEPT: Final = '"keep":false'


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table as it is stored, without its log."""

    id: str
    game: str
    status: str
    listed: bool
    made: int
    touched: int
    """when anyone last did anything, to the minute"""
    head: dict[str, Any]


@dataclass(frozen=True, slots=True)
class LogRecord:
    """An entry of a table's log. Entries are never changed."""

    number: int
    kind: RowKind
    body: Any
    at: int


class StoreReader(ABC):
    """The queries of a store. They block, so an event loop calls them in a thread."""

    @abstractmethod
    def fetch(self, query: Any) -> Sequence[Any]:
        """Return the rows of a query."""

    def read_table(self, id: str) -> TableRecord | None:
        rows = self.fetch(select(tables).where(tables.c.id == id))
        return TableRecord(**rows[0]._mapping) if rows else None

    def read_counted_table(self, id: str) -> tuple[TableRecord, int] | None:
        """Return a table and the number of rows of its log at the same moment."""
        counted = select(tables, row_counts.c.rows).join(row_counts, row_counts.c.table_id == tables.c.id)
        for row in self.fetch(counted.where(tables.c.id == id)):
            *fields, count = row
            return TableRecord(*fields), count
        return None

    def list_tables(self, status: Iterable[str] = (), listed: bool | None = None) -> list[TableRecord]:
        """Return the tables with one of these statuses, or all tables; the latest touched first."""
        query = select(tables).order_by(tables.c.touched.desc(), tables.c.id)
        wanted = list(status)
        if wanted:
            query = query.where(tables.c.status.in_(wanted))
        if listed is not None:
            query = query.where(tables.c.listed.is_(listed))
        return [TableRecord(**row._mapping) for row in self.fetch(query)]

    def list_idle(self, status: Iterable[str], before: int) -> list[str]:
        """Return the ids of tables with one of these statuses that were last touched before this time."""
        query = select(tables.c.id).where(tables.c.status.in_(list(status)), tables.c.touched < before)
        return [row.id for row in self.fetch(query.order_by(tables.c.touched, tables.c.id))]

    def list_unkept(self, before: int) -> list[str]:
        """Return the ids of branches that are not kept and were last touched before this time."""
        query = select(tables.c.id, tables.c.head).where(
            tables.c.touched < before, cast(tables.c.head, Text).contains(UNKEPT)
        )
        return [row.id for row in self.fetch(query.order_by(tables.c.touched, tables.c.id))]

    def list_recent(self, status: Iterable[str], since: int) -> list[str]:
        """Return the ids of tables with one of these statuses that were touched since this time."""
        query = select(tables.c.id).where(tables.c.status.in_(list(status)), tables.c.touched >= since)
        return [row.id for row in self.fetch(query)]

    def latest_touch(self) -> int | None:
        """Return when any table was last touched, or None if there are no tables."""
        found = self.fetch(select(func.max(tables.c.touched)))[0][0]
        return None if found is None else int(found)

    def count_tables(self, status: Iterable[str] = ()) -> int:
        """Return how many tables have one of these statuses, or the number of all tables."""
        query = select(func.count()).select_from(tables)
        wanted = list(status)
        if wanted:
            query = query.where(tables.c.status.in_(wanted))
        return int(self.fetch(query)[0][0])

    def seat_tokens(self, id: str) -> dict[int, str]:
        """Return the token hash of every seat that has one."""
        query = select(seats.c.seat, seats.c.token_hash).where(seats.c.table_id == id)
        return {row.seat: row.token_hash for row in self.fetch(query.order_by(seats.c.seat))}

    def find_seats(self, hashes: Iterable[str]) -> dict[str, tuple[str, int]]:
        """Return the table and seat that each of these hashes opens. Unknown hashes are left out."""
        found: dict[str, tuple[str, int]] = {}
        wanted = list(hashes)
        for start in range(0, len(wanted), MAX_IDS):
            query = select(seats).where(seats.c.token_hash.in_(wanted[start : start + MAX_IDS]))
            found |= {row.token_hash: (row.table_id, row.seat) for row in self.fetch(query)}
        return found

    def count_rows(self, ids: Iterable[str]) -> dict[str, int]:
        """Return the number of rows of these logs. Unknown tables are left out."""
        query = select(row_counts).where(row_counts.c.table_id.in_(list(ids)))
        return {row.table_id: row.rows for row in self.fetch(query)}

    def has_rows(self, kind: RowKind) -> bool:
        """Return whether any log has a row of this kind."""
        return bool(self.fetch(select(log.c.number).where(log.c.kind == kind).limit(1)))

    def read_components(self, digest: str) -> str | None:
        """Return the component file with this digest, or None."""
        rows = self.fetch(select(component_files.c.data).where(component_files.c.digest == digest))
        return str(rows[0].data) if rows else None

    def count_components(self, since: int = 0) -> int:
        """Return the number of component files of tables that were touched since this time."""
        used = component_uses.join(tables, tables.c.id == component_uses.c.table_id)
        query = select(func.count(component_uses.c.digest.distinct())).select_from(used)
        return int(self.fetch(query.where(tables.c.touched >= since))[0][0])

    def read_log(self, id: str, since: int = 0) -> list[LogRecord]:
        """Return the entries from this number on, in order."""
        query = select(log.c.number, log.c.kind, log.c.body, log.c.at)
        query = query.where(log.c.table_id == id, log.c.number >= since)
        return [LogRecord(*row) for row in self.fetch(query.order_by(log.c.number))]

    def read_review_parts(self, ids: Sequence[str], part: int) -> dict[str, tuple[str, Any]]:
        """Return one part of the reviews of these tables, with its adviser. Some may not have it."""
        found: dict[str, tuple[str, Any]] = {}
        for start in range(0, len(ids), MAX_IDS):
            query = select(reviews.c.table_id, reviews.c.adviser, reviews.c.body)
            query = query.where(reviews.c.table_id.in_(ids[start : start + MAX_IDS]), reviews.c.part == part)
            found |= {row.table_id: (row.adviser, row.body) for row in self.fetch(query)}
        return found

    def read_tables(self, ids: Sequence[str]) -> list[TableRecord]:
        """Return these tables, the latest touched first. Unknown ones are left out."""
        found: list[TableRecord] = []
        for start in range(0, len(ids), MAX_IDS):
            query = select(tables).where(tables.c.id.in_(ids[start : start + MAX_IDS]))
            found += [TableRecord(**row._mapping) for row in self.fetch(query)]
        return sorted(found, key=lambda each: (-each.touched, each.id))

    def read_review(self, id: str, adviser: str) -> dict[int, Any]:
        """Return the stored parts of a review by this adviser."""
        query = select(reviews.c.part, reviews.c.body)
        query = query.where(reviews.c.table_id == id, reviews.c.adviser == adviser)
        return {row.part: row.body for row in self.fetch(query.order_by(reviews.c.part))}


class Snapshot(StoreReader):
    """The store as one transaction sees it."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def fetch(self, query: Any) -> Sequence[Any]:
        return self.connection.execute(query).all()
