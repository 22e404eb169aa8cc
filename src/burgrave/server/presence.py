"""Who is there: somebody sits down, comes back, watches, changes language, or goes away."""

from contextlib import suppress
from typing import TYPE_CHECKING

from burgrave.core.event import SPECTATOR
from burgrave.core.wrong import Wrong
from burgrave.server import incoming
from burgrave.server.face import welcome
from burgrave.server.making import move_on
from burgrave.server.table import Table

if TYPE_CHECKING:
    from burgrave.server.hub import Hub
    from burgrave.server.socket import Connection


async def come(hub: "Hub", connection: "Connection", sit: incoming.Sit) -> None:
    """Somebody sits down, comes back, or watches."""
    table = await hub.table(sit.table)
    async with table.lock:
        if table.gone:
            raise Wrong("server-table-unknown")
        seat = await opened(hub, table, sit.token)
        if len(table.connections) >= hub.settings.per_table:
            raise Wrong("server-table-crowded")
        connection.sit(table, seat, sit.token, sit.language)
        table.connections.add(connection)
        try:
            await arrive(hub, table, seat)
        except Wrong:
            table.connections.discard(connection)
            raise
        await begin(hub, table, connection, sit.have)


async def opened(hub: "Hub", table: Table, token: str | None) -> int | None:
    """The seat that a token opens; None for somebody who may watch."""
    if token is not None:
        for seat in await hub.seats_at(table, [token]):
            return seat
        raise Wrong("server-link-void")
    if not table.manners.spectators:
        raise Wrong("server-no-spectators")
    return None


async def begin(hub: "Hub", table: Table, connection: "Connection", have: incoming.Have | None) -> None:
    """What a connection lacks, or everything."""
    eyes = SPECTATOR if connection.seat is None else connection.seat
    stream = table.stream(eyes, connection.language)
    rest = stream.since(have.number) if have is not None and have.stream == stream.id else None
    if rest is None:
        connection.say(welcome(table, stream))
    else:
        for text in rest:
            connection.send(text)
    stream.listeners.add(connection)
    stream.left = None
    connection.stream = stream
    await move_on(hub, table, connection)


async def arrive(hub: "Hub", table: Table, number: int | None) -> None:
    """A person is there: a bot that stood in gives the seat back."""
    table.seen = hub.now()
    if number is None:
        table.tell()
        return
    seat = table.seats[number]
    back = seat.stands_in
    if seat.away is not None or back:
        seat.away = None
        if back:
            seat.level, seat.stands_in = "", False
        await table.save()
    table.tell("server-notice-back" if back else "", **({"seat": number} if back else {}))


async def leave(hub: "Hub", connection: "Connection") -> None:
    """A connection has ended."""
    table = connection.table
    if table is None:
        return
    async with table.lock:
        stop_listening(hub, connection)
        table.connections.discard(connection)
        table.seen = hub.now()
        seat = connection.seat
        if seat is not None and table.seats[seat].plays == "person" and not table.here(seat):
            table.seats[seat].away = hub.wall()
            if table.running:
                with suppress(Wrong):  # the store is closed when the server ends
                    await table.save()
        if table.id in hub.tables:
            table.tell()


def dismiss(connection: "Connection", key: str) -> None:
    """Somebody has no business here any more, and hears nothing more from now on."""
    connection.bye(key)
    stop_listening(connection.hub, connection)
    if connection.table is not None:
        connection.table.connections.discard(connection)


def stop_listening(hub: "Hub", connection: "Connection") -> None:
    stream = connection.stream
    if stream is not None:
        stream.listeners.discard(connection)
        if not stream.listeners:
            stream.left = hub.now()
    connection.stream = None
