"""Records that a client has brought: they are checked, and kept in memory only, to be looked at.

Nothing of them is stored. The key of a record follows from its text, so that the same file leads to the same
page. The records that nobody has looked at for longest are forgotten first.
"""

from collections import OrderedDict
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, Final

import orjson

from burgrave.bots.registry import is_bot
from burgrave.core.error import BurgraveError, RequestError
from burgrave.core.events import SPECTATOR
from burgrave.core.game import Game
from burgrave.core.record import Record, read_record, render
from burgrave.core.record.replay import options_of
from burgrave.game_registry import game as game_of
from burgrave.i18n import Translator
from burgrave.match.match_view import FULL_STATE
from burgrave.match.seating import seating_from_record
from burgrave.server.client_messages import ReplayRequest
from burgrave.server.live_match import MAX_CHANGES
from burgrave.server.replays import game_file
from burgrave.server.sanitize import clean_name
from burgrave.server.server_messages import UploadedRecordData

MAX_RECORDS: Final = 32
MAX_ENTRY_LINES: Final = 100  # of one move; games have up to 45
MAX_NUMBER: Final = 2**53 - 1  # that every JSON parser can represent exactly
NO_EDITION: Final = "none"


@dataclass(frozen=True, slots=True)
class UploadedRecord:
    """The text of a record, and what is needed of it to answer requests."""

    text: str
    game: Game[Any]
    options: dict[str, Any]
    seats: list[str]
    moves: int
    finished: bool

    def translator(self, language: str) -> Translator:
        return Translator(language, str(self.options.get("edition", NO_EDITION)), tags_names=True)

    def seat_names(self, tr: Translator) -> list[str]:
        return seating_from_record(self.game, self.seats, [], []).display_names(tr)


class UploadedRecords:
    """The records in memory, by their keys."""

    def __init__(self) -> None:
        self.records: OrderedDict[str, UploadedRecord] = OrderedDict()

    def add(self, record: UploadedRecord) -> str:
        """Keep a record and return its key."""
        key = record_key(record)
        self.records[key] = record
        self.records.move_to_end(key)
        if len(self.records) > MAX_RECORDS:
            self.records.popitem(last=False)
        return key

    def get(self, key: str) -> UploadedRecord:
        """Return a record; raise RequestError if it is not in memory."""
        if key not in self.records:
            raise RequestError("server-record-unknown")
        self.records.move_to_end(key)
        return self.records[key]


def record_key(record: UploadedRecord) -> str:
    """Return the key that stands in the address of a record."""
    return blake2b(record.text.encode(), digest_size=10).hexdigest()


def read_uploaded_record(data: bytes) -> UploadedRecord:
    """Return a record from anywhere; raise BurgraveError if no server could show it."""
    try:
        record = read_record(data.decode(), game_of)
        check_size(record)
        record = replace(record, options=options_of(record).to_dict(), seats=clean_seat_names(record))
        text = render(record)
        text.encode()
    except UnicodeError:
        raise RequestError("server-record-text") from None
    return UploadedRecord(text, record.game, record.options, record.seats, record.moves, record.finished)


def check_size(record: Record) -> None:
    """Raise RequestError for a record that would keep the replay process busy, or has impossible numbers."""
    lines = max(len(entry.events) + len(entry.outcomes) for entry in record.entries)
    if record.moves > MAX_CHANGES or lines > MAX_ENTRY_LINES:
        raise RequestError("server-record-long", command="burgrave replay")
    numbers = [number for entry in record.entries for event in entry.events for number in event.args]
    if any(abs(number) > MAX_NUMBER for number in numbers + record.scores + record.places):
        raise RequestError("server-record-broken")


def clean_seat_names(record: Record) -> list[str]:
    return [name if is_bot(record.game, name) else clean_name(name) for name in record.seats]


def uploaded_record_data(key: str, record: UploadedRecord, language: str) -> UploadedRecordData:
    tr = record.translator(language)
    return {
        "key": key,
        "game": record.game.id,
        "edition": "" if tr.edition == NO_EDITION else tr.edition,
        "options": record.options,
        "title": tr.game_title(record.game.id),
        "names": record.seat_names(tr),
        "moves": record.moves,
        "finished": record.finished,
    }


def record_replay_question(record: UploadedRecord, request: ReplayRequest) -> bytes:
    """Return the question for the replay process, as a line."""
    tr = record.translator(request.language)
    viewer: Any = {"all": FULL_STATE, "spectator": SPECTATOR}.get(str(request.viewer), request.viewer)
    if viewer not in (FULL_STATE, SPECTATOR) and viewer >= len(record.seats):
        raise BurgraveError("seat-unknown", seat=viewer, last=len(record.seats) - 1)
    question = {
        **game_file(record.game, record.options),
        "record": record.text,
        "names": record.seat_names(tr),
        "language": request.language,
        "edition": tr.edition,
        "step_by": request.step_by,
        "viewer": viewer,
        "first": request.first,
        "count": request.count,
        "sections": request.sections,
        "prompts": request.prompts,
        "is_running": False,
    }
    return orjson.dumps(question) + b"\n"
