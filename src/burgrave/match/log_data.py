"""The log as data for clients: each event as a sentence, and what it moves between places."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Annotated, Any, Literal, NotRequired, cast

from typing_extensions import TypedDict

from burgrave.core.events import Event
from burgrave.core.notation import Notation
from burgrave.core.state_data import Doc
from burgrave.i18n.segments import Sentence, segments
from burgrave.match.layout.base import Layout, LogRole, Transfer
from burgrave.match.match_view import LogEntry
from burgrave.match.move_data import PlaceData, place_data

TransferData = TypedDict(
    "TransferData",
    {
        "what": Annotated[str, Doc("what moves: `gold`, `card` or another kind of thing of the game")],
        "id": NotRequired[Annotated[str, Doc("the id of the piece, if the viewer may know it")]],
        "from": Annotated[PlaceData | None, Doc("none if it was not on the table")],
        "to": Annotated[PlaceData | None, Doc("none if it leaves the table")],
        "count": Annotated[int, Doc("how many; 0 if the event does not say it")],
    },
)


class EventData(TypedDict):
    """An event: its name, and its arguments by name."""

    __pydantic_config__ = {"extra": "allow"}  # type: ignore[misc]  # noqa: RUF012

    event: str


class LogEntryData(TypedDict):
    """An event as a sentence, as data, and as what it moves between places."""

    entry: int
    """the entry of the record"""
    sentence: Sentence
    event: EventData
    moves: list[TransferData]
    """what moves on the table; a client animates these"""
    icon: str
    """the name of an icon; may be empty"""
    shown_as: LogRole
    """how a log shows it: as a line, as the heading of the next lines, as the answer to a heading, as an
    amount at the end of the line before, as a line of the automatic opponent's turn, or not at all"""
    important: NotRequired[bool]
    """true if players should not miss it"""
    by: NotRequired[Literal["person", "bot", "time", "auto-answer"]]
    """at a table with a server: who or what chose the move for its person, if the person did not"""
    affected: NotRequired[list[int]]
    """the seats to which it does something that they did not choose"""


def log_data(layout: Layout, log_entries: Iterable[LogEntry]) -> list[LogEntryData]:
    """Return the events of a log as data."""
    entries = groupby(log_entries, lambda each: each.entry)
    return [data for _, events in entries for data in entry_log_data(layout, list(events))]


def entry_log_data(layout: Layout, logged: Sequence[LogEntry]) -> list[LogEntryData]:
    """Return the events of one entry of the record as data. Together they say what moved."""
    notation = layout.game.notation
    transfers = layout.transfers([complete_event(notation, each.event) for each in logged])
    return [log_entry_data(layout, each, moves) for each, moves in zip(logged, transfers, strict=True)]


def log_entry_data(layout: Layout, logged: LogEntry, transfers: Sequence[Transfer]) -> LogEntryData:
    style, event = layout.event_style(logged.event.name), event_data(layout.game.notation, logged.event)
    data: LogEntryData = {
        "entry": logged.entry,
        "sentence": segments(logged.sentence),
        "event": event,
        "moves": [transfer_data(transfer) for transfer in transfers],
        "icon": style.icon,
        "shown_as": style.role,
    }
    if style.important:
        data["important"] = True
    affected = layout.affected_seats(event)
    if affected:
        data["affected"] = affected
    return data


def event_data(notation: Notation, event: Event) -> EventData:
    return cast(EventData, notation.event_data(event))


def complete_event(notation: Notation, event: Event) -> dict[str, Any]:
    """Return an event as data with all its arguments. Those that an old stored event lacks are 0 or empty."""
    known = notation.event_data(event)
    absent = {
        param.name: "" if param.vocabulary in notation.names else 0
        for param in notation.events[event.name]
        if param.name not in known
    }
    return {**absent, **known}


def transfer_data(transfer: Transfer) -> TransferData:
    data: TransferData = {
        "what": transfer.what,
        "from": None if transfer.start is None else place_data(transfer.start),
        "to": None if transfer.end is None else place_data(transfer.end),
        "count": transfer.count,
    }
    if transfer.id:
        data["id"] = transfer.id
    return data
