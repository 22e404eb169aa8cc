"""Connections that listen to the stream of a seat, and how that ends."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgrave.server.connection import Connection
    from burgrave.server.table import Table
    from burgrave.server.table_manager import TableManager


def disconnect(connection: "Connection", reason: str) -> None:
    """Hang up on a connection that may not stay at its table; it hears nothing more from now on."""
    connection.close_with_reason(reason)
    stop_listening(connection.manager, connection)
    if connection.table is not None:
        connection.table.connections.discard(connection)


def disconnect_seat(table: "Table", seat: int, reason: str, exempt: "Connection | None" = None) -> None:
    """Hang up on everybody who listens on a seat, except one connection that is dealt with otherwise."""
    for each in [each for each in table.connections if each.seat == seat and each is not exempt]:
        disconnect(each, reason)
    for key, stream in list(table.streams.items()):
        if stream.viewer == seat and not stream.listeners:
            del table.streams[key]  # whoever opens the seat next does not go on where somebody else stopped


def stop_listening(manager: "TableManager", connection: "Connection") -> None:
    stream = connection.stream
    if stream is not None:
        stream.listeners.discard(connection)
        if not stream.listeners:
            stream.idle_since = manager.now()
    connection.stream = None
