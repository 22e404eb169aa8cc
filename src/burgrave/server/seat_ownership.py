"""The owners of seats. Only this module changes an owner, the token of a seat and who listens there.

At any time at most one token opens a seat, and none unless the seat is a person's. A seat of a rematch is
reserved for the person who had it at the table before. Its token is issued once, when that person joins, and
only if the seat is still reserved then.

The caller holds the table's lock. The lock of a table is taken before that of its rematch, never after it.
"""

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from burgrave.core.error import BurgraveError
from burgrave.server import logs
from burgrave.server.following import catch_up, retry_raced
from burgrave.server.listeners import disconnect_seat
from burgrave.server.notices import Notice, make_notice
from burgrave.server.seats import Seat, hash_token, new_token, rematch_token
from burgrave.server.server_messages import SeatTokenData
from burgrave.server.store import CreateTable, SetSeatToken
from burgrave.server.stored_rows import ClosingBody

if TYPE_CHECKING:
    from burgrave.server.connection import Connection
    from burgrave.server.table import Table
    from burgrave.server.table_manager import TableManager

TABLE_UNKNOWN: Final = "server-table-unknown"

logger = logs.get_logger("seat_ownership")


def create_table_changes(table: "Table", number: int, token: str) -> tuple[CreateTable, SetSeatToken]:
    """Return the changes that store a new table and the token of its host."""
    return create_table_change(table), make_token_change(table.id, number, table.seats[number], token)


def make_token_change(table: str, number: int, seat: Seat, token: str | None) -> SetSeatToken:
    """Return the change after which `token` opens the seat, or no token does."""
    check_owner(seat, token)
    return SetSeatToken(table, number, None if token is None else hash_token(token))


def create_table_change(table: "Table") -> CreateTable:
    return CreateTable(table.id, table.game.id, table.to_stored_head(), table.status, table.settings.listed)


def check_owner(seat: Seat, token: str | None) -> None:
    if token is not None and (seat.player != "person" or seat.reserved_for):
        raise ValueError("only the seat of a person who is at this table has a token")


async def set_owner(
    table: "Table",
    number: int,
    seat: Seat,
    token: str | None,
    reason: str,
    exempt: "Connection | None" = None,
    notice: Notice | None = None,
    tell: bool = False,
) -> None:
    """Replace the seat. From then on `token` opens it, or no token does.

    All connections of the seat are closed for `reason`, except `exempt`. If the change cannot be stored,
    nothing changes. `notice` is stored with it.
    """
    change = make_token_change(table.id, number, seat, token)
    if seat.player == "person" and table.is_running and exempt is None:
        seat.away_since = table.manager.wall_clock()
    table.seats[number] = seat
    closing = ClosingBody(seat=number, reason=reason)
    await table.save(change, notice=notice, tell=tell, closing=closing)
    if exempt is not None:
        exempt.token = token
    disconnect_seat(table, number, reason, exempt)


async def vacate(table: "Table", number: int, exempt: "Connection | None" = None) -> None:
    """Vacate a seat: it is free before the game, played by a bot during it, and has no owner after it."""
    old = table.seats[number]
    notice = make_notice(table, "left", number)
    if old.host:
        await choose_new_host(table, number)
    await set_owner(table, number, make_vacated_seat(table, old), None, "server-left", exempt, notice)
    await release_reservations(table.manager, table.id, table.rematch_table, number)


def make_vacated_seat(table: "Table", old: Seat) -> Seat:
    if table.is_running:
        return Seat("bot", level=table.check_level(old.level), nonce=old.nonce)
    if table.status == "open":
        return Seat()
    return replace(old, host=False, reserved_for="", acknowledged=[])


async def reissue(table: "Table", number: int) -> str:
    """Make a new token for a person's seat, so that the old one opens it no more. Return the token."""
    token = new_token()
    notice = make_notice(table, "new-link", number)
    seat = make_reissued_seat(table, table.seats[number])
    await set_owner(table, number, seat, token, "server-link-void", notice=notice)
    return token


