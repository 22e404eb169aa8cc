"""Who is there: somebody sits down, comes back, watches, changes language, or goes away."""

from contextlib import suppress
from typing import TYPE_CHECKING

from burgrave.core.event import SPECTATOR
from burgrave.core.wrong import Wrong
from burgrave.server import incoming
from burgrave.server.face import welcome
from burgrave.server.listening import dismiss, stop_listening
from burgrave.server.ownership import has_rematch, move_on
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
        if seat is None and table.watching >= hub.settings.spectators:
            raise Wrong("server-table-crowded")
        connection.sit(table, seat, sit.token, sit.language)
        table.connections.add(connection)
        try:
            await forget_deleted_rematch(table)
            await arrive(hub, table, seat)
        except Wrong:
            table.connections.discard(connection)
            raise
        make_room(table, connection)
        begin(table, connection, sit.have)
        with suppress(Wrong):  # the store cannot be written: the seat is there when they come again
            await move_on(table, connection)


def make_room(table: Table, newest: "Connection") -> None:
    """Hang up on the oldest device of a seat that has too many: its person can always come in."""
    others = [each for each in table.connections if each.seat == newest.seat and each is not newest]
    if newest.seat is not None and len(others) >= table.hub.settings.per_seat:
        dismiss(min(others, key=lambda each: each.since), "server-table-crowded")


async def opened(hub: "Hub", table: Table, token: str | None) -> int | None:
    """The seat that a token opens; None for somebody who may watch."""
    if token is not None:
        for seat in await hub.seats_at(table, [token]):
            return seat
        raise Wrong("server-link-void")
    if not table.manners.spectators:
        raise Wrong("server-no-spectators")
    return None


async def forget_deleted_rematch(table: Table) -> None:
    """A rematch that was deleted leads nowhere; another one can be asked for."""
    if table.next is None or await has_rematch(table):
        return
    table.next = None
    await table.save()


def begin(table: Table, connection: "Connection", have: incoming.Have | None) -> None:
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
        if connection not in table.connections:
            return  # it was dismissed, and others may own its seat by now
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
