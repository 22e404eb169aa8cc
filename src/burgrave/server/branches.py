"""Branches: play on from any position of an ended game, at a table of its own.

A branch has the shuffle of its parent and the same moves up to its beginning. So its position is exactly the
one of the parent, with all that is hidden, and it is stored, loaded and exported like any other table. It is
not listed, allows hints, and is deleted when nobody has used it for a day, unless it is kept.
"""

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from burgrave.core.error import BurgraveError, RequestError
from burgrave.core.record import Record
from burgrave.match.seating import Seating
from burgrave.server import logs
from burgrave.server.addresses import network_of
from burgrave.server.client_messages import BranchRequest, KeepRequest, TableSettings
from burgrave.server.create import ID_LENGTH, ID_LETTERS, check_room
from burgrave.server.following import catch_up, retry_raced
from burgrave.server.match_log import BEGIN, MOVE, begin_row, move_row
from burgrave.server.replays import shareable_record
from burgrave.server.review_room import send_branch_seats
from burgrave.server.sanitize import clean_name
from burgrave.server.seat_ownership import make_token_change
from burgrave.server.seats import Seat, check_name, new_token
from burgrave.server.server_messages import BranchData, ParentData, SeatTokenData
from burgrave.server.store import AppendLog, CreateTable
from burgrave.server.stored_rows import make_head
from burgrave.server.table import Table

if TYPE_CHECKING:
    from burgrave.server.table_manager import TableManager

logger = logs.get_logger("table")


async def create_branch(
    manager: "TableManager", parent: Table, request: BranchRequest, address: str = ""
) -> BranchData:
    """Store a branch and return its seats. It counts like any other table from this address."""
    record = shareable_record(parent, await manager.seats_for_tokens(parent, request.tokens))
    people = list(dict.fromkeys([request.seat, *request.people]))
    if max(people) >= len(parent.seats):
        raise BurgraveError("seat-unknown", seat=max(people), last=len(parent.seats) - 1)
    if parent.frozen is not None or not record.finished:
        raise RequestError("server-branch-frozen")
    if request.entry >= record.moves:
        raise RequestError("server-branch-end", last=record.moves - 1)
    check_name(parent.game, clean_name(request.name))
    if manager.table_limits.take(network_of(address)):
        raise RequestError("server-message-fast")
    await check_room(manager, address)
    level = parent.check_level(request.level)
    seats = [branch_seat(parent, number, people, level) for number in range(len(parent.seats))]
    seats[request.seat].name = clean_name(request.name) or seats[request.seat].name
    seats[request.seat].host = True
    begin = begin_of(record, request.entry, seats)
    return await store_branch(manager, parent, begin, request, seats, address)


def branch_seat(parent: Table, number: int, people: list[int], level: str) -> Seat:
    """Return the seat of a person, of the parent's bot, or of a bot that plays for a person.

    The nonce stays: it belongs to the shuffle.
    """
    old = parent.seats[number]
    if number in people:
        return Seat("person", old.name if old.player == "person" else "", nonce=old.nonce)
    return Seat("bot", level=old.level if old.player == "bot" else level, nonce=old.nonce)


def begin_of(record: Record, entry: int, seats: list[Seat]) -> Record:
    """Return the record up to an entry, with the names of the branch."""
    people = {number: seat.name for number, seat in enumerate(seats) if seat.player == "person"}
    bots = {number: seat.level for number, seat in enumerate(seats) if seat.player == "bot"}
    names = Seating(people, bots, uses_shield_names=True).record_names()
    entries = record.entries[: entry + 1]
    return replace(record, seats=names, seed=None, shuffle=None, entries=entries, scores=[], places=[])


async def store_branch(
    manager: "TableManager",
    parent: Table,
    record: Record,
    request: BranchRequest,
    seats: list[Seat],
    address: str,
) -> BranchData:
    id = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
    origin: ParentData = {"table": parent.id, "entry": request.entry, "seat": request.seat}
    settings = TableSettings(
        listed=False, spectators=parent.settings.spectators, hints=True, chat=parent.settings.chat
    )
    head = make_head(
        parent.options,
        parent.preset,
        settings,
        seats,
        parent.secret,
        parent=origin,
        keep=request.keep,
        own_pieces=parent.own_pieces,
    )
    people = [number for number, seat in enumerate(seats) if seat.player == "person"]
    seated: dict[int, SeatTokenData] = {
        number: {"table": id, "seat": number, "token": new_token()} for number in people
    }
    rows = [AppendLog(id, 0, BEGIN, begin_row(record))]
    for number, entry in enumerate(record.entries[1:], 1):
        rows.append(AppendLog(id, number, MOVE, move_row(record, [entry], entry.seat, None)))
    await manager.store.write(
        CreateTable(id, parent.game.id, head, "playing", False),
        *await manager.own_components.list_changes(id, parent.own_pieces),
        *(make_token_change(id, number, seats[number], each["token"]) for number, each in seated.items()),
        *rows,
    )
    manager.table_shares.add(id, address)
    logger.info("made", extra={"table": id, "game": parent.game.id, "seats": len(seats)})
    others = [each for number, each in seated.items() if number != request.seat]
    send_branch_seats(parent, others, request.entry)
    return {**seated[request.seat], "others": others}


async def set_kept(manager: "TableManager", table: Table, request: KeepRequest) -> None:
    """Keep a branch, or not any more. Only people who sit there may do that."""
    if not await manager.seats_for_tokens(table, request.tokens):
        raise RequestError("server-not-seated")
    async with table.lock:
        await catch_up(table)
        await retry_raced(table, lambda: keep_locked(table, request.keep))


async def keep_locked(table: Table, keep: bool) -> None:
    """Keep a branch, or not any more. The lock is held."""
    if table.parent is None or table.keep == keep or table.is_deleted:
        return
    table.keep = keep
    await table.save(tell=True)
