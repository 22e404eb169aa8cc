"""Records that a client has brought: they are checked, and kept in memory only, to be looked at.

Nothing of them is stored. The key of a record follows from its text, so that the same file leads to the same
page. The records that nobody has looked at for longest are forgotten first.
"""

from collections import OrderedDict
from hashlib import blake2b
from typing import Any, Final

import orjson

from burgrave.core.error import BurgraveError, RequestError
from burgrave.core.events import SPECTATOR
from burgrave.core.record import Record, read_record, render
from burgrave.game_registry import game as game_of
from burgrave.i18n import Translator
from burgrave.match.match_view import FULL_STATE
from burgrave.match.seating import seating_from_record
from burgrave.server.client_messages import ReplayRequest
from burgrave.server.replays import game_file
from burgrave.server.server_messages import UploadedRecordData

MAX_RECORDS: Final = 32
NO_EDITION: Final = "none"


class UploadedRecords:
    """The records in memory, by their keys."""

    def __init__(self) -> None:
        self.records: OrderedDict[str, tuple[Record, str]] = OrderedDict()

    def add(self, data: bytes) -> str:
        """Keep a record and return its key; raise BurgraveError if the text is not a whole record."""
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise RequestError("server-record-text") from None
        record = read_record(text, game_of)
        text = render(record)
        key = blake2b(text.encode(), digest_size=10).hexdigest()
        self.records[key] = (record, text)
        self.records.move_to_end(key)
        if len(self.records) > MAX_RECORDS:
            self.records.popitem(last=False)
        return key

    def get(self, key: str) -> tuple[Record, str]:
        """Return a record and its text; raise RequestError if it is not in memory."""
        if key not in self.records:
            raise RequestError("server-record-unknown")
        self.records.move_to_end(key)
        return self.records[key]


def record_names(record: Record, tr: Translator) -> list[str]:
    return seating_from_record(record.game, record.seats, [], []).display_names(tr)


def record_translator(record: Record, language: str) -> Translator:
    return Translator(language, str(record.options.get("edition", NO_EDITION)), tags_names=True)


def uploaded_record_data(key: str, record: Record, language: str) -> UploadedRecordData:
    tr = record_translator(record, language)
    return {
        "key": key,
        "game": record.game.id,
        "edition": "" if tr.edition == NO_EDITION else tr.edition,
        "options": record.options,
        "title": tr.game_title(record.game.id),
        "names": record_names(record, tr),
        "moves": record.moves,
        "finished": record.finished,
    }


def record_replay_question(record: Record, text: str, request: ReplayRequest) -> bytes:
    """Return the question for the replay process, as a line."""
    tr = record_translator(record, request.language)
    viewer: Any = {"all": FULL_STATE, "spectator": SPECTATOR}.get(str(request.viewer), request.viewer)
    if viewer not in (FULL_STATE, SPECTATOR) and viewer >= len(record.seats):
        raise BurgraveError("seat-unknown", seat=viewer, last=len(record.seats) - 1)
    question = {
        **game_file(record.game, record.options),
        "record": text,
        "names": record_names(record, tr),
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
