"""Connections that listen to the stream of a seat, and how that ends."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgrave.server.hub import Hub
    from burgrave.server.socket import Connection
    from burgrave.server.table import Table


def dismiss(connection: "Connection", reason: str) -> None:
    """Hang up on a connection that may not stay at its table; it hears nothing more from now on."""
    connection.bye(reason)
    stop_listening(connection.hub, connection)
    if connection.table is not None:
        connection.table.connections.discard(connection)


def dismiss_seat(table: "Table", seat: int, reason: str, keep: "Connection | None" = None) -> None:
    """Hang up on everybody who listens on a seat, except one connection that is dealt with otherwise."""
    for each in [each for each in table.connections if each.seat == seat and each is not keep]:
        dismiss(each, reason)
    for key, stream in list(table.streams.items()):
        if stream.eyes == seat and not stream.listeners:
            del table.streams[key]  # whoever opens the seat next does not go on where somebody else stopped


def stop_listening(hub: "Hub", connection: "Connection") -> None:
    stream = connection.stream
    if stream is not None:
        stream.listeners.discard(connection)
        if not stream.listeners:
            stream.left = hub.now()
    connection.stream = None
