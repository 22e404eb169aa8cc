"""The game in a table's log: the lines of its record, written move by move and read back.

A row contains the random results and the events. So a game can be shown again even if later rules differ, and
a game that continues is checked against the rules when it is loaded.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from burgrave.core.error import BurgraveError
from burgrave.core.record import Record, Recorder, RulesDifference, find_difference, read_record
from burgrave.core.record.text import RecordEntry, add_checksums, entry_lines, head_lines
from burgrave.game_registry import game as game_of
from burgrave.server.store import LogRecord, RowKind
from burgrave.server.stored_rows import (
    AnswerBody,
    BeginBody,
    ChatBody,
    MoveBody,
    NoticeBody,
    PlayedBy,
    UndoBody,
)

BEGIN: Final[RowKind] = "begin"
MOVE: Final[RowKind] = "move"
UNDO: Final[RowKind] = "undo"
ANSWER: Final[RowKind] = "answer"
CHAT: Final[RowKind] = "chat"
NOTICE: Final[RowKind] = "notice"
TABLE: Final[RowKind] = "table"
MATCH_ROWS: Final = (BEGIN, MOVE, UNDO)


def begin_row(record: Record) -> dict[str, Any]:
    """Return the row with the head of the record and the set-up."""
    head, lines = list(head_lines(record)), list(entry_lines(record, record.entries[0]))
    return BeginBody(head=head, lines=lines).model_dump()


def move_row(
    record: Record,
    entries: Iterable[RecordEntry],
    seat: int,
    id: str | None,
    mark: str | None = None,
    by: PlayedBy | None = None,
) -> dict[str, Any]:
    """Return the row of moves that were played as one. `id` and `mark` identify the request."""
    moves = [list(entry_lines(record, entry)) for entry in entries]
    return MoveBody(seat=seat, moves=moves, id=id, mark=mark, by=by).model_dump()


def undo_row(seat: int, count: int, id: str | None, mark: str | None = None) -> dict[str, Any]:
    return UndoBody(seat=seat, count=count, id=id, mark=mark).model_dump()


def answer_row(
    seat: int, moves: Sequence[int], id: str | None = None, mark: str | None = None
) -> dict[str, Any]:
    """Return the row of an answer that is played when the reaction window closes."""
    return AnswerBody(seat=seat, moves=list(moves), id=id, mark=mark).model_dump()


def chat_row(seat: int | None, text: str, entry: int | None = None) -> dict[str, Any]:
    """Return the row of a chat line. `seat` is None for a spectator."""
    return ChatBody(seat=seat, text=text, entry=entry).model_dump(exclude_defaults=True)


def notice_row(kind: str, seat: int | None, name: str, entry: int) -> dict[str, Any]:
    """Return the row of a notice. `entry` is the number of entries that the record had."""
    return NoticeBody(kind=kind, seat=seat, name=name, entry=entry).model_dump()  # type: ignore[arg-type]


def is_sealed(id: str | None, by: PlayedBy | None) -> bool:
    """Return whether moves cannot be undone because no request played them: the time did, or a bot."""
    return by is not None and (by != "person" or id is None)


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """How a move was played: whether a request starts with it, by whom, and whether it cannot be undone."""

    starts: bool
    by: PlayedBy | None
    sealed: bool


@dataclass(slots=True)
class RestoredMatch:
    """A game read from a log: its state, and the reason if it cannot continue."""

    recorder: Recorder
    record: Record  # complete, also with moves that the present rules cannot replay
    decision: int
    handled: list[tuple[int, str]]  # seat and mark of each request that was carried out
    answers: dict[int, list[int]]  # answers to the open decision, by seat
    played: list[PlayedMove]  # how each move was played
    opened_at: int  # when the open decision was opened, without pauses, in milliseconds since 1970
    paused_at: int | None  # when the game was paused, if the log says it
    frozen: RulesDifference | None = None


def restore_match(rows: Sequence[LogRecord], seed: bytes) -> RestoredMatch:
    """Return the game of a log whose rows were checked; raise BurgraveError only if there is no game."""
    head: list[str] = []
    parts: list[list[str]] = []  # the set-up, then each move
    played: list[PlayedMove] = []
    done: list[tuple[int, str]] = []
    answers: dict[int, list[int]] = {}
    opened = number = 0
    paused: int | None = None
    for row in rows:
        if row.kind == TABLE and row.body.get("status") == "paused":
            paused = row.at
        elif row.kind == TABLE and row.body.get("status") == "playing" and paused is not None:
            opened, paused = opened + max(0, row.at - paused), None
        if row.kind == ANSWER:
            answers[row.body["seat"]] = row.body["moves"]
            done += handled_marks(row)
        if row.kind not in MATCH_ROWS:
            continue
        opened, answers = row.at, {}
        number += 1
        if row.kind == BEGIN:
            head, parts, number = row.body["head"], [row.body["lines"]], 1
            continue
        if row.kind == MOVE:
            parts += row.body["moves"]
            by = row.body.get("by")
            sealed = is_sealed(row.body["id"], by)
            played += [PlayedMove(n == 0, by, sealed) for n in range(len(row.body["moves"]))]
        else:
            del parts[len(parts) - row.body["count"] :]
            del played[max(0, len(parts) - 1) :]
        done += handled_marks(row)
    record = read_record(record_text(head, parts), game_of)
    recorder, frozen = resume_recorder(head, parts, record, seed)
    whole = recorder.record if frozen is None else record  # a game that continues uses the recorder's record
    return RestoredMatch(recorder, whole, number, done, answers, played, opened, paused, frozen)


def handled_marks(row: LogRecord) -> list[tuple[int, str]]:
    """Return the seat and the mark of the request of a row, or its id if the row has no mark."""
    known = row.body.get("mark") or row.body.get("id")
    return [(row.body["seat"], known)] if known else []


def record_text(head: Sequence[str], parts: Sequence[Sequence[str]]) -> str:
    return add_checksums(
        [*head, *(line for part in parts for line in part), f"open {max(0, len(parts) - 1)}"]
    )


def resume_recorder(
    head: Sequence[str], parts: Sequence[Sequence[str]], record: Record, seed: bytes
) -> tuple[Recorder, RulesDifference | None]:
    """Return the game under the present rules. If they differ, return the part that they can replay."""
    try:
        return Recorder.resume(read_record(record_text(head, parts), game_of), seed), None
    except BurgraveError:
        found = find_difference(record)
        if found is None or found.number == 0:
            raise
        return Recorder.resume(read_record(record_text(head, parts[: found.number]), game_of), seed), found
