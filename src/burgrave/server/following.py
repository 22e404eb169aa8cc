"""Take in rows that other servers have stored, and tell them as that server did.

A server that has lost a race, or hears of a change, or was suspended, only lacks rows. The caller holds the
table's lock.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from burgrave.core.error import BurgraveError, RequestError, StoreError
from burgrave.core.record.text import entry_lines
from burgrave.server import logs
from burgrave.server.listeners import disconnect
from burgrave.server.live_match import LiveMatch
from burgrave.server.match_log import (
    ANSWER,
    BEGIN,
    CHAT,
    MOVE,
    NOTICE,
    TABLE,
    UNDO,
    handled_marks,
    is_sealed,
    restore_match,
)
from burgrave.server.notices import notice_from_row
from burgrave.server.scheduler import start_reaction_window
from burgrave.server.seats import hash_token
from burgrave.server.store import LogRecord, RacedError
from burgrave.server.stored_rows import changed_head, check_log
from burgrave.server.table import Table

Result = TypeVar("Result")

MAX_ROWS: Final = 20  # beyond this everyone gets a welcome instead of each change
MAX_TRIES: Final = 20  # of a request that loses races
BACK_SECONDS: Final = 3  # after which clients come back, perhaps to another server

logger = logs.get_logger("following")


class RulesDifferError(BurgraveError):
    """Another server plays by other rules: this one must not write at the table."""


async def retry_raced(table: Table, action: Callable[[], Awaitable[Result]]) -> Result:
    """Return the result of the action. It is tried again if another server has changed the table first."""
    for _ in range(MAX_TRIES - 1):
        try:
            return await action()
        except RacedError:
            await catch_up(table)
    return await action()


async def catch_up(table: Table) -> bool:
    """Take in what other servers have stored; return whether there was anything.

    Raise RequestError if the table was deleted.
    """
    manager = table.manager
    if not manager.is_shared or table.is_deleted:
        return False
    counts = await asyncio.to_thread(manager.store.count_rows, [table.id])
    count = counts.get(table.id)
    if count is None:
        forget_deleted(table)
        raise RequestError("server-table-unknown")
    if count == table.row_count:
        return False
    if not table.row_count < count <= table.row_count + MAX_ROWS:
        # The store is older than the memory if it was restored from a backup.
        await manager.load_again(table)
        return True
    await follow_all(table, await asyncio.to_thread(manager.store.read_log, table.id, table.row_count))
    return True


async def take_in(table: Table, rows: Sequence[LogRecord]) -> None:
    """Take in rows of other servers, unless they are known already."""
    news = [row for row in rows if row.number >= table.row_count]
    if table.is_deleted or not news:
        return
    if news[0].number > table.row_count:
        await catch_up(table)
    else:
        await follow_all(table, news)


async def follow_all(table: Table, rows: Sequence[LogRecord]) -> None:
    """Take in and tell these rows."""
    manager = table.manager
    check_log(table.id, rows)
    try:
        for row in rows:
            await follow(table, row)
    except BurgraveError as error:
        logger.warning("rules differ", extra={"table": table.id, "why": error.code})
        for connection in list(table.connections):
            disconnect(connection, "server-stops", BACK_SECONDS)
        await manager.load_again(table)


def forget_deleted(table: Table) -> None:
    """Remove a table from memory that another server has deleted."""
    table.is_deleted = True
    for connection in list(table.connections):
        disconnect(connection, "server-table-removed")
    table.manager.unload(table)


async def follow(table: Table, row: LogRecord) -> None:
    """Take in and tell one row."""
    if row.number != table.row_count:
        raise StoreError("store-trouble", place=table.id, why=f"{row.number} != {table.row_count}")
    await FOLLOW[row.kind](table, row)
    table.row_count = row.number + 1
    table.changed.set()


async def follow_chat(table: Table, row: LogRecord) -> None:
    table.add_chat_line(row.body["seat"], row.body["text"], row.at)


async def follow_answer(table: Table, row: LogRecord) -> None:
    """Take in an answer. It is not sent to anyone."""
    live = table.require_live()
    live.window.answers[row.body["seat"]] = row.body["moves"]
    live.handled.extend(handled_marks(row))
    table.resend_views(row.body["seat"])


async def follow_notice(table: Table, row: LogRecord) -> None:
    table.add_notice(notice_from_row(row))
    if table.status == "closed":
        table.resend_views()


async def follow_begin(table: Table, row: LogRecord) -> None:
    found = await asyncio.to_thread(restore_match, [row], table.shuffle.seed)
    table.live = LiveMatch(found.recorder, table.seating(), 1, table.time_of(row.at))
    table.live.full_record = found.record
    start_reaction_window(table, table.live)
    table.send_welcome_to_all()


async def follow_move(table: Table, row: LogRecord) -> None:
    """Play moves of another server. The rules must give the same random results and events."""
    live, seat = table.require_live(), row.body["seat"]
    first = live.entries
    moves = [live.game.notation.parse_move(lines[0].split(" ", 2)[2]) for lines in row.body["moves"]]
    by = row.body.get("by")
    entries = live.play(seat, moves, table.time_of(row.at), by, is_sealed(row.body["id"], by))
    if [list(entry_lines(live.record, entry)) for entry in entries] != row.body["moves"]:
        raise RulesDifferError("server-frozen")
    await tell_game(table, live, row, first)


async def follow_undo(table: Table, row: LogRecord) -> None:
    live = table.require_live()
    live.undo_count(row.body["seat"], row.body["count"], table.time_of(row.at))
    await tell_game(table, live, row, live.entries)


async def tell_game(table: Table, live: LiveMatch, row: LogRecord, log_truncate_at: int) -> None:
    start_reaction_window(table, live)
    live.handled.extend(handled_marks(row))
    table.manager.metrics.followed.inc()
    table.send_updates(await table.render_for_all(log_truncate_at))


async def follow_table(table: Table, row: LogRecord) -> None:
    before, body = table.stored_state, row.body
    table.stored_state = (body.get("status") or before[0], changed_head(before[1], body))
    table.restore_stored()
    closing = body.get("closing")
    if closing is not None:
        await dismiss(table, closing["seat"], closing["reason"])
    table.show_change(body, row.at)


async def dismiss(table: Table, seat: int, reason: str) -> None:
    """End the connections of a seat whose token does not open it any more."""
    tokens = {connection: connection.token for connection in table.connections if connection.seat == seat}
    known = [token for token in tokens.values() if token is not None]
    opens = await asyncio.to_thread(table.manager.store.find_seats, [hash_token(token) for token in known])
    for connection, token in tokens.items():
        if token is None or opens.get(hash_token(token)) != (table.id, seat):
            disconnect(connection, reason)
    for key, stream in list(table.streams.items()):
        if stream.viewer == seat and not stream.listeners:
            del table.streams[key]  # the next owner must not continue the stream of the last one


FOLLOW: Final[dict[str, Callable[[Table, LogRecord], Awaitable[None]]]] = {
    BEGIN: follow_begin,
    MOVE: follow_move,
    UNDO: follow_undo,
    ANSWER: follow_answer,
    CHAT: follow_chat,
    NOTICE: follow_notice,
    TABLE: follow_table,
}
