"""Apply changes in a transaction, in SQL that every database supports."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    Connection,
    Text,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    type_coerce,
    update,
)

from burgrave.core.error import StoreError
from burgrave.server.store.changes import (
    AppendLog,
    Change,
    CreateTable,
    DeleteReview,
    DeleteTable,
    SaveReview,
    SetComponents,
    SetSeatToken,
    UpdateTable,
)
from burgrave.server.store.schema import (
    component_files,
    component_uses,
    log,
    reviews,
    row_counts,
    seats,
    tables,
)
from burgrave.server.store.store_errors import RacedError

INSERT_TABLE: Final = insert(tables)
INSERT_COUNT: Final = insert(row_counts)
INSERT_ENTRY: Final = insert(log)
INSERT_SEAT: Final = insert(seats)
GAME_PARTS: Final = -1_000_000  # parts up to this number do not depend on an adviser
INSERT_REVIEW: Final = insert(reviews)
DELETE_SEAT: Final = delete(seats).where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("at"))
TOUCH: Final = update(tables).where(tables.c.id == bindparam("of")).values(touched=bindparam("when"))
IDS: Final[BindParameter[Any]] = bindparam("ids", expanding=True)
COUNT_ROWS: Final = select(row_counts.c.table_id, row_counts.c.rows).where(row_counts.c.table_id.in_(IDS))
# Ordered, so that two servers never wait for each other. SQLite has one writer, and locks nothing here.
LOCK_COUNTS: Final = COUNT_ROWS.order_by(row_counts.c.table_id).with_for_update()
SET_COUNT: Final = (
    update(row_counts).where(row_counts.c.table_id == bindparam("of")).values(rows=bindparam("number"))
)
TABLE_UNKNOWN: Final = "server-table-unknown"
OF_TABLE: Final[BindParameter[str]] = bindparam("of")
DELETE_ALL: Final = (
    delete(row_counts).where(row_counts.c.table_id == OF_TABLE),
    delete(log).where(log.c.table_id == OF_TABLE),
    delete(seats).where(seats.c.table_id == OF_TABLE),
    delete(reviews).where(reviews.c.table_id == OF_TABLE),
    delete(component_uses).where(component_uses.c.table_id == OF_TABLE),
    delete(tables).where(tables.c.id == OF_TABLE),
)
INSERT_COMPONENT_USE: Final = insert(component_uses)
# The row is locked also if it is there already: another server may be about to delete it.
SET_COMPONENT_FILE: Final = text(
    "INSERT INTO component_files (digest, data) VALUES (:digest, :data) "
    "ON CONFLICT (digest) DO UPDATE SET data = excluded.data"
)
FILES_OF: Final = select(component_uses.c.digest).where(component_uses.c.table_id == OF_TABLE)
LOCK_FILES: Final = (
    select(component_files.c.digest)
    .where(component_files.c.digest.in_(IDS))
    .order_by(component_files.c.digest)
    .with_for_update()
)
DELETE_UNUSED_FILES: Final = delete(component_files).where(
    component_files.c.digest.in_(IDS), component_files.c.digest.not_in(select(component_uses.c.digest))
)
# This text occurs nowhere else in a head: a quotation mark inside a name is escaped.
NAMING_REMATCH: Final = '"next":"{}"'
NAMING_NONE: Final = '"next":null'


def apply_changes(
    connection: Connection, changes: Sequence[Change], touched: Sequence[str], at: int, write_id: int = 0
) -> None:
    """Apply the changes of each kind together. A kind comes after those that it depends on."""
    created = [change for change in changes if isinstance(change, CreateTable)]
    if created:
        connection.execute(INSERT_TABLE, [table_row(change, at) for change in created])
        connection.execute(INSERT_COUNT, [{"table_id": change.table, "rows": 0} for change in created])
    counts = check_guards(connection, changes)
    entries = [change for change in changes if isinstance(change, AppendLog)]
    if entries:
        connection.execute(INSERT_ENTRY, [entry_row(change, at, write_id) for change in entries])
        grown = {change.table: counts[change.table] for change in entries}
        connection.execute(SET_COUNT, [{"of": table, "number": number} for table, number in grown.items()])
    for change in changes:
        if isinstance(change, UpdateTable):
            update_table(connection, change)
        elif isinstance(change, SetSeatToken):
            set_seat_token(connection, change)
        elif isinstance(change, SaveReview | DeleteReview):
            update_review(connection, change)
        elif isinstance(change, SetComponents):
            set_components(connection, change)
    if touched:
        connection.execute(TOUCH, [{"of": table, "when": at} for table in touched])
    for change in changes:
        if isinstance(change, DeleteTable):
            delete_table(connection, change.table)


def delete_table(connection: Connection, table: str) -> None:
    """Delete a table with everything that only it has. Another table may have the same component file."""
    files = sorted(connection.execute(FILES_OF, {"of": table}).scalars())
    for forget in DELETE_ALL:
        connection.execute(forget, {"of": table})
    forget_rematch(connection, table)
    if files:
        connection.execute(LOCK_FILES, {"ids": files})
        connection.execute(DELETE_UNUSED_FILES, {"ids": files})


def set_components(connection: Connection, change: SetComponents) -> None:
    connection.execute(SET_COMPONENT_FILE, {"digest": change.digest, "data": change.data})
    connection.execute(INSERT_COMPONENT_USE, {"table_id": change.table, "digest": change.digest})


def check_guards(connection: Connection, changes: Sequence[Change]) -> dict[str, int]:
    """Lock the changed tables, and return how many rows each log has after the changes.

    Raise RacedError if an append was made for another number of rows. Raise StoreError if a change belongs to
    a table that does not exist, or is deleted before the change: the caller would believe that it is stored.
    """
    changed: set[str] = set()
    deleted: set[str] = set()
    for change in changes:
        if isinstance(change, DeleteTable):
            deleted.add(change.table)
        elif change.table in deleted:
            raise StoreError(TABLE_UNKNOWN)
        else:
            changed.add(change.table)
    if not changed:
        return {}
    found = connection.execute(LOCK_COUNTS, {"ids": sorted(changed)})
    counts: dict[str, int] = {row.table_id: row.rows for row in found}
    if not changed <= counts.keys():
        raise StoreError(TABLE_UNKNOWN)
    for change in changes:
        if isinstance(change, AppendLog):
            if change.number != counts[change.table]:
                raise RacedError(change.table)
            counts[change.table] += 1
    return counts


def forget_rematch(connection: Connection, deleted: str) -> None:
    """Remove the links to a deleted table from all others."""
    naming = NAMING_REMATCH.format(deleted)
    head = type_coerce(tables.c.head, Text)
    connection.execute(
        update(tables).where(head.like(f"%{naming}%")).values(head=func.replace(head, naming, NAMING_NONE))
    )


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


def entry_row(change: AppendLog, at: int, write_id: int) -> dict[str, Any]:
    return {
        "table_id": change.table,
        "number": change.number,
        "kind": change.kind,
        "body": change.body,
        "at": at if change.at is None else change.at,
        "write_id": write_id,
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
        # The result of the game does not depend on an adviser.
        by_other = and_(reviews.c.part > GAME_PARTS, reviews.c.adviser != change.except_adviser)
        connection.execute(delete(reviews).where(of_table, by_other))
        return
    connection.execute(delete(reviews).where(of_table, reviews.c.part == change.part))
    row = {"table_id": change.table, "part": change.part, "adviser": change.adviser, "body": change.body}
    connection.execute(INSERT_REVIEW, row)
