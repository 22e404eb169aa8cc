"""Import tables from a backup, which may come from anyone. Existing tables are never changed."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from burgrave.core.error import BurgraveError
from burgrave.server.backup import BackupTable, read_tables
from burgrave.server.backup_check import check_table, make_table_record, seat_tokens
from burgrave.server.seats import Seat
from burgrave.server.store import (
    AppendLog,
    Change,
    CreateTable,
    SetComponents,
    SetSeatToken,
    Store,
    TableRecord,
    UpdateTable,
    now_ms,
)

ReadLines = Callable[[], Iterable[bytes]]
"""Reads a backup from its beginning."""


@dataclass(frozen=True, slots=True)
class SkippedTable:
    """A table that cannot be imported: its first line, its id and the reason."""

    line: int
    id: str
    problem: BurgraveError


@dataclass(slots=True)
class ImportReport:
    """The result of an import."""

    new: list[str] = field(default_factory=list)
    already_present: list[str] = field(default_factory=list)  # existing tables, which are not changed
    skipped: list[SkippedTable] = field(default_factory=list)
    unlinked: list[str] = field(default_factory=list)  # new tables whose link to a rematch was removed


def import_tables(
    store: Store, read_lines: ReadLines, skip_bad: bool = False, bots: tuple[str, ...] = ()
) -> ImportReport:
    """Store the tables of a backup and return a report. The levels and these `bots` may play.

    Everything is checked first, and stored in one transaction. If a table is not valid or cannot be stored,
    BurgraveError is raised and nothing is stored. With `skip_bad`, a table that is not valid is left out and
    listed in the report.
    """
    report = ImportReport()
    examination = ImportChecker(store, report, skip_bad, bots)
    usable = examination.check_lines(read_lines())
    origins = {rematch: examination.new[line].id for line, rematch in usable.items() if rematch is not None}
    deleted = forget_deleted_rematches(store)

    def list_changes() -> Iterator[list[Change]]:
        for kept in read_tables(read_lines(), skip_bad):
            if kept.row is None or kept.line not in usable:
                continue
            table = make_table_record(kept.row, bots)
            if table.head["next"] is not None and usable[kept.line] is None:
                table.head["next"] = None
                report.unlinked.append(table.id)
            remove_reservations(table, origins.get(table.id), seat_tokens(kept.row))
            yield [*import_changes(table, kept), *deleted.get(table.id, ())]
            report.new.append(table.id)

    store.write_all(list_changes())
    return report


def forget_deleted_rematches(store: Store) -> dict[str, list[UpdateTable]]:
    """Return, by the id of each deleted rematch, the changes that remove the links to it.

    A table removes the link when a client connects. Until then an imported table could take the place of the
    rematch.
    """
    tables = store.list_tables()
    known = {table.id for table in tables}
    found: dict[str, list[UpdateTable]] = {}
    for table in tables:
        rematch = table.head.get("next")
        if rematch is not None and rematch not in known:
            found.setdefault(rematch, []).append(UpdateTable(table.id, head={**table.head, "next": None}))
    return found


def remove_reservations(table: TableRecord, origin: str | None, tokens: dict[int, str]) -> None:
    """Remove reservations, except for players of the imported table whose rematch this is.

    Other reservations cannot be trusted. Their seats become free, or have no owner if the game has begun. A
    server does the same when it deletes the earlier table.
    """
    seats = table.head["seats"]
    removed = [
        number for number, seat in enumerate(seats) if seat.get("reserved_for") not in (None, "", origin)
    ]
    for number in removed:
        free = table.status == "open"
        seats[number] = Seat().to_stored() if free else {**seats[number], "reserved_for": "", "host": False}
    if removed and tokens and not any(seat["host"] for seat in seats):
        seats[min(tokens)]["host"] = True


def import_changes(table: TableRecord, kept: BackupTable) -> list[Change]:
    assert kept.row is not None
    id = table.id
    made = CreateTable(id, table.game, table.head, table.status, table.listed, table.made, table.touched)
    tokens = [SetSeatToken(id, seat, token) for seat, token in seat_tokens(kept.row).items()]
    now = now_ms()  # a table from a machine whose clock was ahead gets the present time
    log = [AppendLog(id, entry.number, entry.kind, entry.body, min(entry.at, now)) for entry in kept.log]
    own, text = table.head.get("own_pieces"), kept.row.component_file
    files = [SetComponents(id, own["digest"], text)] if own and text is not None else []
    return [made, *files, *tokens, *log]


class ImportChecker:
    """Checks all tables of a backup before any is stored."""

    def __init__(self, store: Store, report: ImportReport, skip_bad: bool, bots: tuple[str, ...]) -> None:
        self.store = store
        self.report = report
        self.skip_bad = skip_bad
        self.bots = bots
        self.ids: set[str] = set()
        self.tokens: set[str] = set()
        self.new: dict[int, TableRecord] = {}  # by first line

    def check_lines(self, lines: Iterable[bytes]) -> dict[int, str | None]:
        """Return, by the first line of each table to store, the id of its rematch or None."""
        for kept in read_tables(lines, self.skip_bad):
            try:
                self.check_table(kept)
            except BurgraveError as problem:
                if not self.skip_bad:
                    raise BurgraveError(
                        "backup-table", line=kept.line, table=kept.id, problem=problem
                    ) from None
                self.report.skipped.append(SkippedTable(kept.line, kept.id, problem))
        return self.rematch_links()

    def check_table(self, kept: BackupTable) -> None:
        table = check_table(kept, self.bots)
        assert kept.row is not None
        tokens = list(seat_tokens(kept.row).values())
        if table.id in self.ids:
            raise BurgraveError("backup-twice")
        if len(set(tokens)) < len(tokens) or not self.tokens.isdisjoint(tokens):
            raise BurgraveError("backup-link-taken")
        self.ids.add(table.id)
        self.tokens.update(tokens)
        if self.store.read_table(table.id) is not None:
            self.report.already_present.append(table.id)
        elif self.store.find_seats(tokens):
            raise BurgraveError("backup-link-taken")
        else:
            self.new[kept.line] = summary_record(table)

    def rematch_links(self) -> dict[int, str | None]:
        """Return, by first line, the id of the rematch or None.

        A rematch gives seats to the players of the table before it. So a link is kept only if both tables are
        imported.
        """
        by_id = {table.id: table for table in self.new.values()}
        led_to: set[str] = set()
        links: dict[int, str | None] = {}
        for line, table in self.new.items():
            rematch = by_id.get(table.head["next"] or "")
            links[line] = None
            if rematch is None or rematch.id in led_to or leads_to(by_id, rematch, table):
                continue
            if is_rematch(rematch, table):
                links[line] = rematch.id
                led_to.add(rematch.id)
        return links


def summary_record(table: TableRecord) -> TableRecord:
    """Return the part of a table that is needed until all tables are checked."""
    head = {name: table.head[name] for name in ("options", "next")}
    return TableRecord(table.id, table.game, table.status, table.listed, table.made, table.touched, head)


def leads_to(by_id: dict[str, TableRecord], first: TableRecord, table: TableRecord) -> bool:
    """Return whether a chain of rematches leads from `first` to `table`. No server creates a cycle."""
    seen: set[str] = set()
    each: TableRecord | None = first
    while each is not None and each.id not in seen:
        if each.id == table.id:
            return True
        seen.add(each.id)
        each = by_id.get(each.head["next"] or "")
    return False


def is_rematch(rematch: TableRecord, table: TableRecord) -> bool:
    """Return whether this is another table of the same game with the same options."""
    same = (rematch.game, rematch.head["options"]) == (table.game, table.head["options"])
    return same and rematch.id != table.id
