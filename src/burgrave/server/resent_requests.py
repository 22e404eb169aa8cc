"""Requests that a client sends again because the answer was lost: they are acknowledged again.

A seat remembers the marks of the last requests that were acknowledged to it. They are stored with the seat,
so they survive a restart, and the next owner of the seat does not inherit them. A mark is made from the whole
message, because a client may reuse an id for another request.

A spectator can change only the chat. The table in memory remembers the marks of these lines, by network.
"""

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from burgrave.server import client_messages
from burgrave.server.seats import MAX_MARKS

if TYPE_CHECKING:
    from burgrave.server.connection import Connection
    from burgrave.server.table import Table

MARK_BYTES: Final = 6
NOT_REPEATABLE: Final = (
    client_messages.PlayRequest,
    client_messages.UndoRequest,
    client_messages.ChatRequest,
    client_messages.RematchRequest,  # the first rematch may have been deleted since
)
"""Carried out again, these would change the table; the others set what is set already."""


def request_mark(request: client_messages.ClientRequest) -> str:
    return blake2b(request.model_dump_json().encode(), digest_size=MARK_BYTES).hexdigest()


def was_acknowledged(
    table: "Table", connection: "Connection", request: client_messages.ClientRequest
) -> bool:
    seat = connection.seat
    if seat is None:
        return (connection.rate_limit_key, request_mark(request)) in table.spectator_marks
    return request_mark(request) in table.seats[seat].acknowledged


def remember_request(
    table: "Table", connection: "Connection", request: client_messages.ClientRequest
) -> None:
    """Add the mark of the request to its seat. It is stored together with the changes of the request."""
    if connection.seat is None or was_acknowledged(table, connection, request):
        return
    seat = table.seats[connection.seat]
    seat.acknowledged = [*seat.acknowledged[1 - MAX_MARKS :], request_mark(request)]


def remember_spectator_line(
    table: "Table", connection: "Connection", request: client_messages.ChatRequest
) -> None:
    """Remember a line of a spectator that was stored."""
    if connection.seat is None:
        table.spectator_marks.append((connection.rate_limit_key, request_mark(request)))


def is_remembered(table: "Table", connection: "Connection") -> bool:
    """Return whether all marks of the seat are stored, or there is nothing to store."""
    number, (_, head) = connection.seat, table.stored_state
    if number is None or table.is_deleted:
        return True
    stored: list[str] = head["seats"][number].get("acknowledged", [])
    return stored == table.seats[number].acknowledged
