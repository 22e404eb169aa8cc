"""Requests that a client sends again because the answer was lost: they are acknowledged again.

A seat remembers marks of the last requests that were acknowledged to it. They are stored with the seat, so
a restart does not matter, and whoever owns the seat next does not inherit them. A mark is made of the whole
message, because careless clients use an id again for something else.
"""

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from burgrave.server import incoming
from burgrave.server.seats import MOST_MARKS

if TYPE_CHECKING:
    from burgrave.server.socket import Connection
    from burgrave.server.table import Table

MARK_BYTES: Final = 6
NEVER_TWICE: Final = (incoming.Play, incoming.Undo, incoming.Chat)
"""Carried out again, these would change the table; the others set what is set already."""


def mark_of(request: incoming.Request) -> str:
    return blake2b(request.model_dump_json().encode(), digest_size=MARK_BYTES).hexdigest()


def was_acknowledged(table: "Table", connection: "Connection", request: incoming.Request) -> bool:
    seat = connection.seat
    return seat is not None and mark_of(request) in table.seats[seat].acknowledged


def remember(table: "Table", connection: "Connection", request: incoming.Request) -> None:
    """To be stored together with what the request changes."""
    if connection.seat is None or was_acknowledged(table, connection, request):
        return
    seat = table.seats[connection.seat]
    seat.acknowledged = [*seat.acknowledged[1 - MOST_MARKS :], mark_of(request)]


def is_remembered(table: "Table", connection: "Connection") -> bool:
    """Whether all marks of the seat are stored, as far as there is something to store."""
    number, (_, head) = connection.seat, table.stored
    if number is None or table.gone:
        return True
    stored: list[str] = head["seats"][number].get("acknowledged", [])
    return stored == table.seats[number].acknowledged
