"""The forms of stored tables. Rows are written, loaded and imported in these forms.

Everything in a store or a backup has one of these forms. A form that was ever written stays readable: a field
that is added later has a default.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, get_args

from pydantic import ConfigDict, Field, StringConstraints, ValidationError

from burgrave.core.error import BurgraveError, short_repr
from burgrave.server import logs
from burgrave.server.client_messages import EntryNumber, MessageId, StrictModel, TableId, TableSettings
from burgrave.server.sanitize import LINE_LENGTH, NAME_LENGTH
from burgrave.server.seats import Mark, Marks, PlayerKind, Seat, TableIdOrNone
from burgrave.server.store import LogRecord, RowKind, TableRecord
from burgrave.server.stored_words import SETTINGS_WORDS, to_stored

END_OF_TIME: Final = 253_402_300_800_000  # the year 10000, in milliseconds since 1970: no date is later
MAX_SEATS: Final = 8
MAX_MOVES: Final = 1 << 20  # more than any game has
MAX_AUTO_ANSWERS: Final = 32
MAX_LINES: Final = 10_000  # of the record, for one move

NoticeKind = Literal[
    "left",
    "back",
    "takeover",
    "bot-plays",
    "person-plays",
    "paused",
    "resumed",
    "would-close",
    "would-not-close",
    "closed",
    "new-link",
]
"""What can happen at a table during a game besides moves."""
STORED_NOTICES: Final = frozenset(get_args(NoticeKind))
PlayedBy = Literal["person", "bot", "time", "auto-answer"]
"""Who or what chose moves: a person, a bot, the end of the time to answer, or an answer given in advance."""
CHANGING: Final = ("next", "spectators_silent", "keep", "manners")  # of a head, beside its seats

StoredStatus = Literal["open", "playing", "paused", "over", "closed"]
Time = Annotated[int, Field(ge=0, lt=END_OF_TIME)]
Count = Annotated[int, Field(ge=0, lt=1 << 31)]
SeatNumber = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
SeatKey = Annotated[str, StringConstraints(pattern="^[0-7]$")]
Move = Annotated[int, Field(ge=0, lt=MAX_MOVES)]
Hash = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
Nonce = Annotated[str, StringConstraints(pattern="^([0-9a-f]{32})?$")]
ShortText = Annotated[str, StringConstraints(max_length=64)]
RecordLine = Annotated[str, StringConstraints(pattern=r"^[^\x00-\x1f\x7f]*$", max_length=100_000)]
RecordLines = Annotated[list[RecordLine], Field(max_length=MAX_LINES)]

logger = logs.get_logger("stored_rows")


# -- a table


class StoredSeat(StrictModel):
    """A seat, as `Seat.to_stored` writes it."""

    plays: PlayerKind
    name: Annotated[str, StringConstraints(max_length=NAME_LENGTH)]
    level: ShortText
    host: bool
    silent: bool
    agrees: bool
    nonce: Nonce
    standing: Annotated[dict[ShortText, Move], Field(max_length=MAX_AUTO_ANSWERS)]
    away: Time | None
    stands_in: bool
    reserved_for: TableIdOrNone = ""
    acknowledged: Marks = Field(default_factory=list)


class StoredSettings(TableSettings):
    """The settings of a table, under their stored names."""

    model_config = ConfigDict(alias_generator=lambda name: SETTINGS_WORDS.get(name, name))


class StoredParent(StrictModel):
    """The game from which a branch was made, and the entry after which the branch begins."""

    table: TableId
    entry: Count
    seat: SeatNumber


class StoredOwnPieces(StrictModel):
    """Whose component file a table is played with, and how far it is confirmed."""

    owner: Annotated[str, StringConstraints(max_length=NAME_LENGTH)]
    digest: Annotated[str, StringConstraints(pattern="^[0-9a-f]{32}$")]
    confirmed: Annotated[int, Field(ge=0, lt=10_000)]
    total: Annotated[int, Field(ge=0, lt=10_000)]
    changed: Annotated[int, Field(ge=0, lt=10_000)]


class StoredHead(StrictModel):
    """The data of a table without its log."""

    options: dict[str, Any]
    preset: ShortText
    settings: StoredSettings = Field(alias="manners")
    seats: Annotated[list[StoredSeat], Field(min_length=1, max_length=MAX_SEATS)]
    secret: Hash
    next: TableId | None
    spectators_silent: bool
    parent: StoredParent | None = None
    keep: bool = True
    own_pieces: StoredOwnPieces | None = None


class StoredTable(StrictModel):
    """A table without the tokens of its seats and without its log."""

    id: TableId
    game: ShortText
    status: StoredStatus
    listed: bool
    made: Time
    touched: Time
    head: StoredHead


# -- the rows of a log


class BeginBody(StrictModel):
    """The game begins: the head of its record and the set-up."""

    head: RecordLines
    lines: RecordLines


class MoveBody(StrictModel):
    """Moves that were played as one. `id` and `mark` identify the request."""

    seat: SeatNumber
    moves: Annotated[list[RecordLines], Field(max_length=64)]
    id: MessageId | None
    mark: Mark | None = None
    by: PlayedBy | None = None
    """none in rows of earlier releases, and for a seat of a bot"""


class UndoBody(StrictModel):
    """The last `count` moves were undone."""

    seat: SeatNumber
    count: Annotated[int, Field(ge=1, lt=1 << 31)]
    id: MessageId | None
    mark: Mark | None = None


class AnswerBody(StrictModel):
    """An answer that is played when the reaction window closes."""

    seat: SeatNumber
    moves: Annotated[list[Move], Field(max_length=16)]
    id: MessageId | None = None
    mark: Mark | None = None


class ChatBody(StrictModel):
    """A line of chat. `seat` is None for a spectator."""

    seat: SeatNumber | None
    text: Annotated[str, StringConstraints(min_length=1, max_length=LINE_LENGTH)]
    entry: EntryNumber | None = None


class NoticeBody(StrictModel):
    """Something that happened at the table during the game. `name` is the name of the seat at that time."""

    kind: NoticeKind
    seat: SeatNumber | None
    name: Annotated[str, StringConstraints(max_length=NAME_LENGTH)] = ""
    entry: Count
    """how many entries the record had"""


class SentBody(StrictModel):
    """What was sent with a change of a table; without a kind no sentence."""

    kind: ShortText = ""
    seat: SeatNumber | None = None
    name: Annotated[str, StringConstraints(max_length=NAME_LENGTH)] = ""
    entry: Count = 0


class ClosingBody(StrictModel):
    """A seat has another owner: connections that its token does not open end for this reason."""

    seat: SeatNumber
    reason: ShortText


class TableBody(StrictModel):
    """What has changed of a table beside its game: status, seats, settings and the link to the rematch.

    Without a notice the change is not sent, for example an automatic answer.
    """

    status: StoredStatus | None = None
    seats: dict[SeatKey, StoredSeat] = Field(default_factory=dict)
    next: TableId | None = None
    spectators_silent: bool | None = None
    keep: bool | None = None
    settings: StoredSettings | None = Field(default=None, alias="manners")
    sent: SentBody | None = None
    closing: ClosingBody | None = None


ROW_BODIES: Final[dict[RowKind, type[StrictModel]]] = {
    "begin": BeginBody,
    "move": MoveBody,
    "undo": UndoBody,
    "answer": AnswerBody,
    "chat": ChatBody,
    "notice": NoticeBody,
    "table": TableBody,
}
ROW_KINDS: Final[tuple[RowKind, ...]] = get_args(RowKind)


class StoredRow(StrictModel):
    """A row of a log, of any kind."""

    number: Count
    kind: RowKind
    body: dict[str, Any]
    at: Time


# -- writing and reading what is stored


def make_head(
    options: dict[str, Any],
    preset: str,
    settings: TableSettings,
    seats: Sequence[Seat],
    secret: bytes,
    rematch_table: str | None = None,
    spectators_muted: bool = False,
    parent: Mapping[str, Any] | None = None,
    keep: bool = True,
    own_pieces: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Return the stored data of a table without its log, under the stored names."""
    branch = {} if parent is None else {"parent": dict(parent), "keep": keep}
    return {
        "options": options,
        "preset": preset,
        "manners": to_stored(settings.model_dump(), SETTINGS_WORDS),
        "seats": [seat.to_stored() for seat in seats],
        "secret": secret.hex(),
        "next": rematch_table,
        "spectators_silent": spectators_muted,
        **branch,
        **({} if own_pieces is None else {"own_pieces": own_pieces}),
    }


