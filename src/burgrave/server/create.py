"""Create tables and rematches, and join tables."""

import secrets
from typing import TYPE_CHECKING, Any, Final

from burgrave.core.error import RequestError
from burgrave.core.options import PLAYERS, Options
from burgrave.game_registry import game as game_of
from burgrave.match.component_files import OwnPiecesData, file_option
from burgrave.match.game_setup import PRESET, options_from_client
from burgrave.server import client_messages, logs
from burgrave.server.addresses import network_of
from burgrave.server.following import catch_up, retry_raced
from burgrave.server.notices import Notice, make_notice
from burgrave.server.retention import list_active_tables
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
from burgrave.server.store import Change, SetComponents, TableRecord
from burgrave.server.stored_rows import make_head
from burgrave.server.table import Table

if TYPE_CHECKING:
    from burgrave.server.table_manager import TableManager

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that look like others
ID_LENGTH: Final = 10

logger = logs.get_logger("table")


async def create_table(
    manager: "TableManager", request: client_messages.NewTableRequest, address: str = ""
) -> SeatTokenData:
    """Create a table for the client at this address and return the host's seat."""
    game = game_of(request.game)
    options_without_players = {name: value for name, value in request.options.items() if name != PLAYERS}
    options = options_from_client(game, options_without_players | {PLAYERS: len(request.seats)})
    own = None
    if request.component_file is not None:
        network = network_of(address) if manager.table_shares.is_counted(address) else ""
        own = await manager.own_components.take(game, request.component_file, network)
    try:
        return await create_checked_table(manager, request, address, options, own)
    finally:
        if own is not None:
            manager.own_components.release(game, own["digest"])


async def create_checked_table(
    manager: "TableManager",
    request: client_messages.NewTableRequest,
    address: str,
    chosen: Options,
    own: OwnPiecesData | None,
) -> SeatTokenData:
    """Create a table with these options, and with the pieces that its host has entered, if any."""
    game = game_of(request.game)
    options = chosen.to_dict()
    if own is not None:
        options = game.options(**options | {file_option(game): own["digest"]}).to_dict()
    if sum(plan.player == "you" for plan in request.seats) != 1:
        raise RequestError("server-one-host")
    await check_room(manager, address)
    seats = [make_seat(plan, request) for plan in request.seats]
    host = next(number for number, seat in enumerate(seats) if seat.host)
    check_name(game, seats[host].name)
    preset = str(request.options.get(PRESET) or "")
    table = build_table(manager, request.game, options, preset, request.settings, seats)
    files: list[Change] = []
    if own is not None and request.component_file is not None:
        table.own_pieces = {**own, "owner": seats[host].name}
        files = [SetComponents(table.id, own["digest"], request.component_file)]
    token = new_token()
    await manager.store.write(*create_table_changes(table, host, token), *files)
    add_created_table(manager, table, address)
    return {"table": table.id, "seat": host, "token": token}


async def check_room(manager: "TableManager", address: str) -> None:
    """Raise RequestError if there are too many tables, in all or from the network of this address."""
    active = await list_active_tables(manager)
    if len(active) >= manager.settings.max_tables:
        raise RequestError("server-tables-full", most=manager.settings.max_tables)
    manager.table_shares.check(address, active)


def build_table(
    manager: "TableManager",
    game: str,
    options: dict[str, Any],
    preset: str,
    settings: client_messages.TableSettings,
    seats: list[Seat],
) -> Table:
    """Return a table that is not stored yet."""
    id = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
    head = make_head(options, preset, settings, seats, new_secret())
    created = manager.wall_clock()
    table = Table(manager, TableRecord(id, game, "open", settings.listed, created, created, head))
    for seat in table.seats:
        if seat.player == "bot":
            seat.level = table.check_level(seat.level)
    table.check_level(settings.takeover_level)
    return table


def add_created_table(manager: "TableManager", table: Table, address: str) -> None:
    """Add a table to memory that was just stored for the client at this address."""
    table.stored_state = (table.status, table.to_stored_head())
    manager.add_table(table)
    manager.table_shares.add(table.id, address)
    logger.info("made", extra={"table": table.id, "game": table.game.id, "seats": len(table.seats)})


async def take_free_seat(
    manager: "TableManager", id: str, request: client_messages.JoinRequest
) -> SeatTokenData:
    """Take a free seat and return it with its token."""
    table = await manager.get_table(id)
    async with table.lock:
        await catch_up(table)
        return await retry_raced(table, lambda: take_seat_locked(table, request))


async def take_seat_locked(table: Table, request: client_messages.JoinRequest) -> SeatTokenData:
    """Take a free seat. The lock is held."""
    if table.is_deleted:
        raise RequestError("server-table-unknown")
    if table.status != "open":
        raise RequestError("server-started")
    free = [number for number, seat in enumerate(table.seats) if seat.player == "free"]
    if request.seat is not None and request.seat not in free:
        raise RequestError("server-seat-taken")
    if not free:
        raise RequestError("server-table-full")
    number = free[0] if request.seat is None else request.seat
    check_name(table.game, clean_name(request.name))
    seat = Seat("person", clean_name(request.name), nonce=request.nonce or "")
    seat.host = not any(each.host for each in table.seats)
    token = new_token()
    joined = Notice("joined", number, seat.name)
    await set_owner(table, number, seat, token, "server-link-void", notice=joined)
    return {"table": table.id, "seat": number, "token": token}


def make_seat(new_seat: client_messages.NewSeat, request: client_messages.NewTableRequest) -> Seat:
    if new_seat.player == "you":
        return Seat("person", clean_name(request.name), host=True, nonce=request.nonce or "")
    return Seat("bot", level=new_seat.level) if new_seat.player == "bot" else Seat()


# -- the rematch


async def create_rematch(manager: "TableManager", table: Table, asker: int, address: str = "") -> None:
    """Create a table with the same seats. Each seat is reserved until its person joins.

    It counts like any other table from this address. Otherwise rematches would have no limit.
    """
    if manager.table_limits.take(network_of(address)):
        raise RequestError("server-message-fast")
    await check_room(manager, address)
    owned_seats = set(await list_owned_seats(table))
    seats = [rematch_seat(table, number, number in owned_seats) for number in range(len(table.seats))]
    host = next((number for number, seat in enumerate(seats) if seat.host), asker)
    if not table.is_connected(host):  # until the host comes, the person who asked can start the game
        host = asker
    for number, seat in enumerate(seats):
        seat.host = number == host
    options = table.game.options(**table.options).to_dict()
    created = build_table(manager, table.game.id, options, table.preset, table.settings, seats)
    created.own_pieces = table.own_pieces
    files = await manager.own_components.list_changes(created.id, table.own_pieces)
    # All are stored in one transaction: without the link nobody could open the rematch.
    notice = make_notice(table, "rematch", asker)
    await table.save(create_table_change(created), *files, notice=notice, rematch=created.id)
    add_created_table(manager, created, address)


def rematch_seat(table: Table, number: int, is_coming: bool) -> Seat:
    old = table.seats[number]
    if old.player == "bot":
        return Seat("bot", level=old.level)
    return Seat("person", old.name, host=old.host, reserved_for=table.id) if is_coming else Seat()
