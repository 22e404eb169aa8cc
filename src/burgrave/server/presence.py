"""Presence at a table: players and spectators connect, reconnect and disconnect."""

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from burgrave.core.error import BurgraveError
from burgrave.core.events import SPECTATOR
from burgrave.server import client_messages
from burgrave.server.following import BACK_SECONDS, catch_up, retry_raced
from burgrave.server.listeners import disconnect, stop_listening
from burgrave.server.messages import welcome_message
from burgrave.server.notices import make_notice
from burgrave.server.review_room import leave_room
from burgrave.server.seat_ownership import has_rematch, send_rematch_seat
from burgrave.server.store.node_link import has_connections
from burgrave.server.table import Table

if TYPE_CHECKING:
    from burgrave.server.connection import Connection
    from burgrave.server.table_manager import TableManager

OTHER_RETRY_AFTER: Final = 1  # seconds after which clients may come back to another server


async def connect(
    manager: "TableManager", connection: "Connection", hello: client_messages.HelloMessage
) -> None:
    """Connect a client to its table, as a player or a spectator."""
    if manager.is_closing:
        connection.close_with_reason("server-stops", OTHER_RETRY_AFTER)
        return
    table = await manager.get_table(hello.table)
    async with table.lock:
        if table.is_deleted:
            raise BurgraveError("server-table-unknown")
        await catch_up(table)  # a welcome must not show less than another server has shown
        seat = await seat_for_token(manager, table, hello.token)
        if table.frozen is not None and any(map(has_connections, table.elsewhere.values())):
            # Another server with other rules goes on with the game: this one must not write there.
            connection.close_with_reason("server-stops", BACK_SECONDS)
            return
        if seat is None and table.spectator_count >= manager.settings.max_spectators:
            raise BurgraveError("server-table-crowded")
        connection.attach(table, seat, hello.token, hello.language)
        table.connections.add(connection)
        try:
            await manager.nodes.announce(table)
            await catch_up(table)  # other servers tell about later changes only
            await retry_raced(table, lambda: forget_deleted_rematch(table))
            await retry_raced(table, lambda: mark_present(manager, table, seat))
        except BurgraveError:
            table.connections.discard(connection)
            with suppress(BurgraveError):
                await manager.nodes.announce(table)
            raise
        drop_oldest_device(table, connection)
        start_stream(table, connection, hello.resume)
        with suppress(BurgraveError):  # if the store fails, they get the seat when they reconnect
            await send_rematch_seat(table, connection)


def drop_oldest_device(table: Table, newest: "Connection") -> None:
    """Disconnect the oldest device of a seat that has too many, so that its person can always connect."""
    others = [each for each in table.connections if each.seat == newest.seat and each is not newest]
    if newest.seat is not None and len(others) >= table.manager.settings.max_devices_per_seat:
        disconnect(min(others, key=lambda each: each.connected_at), "server-table-crowded")


async def seat_for_token(manager: "TableManager", table: Table, token: str | None) -> int | None:
    """Return the seat that a token opens, or None for a spectator."""
    if token is not None:
        for seat in await manager.seats_for_tokens(table, [token]):
            return seat
        raise BurgraveError("server-link-void")
    if not table.settings.spectators:
        raise BurgraveError("server-no-spectators")
    return None


async def forget_deleted_rematch(table: Table) -> None:
    """Remove the link to a deleted rematch, so that another one can be requested."""
    if table.rematch_table is None or await has_rematch(table):
        return
    table.rematch_table = None
    await table.save()


def start_stream(table: Table, connection: "Connection", resume: client_messages.ResumePoint | None) -> None:
    """Send a connection the messages that it missed, or a welcome, and add it to its stream."""
    viewer = SPECTATOR if connection.seat is None else connection.seat
    stream = table.stream_for(viewer, connection.language, connection.has_sections)
    missed = (
        stream.messages_after(resume.number) if resume is not None and resume.stream == stream.id else None
    )
    if missed is None:
        connection.send_message(welcome_message(table, stream))
    else:
        for text in missed:
            connection.send_text(text)
    stream.listeners.add(connection)
    stream.idle_since = None
    connection.stream = stream


async def mark_present(manager: "TableManager", table: Table, number: int | None) -> None:
    """Mark a person as present. A bot that took over gives the seat back."""
    table.last_visit = manager.now()
    if number is None:
        table.send_table()
        return
    seat = table.seats[number]
    is_back = seat.is_taken_over
    notice = make_notice(table, "back", number) if is_back else None
    if seat.away_since is not None or is_back:
        seat.away_since = None
        if is_back:
            seat.level, seat.is_taken_over = "", False
        await table.save(notice=notice, tell=True)
    else:
        table.send_table()


async def handle_disconnect(manager: "TableManager", connection: "Connection") -> None:
    """Remove a connection that has ended from its table."""
    table = connection.table
    if table is None:
        return
    async with table.lock:
        is_here = connection in table.connections
        table.connections.discard(connection)
        leave_room(table, connection)
        with suppress(BurgraveError):  # the next announcement tells it
            await manager.nodes.announce(table)
        if not is_here:
            return  # it was disconnected, and its seat may have another owner
        stop_listening(manager, connection)
        table.last_visit = manager.now()
        seat = connection.seat
        if seat is not None and table.seats[seat].player == "person" and not table.is_connected(seat):
            if not table.is_running:
                table.seats[seat].away_since = manager.wall_clock()
            elif not manager.is_closing:  # else they are about to return, here or to another server
                with suppress(BurgraveError):  # the store is closed when the server ends
                    await retry_raced(table, lambda: mark_away(table, seat))
        if table.id in manager.tables:
            table.send_table()


async def mark_all_present(table: Table) -> None:
    """Mark everyone who is connected here as present: other servers believed that this one had ended."""
    async with table.lock:
        with suppress(BurgraveError):
            await catch_up(table)
            for number in {each.seat for each in table.connections if each.seat is not None}:
                await retry_raced(table, partial(mark_present, table.manager, table, number))


async def mark_away(table: Table, seat: int) -> None:
    """Store since when the person of a seat is not connected."""
    if table.is_running and not table.is_deleted and not table.is_connected(seat):
        table.seats[seat].away_since = table.manager.wall_clock()
        await table.save()
