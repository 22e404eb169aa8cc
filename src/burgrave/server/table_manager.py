"""All tables of a server: they are found, loaded when a client connects, and unloaded when idle."""

import asyncio
import sys
import time
from collections import deque
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from burgrave.bots.registry import default_bot
from burgrave.core.error import BurgraveError, RequestError, StoreError
from burgrave.i18n import Translator
from burgrave.match.component_files import own_digest
from burgrave.match.data_dir import user_data_dir
from burgrave.match.game_setup import default_level
from burgrave.match.hint_text import HINT_BOT
from burgrave.match.hints import list_hints
from burgrave.review.adviser import Effort
from burgrave.server import client_messages, logs
from burgrave.server.available_bots import list_bots
from burgrave.server.bot_pool import FOR_BOTS, FOR_PEOPLE, BotPool
from burgrave.server.following import catch_up, retry_raced
from burgrave.server.listeners import disconnect
from burgrave.server.live_match import LiveMatch
from burgrave.server.match_log import CHAT, NOTICE, restore_match
from burgrave.server.messages import ChatLine, table_data
from burgrave.server.metrics import Metrics
from burgrave.server.nodes import Nodes
from burgrave.server.notices import MAX_NOTICES, notice_from_row
from burgrave.server.own_components import OwnComponents
from burgrave.server.presence import OTHER_RETRY_AFTER
from burgrave.server.rate_limits import NETWORK_MESSAGES, TABLES, KeyedBuckets
from burgrave.server.replay_pool import LESSON_WORKER_MODULE, WORKER_MODULE, ReplayPool
from burgrave.server.retention import log_deletion
from burgrave.server.review_pool import WORKER_MODULE as REVIEW_MODULE
from burgrave.server.review_pool import ReviewPool
from burgrave.server.scheduler import restore_reaction_window, run_tasks
from burgrave.server.seat_ownership import TABLE_UNKNOWN, release_reservations
from burgrave.server.seats import hash_token
from burgrave.server.server_messages import MyTableData
from burgrave.server.settings import ServerSettings
from burgrave.server.store import DeleteTable, LogRecord, RacedError, Store, TableRecord
from burgrave.server.stored_rows import check_log, check_stored_table, is_readable
from burgrave.server.table import ACTIVE_STATUSES, MAX_CHAT_LINES, Table
from burgrave.server.table_shares import TableShares
from burgrave.server.uploaded_records import UploadedRecords, read_uploaded_record

if TYPE_CHECKING:
    from burgrave.server.connection import Connection

RETRY_AFTER: Final = 3  # seconds after which clients may reconnect to a restarted server
CLOSING_SECONDS: Final = 2.0  # in which clients may read why
MAX_LISTED: Final = 200  # tables in a list

logger = logs.get_logger("table_manager")