def make_reissued_seat(table: "Table", old: Seat) -> Seat:
    """Return the seat without what belongs to its former person: wishes, consent and restrictions.

    A bot that plays goes on until the next person comes. After the end the name stays, because that person
    has played the game.
    """
    seat = Seat("person", level=old.level, host=old.host)
    seat.away_since, seat.is_taken_over = old.away_since, old.is_taken_over or bool(old.level)
    if table.status != "open":
        seat.nonce = old.nonce  # the shuffle was made with it
        if not table.is_running:
            seat.name = old.name
    return seat


async def choose_new_host(table: "Table", leaving: int) -> None:
    """Choose another host: a connected person if there is one, else one who owns a seat."""
    table.seats[leaving].host = False
    candidates = set(await list_owned_seats(table)) - {leaving}
    for number in sorted(candidates, key=lambda each: (not table.is_connected(each), each)):
        table.seats[number].host = True
        return


async def list_owned_seats(table: "Table") -> list[int]:
    """Return the seats that persons have not given up: each has a token or is reserved."""
    with_token = await asyncio.to_thread(table.manager.store.seat_tokens, table.id)
    return [
        number for number in table.person_seats if number in with_token or table.seats[number].reserved_for
    ]


# -- the rematch


async def has_rematch(table: "Table") -> bool:
    """Return whether this table has a rematch that was not deleted."""
    if table.rematch_table is None:
        return False
    manager = table.manager
    in_memory = table.rematch_table in manager.tables and not manager.is_shared
    return in_memory or await asyncio.to_thread(manager.store.read_table, table.rematch_table) is not None


async def find_rematch(manager: "TableManager", id: str, rematch: str | None) -> "Table | None":
    """Return the rematch of the table with this id, or None if there is none."""
    if rematch is None or rematch == id:
        return None
    try:
        return await manager.get_table(rematch)
    except BurgraveError as error:
        if error.code != TABLE_UNKNOWN:
            raise
        return None


async def send_rematch_seat(table: "Table", connection: "Connection") -> bool:
    """Send a person their seat at the rematch; return False if they have none there."""
    rematch = await find_rematch(table.manager, table.id, table.rematch_table)
    number = connection.seat
    if rematch is None or number is None or connection.token is None:
        return False
    token = rematch_token(connection.token, rematch.id)
    async with rematch.lock:
        claim = partial(claim_reserved_seat, rematch, number, table, token)
        await catch_up(rematch)
        if not await retry_raced(rematch, claim):
            return False
    seated: SeatTokenData = {"table": rematch.id, "seat": number, "token": token}
    stream_number = 0 if connection.stream is None else connection.stream.number
    connection.send_message({"type": "rematch-seat", "number": stream_number, "seated": seated})
    return True


async def claim_reserved_seat(table: "Table", number: int, origin: "Table", token: str) -> bool:
    """Give the person of `origin` their reserved seat, and return whether the token opens it.

    The host of `origin` becomes the host again, unless the game has started meanwhile.
    """
    if table.is_deleted or number >= len(table.seats):
        return False
    seat = table.seats[number]
    if seat.player == "person" and seat.reserved_for == origin.id:
        returns = origin.seats[number].host and not seat.host and table.status == "open"
        if returns:
            for each in table.seats:
                each.host = False
        claimed = replace(seat, reserved_for="", host=seat.host or returns)
        await set_owner(table, number, claimed, token, "server-link-void", tell=returns)
        return True
    return number in await table.manager.seats_for_tokens(table, [token])


async def release_reservations(
    manager: "TableManager", id: str, rematch_id: str | None, only: int | None = None
) -> None:
    """Vacate seats of the rematch that are reserved for persons who can no longer join from table `id`.

    These are all reserved seats, or `only` one of them.
    """
    try:
        rematch = await find_rematch(manager, id, rematch_id)
        if rematch is None:
            return
        async with rematch.lock:
            await catch_up(rematch)
            for number in range(len(rematch.seats)):
                if only in (None, number):
                    await retry_raced(rematch, partial(release_reservation, rematch, number, id))
    except BurgraveError as error:  # the cause is stored, and the host of the rematch can make a new link
        logger.warning("reserved seats stay", extra={"table": id, "why": error.code})


async def release_reservation(rematch: "Table", number: int, id: str) -> None:
    """Vacate a seat of the rematch if it is reserved for a person of table `id`."""
    if not rematch.is_deleted and rematch.seats[number].reserved_for == id:
        await vacate(rematch, number)
