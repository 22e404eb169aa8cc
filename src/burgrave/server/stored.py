"""What is stored of a table, in one description: rows are written, loaded and imported by it.

Whatever the store or a backup holds has one of these forms. A form that was ever written stays readable: a
field that is added later has a default.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, get_args

from pydantic import Field, StringConstraints, ValidationError

from burgrave.core.wrong import Wrong, said
from burgrave.server import logs
from burgrave.server.clean import LINE_LENGTH, NAME_LENGTH
from burgrave.server.incoming import Manners, Message, MessageId, TableId
from burgrave.server.seats import Mark, Marks, Plays, TableIdOrNone
from burgrave.server.store import Logged, RowKind, Stored

END_OF_TIME: Final = 253_402_300_800_000  # the year 10000, in milliseconds since 1970: no date goes further
MOST_SEATS: Final = 8
MOST_MOVES: Final = 1 << 20  # more than any game has in its vocabulary
MOST_STANDING: Final = 32
MOST_LINES: Final = 10_000  # of what one move tells

Status = Literal["open", "playing", "paused", "over", "closed"]
Time = Annotated[int, Field(ge=0, lt=END_OF_TIME)]
Count = Annotated[int, Field(ge=0, lt=1 << 31)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
SeatKey = Annotated[str, StringConstraints(pattern="^[0-7]$")]
Move = Annotated[int, Field(ge=0, lt=MOST_MOVES)]
Hash = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
Nonce = Annotated[str, StringConstraints(pattern="^([0-9a-f]{32})?$")]
Word = Annotated[str, StringConstraints(max_length=64)]
RecordLine = Annotated[str, StringConstraints(pattern=r"^[^\x00-\x1f\x7f]*$", max_length=100_000)]
RecordLines = Annotated[list[RecordLine], Field(max_length=MOST_LINES)]

logger = logs.logger("stored")


# -- a table


class StoredSeat(Message):
    """A seat, as `Seat.stored` writes it."""

    plays: Plays
    name: Annotated[str, StringConstraints(max_length=NAME_LENGTH)]
    level: Word
    host: bool
    silent: bool
    agrees: bool
    nonce: Nonce
    standing: Annotated[dict[Word, Move], Field(max_length=MOST_STANDING)]
    away: Time | None
    stands_in: bool
    reserved_for: TableIdOrNone = ""
    acknowledged: Marks = Field(default_factory=list)


class Head(Message):
    """What a table is, its log aside."""

    options: dict[str, Any]
    preset: Word
    manners: Manners
    seats: Annotated[list[StoredSeat], Field(min_length=1, max_length=MOST_SEATS)]
    secret: Hash
    next: TableId | None
    spectators_silent: bool


class StoredTable(Message):
    """A table, the links of its seats and its log aside."""

    id: TableId
    game: Word
    status: Status
    listed: bool
    made: Time
    touched: Time
    head: Head


# -- the rows of a log


class BeginBody(Message):
    """The game begins: the head of its record, and the set-up."""

    head: RecordLines
    lines: RecordLines


class MoveBody(Message):
    """Moves that were played as one; `id` is that of the message that asked, `mark` is made of it."""

    seat: SeatNumber
    moves: Annotated[list[RecordLines], Field(max_length=64)]
    id: MessageId | None
    mark: Mark | None = None


class UndoBody(Message):
    """So many moves were taken back."""

    seat: SeatNumber
    count: Annotated[int, Field(ge=1, lt=1 << 31)]
    id: MessageId | None
    mark: Mark | None = None


class AnswerBody(Message):
    """An answer that is played when the time of its question is over."""

    seat: SeatNumber
    moves: Annotated[list[Move], Field(max_length=16)]
    id: MessageId | None = None
    mark: Mark | None = None


class ChatBody(Message):
    """A line of chat; `seat` is None for a spectator."""

    seat: SeatNumber | None
    text: Annotated[str, StringConstraints(min_length=1, max_length=LINE_LENGTH)]


BODIES: Final[dict[RowKind, type[Message]]] = {
    "begin": BeginBody,
    "move": MoveBody,
    "undo": UndoBody,
    "answer": AnswerBody,
    "chat": ChatBody,
}
KINDS: Final[tuple[RowKind, ...]] = get_args(RowKind)


class StoredRow(Message):
    """A row of a log, whatever it holds."""

    number: Count
    kind: RowKind
    body: dict[str, Any]
    at: Time


# -- reading what is stored


def check_stored(stored: Stored) -> Stored:
    """The same; raises Wrong if the store holds something in the place of a table that is none."""
    try:
        StoredTable.model_validate({name: getattr(stored, name) for name in stored.__slots__})
    except ValidationError as invalid:
        raise Wrong("stored-table-damaged", table=said(stored.id), field=field_of(invalid)) from None
    return stored


def readable(stored: Stored) -> bool:
    """Whether a table can be made of it. One that is damaged must not hide the others."""
    try:
        check_stored(stored)
    except Wrong as wrong:
        logger.warning("table unreadable", extra={"table": stored.id, "field": wrong.given["field"]})
        return False
    return True


def check_log(table: str, rows: Sequence[Logged]) -> None:
    """Raises Wrong if a row of a table's log has no form that was ever written."""
    for row in rows:
        try:
            StoredRow.model_validate({name: getattr(row, name) for name in row.__slots__})
            BODIES[row.kind].model_validate(row.body)
        except ValidationError as invalid:
            where = f"log.{row.number}.{field_of(invalid)}"
            raise Wrong("stored-table-damaged", table=said(table), field=where) from None


def field_of(invalid: ValidationError) -> str:
    """The first field that is wrong, by its path."""
    path = invalid.errors(include_url=False, include_input=False, include_context=False)[0]["loc"]
    return said(".".join(str(part) for part in path))
