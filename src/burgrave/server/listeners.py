"""Connections that listen to a stream, and how they are removed."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgrave.server.connection import Connection
    from burgrave.server.table import Table
    from burgrave.server.table_manager import TableManager


def disconnect(connection: "Connection", reason: str, retry_after: int | None = None) -> None:
    """Close a connection that may not stay at its table. It gets no more messages."""
    connection.close_with_reason(reason, retry_after)
    stop_listening(connection.manager, connection)
    if connection.table is not None:
        connection.table.connections.discard(connection)


def disconnect_seat(table: "Table", seat: int, reason: str, exempt: "Connection | None" = None) -> None:
    """Close all connections of a seat, except one that the caller handles."""
    for each in [each for each in table.connections if each.seat == seat and each is not exempt]:
        disconnect(each, reason)
    for key, stream in list(table.streams.items()):
        if stream.viewer == seat and not stream.listeners:
            del table.streams[key]  # the next owner must not continue the stream of the last one


def stop_listening(manager: "TableManager", connection: "Connection") -> None:
    stream = connection.stream
    if stream is not None:
        stream.listeners.discard(connection)
        if not stream.listeners:
            stream.idle_since = manager.now()
    connection.stream = None
