"""A whole store as text: one row of JSON on each line, to be kept elsewhere and read back.

This module writes the text and reads it row by row. `backup_import` decides what is stored.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import orjson
from pydantic import StringConstraints, ValidationError

from burgrave.core.error import BurgraveError, short_repr
from burgrave.match.component_files import LARGEST_OWN
from burgrave.server.client_messages import StrictModel
from burgrave.server.match_log import TABLE
from burgrave.server.store import LogRecord, StoreReader, TableRecord
from burgrave.server.stored_rows import (
    ROW_BODIES,
    Count,
    Hash,
    SeatKey,
    StoredRow,
    StoredTable,
    invalid_field,
)

# Format 1 has no branches and no `review_open`; format 2 no rows of the kind `table` and no component files.
FORMAT: Final = 3
MAX_LINE_BYTES: Final = 4_000_000
UNKNOWN_ID: Final = "?"  # the id of a table that cannot be read
ROW_PATTERN: Final = re.compile(rb'\s*\{\s*"row"\s*:\s*"(table|entry|end)"')
ID_PATTERN: Final = re.compile(rb'"id"\s*:\s*"([a-z0-9]{4,32})"')


class BackupRow(StrictModel):
    row: Literal["backup"]
    format: Count


class TableRow(StoredTable):
    row: Literal["table"]
    tokens: dict[SeatKey, Hash]
    """the hash of what opens a seat, by seat"""
    component_file: Annotated[str, StringConstraints(max_length=LARGEST_OWN)] | None = None
    """the component file that its host has entered"""


class EntryRow(StoredRow):
    row: Literal["entry"]


class EndRow(StrictModel):
    row: Literal["end"]
    tables: Count
    entries: Count


@dataclass(slots=True)
class BackupTable:
    """A table of a backup: its first line, the data that was read, and the first problem."""

    line: int
    id: str
    row: TableRow | None
    log: list[LogRecord] = field(default_factory=list)
    problem: BurgraveError | None = None

    def set_problem(self, problem: BurgraveError) -> None:
        """Keep the first problem and ignore later ones."""
        self.problem = self.problem or problem


# -- writing


def export_lines(store: StoreReader) -> Iterator[bytes]:
    """Yield the lines of a backup."""
    tables = sorted(store.list_tables(), key=lambda each: (each.made, each.id))
    yield encode_row(
        {
            "row": "backup",
            "format": max([1, *map(format_of, tables), *([FORMAT] if store.has_rows(TABLE) else [])]),
        }
    )
    known = {table.id for table in tables}
    entries = 0
    for table in tables:
        yield encode_row(make_table_row(store, table, known))
        for entry in store.read_log(table.id):
            data = {name: getattr(entry, name) for name in entry.__slots__}
            yield encode_row({"row": "entry", **data})
            entries += 1
    yield encode_row({"row": "end", "tables": len(tables), "entries": entries})


def format_of(table: TableRecord) -> int:
    """Return the lowest format in which a table can be written: earlier releases read only format 1."""
    if "own_pieces" in table.head:
        return FORMAT
    return 2 if "parent" in table.head or "review_open" in table.head.get("manners", ()) else 1


def make_table_row(store: StoreReader, table: TableRecord, known: set[str]) -> dict[str, Any]:
    """Return the row of a table, with the token hashes of its seats. A deleted rematch is left out."""
    data = {name: getattr(table, name) for name in table.__slots__}
    if table.head.get("next") is not None and table.head["next"] not in known:
        data["head"] = {**table.head, "next": None}
    tokens = {str(seat): token for seat, token in store.seat_tokens(table.id).items()}
    row = {"row": "table", **data, "tokens": tokens}
    own = table.head.get("own_pieces")
    text = store.read_components(own["digest"]) if own else None
    return row if text is None else {**row, "component_file": text}


def encode_row(row: dict[str, Any]) -> bytes:
    return orjson.dumps(row) + b"\n"


# -- reading


def read_lines(file: Path) -> Iterator[bytes]:
    """Yield the lines of a file. A line above the limit is cut one byte after it."""
    with file.open("rb") as lines:
        while text := lines.readline(MAX_LINE_BYTES + 1):
            yield text
            while len(text) > MAX_LINE_BYTES and not text.endswith(b"\n"):
                text = lines.readline(MAX_LINE_BYTES + 1)


def read_tables(lines: Iterable[bytes], repair: bool = False) -> Iterator[BackupTable]:
    """Yield the tables of a backup, in order. Raise BurgraveError if it is not a complete backup.

    A problem of a single table is set as its `problem`. `repair` also accepts a truncated backup: the last
    table then has the problem.
    """
    numbered = enumerate(lines, 1)
    check_header(next(numbered, (1, b""))[1])
    table: BackupTable | None = None
    tables = entries = last = 0
    whole = True
    end: EndRow | None = None
    for last, text in numbered:
        if end is not None:
            raise BurgraveError("backup-after-end", line=last)
        kind = row_kind(text)
        if kind in ("table", "end") and table is not None:
            whole = whole and table.problem is None
            yield table
            table = None
        if kind == "table":
            table = read_table(last, text)
            tables += 1
        elif kind == "end":
            end = read_end(last, text)
        elif table is None:
            raise BurgraveError("backup-misplaced", line=last)
        else:
            read_entry(table, last, text)
            entries += 1
    if end is None and not (repair and table is not None):
        raise BurgraveError("backup-truncated", line=max(last, 1))
    if table is not None:
        table.set_problem(BurgraveError("backup-cut-off", line=last))
        yield table
    elif end is not None and whole and (end.tables, end.entries) != (tables, entries):
        raise BurgraveError("backup-counts", line=last, tables=end.tables, entries=end.entries)


def row_kind(text: bytes) -> str:
    """Return the kind that a row declares, even if the row is damaged."""
    found = ROW_PATTERN.match(text)
    if found is not None:
        return found[1].decode()
    try:
        row = orjson.loads(text)
    except ValueError:
        return ""
    return str(row.get("row")) if isinstance(row, dict) else ""


def check_header(text: bytes) -> None:
    try:
        row = BackupRow.model_validate_json(text, strict=True)
    except ValidationError:
        raise BurgraveError("backup-not-one", line=1) from None
    if row.format > FORMAT:
        raise BurgraveError("backup-newer", found=row.format, known=FORMAT)


def read_end(number: int, text: bytes) -> EndRow:
    try:
        return EndRow.model_validate_json(text, strict=True)
    except ValidationError:
        raise BurgraveError("backup-misplaced", line=number) from None


def read_table(number: int, text: bytes) -> BackupTable:
    try:
        check_length(number, text)
        row = TableRow.model_validate_json(text, strict=True)
    except (ValidationError, BurgraveError) as error:
        found = ID_PATTERN.search(text)
        id = UNKNOWN_ID if found is None else found[1].decode()
        return BackupTable(number, id, None, problem=row_error(number, error))
    return BackupTable(number, row.id, row)


def read_entry(table: BackupTable, number: int, text: bytes) -> None:
    """Add the next row to the table's log. Nothing is added after a problem."""
    if table.problem is not None:
        return
    try:
        check_length(number, text)
        row = EntryRow.model_validate_json(text, strict=True)
        body = ROW_BODIES[row.kind].model_validate(row.body, strict=True)
    except (ValidationError, BurgraveError) as error:
        table.set_problem(row_error(number, error))
        return
    if row.number != len(table.log):
        table.set_problem(BurgraveError("backup-out-of-order", line=number))
        return
    data = body.model_dump(exclude_unset=True, by_alias=True)
    table.log.append(LogRecord(row.number, row.kind, data, row.at))


def check_length(number: int, text: bytes) -> None:
    if len(text) > MAX_LINE_BYTES:
        raise BurgraveError("backup-row", line=number, field=short_repr(f"> {MAX_LINE_BYTES}"))


def row_error(number: int, error: ValidationError | BurgraveError) -> BurgraveError:
    """Return the error for the row at this line."""
    if isinstance(error, BurgraveError):
        return error
    return BurgraveError("backup-row", line=number, field=invalid_field(error))
