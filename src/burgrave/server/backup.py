"""A whole store as a text: one row of JSON on each line, to be kept elsewhere and read back.

Whatever is read back may come from anybody. Every row is checked for its form, and every table whether a game
can be played on from it; only when nothing is wrong with any of them something is stored.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

import orjson
from pydantic import Field, StringConstraints, TypeAdapter, ValidationError

from burgrave.bots.levels import levels
from burgrave.core.wrong import Wrong, said
from burgrave.games import game as game_of
from burgrave.server.clean import clean_line, clean_name
from burgrave.server.history import restored
from burgrave.server.incoming import Manners, Message, TableId
from burgrave.server.seats import Seat
from burgrave.server.shuffle import shuffle_of
from burgrave.server.store import Append, Change, Logged, MakeTable, Reading, SetSeat, Store
from burgrave.table.programme import chosen_from_afar

FORMAT: Final = 1
LONGEST: Final = 4_000_000  # bytes of a line

Time = Annotated[int, Field(ge=0, lt=1 << 53)]
Number = Annotated[int, Field(ge=0, lt=1 << 31)]
Hash = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
Nonce = Annotated[str, StringConstraints(pattern="^([0-9a-f]{32})?$")]
Short = Annotated[str, StringConstraints(max_length=64)]


class BackupRow(Message):
    row: Literal["backup"]
    format: Number


class Head(Message):
    """What a table is, its log aside."""

    options: dict[str, Any]
    preset: Short
    manners: Manners
    seats: Annotated[list[Seat], Field(min_length=1, max_length=8)]
    secret: Hash
    next: TableId | None
    spectators_silent: bool


class TableRow(Message):
    row: Literal["table"]
    id: TableId
    game: Short
    status: Literal["open", "playing", "paused", "over", "closed"]
    listed: bool
    made: Time
    touched: Time
    head: Head
    tokens: dict[Annotated[str, StringConstraints(pattern="^[0-9]$")], Hash]
    """the hash of what opens a seat, by seat"""


class BeginBody(Message):
    head: list[str]
    lines: list[str]


class MoveBody(Message):
    seat: Number
    moves: list[list[str]]
    id: Short | None


class UndoBody(Message):
    seat: Number
    count: Number
    id: Short | None


class AnswerBody(Message):
    decision: Number
    moves: list[Number]


class ChatBody(Message):
    seat: Number | None
    text: str


class Entry(Message):
    row: Literal["entry"]
    number: Number
    at: Time


class BeginRow(Entry):
    kind: Literal["begin"]
    body: BeginBody


class MoveRow(Entry):
    kind: Literal["move"]
    body: MoveBody


class UndoRow(Entry):
    kind: Literal["undo"]
    body: UndoBody


class AnswerRow(Entry):
    kind: Literal["answer"]
    body: AnswerBody


class ChatRow(Entry):
    kind: Literal["chat"]
    body: ChatBody


class EndRow(Message):
    row: Literal["end"]
    tables: Number
    entries: Number


EntryRow = Annotated[BeginRow | MoveRow | UndoRow | AnswerRow | ChatRow, Field(discriminator="kind")]
Row = Annotated[BackupRow | TableRow | EntryRow | EndRow, Field(discriminator="row")]
ROWS: Final[TypeAdapter[Any]] = TypeAdapter(Row)


@dataclass(slots=True)
class Kept:
    """A table of a backup: the line it begins at, and its rows as they were read."""

    line: int
    row: TableRow
    table: dict[str, Any]
    log: list[Logged] = field(default_factory=list)


# -- writing


def exported(store: Reading) -> Iterator[bytes]:
    """The lines of a backup."""
    yield line({"row": "backup", "format": FORMAT})
    count = entries = 0
    for table in sorted(store.tables(), key=lambda each: (each.made, each.id)):
        tokens = {str(seat): token for seat, token in store.seats(table.id).items()}
        told = {name: getattr(table, name) for name in table.__slots__}
        yield line({"row": "table", **told, "tokens": tokens})
        count += 1
        for entry in store.log(table.id):
            told = {name: getattr(entry, name) for name in entry.__slots__}
            yield line({"row": "entry", **told})
            entries += 1
    yield line({"row": "end", "tables": count, "entries": entries})


def line(row: dict[str, Any]) -> bytes:
    return orjson.dumps(row) + b"\n"


# -- reading


def tables_in(lines: Iterable[bytes]) -> Iterator[Kept]:
    """The tables of a backup, each row of the right form and in its place; Wrong with the line if not."""
    numbered = enumerate(lines, 1)
    number, first = next(numbered, (1, b""))
    if not isinstance(checked(number, first), BackupRow):
        raise Wrong("backup-not-one", line=number)
    open_table: Kept | None = None
    tables = entries = 0
    ended = False
    for number, text in numbered:
        if ended:
            raise Wrong("backup-after-end", line=number)
        row = checked(number, text)
        if isinstance(row, Entry):
            if open_table is None or row.number != len(open_table.log):
                raise Wrong("backup-misplaced", line=number)
            told = orjson.loads(text)
            open_table.log.append(Logged(row.number, told["kind"], told["body"], row.at))
            entries += 1
            continue
        if open_table is not None:
            yield open_table
            open_table = None
        if isinstance(row, TableRow):
            open_table = Kept(number, row, orjson.loads(text))
            tables += 1
        elif isinstance(row, EndRow) and (row.tables, row.entries) == (tables, entries):
            ended = True
        else:
            raise Wrong("backup-misplaced", line=number)
    if not ended:
        raise Wrong("backup-truncated", line=number)


def checked(number: int, text: bytes) -> Any:
    """The row, if it has the form of one."""
    if len(text) > LONGEST:
        raise Wrong("backup-row", line=number, field="")
    try:
        row = ROWS.validate_json(text, strict=True)
    except ValidationError as invalid:
        path = invalid.errors(include_url=False, include_input=False, include_context=False)[0]["loc"]
        key = "backup-row" if number > 1 else "backup-not-one"
        raise Wrong(key, line=number, field=said(".".join(str(part) for part in path))) from None
    if isinstance(row, BackupRow) and row.format > FORMAT:
        raise Wrong("backup-newer", found=row.format, known=FORMAT)
    return row


def check_table(kept: Kept) -> None:
    """Whether a game can be played on from it. Nothing in it may run anything but a bot of ours."""
    row = kept.row
    try:
        game = game_of(row.game)
        options = chosen_from_afar(game, row.head.options)
        if options.players != len(row.head.seats):
            raise Wrong("record-seats", given=len(row.head.seats), players=options.players)
        for seat in row.head.seats:
            check_seat(seat, {"", *(level.name for level in levels(game.id))})
        if row.head.manners.stand_in_level not in {"", *(level.name for level in levels(game.id))}:
            raise Wrong("server-level-unknown", level=row.head.manners.stand_in_level, known="")
        if any(int(seat) >= options.players for seat in row.tokens):
            raise Wrong("seat-unknown", seat=max(row.tokens), last=options.players - 1)
        if any(
            entry.kind == "chat" and clean_line(entry.body["text"]) != entry.body["text"]
            for entry in kept.log
        ):
            raise Wrong("backup-unclean")
        if row.status != "open":
            secret = bytes.fromhex(row.head.secret)
            restored(kept.log, shuffle_of(secret, [seat.nonce or None for seat in row.head.seats]).seed)
    except (Wrong, ValueError, KeyError, IndexError, TypeError, AttributeError) as problem:
        why = problem if isinstance(problem, Wrong) else Wrong("backup-no-game")
        raise Wrong("backup-table", line=kept.line, table=row.id, problem=why) from None


NONCE: Final[TypeAdapter[str]] = TypeAdapter(Nonce)


def check_seat(seat: Seat, known: set[str]) -> None:
    if seat.level not in known:
        raise Wrong("server-level-unknown", level=said(seat.level), known=", ".join(sorted(known - {""})))
    if clean_name(seat.name) != seat.name:
        raise Wrong("backup-unclean")
    NONCE.validate_python(seat.nonce)


def imported(store: Store, again: Callable[[], Iterable[bytes]]) -> tuple[list[str], list[str]]:
    """Store the tables of a backup: which are new, and which were there already and stay as they are.

    `again` reads the lines from the beginning: first everything is checked, then stored.
    """
    for kept in tables_in(again()):
        check_table(kept)
    new: list[str] = []
    there: list[str] = []
    for kept in tables_in(again()):
        hashes = list(kept.row.tokens.values())
        if store.table(kept.row.id) is not None or store.seats_of(hashes):
            there.append(kept.row.id)
        else:
            store.write_now(*changes_of(kept))
            new.append(kept.row.id)
    return new, there


def changes_of(kept: Kept) -> list[Change]:
    row, told = kept.row, kept.table
    made = MakeTable(row.id, row.game, told["head"], row.status, row.listed, row.made, row.touched)
    tokens = [SetSeat(row.id, int(seat), token) for seat, token in row.tokens.items()]
    log = [Append(row.id, entry.number, entry.kind, entry.body, entry.at) for entry in kept.log]
    return [made, *tokens, *log]
