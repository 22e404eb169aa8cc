"""The game in a table's log: the lines of its record, written move by move and read back.

Because a row holds what chance gave and what was told, a game can be shown again even if later rules see it
otherwise; and one that goes on is checked against them when it is loaded.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from burgrave.core.record import Differs, Record, Recorder, differs, read
from burgrave.core.record.text import Entry, entry_lines, head_lines, seal
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.server.store import Logged

BEGIN: Final = "begin"
MOVE: Final = "move"
UNDO: Final = "undo"
ANSWER: Final = "answer"
ROWS: Final = (BEGIN, MOVE, UNDO)


def begin_row(record: Record) -> dict[str, Any]:
    """The head of the record and the set-up."""
    return {"head": list(head_lines(record)), "lines": list(entry_lines(record, record.entries[0]))}


def move_row(record: Record, entries: Iterable[Entry], seat: int, id: str | None) -> dict[str, Any]:
    """Moves that were played as one; `id` is that of the message that asked for them."""
    return {"seat": seat, "moves": [list(entry_lines(record, entry)) for entry in entries], "id": id}


def undo_row(seat: int, count: int, id: str | None) -> dict[str, Any]:
    return {"seat": seat, "count": count, "id": id}


def answer_row(seat: int, moves: Sequence[int]) -> dict[str, Any]:
    """An answer that is played when the time of its question is over."""
    return {"seat": seat, "moves": list(moves)}


@dataclass(slots=True)
class Restored:
    """A game read back: where it stands, and why it cannot go on, if so."""

    recorder: Recorder
    record: Record  # all of it, also what today's rules cannot follow
    decision: int
    done: list[tuple[int, str]]  # by which seat, and the ids of messages that were carried out
    answers: dict[int, list[int]]  # to the open decision, given already, by seat
    opened: int  # when the open decision was opened, in milliseconds since 1970
    frozen: Differs | None = None


def restored(rows: Sequence[Logged], seed: bytes) -> Restored:
    """The game of a log. Raises Wrong only if the rows are no game at all."""
    head: list[str] = []
    parts: list[list[str]] = []
    done: list[tuple[int, str]] = []
    answers: dict[int, list[int]] = {}
    opened = number = 0
    for row in rows:
        if row.kind == ANSWER:
            answers[row.body["seat"]] = row.body["moves"]
        if row.kind not in ROWS:
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
        if row.body["id"]:
            done.append((row.body["seat"], row.body["id"]))
    record = read(record_text(head, parts), game_of)
    recorder, frozen = resumed(head, parts, record, seed)
    whole = recorder.record if frozen is None else record  # the game goes on in the recorder's own
    return Restored(recorder, whole, number, done, answers, opened, frozen)


def record_text(head: Sequence[str], parts: Sequence[Sequence[str]]) -> str:
    return seal([*head, *(line for part in parts for line in part), f"open {max(0, len(parts) - 1)}"])


def resumed(
    head: Sequence[str], parts: Sequence[Sequence[str]], record: Record, seed: bytes
) -> tuple[Recorder, Differs | None]:
    """The game by today's rules; where they differ, as far as they follow it."""
    try:
        return Recorder.resume(read(record_text(head, parts), game_of), seed), None
    except Wrong:
        found = differs(record)
        if found is None or found.number == 0:
            raise
        return Recorder.resume(read(record_text(head, parts[: found.number]), game_of), seed), found