def changed_fields(
    before: tuple[str, dict[str, Any]],
    after: tuple[str, dict[str, Any]],
    closing: ClosingBody | None = None,
) -> dict[str, Any]:
    """Return the body of a row with what has changed between two states of a table; empty if nothing has."""
    (status, head), (new_status, new_head) = before, after
    body: dict[str, Any] = {} if status == new_status else {"status": new_status}
    seats = {
        str(number): new
        for number, (old, new) in enumerate(zip(head["seats"], new_head["seats"], strict=True))
        if old != new
    }
    if seats:
        body["seats"] = seats
    body |= {name: new_head[name] for name in CHANGING if head.get(name) != new_head.get(name)}
    if closing is not None:
        body["closing"] = closing.model_dump()
    return body


def changed_head(head: dict[str, Any], body: dict[str, Any]) -> dict[str, Any]:
    """Return the head of a table after the changes in the body of a row."""
    seats = [body.get("seats", {}).get(str(number), seat) for number, seat in enumerate(head["seats"])]
    return {**head, "seats": seats, **{name: body[name] for name in CHANGING if name in body}}


def check_stored_table(stored: TableRecord) -> TableRecord:
    """Return the same record; raise BurgraveError if it is not a valid table."""
    try:
        StoredTable.model_validate({name: getattr(stored, name) for name in stored.__slots__})
    except ValidationError as invalid:
        raise BurgraveError(
            "stored-table-damaged", table=short_repr(stored.id), field=invalid_field(invalid)
        ) from None
    return stored


def is_readable(stored: TableRecord) -> bool:
    """Return whether the record is a valid table. A damaged table must not hide the others."""
    try:
        check_stored_table(stored)
    except BurgraveError as error:
        logger.warning("table unreadable", extra={"table": stored.id, "field": error.params["field"]})
        return False
    return True


def check_log(table: str, rows: Sequence[LogRecord]) -> None:
    """Raise BurgraveError if a row of a table's log has an unknown form."""
    for row in rows:
        try:
            StoredRow.model_validate({name: getattr(row, name) for name in row.__slots__})
            ROW_BODIES[row.kind].model_validate(row.body)
        except ValidationError as invalid:
            where = f"log.{row.number}.{invalid_field(invalid)}"
            raise BurgraveError("stored-table-damaged", table=short_repr(table), field=where) from None


def invalid_field(error: ValidationError) -> str:
    """Return the path of the first invalid field."""
    path = error.errors(include_url=False, include_input=False, include_context=False)[0]["loc"]
    return short_repr(".".join(str(part) for part in path))
