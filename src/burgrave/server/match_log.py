"""The game in a table's log: the lines of its record, written move by move and read back.

Because a row holds what chance gave and what was told, a game can be shown again even if later rules see it
otherwise; and one that goes on is checked against them when it is loaded.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from burgrave.core.error import BurgraveError
from burgrave.core.record import Record, Recorder, RulesDifference, find_difference, read_record
from burgrave.core.record.text import RecordEntry, add_checksums, entry_lines, head_lines
from burgrave.game_registry import game as game_of
from burgrave.server.store import LogRecord, RowKind
from burgrave.server.stored_rows import AnswerBody, BeginBody, ChatBody, MoveBody, UndoBody

BEGIN: Final[RowKind] = "begin"
MOVE: Final[RowKind] = "move"
UNDO: Final[RowKind] = "undo"
ANSWER: Final[RowKind] = "answer"
CHAT: Final[RowKind] = "chat"
MATCH_ROWS: Final = (BEGIN, MOVE, UNDO)


def begin_row(record: Record) -> dict[str, Any]:
    """The head of the record and the set-up."""
    head, lines = list(head_lines(record)), list(entry_lines(record, record.entries[0]))
    return BeginBody(head=head, lines=lines).model_dump()


def move_row(
    record: Record, entries: Iterable[RecordEntry], seat: int, id: str | None, mark: str | None = None
) -> dict[str, Any]:
    """Moves that were played as one; `id` is that of the message that asked, `mark` is made of it."""
    moves = [list(entry_lines(record, entry)) for entry in entries]
    return MoveBody(seat=seat, moves=moves, id=id, mark=mark).model_dump()


def undo_row(seat: int, count: int, id: str | None, mark: str | None = None) -> dict[str, Any]:
    return UndoBody(seat=seat, count=count, id=id, mark=mark).model_dump()


def answer_row(
    seat: int, moves: Sequence[int], id: str | None = None, mark: str | None = None
) -> dict[str, Any]:
    """An answer that is played when the time of its question is over."""
    return AnswerBody(seat=seat, moves=list(moves), id=id, mark=mark).model_dump()


def chat_row(seat: int | None, text: str) -> dict[str, Any]:
    """A line of chat; no seat for a spectator."""
    return ChatBody(seat=seat, text=text).model_dump()


@dataclass(slots=True)
class RestoredMatch:
    """A game read back: where it stands, and why it cannot go on, if so."""

    recorder: Recorder
    record: Record  # all of it, also what today's rules cannot follow
    decision: int
    handled: list[tuple[int, str]]  # by which seat, and the marks of messages that were carried out
    answers: dict[int, list[int]]  # to the open decision, given already, by seat
    opened_at: int  # when the open decision was opened, in milliseconds since 1970
    frozen: RulesDifference | None = None


def restore_match(rows: Sequence[LogRecord], seed: bytes) -> RestoredMatch:
    """The game of a log, whose rows were checked. Raises BurgraveError only if they are no game at all."""
    head: list[str] = []
    parts: list[list[str]] = []
    done: list[tuple[int, str]] = []
    answers: dict[int, list[int]] = {}
    opened = number = 0
    for row in rows:
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
        else:
            del parts[len(parts) - row.body["count"] :]
        done += handled_marks(row)
    record = read_record(record_text(head, parts), game_of)
    recorder, frozen = resume_recorder(head, parts, record, seed)
    whole = recorder.record if frozen is None else record  # the game goes on in the recorder's own
    return RestoredMatch(recorder, whole, number, done, answers, opened, frozen)


def handled_marks(row: LogRecord) -> list[tuple[int, str]]:
    """The seat and the mark of the message that a row comes from; older rows have its id alone."""
    known = row.body.get("mark") or row.body.get("id")
    return [(row.body["seat"], known)] if known else []


def record_text(head: Sequence[str], parts: Sequence[Sequence[str]]) -> str:
    return add_checksums(
        [*head, *(line for part in parts for line in part), f"open {max(0, len(parts) - 1)}"]
    )


def resume_recorder(
    head: Sequence[str], parts: Sequence[Sequence[str]], record: Record, seed: bytes
) -> tuple[Recorder, RulesDifference | None]:
    """The game by today's rules; where they differ, as far as they follow it."""
    try:
        return Recorder.resume(read_record(record_text(head, parts), game_of), seed), None
    except BurgraveError:
        found = find_difference(record)
        if found is None or found.number == 0:
            raise
        return Recorder.resume(read_record(record_text(head, parts[: found.number]), game_of), seed), found
