"""New tables: made by somebody, joined by others, made again for a rematch."""

import secrets
from typing import TYPE_CHECKING, Any, Final

from burgrave.core.error import BurgraveError
from burgrave.core.options import PLAYERS
from burgrave.game_registry import game as game_of
from burgrave.match.game_setup import PRESET, options_from_client
from burgrave.server import client_messages, logs
from burgrave.server.retention import count_active_tables
from burgrave.server.sanitize import clean_name
from burgrave.server.seat_ownership import (
    create_table_change,
    create_table_changes,
    list_owned_seats,
    set_owner,
)
from burgrave.server.seats import Seat, check_name, new_token
from burgrave.server.server_messages import SeatTokenData
from burgrave.server.shuffle import new_secret
from burgrave.server.store import TableRecord
from burgrave.server.stored_rows import make_head
from burgrave.server.table import Table

if TYPE_CHECKING:
    from burgrave.server.table_manager import TableManager

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that can be mistaken for another
ID_LENGTH: Final = 10

logger = logs.get_logger("table")


async def create_table(manager: "TableManager", request: client_messages.NewTableRequest) -> SeatTokenData:
    """A new table; whoever makes it is its host."""
    game = game_of(request.game)
    options_without_players = {name: value for name, value in request.options.items() if name != PLAYERS}
    options = options_from_client(game, options_without_players | {PLAYERS: len(request.seats)})
    if sum(plan.player == "you" for plan in request.seats) != 1:
        raise BurgraveError("server-one-host")
    seats = [make_seat(plan, request) for plan in request.seats]
    check_name(game, next(seat.name for seat in seats if seat.host))
    preset = str(options_without_players.get(PRESET) or "")
    table = await build_table(manager, request.game, options.to_dict(), preset, request.settings, seats)
    token = new_token()
    host = next(number for number, seat in enumerate(seats) if seat.host)
    await manager.store.write(*create_table_changes(table, host, token))
    add_created_table(manager, table)
    return {"table": table.id, "seat": host, "token": token}


async def build_table(
    manager: "TableManager",
    game: str,
    options: dict[str, Any],
    preset: str,
    settings: client_messages.TableSettings,
    seats: list[Seat],
) -> Table:
    """A table that is not stored yet."""
    if await count_active_tables(manager) >= manager.settings.max_tables:
        raise BurgraveError("server-tables-full", most=manager.settings.max_tables)
    id = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
    head = make_head(options, preset, settings, seats, new_secret())
    created = manager.wall_clock()
    table = Table(manager, TableRecord(id, game, "open", settings.listed, created, created, head))
    for seat in table.seats:
        if seat.player == "bot":
            seat.level = table.check_level(seat.level)
    table.check_level(settings.takeover_level)
    return table


def add_created_table(manager: "TableManager", table: Table) -> None:
    """Have a table that was just stored in memory."""
    table.stored_state = (table.status, table.to_stored_head())
    manager.add_table(table)
    logger.info("made", extra={"table": table.id, "game": table.game.id, "seats": len(table.seats)})


async def take_free_seat(
    manager: "TableManager", id: str, request: client_messages.JoinRequest
) -> SeatTokenData:
    """Take a free seat."""
    table = await manager.get_table(id)
    async with table.lock:
        if table.is_deleted:
            raise BurgraveError("server-table-unknown")
        if table.status != "open":
            raise BurgraveError("server-started")
        free = [number for number, seat in enumerate(table.seats) if seat.player == "free"]
        if request.seat is not None and request.seat not in free:
            raise BurgraveError("server-seat-taken")
        if not free:
            raise BurgraveError("server-table-full")
        number = free[0] if request.seat is None else request.seat
        check_name(table.game, clean_name(request.name))
        seat = Seat("person", clean_name(request.name), nonce=request.nonce or "")
        seat.host = not any(each.host for each in table.seats)
        token = new_token()
        await set_owner(table, number, seat, token, "server-link-void")
        table.send_table("server-notice-joined", seat=number)
        return {"table": id, "seat": number, "token": token}


def make_seat(new_seat: client_messages.NewSeat, request: client_messages.NewTableRequest) -> Seat:
    if new_seat.player == "you":
        return Seat("person", clean_name(request.name), host=True, nonce=request.nonce or "")
    return Seat("bot", level=new_seat.level) if new_seat.player == "bot" else Seat()


# -- the rematch


async def create_rematch(manager: "TableManager", table: Table, asker: int) -> None:
    """Another table with the same seats; each is reserved until its person comes over."""
    owned_seats = set(await list_owned_seats(table))
    seats = [rematch_seat(table, number, number in owned_seats) for number in range(len(table.seats))]
    if not any(seat.host for seat in seats):
        seats[asker].host = True
    options = table.game.options(**table.options).to_dict()
    created = await build_table(manager, table.game.id, options, table.preset, table.settings, seats)
    await table.save(
        create_table_change(created), rematch=created.id
    )  # both or none: nobody could open a rematch that no table names
    add_created_table(manager, created)


def rematch_seat(table: Table, number: int, is_coming: bool) -> Seat:
    old = table.seats[number]
    if old.player == "bot":
        return Seat("bot", level=old.level)
    return Seat("person", old.name, host=old.host, reserved_for=table.id) if is_coming else Seat()
