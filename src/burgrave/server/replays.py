"""The record and the replay of a game. Both are available only after the end."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import orjson

from burgrave.core.error import BurgraveError
from burgrave.core.events import SPECTATOR
from burgrave.core.game import Game
from burgrave.core.record import Record
from burgrave.match.component_files import own_file_text
from burgrave.match.match_view import FULL_STATE
from burgrave.server.client_messages import ReplayRequest
from burgrave.server.table import Table


def shareable_record(table: Table, seats: list[int]) -> Record:
    """Return the complete record; raise BurgraveError before the end or if these seats may not see it."""
    if table.status == "open" or (table.is_running and table.frozen is None):
        raise BurgraveError("server-not-over")
    if not seats and not table.settings.listed:
        raise BurgraveError("server-record-private")
    record = table.require_live().full_record
    return replace(
        record, seats=table.seating().record_names(), seed=table.shuffle.seed, shuffle=table.shuffle
    )


def replayable_record(table: Table, seats: list[int], viewer: int | str) -> Record:
    """Return the record for a replay. Before the end, a seat may look back at what it saw itself."""
    if table.is_running and table.frozen is None and viewer in seats:
        record = table.require_live().record
        return replace(record, entries=list(record.entries))  # the game goes on while a thread writes it
    return shareable_record(table, seats)


def replay_question(table: Table, record: str, request: ReplayRequest) -> bytes:
    """Return the question for the replay process, as a line."""
    text = table.translator(request.language)
    question = {
        **table_file(table),
        "record": record,
        "names": table.seat_names(text),
        "language": request.language,
        "edition": text.edition,
        "step_by": request.step_by,
        "viewer": viewer_of(table, request.viewer),
        "first": request.first,
        "count": request.count,
        "sections": request.sections,
        "prompts": request.prompts,
        "is_running": table.is_running and table.frozen is None,
    }
    return orjson.dumps(question) + b"\n"


def table_file(table: Table) -> dict[str, str]:
    """Return the game and the component file of a table, for a question to another process."""
    return game_file(table.game, table.options)


def game_file(game: Game[Any], options: Mapping[str, Any]) -> dict[str, str]:
    try:
        text = own_file_text(game, game.options(**options))
    except BurgraveError:  # a file that is missing: the replay shows what the record says
        text = ""
    return {"game": game.id, "components": text}


def viewer_of(table: Table, viewer: int | str) -> int:
    """Return the viewer that a request names; raise BurgraveError if the table has no such seat."""
    if viewer == "all":
        return FULL_STATE
    if viewer == "spectator":
        return SPECTATOR
    if not isinstance(viewer, int) or viewer >= len(table.seats):
        raise BurgraveError("seat-unknown", seat=viewer, last=len(table.seats) - 1)
    return viewer