class TableManager:
    def __init__(
        self, settings: ServerSettings, store: Store, bot_pool: BotPool, metrics: Metrics | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.bot_pool = bot_pool
        folder = str(settings.data_dir or user_data_dir())
        self.replays = ReplayPool((sys.executable, "-m", WORKER_MODULE, folder))
        self.reviews = ReviewPool(
            store, (sys.executable, "-m", REVIEW_MODULE, folder), review_effort(settings)
        )
        self.lessons = ReplayPool((sys.executable, "-m", LESSON_WORKER_MODULE))
        self.own_components = OwnComponents(settings, store)
        self.records = UploadedRecords()
        for record in settings.records:
            self.records.add(read_uploaded_record(record))
        self.zip_lock = asyncio.Lock()  # of the records that are packed for a device
        self.tables: dict[str, Table] = {}
        self.table_tasks: dict[str, asyncio.Task[None]] = {}
        self.loading_tasks: dict[str, asyncio.Task[Table]] = {}
        self.connections: set[Connection] = set()
        self.background_tasks: set[asyncio.Task[None]] = set()
        self.network_limits = KeyedBuckets(settings.network_message_rate or NETWORK_MESSAGES)
        self.table_limits = KeyedBuckets(settings.table_rate or TABLES)  # also of rematches
        self.table_shares = TableShares(settings)
        self.nodes = Nodes(self, settings.node)
        self.is_closing = False  # nobody may connect any more
        self.metrics = metrics or Metrics()
        self.metrics.add_gauge("connections", "Open sockets", lambda: len(self.connections))
        self.metrics.add_gauge("tables", "Tables in memory", lambda: len(self.tables))
        self.metrics.add_gauge("nodes", "Live servers over this store", lambda: len(self.nodes.live) + 1)
        self.metrics.add_gauge(
            "store_away", "1 while the store does not answer", lambda: float(self.nodes.is_store_away)
        )
        self.metrics.add_gauge(
            "bots_waiting", "Questions that no bot thinks about yet", lambda: bot_pool.queue_length
        )
        self.metrics.add_gauge(
            "bots_replaced", "Processes of bots that had to be replaced", lambda: bot_pool.replaced_workers
        )

    @property
    def is_shared(self) -> bool:
        """Whether other servers may change the tables."""
        return self.store.is_shared

    def now(self) -> float:
        """Return a monotonic time in seconds, to measure durations."""
        return time.monotonic()

    def wall_clock(self) -> int:
        """Return the time of day, in milliseconds since 1970."""
        return self.nodes.wall_clock()

    # -- finding tables

    async def get_table(self, id: str) -> Table:
        """Return the table with this id; raise BurgraveError if there is none.

        Calls at the same time share one load.
        """
        found = self.tables.get(id)
        if found is None:
            task = self.loading_tasks.get(id) or self.start_loading(id, self.load_table(id))
            found = await asyncio.shield(task)
        elif self.is_shared and not found.connections:
            async with found.lock:  # nobody tells about changes of a table at which nobody is
                await catch_up(found)
        found.last_visit = self.now()
        return found

    def start_loading(self, id: str, work: Coroutine[Any, Any, Table]) -> "asyncio.Task[Table]":
        """Start a task for whose result all callers of `get_table` wait."""
        self.loading_tasks[id] = task = asyncio.create_task(work)
        task.add_done_callback(lambda task: self.finish_loading(id, task))
        return task

    async def load_table(self, id: str) -> Table:
        found = await asyncio.to_thread(self.store.read_counted_table, id)
        if found is None:
            raise RequestError(TABLE_UNKNOWN)
        stored, count = found
        table = Table(self, check_stored_table(stored))
        with self.own_components.hold_during(table.game, own_digest(table.game, table.options)):
            await self.own_components.load(table.game, table.options)
            await self.load_game(table, count)
            await self.nodes.find_presence(table)
            return self.add_table(table)

    def finish_loading(self, id: str, task: "asyncio.Task[Table]") -> None:
        self.loading_tasks.pop(id, None)
        if not task.cancelled():
            task.exception()  # marks the error as handled: perhaps no caller waits

    def add_table(self, table: Table) -> Table:
        """Add a table to memory unless it is there already. Return the one in memory."""
        if table.id not in self.tables:
            self.tables[table.id] = table
            self.own_components.hold(own_digest(table.game, table.options))
            self.table_tasks[table.id] = asyncio.create_task(self.run_table(table))
        return self.tables[table.id]

    async def run_table(self, table: Table) -> None:
        """Run the automatic actions of a table. An error pauses this table, but not the others."""
        while True:
            try:
                await run_tasks(table)
            except RacedError:  # another server was faster
                async with table.lock:
                    with suppress(BurgraveError):
                        await catch_up(table)
            except StoreError as error:
                logger.warning("table waits for the store", extra={"table": table.id, "why": error.code})
                await asyncio.sleep(1)
            except Exception:
                logger.exception("table cannot go on", extra={"table": table.id})
                await asyncio.sleep(5)

    async def load_game(self, table: Table, count: int | None = None) -> None:
        """Load the game and the chat of a table from its log, or from this number of its rows."""
        rows = (await asyncio.to_thread(self.store.read_log, table.id))[:count]
        await asyncio.to_thread(check_log, table.id, rows)
        table.row_count = rows[-1].number + 1 if rows else 0
        lines = [row for row in rows if row.kind == CHAT]
        table.chat_count = len(lines)
        table.chat = [make_chat_line(n, row) for n, row in enumerate(lines)][-MAX_CHAT_LINES:]
        notices = [notice_from_row(row) for row in rows if row.kind == NOTICE]
        table.notices = deque(notices, maxlen=MAX_NOTICES)
        table.live = None
        table.cancel_bot()
        if table.status == "open":
            return
        found = await asyncio.to_thread(restore_match, rows, table.shuffle.seed)
        # The time before a restart counts only if a clock runs.
        timed = table.clock is not None and table.status == "playing"
        # The time of day may have been set back since.
        passed = max(0, self.wall_clock() - found.opened_at) / 1000 if timed else 0
        opened = table.game_time - passed
        live = LiveMatch(found.recorder, table.seating(), found.decision, opened)
        live.full_record = found.record
        live.window.answers = found.answers
        live.handled.extend(found.handled)
        live.restore_played(found.played)
        table.live = live
        if found.paused_at is not None and table.status == "paused":
            table.paused_at = table.time_of(found.paused_at)
        restore_reaction_window(table, live, found.opened_at)
        table.frozen = None if found.frozen is None else found.frozen.cause

    async def reload_table(self, table: Table) -> None:
        """Load the stored table again after an unexpected error, and send it to all viewers."""
        async with table.lock:
            await self.load_again(table)

    async def load_again(self, table: Table) -> None:
        """Load the stored table again, and send it to all viewers. The lock is held."""
        found = await asyncio.to_thread(self.store.read_counted_table, table.id)
        if found is None:
            raise RequestError(TABLE_UNKNOWN)
        stored, count = found
        check_stored_table(stored)
        table.stored_state = (stored.status, stored.head)
        table.restore_stored()
        await self.load_game(table, count)
        table.send_welcome_to_all()
        table.changed.set()

    async def seats_for_tokens(self, table: Table, tokens: Iterable[str]) -> list[int]:
        """Return the seats of this table that these tokens open."""
        found = await asyncio.to_thread(self.store.find_seats, [hash_token(token) for token in tokens])
        return [seat for id, seat in found.values() if id == table.id and seat in table.person_seats]

    async def list_public_tables(self) -> list[Table]:
        """Return the tables that anyone may join or watch, newest first.

        The time of the last change does not affect the order: it would reveal when a player answers in
        secret.
        """
        found = await asyncio.to_thread(self.store.list_tables, ACTIVE_STATUSES, True)
        stored = sorted(found, key=lambda each: (-each.made, each.id))[:MAX_LISTED]
        tables = [self.known_table(each.id) or Table(self, each) for each in stored if is_readable(each)]
        presence = await self.nodes.read_presence([table.id for table in tables])
        for table in tables:
            table.elsewhere = presence.get(table.id, table.elsewhere)
        return [table for table in tables if table.status == "open" or table.settings.spectators]

    def known_table(self, id: str) -> Table | None:
        """Return the table if it is in memory and up to date."""
        table = self.tables.get(id)
        return None if table is None or (self.is_shared and not table.connections) else table

    async def find_for_listing(self, id: str) -> Table | None:
        """Return the table for a list, or None. Its game is loaded only if it is being played."""
        known = self.known_table(id)
        if known is not None:
            return known
        stored = await asyncio.to_thread(self.store.read_table, id)
        if stored is None or not is_readable(stored):
            return None
        if stored.status != "playing":
            return Table(self, stored)
        try:
            return await self.get_table(id)
        except BurgraveError:
            return None

    async def list_my_tables(self, tokens: Iterable[str], language: str) -> list[MyTableData]:
        """Return the tables of these seat tokens. Unknown tokens are left out."""
        by_hash = {hash_token(token): token for token in tokens}
        found = await asyncio.to_thread(self.store.find_seats, list(by_hash))
        my_tables: list[MyTableData] = []
        for hashed, token in by_hash.items():
            if hashed not in found:
                continue
            id, seat = found[hashed]
            table = await self.find_for_listing(id)
            if table is None or seat not in table.person_seats:
                continue
            turn = table.status == "playing" and table.live is not None and table.live.current_seat == seat
            data = table_data(table, Translator(language, table.edition))
            my_tables.append({"token": token, "seat": seat, "your_turn": turn, "table": data})
        return my_tables

    # -- deleting and unloading

    async def delete_table(self, table: Table) -> None:
        """Delete a table and all its stored data."""
        async with table.lock:
            if not table.is_deleted:
                await self.delete_locked_table(table)

    async def delete_locked_table(self, table: Table, exempt: "Connection | None" = None) -> None:
        """Delete a table whose lock is held. The caller disconnects `exempt`."""
        await self.store.write(DeleteTable(table.id))
        table.is_deleted = True
        log_deletion(table.id, table.game.id, len(table.seats))
        for connection in table.connections - {exempt}:
            disconnect(connection, "server-table-removed")
        await self.release_links(table.id, table.rematch_table)
        self.unload(table)

    async def release_links(self, deleted: str, rematch: str | None) -> None:
        """Release the seats that are reserved for players of a deleted table, and the links to it."""
        await release_reservations(self, deleted, rematch)
        for other in self.tables.values():
            if other.rematch_table == deleted:
                self.start_background_task(self.forget_rematch(other, deleted))

    async def delete_if_idle(self, id: str, statuses: Iterable[str], before: int) -> bool:
        """Delete a table with one of these statuses that nobody uses, and return whether it was deleted.

        Everything is checked again where nobody can connect meanwhile: under the lock of a table in memory,
        or in place of the load of any other.
        """
        if id in self.loading_tasks:
            return False  # a client connects
        table = self.tables.get(id)
        if table is None:
            try:
                await asyncio.shield(self.start_loading(id, self.delete_or_load(id, statuses, before)))
            except BurgraveError as error:
                if error.code != TABLE_UNKNOWN:
                    raise
                return True
            return False
        async with table.lock:
            if table.is_deleted or table.is_visited or table.status not in statuses:
                return False
            if self.now() - table.last_visit <= self.settings.unload_after_seconds:
                return False  # the client may be about to reconnect
            stored = await asyncio.to_thread(self.store.read_table, id)
            if stored is None or stored.touched >= before or table.is_visited:
                return False
            await self.delete_locked_table(table)
            return True

    async def delete_or_load(self, id: str, statuses: Iterable[str], before: int) -> Table:
        """Delete an idle table that is not in memory. Load it instead if it is no longer idle."""
        stored = await asyncio.to_thread(self.store.read_table, id)
        presence = await self.nodes.read_presence([id])
        if stored is None or stored.status not in statuses or stored.touched >= before or presence.get(id):
            return await self.load_table(id)
        await self.store.write(DeleteTable(id))
        log_deletion(id, stored.game, len(stored.head.get("seats", ())))
        await self.release_links(id, stored_rematch(stored))
        raise RequestError(TABLE_UNKNOWN)

    async def forget_rematch(self, table: Table, deleted: str) -> None:
        """Remove the link to a deleted rematch, and show everyone that another one can be requested."""
        async with table.lock:
            with suppress(BurgraveError):  # the next client that connects removes the link
                await retry_raced(table, lambda: forget_rematch_locked(table, deleted))

    def unload(self, table: Table) -> None:
        """Remove a table from memory. Its stored data does not change."""
        if self.tables.pop(table.id, None) is not None:
            self.own_components.release(table.game, own_digest(table.game, table.options))
        attending = self.table_tasks.pop(table.id, None)
        if attending is not None:
            attending.cancel()
        self.nodes.forget(table)
        table.clear()

    def unload_idle_tables(self) -> None:
        """Remove tables from memory that nobody has visited for a while."""
        now = self.now()
        for table in list(self.tables.values()):
            if (
                not table.connections
                and not table.lock.locked()
                and now - table.last_visit > self.settings.unload_after_seconds
            ):
                self.unload(table)
        for pool in (self.replays, self.reviews, self.lessons):
            self.start_background_task(pool.stop_if_idle(self.settings.unload_after_seconds))

    # -- bots

    async def choose_bot_move(self, table: Table, live: LiveMatch, seat: int, level: str) -> int:
        """Return the move of a bot, from the seat's view only. An unknown level means the default bot."""
        view = live.match.history.state.view(seat)
        urgency = FOR_PEOPLE if table.connections else FOR_BOTS
        known = [each.name for each in list_bots(table.game.id, self.settings.bots)]
        name = level if level in known else default_level(table.game) or default_bot(table.game)
        with self.metrics.bot_seconds.time():
            return await self.bot_pool.choose(name, view, live.match.make_bot_rng(), urgency)

    def start_hint(
        self, table: Table, connection: "Connection", live: LiveMatch, request: client_messages.HintRequest
    ) -> None:
        """Ask a bot that searches, in the background. Its hint is sent when it has answered."""
        self.start_background_task(self.send_hint(table, connection, live, request))

    def start_background_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task in the background."""
        task = asyncio.create_task(work)
        self.background_tasks.add(task)
        task.add_done_callback(self.background_tasks.discard)

    async def send_hint(
        self, table: Table, connection: "Connection", live: LiveMatch, request: client_messages.HintRequest
    ) -> None:
        seat, decision = live.match.current_seat, live.decision
        view = live.match.history.state.view(seat)
        explanation = await self.bot_pool.explain(HINT_BOT, view, live.match.make_bot_rng())
        text = table.translator(connection.language)
        moves = [] if explanation is None else list_hints(live.match, explanation, text, seat)
        connection.send_message({"type": "hint", "id": request.id, "decision": decision, "moves": moves})

    # -- shutdown

    async def close(self) -> None:
        """Close all connections and ask clients to reconnect. Acknowledged requests are already stored.

        They may come back to another server at once, if there is one.
        """
        self.is_closing = True
        wait = OTHER_RETRY_AFTER if self.nodes.live else RETRY_AFTER
        for connection in list(self.connections):
            connection.close_with_reason("server-stops", retry_after=wait)
        ending = self.now() + CLOSING_SECONDS
        while self.connections and self.now() < ending:
            await asyncio.sleep(0.02)
        for table in list(self.tables.values()):
            async with table.lock:
                self.unload(table)
        await self.nodes.leave()
        await self.replays.close()
        await self.reviews.close()
        await self.lessons.close()


def review_effort(settings: ServerSettings) -> Effort:
    return "full" if settings.reviews == "off" else settings.reviews


def stored_rematch(stored: TableRecord) -> str | None:
    """Return the id of the rematch, also of a table that cannot be opened."""
    rematch = stored.head.get("next")
    return rematch if isinstance(rematch, str) else None


def make_chat_line(number: int, row: LogRecord) -> ChatLine:
    return ChatLine(number, row.body["seat"], row.body["text"], row.at, row.body.get("entry"))


async def forget_rematch_locked(table: Table, deleted: str) -> None:
    """Remove the link to a deleted rematch. The lock is held."""
    if table.rematch_table == deleted and not table.is_deleted:
        table.rematch_table = None
        await table.save(tell=True)
