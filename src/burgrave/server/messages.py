"""The messages of a table to one viewer, in the reader's language."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, cast

from burgrave.core.events import SPECTATOR
from burgrave.i18n import Translator
from burgrave.i18n.segments import segments
from burgrave.match.game_setup import PRESET, choice_name
from burgrave.match.match_view import MatchView
from burgrave.match.piece_search import EDITION
from burgrave.match.sections import list_section_data
from burgrave.match.view_data import SETUP, MatchViewData, match_view_data
from burgrave.server.notices import notice_data
from burgrave.server.scheduler import reaction_deadline, reaction_seconds_left
from burgrave.server.server_messages import (
    ChatLineData,
    ClockData,
    LiveViewData,
    SeatData,
    TableData,
    TablePiecesData,
    WelcomeMessage,
)
from burgrave.server.shuffle import commitment_of
from burgrave.server.stream import Stream

if TYPE_CHECKING:
    from burgrave.server.table import Table


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of chat. `seat` is None for a spectator."""

    number: int
    seat: int | None
    text: str
    at: int
    entry: int | None = None
    """the entry of the record that the line is about"""


def format_time(milliseconds: int) -> str:
    """Return a time in the format of messages."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


def table_data(table: "Table", tr: Translator) -> TableData:
    """Return the table as everyone sees it."""
    settings = table.settings
    names = table.seat_names(tr)
    return {
        "id": table.id,
        "game": table.game.id,
        "edition": table.edition,
        "options": table.options,
        "title": table_title(table, tr),
        "status": table.status if table.frozen is None else "frozen",
        "frozen_reason": "" if table.frozen is None else tr.error_message(table.frozen, table.game, names),
        "seats": [seat_data(table, number, name) for number, name in enumerate(names)],
        "listed": settings.listed,
        "spectators": settings.spectators,
        "spectator_count": table.spectator_count,
        "hints": table.hints_allowed,
        "chat": settings.chat,
        "clock": clock_data(table),
        "clock_seconds": None if table.clock is None else table.clock.seconds,
        "takeover_seconds": settings.takeover_seconds,
        "reaction_seconds": settings.reaction_seconds,
        "bot_pace": settings.bot_pace,
        "parent": table.parent,
        "keep": table.keep,
        "commitment": commitment_of(table.secret).hex(),
        "created": format_time(table.created),
        "rematch_table": table.rematch_table,
        "own_pieces": cast(TablePiecesData | None, table.own_pieces),
    }


def table_title(table: "Table", tr: Translator) -> str:
    """Return the names of the game, its edition and its preset."""
    parts = [tr.game_title(table.game.id)]
    parts += [choice_name(tr, table.game, EDITION, table.edition)] if table.edition else []
    parts += [choice_name(tr, table.game, PRESET, table.preset)] if table.preset else []
    return " · ".join(parts)


def seat_data(table: "Table", number: int, name: str) -> SeatData:
    seat = table.seats[number]
    connected = table.is_connected(number)
    return {
        "player": seat.player,
        "name": name,
        "has_custom_name": bool(seat.name),
        "level": seat.level,
        "host": seat.host,
        "connected": connected,
        "away_since": None if connected or seat.away_since is None else format_time(seat.away_since),
        "agrees_to_end": seat.agrees_to_end,
        "muted": seat.muted,
    }


def clock_data(table: "Table") -> ClockData | None:
    """Return the clock of the seat that decides, or None if no person plays it."""
    live, clock = table.live, table.clock
    if (
        clock is None
        or live is None
        or live.current_seat is None
        or table.seats[live.current_seat].is_played_by_bot
    ):
        return None
    seconds_left = clock.seconds - (table.game_time - live.opened_at)
    return {
        "seconds_total": clock.seconds,
        "seconds_left": round(seconds_left, 1),
        "running": table.status == "playing",
    }


def view_data(table: "Table", viewer: int, tr: Translator, first_entry: int = 0) -> MatchViewData:
    """Return what this viewer sees of the game, with the log from an entry of the record on."""
    live = table.require_live()
    data = match_view_data(live.match.presenter, match_view_of(table, viewer, tr, first_entry))
    if table.status == "closed":
        data.pop("prompt", None)
    for line in data["log"]:
        by = live.chosen_by(line["entry"], viewer)
        if by is not None:
            line["by"] = by
    return data


def match_view_of(table: "Table", viewer: int, tr: Translator, first_entry: int) -> MatchView:
    live = table.require_live()
    by_bot = viewer != SPECTATOR and table.seats[viewer].is_played_by_bot
    together = reaction_deadline(table) is not None and not by_bot
    return live.view_for(viewer, tr, together, first_entry)


def live_view_data(table: "Table", stream: Stream, found: MatchViewData) -> LiveViewData:
    """Return the present view of the game with what only a table has, and in words if the stream has them."""
    live, viewer = table.require_live(), stream.viewer
    auto_answers = table.seats[viewer].auto_answers if viewer != SPECTATOR else {}
    data: LiveViewData = {
        "entries": live.entries,
        "decision": live.decision,
        "state": {name: each for name, each in found["state"].items() if name != SETUP},
        "question": found["question"],
        "your_decision": "prompt" in found,
        "auto_answers": {kind: live.move_data(move) for kind, move in auto_answers.items()},
        "can_undo": False,
    }
    add_undo_data(data, table, stream)
    if "prompt" in found:
        data["prompt"] = found["prompt"]
    if stream.has_sections:
        sections = live.match.presenter.sections(stream.tr, found["names"], found["state"])
        data["sections"] = list_section_data(sections)
    seconds_left = reaction_seconds_left(table)
    if seconds_left is not None:
        data["reaction_window"] = {
            "seconds_total": table.settings.reaction_seconds,
            "seconds_left": round(seconds_left, 1),
        }
        if viewer in live.window.answers and viewer not in live.window.answered_seats:
            data["reaction_window"]["your_answer"] = live.window.answers[viewer]
    return data


def add_undo_data(data: LiveViewData, table: "Table", stream: Stream) -> None:
    """Add whether the viewer can undo, or why not if it moved last."""
    live, viewer = table.require_live(), stream.viewer
    if viewer == SPECTATOR or not table.is_running or table.seats[viewer].is_played_by_bot:
        return
    error = live.undo_error(viewer)
    data["can_undo"] = error is None
    if error is not None and error.code in ("undo-revealed", "undo-sealed", "server-undo-limit"):
        reason = stream.tr.error_message(error, table.game, table.seat_names(stream.tr), viewer)
        data["undo_refused"] = segments(reason)


def update_message(table: "Table", stream: Stream, log_truncate_at: int) -> dict[str, Any]:
    """Return the message that the game has changed."""
    found = view_data(table, stream.viewer, stream.tr, log_truncate_at)
    return {
        "type": "update",
        "view": live_view_data(table, stream, found),
        "log_truncate_at": log_truncate_at,
        "log": found["log"],
        "clock": clock_data(table),
        "result": table.result(stream.tr, stream.viewer),
    }


def welcome_message(table: "Table", stream: Stream) -> WelcomeMessage:
    """Return the message with everything that a new viewer needs."""
    live, viewer, text = table.live, stream.viewer, stream.tr
    seat = None if viewer == SPECTATOR else viewer
    found = None if live is None else view_data(table, viewer, text)
    return {
        "type": "welcome",
        "stream": stream.id,
        "number": stream.number,
        "seat": seat,
        "host": seat is not None and table.seats[seat].host,
        "language": text.language,
        "table": table_data(table, text),
        "setup": {} if found is None else found["state"].get(SETUP, {}),
        "view": None if found is None else live_view_data(table, stream, found),
        "log": [] if found is None else found["log"],
        "last_own_entry": 0 if live is None or seat is None else live.match.last_own_entry(seat),
        "notices": [notice_data(table, text, each) for each in table.notices],
        "chat": [chat_line_data(table, text, line) for line in table.chat if can_read(table, viewer, line)],
        "result": table.result(text, viewer),
    }


def can_read(table: "Table", viewer: int, line: ChatLine) -> bool:
    """Return whether the viewer may read the line. During a game only spectators read spectators."""
    return line.seat is not None or viewer == SPECTATOR or not table.is_running


def chat_line_data(table: "Table", tr: Translator, line: ChatLine) -> ChatLineData:
    name = tr.format("server-spectator") if line.seat is None else table.seat_names(tr)[line.seat]
    return {
        "number": line.number,
        "seat": line.seat,
        "name": name,
        "text": line.text,
        "at": format_time(line.at),
        "entry": line.entry,
    }
