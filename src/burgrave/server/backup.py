"""A whole store as a text: one row of JSON on each line, to be kept elsewhere and read back.

Here the text is written, and read row by row; `importing` decides what of it is stored.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

import orjson
from pydantic import ValidationError

from burgrave.core.wrong import Wrong, said
from burgrave.server.incoming import Message
from burgrave.server.store import Logged, Reading, Stored
from burgrave.server.stored import (
    BODIES,
    Count,
    Hash,
    SeatKey,
    StoredRow,
    StoredTable,
    field_of,
)

FORMAT: Final = 1
LONGEST: Final = 4_000_000  # bytes of a line
UNKNOWN: Final = "?"  # the id of a table that cannot be read
ROW: Final = re.compile(rb'\s*\{\s*"row"\s*:\s*"(table|entry|end)"')
ID: Final = re.compile(rb'"id"\s*:\s*"([a-z0-9]{4,32})"')


class BackupRow(Message):
    row: Literal["backup"]
    format: Count


class TableRow(StoredTable):
    row: Literal["table"]
    tokens: dict[SeatKey, Hash]
    """the hash of what opens a seat, by seat"""


class EntryRow(StoredRow):
    row: Literal["entry"]


class EndRow(Message):
    row: Literal["end"]
    tables: Count
    entries: Count


@dataclass(slots=True)
class Kept:
    """A table of a backup: the line it begins at, what was read, and what is wrong with it."""

    line: int
    id: str
    row: TableRow | None
    log: list[Logged] = field(default_factory=list)
    problem: Wrong | None = None

    def refuse(self, problem: Wrong) -> None:
        """The first thing that is wrong is the one that is told."""
        self.problem = self.problem or problem


# -- writing


def exported(store: Reading) -> Iterator[bytes]:
    """The lines of a backup."""
    yield line({"row": "backup", "format": FORMAT})
    tables = sorted(store.tables(), key=lambda each: (each.made, each.id))
    known = {table.id for table in tables}
    entries = 0
    for table in tables:
        yield line(table_row(store, table, known))
        for entry in store.log(table.id):
            told = {name: getattr(entry, name) for name in entry.__slots__}
            yield line({"row": "entry", **told})
            entries += 1
    yield line({"row": "end", "tables": len(tables), "entries": entries})


def table_row(store: Reading, table: Stored, known: set[str]) -> dict[str, Any]:
    """A table and the hashes of its links; a rematch that was removed is not named."""
    told = {name: getattr(table, name) for name in table.__slots__}
    if table.head.get("next") is not None and table.head["next"] not in known:
        told["head"] = {**table.head, "next": None}
    tokens = {str(seat): token for seat, token in store.seats(table.id).items()}
    return {"row": "table", **told, "tokens": tokens}


def line(row: dict[str, Any]) -> bytes:
    return orjson.dumps(row) + b"\n"


# -- reading


def read_lines(file: Path) -> Iterator[bytes]:
    """The lines of a file; of one that is too long, as much as shows that it is."""
    with file.open("rb") as lines:
        while text := lines.readline(LONGEST + 1):
            yield text
            while len(text) > LONGEST and not text.endswith(b"\n"):
                text = lines.readline(LONGEST + 1)


def tables_in(lines: Iterable[bytes], mend: bool = False) -> Iterator[Kept]:
    """The tables of a backup, in order. Raises Wrong if it is none, or not a whole one.

    What is wrong with one table alone is said in its `problem`. `mend` also takes a backup that breaks off:
    the last table is then the one with the problem.
    """
    numbered = enumerate(lines, 1)
    check_first(next(numbered, (1, b""))[1])
    table: Kept | None = None
    tables = entries = last = 0
    whole = True
    end: EndRow | None = None
    for last, text in numbered:
        if end is not None:
            raise Wrong("backup-after-end", line=last)
        kind = kind_of(text)
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
            raise Wrong("backup-misplaced", line=last)
        else:
            read_entry(table, last, text)
            entries += 1
    if end is None and not (mend and table is not None):
        raise Wrong("backup-truncated", line=max(last, 1))
    if table is not None:
        table.refuse(Wrong("backup-cut-off", line=last))
        yield table
    elif end is not None and whole and (end.tables, end.entries) != (tables, entries):
        raise Wrong("backup-counts", line=last, tables=end.tables, entries=end.entries)


def kind_of(text: bytes) -> str:
    """Of which kind a row wants to be, also if it is damaged."""
    found = ROW.match(text)
    if found is not None:
        return found[1].decode()
    try:
        row = orjson.loads(text)
    except ValueError:
        return ""
    return str(row.get("row")) if isinstance(row, dict) else ""


def check_first(text: bytes) -> None:
    try:
        row = BackupRow.model_validate_json(text, strict=True)
    except ValidationError:
        raise Wrong("backup-not-one", line=1) from None
    if row.format > FORMAT:
        raise Wrong("backup-newer", found=row.format, known=FORMAT)


def read_end(number: int, text: bytes) -> EndRow:
    try:
        return EndRow.model_validate_json(text, strict=True)
    except ValidationError:
        raise Wrong("backup-misplaced", line=number) from None


def read_table(number: int, text: bytes) -> Kept:
    try:
        check_length(number, text)
        row = TableRow.model_validate_json(text, strict=True)
    except (ValidationError, Wrong) as trouble:
        found = ID.search(text)
        id = UNKNOWN if found is None else found[1].decode()
        return Kept(number, id, None, problem=about_row(number, trouble))
    return Kept(number, row.id, row)


def read_entry(table: Kept, number: int, text: bytes) -> None:
    """The next row of the table's log. Once something is wrong, the rest does not matter."""
    if table.problem is not None:
        return
    try:
        check_length(number, text)
        row = EntryRow.model_validate_json(text, strict=True)
        body = BODIES[row.kind].model_validate(row.body, strict=True)
    except (ValidationError, Wrong) as trouble:
        table.refuse(about_row(number, trouble))
        return
    if row.number != len(table.log):
        table.refuse(Wrong("backup-out-of-order", line=number))
        return
    table.log.append(Logged(row.number, row.kind, body.model_dump(exclude_unset=True), row.at))


def check_length(number: int, text: bytes) -> None:
    if len(text) > LONGEST:
        raise Wrong("backup-row", line=number, field=said(f"> {LONGEST}"))


def about_row(number: int, trouble: ValidationError | Wrong) -> Wrong:
    """What is wrong with the row at this line."""
    if isinstance(trouble, Wrong):
        return trouble
    return Wrong("backup-row", line=number, field=field_of(trouble))
