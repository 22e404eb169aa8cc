"""Notices: what happens at a table besides moves, as lines between those of the log.

During a game they are stored with the table, so that a viewer who comes later can read them.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from burgrave.i18n import Translator
from burgrave.i18n.segments import segments, tag_name
from burgrave.server.match_log import NOTICE, notice_row
from burgrave.server.server_messages import NoticeData
from burgrave.server.store import LogRecord, RowKind

if TYPE_CHECKING:
    from burgrave.server.table import Table

MAX_NOTICES: Final = 100  # that a new viewer gets


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that happened at a table. `name` is the name that a person gave the seat; it may be empty.

    `entry` is the number of entries that the record had.
    """

    kind: str
    seat: int | None = None
    name: str = ""
    entry: int = 0


def make_notice(table: "Table", kind: str, seat: int | None = None) -> Notice:
    """Return a notice about the table as it is now, with the present name of the seat."""
    name = "" if seat is None else table.seats[seat].name
    return Notice(kind, seat, name, 0 if table.live is None else table.live.entries)


def notice_line(notice: Notice) -> tuple[RowKind, dict[str, Any]]:
    """Return the row that stores a notice."""
    return NOTICE, notice_row(notice.kind, notice.seat, notice.name, notice.entry)


def notice_from_row(row: LogRecord) -> Notice:
    return Notice(**{name: row.body[name] for name in Notice.__slots__})


def notice_data(table: "Table", tr: Translator, notice: Notice) -> NoticeData:
    args = {}
    if notice.seat is not None:
        name = notice.name or table.seating().default_name(tr, notice.seat)
        args["seat"] = tag_name("seat", str(notice.seat), name)
    text = tr.format(f"server-notice-{notice.kind}", **args)
    return {"kind": notice.kind, "entry": notice.entry, "text": segments(text)}
