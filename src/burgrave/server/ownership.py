"""Who owns a seat. Only this module changes that, and with it what opens the seat and who listens there.

At any time at most one token opens a seat, and none unless the seat is a person's. A seat of a rematch is
reserved for the person who had it at the table before: its token is issued once, when that person comes over,
and only if the seat is still reserved then.

The caller holds the table's lock. The lock of a table is taken before that of its rematch, never after it.
"""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from burgrave.core.wrong import Wrong
from burgrave.server import logs
from burgrave.server.listening import dismiss_seat
from burgrave.server.outgoing import Seated
from burgrave.server.seats import Seat, hash_of, next_token
from burgrave.server.store import MakeTable, SetSeat

if TYPE_CHECKING:
    from burgrave.server.socket import Connection
    from burgrave.server.table import Table

UNKNOWN: Final = "server-table-unknown"

logger = logs.logger("ownership")


def first_owner(table: "Table", number: int, token: str) -> tuple[MakeTable, SetSeat]:
    """What stores a new table together with the token of whoever makes it."""
    return new_table(table), token_change(table.id, number, table.seats[number], token)


def token_change(table: str, number: int, seat: Seat, token: str | None) -> SetSeat:
    """Return the change after which `token` opens the seat, or nothing does."""
    check_owner(seat, token)
    return SetSeat(table, number, None if token is None else hash_of(token))


def new_table(table: "Table") -> MakeTable:
    return MakeTable(table.id, table.game.id, table.head(), table.status, table.manners.listed)


def check_owner(seat: Seat, token: str | None) -> None:
    if token is not None and (seat.plays != "person" or seat.reserved_for):
        raise ValueError("only the seat of a person who is at this table has a token")


async def set_owner(
    table: "Table",
    number: int,
    seat: Seat,
    token: str | None,
    reason: str,
    keep: "Connection | None" = None,
) -> None:
    """Put `seat` in the place of the old one; from now on `token` opens it, or nothing does.

    All who listen on the seat are hung up on for `reason`, except `keep`.
    If it cannot be stored, nothing changes.
    """
    change = token_change(table.id, number, seat, token)
    if seat.plays == "person" and table.running and keep is None:
        seat.away = table.hub.wall()
    table.seats[number] = seat
    await table.save(change)
    if keep is not None:
        keep.token = token
    dismiss_seat(table, number, reason, keep)


async def vacate(table: "Table", number: int, keep: "Connection | None" = None) -> None:
    """Give up a seat: it is free before the game, a bot plays it in a game, nobody opens it after the end."""
    old = table.seats[number]
    notices = {
        stream.text.language: table.notice(stream.text, "server-notice-left", seat=number)
        for stream in table.heard()
    }
    if old.host:
        await give_host(table, number)
    await set_owner(table, number, vacated(table, old), None, "server-left", keep)
    if table.play is not None:
        table.play.match.seating = table.seating()
        table.play.match.reseat()
    table.tell_notices(notices)
    await release(table, [number])


def vacated(table: "Table", old: Seat) -> Seat:
    if table.running:
        return Seat("bot", level=table.level(old.level), nonce=old.nonce)
    if table.status == "open":
        return Seat()
    return replace(old, host=False, reserved_for="", acknowledged=[])


async def give_host(table: "Table", leaving: int) -> None:
    """Somebody else is the host now: best a person who is connected, else one who can come."""
    table.seats[leaving].host = False
    can_come = set(await persons_to_come(table)) - {leaving}
    for number in sorted(can_come, key=lambda each: (not table.here(each), each)):
        table.seats[number].host = True
        return


async def persons_to_come(table: "Table") -> list[int]:
    """The seats of persons who have not given them up: a token opens each, or it is reserved for one."""
    opened = await asyncio.to_thread(table.hub.store.seats, table.id)
    return [number for number in table.persons if number in opened or table.seats[number].reserved_for]


# -- the rematch


async def has_rematch(table: "Table") -> bool:
    """Whether there is a rematch of this table, and nobody has deleted it."""
    if table.next is None:
        return False
    hub = table.hub
    return table.next in hub.tables or await asyncio.to_thread(hub.store.table, table.next) is not None


async def find_rematch(table: "Table") -> "Table | None":
    if table.next in (None, table.id):
        return None
    try:
        return await table.hub.table(table.next)
    except Wrong as wrong:
        if wrong.key != UNKNOWN:
            raise
        return None


async def move_on(table: "Table", connection: "Connection") -> bool:
    """Tell a person their seat at the rematch; False if they have none there."""
    rematch = await find_rematch(table)
    number = connection.seat
    if rematch is None or number is None or connection.token is None:
        return False
    token = next_token(connection.token, rematch.id)
    async with rematch.lock:
        if not await take_reserved(rematch, number, table.id, token):
            return False
    seated: Seated = {"table": rematch.id, "seat": number, "token": token}
    stream_number = 0 if connection.stream is None else connection.stream.number
    connection.say({"type": "moved", "number": stream_number, "seated": seated})
    return True


async def take_reserved(table: "Table", number: int, origin: str, token: str) -> bool:
    """Give the person of `origin` their seat if it is still reserved; whether the token opens it then."""
    if table.gone or number >= len(table.seats):
        return False
    seat = table.seats[number]
    if seat.plays == "person" and seat.reserved_for == origin:
        await set_owner(table, number, replace(seat, reserved_for=""), token, "server-link-void")
        return True
    return number in await table.hub.seats_at(table, [token])


async def release(table: "Table", numbers: Iterable[int]) -> None:
    """Vacate seats of the rematch that are reserved for persons who cannot come over any more."""
    try:
        rematch = await find_rematch(table)
        if rematch is None:
            return
        async with rematch.lock:
            for number in numbers:
                if not rematch.gone and rematch.seats[number].reserved_for == table.id:
                    await vacate(rematch, number)
    except Wrong as wrong:  # what led to this is stored, and the host of the rematch can reissue the seat
        logger.warning("reserved seats stay", extra={"table": table.id, "why": wrong.key})
