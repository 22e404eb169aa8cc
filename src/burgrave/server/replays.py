"""Looking at a game again: its record and its film. There is neither before the end."""

from dataclasses import replace

import orjson

from burgrave.core.event import SPECTATOR
from burgrave.core.record import Record
from burgrave.core.wrong import Wrong
from burgrave.server.incoming import FilmAsked
from burgrave.server.table import Table
from burgrave.table.sight import OPEN


def seen_again(table: Table, seats: list[int]) -> Record:
    """The record with everything that can be told now; Wrong unless these seats may see it."""
    if table.status == "open" or (table.running and table.frozen is None):
        raise Wrong("server-not-over")
    if not seats and not table.manners.listed:
        raise Wrong("server-record-private")
    record = table.playing().whole
    return replace(record, seats=table.seating().in_record(), seed=table.shuffle.seed, shuffle=table.shuffle)


def film_question(table: Table, record: str, asked: FilmAsked) -> bytes:
    """What the process that makes films is asked, in a line."""
    text = table.text(asked.language)
    question = {
        "record": record,
        "names": table.names(text),
        "language": asked.language,
        "edition": text.edition,
        "pace": asked.pace,
        "eyes": eyes_of(table, asked),
        "first": asked.first,
        "count": asked.count,
    }
    return orjson.dumps(question) + b"\n"


def eyes_of(table: Table, asked: FilmAsked) -> int:
    if asked.eyes == "open":
        return OPEN
    if asked.eyes == "spectator":
        return SPECTATOR
    if asked.eyes >= len(table.seats):
        raise Wrong("seat-unknown", seat=asked.eyes, last=len(table.seats) - 1)
    return asked.eyes
