"""All tables of a server: made, found, loaded when somebody comes and put away when nobody is there."""

import asyncio
import sys
import time
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from burgrave.bots.registry import default_bot
from burgrave.core.error import BurgraveError
from burgrave.i18n import Translator
from burgrave.match.data_dir import user_data_dir
from burgrave.match.game_setup import default_level
from burgrave.match.hint_text import HINT_BOT
from burgrave.match.hints import list_hints
from burgrave.server import client_messages, logs
from burgrave.server.available_bots import list_bots
from burgrave.server.bot_pool import FOR_BOTS, FOR_PEOPLE, BotPool
from burgrave.server.handlers import MAX_CHAT_LINES
from burgrave.server.listeners import disconnect
from burgrave.server.live_match import LiveMatch
from burgrave.server.match_log import CHAT, restore_match
from burgrave.server.messages import ChatLine, table_data
from burgrave.server.metrics import Metrics
from burgrave.server.rate_limits import NETWORK_MESSAGES, KeyedBuckets
from burgrave.server.replay_pool import WORKER_MODULE, ReplayPool
from burgrave.server.retention import log_deletion
from burgrave.server.scheduler import run_tasks, start_reaction_window
from burgrave.server.seat_ownership import release_reservations
from burgrave.server.seats import hash_token
from burgrave.server.server_messages import MyTableData
from burgrave.server.settings import ServerSettings
from burgrave.server.store import DeleteTable, LogRecord, Store
from burgrave.server.stored_rows import check_log, check_stored_table, is_readable
from burgrave.server.table import ACTIVE_STATUSES, Table

if TYPE_CHECKING:
    from burgrave.server.connection import Connection

RETRY_AFTER: Final = 3  # seconds after which it makes sense to come back to a server that is started again
CLOSING_SECONDS: Final = 2.0  # seconds for hearing why
MAX_LISTED: Final = 200  # tables that a list shows at most

logger = logs.get_logger("table_manager")


class TableManager:
    def __init__(
        self, settings: ServerSettings, store: Store, bot_pool: BotPool, metrics: Metrics | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.bot_pool = bot_pool
        self.replays = ReplayPool(
            (sys.executable, "-m", WORKER_MODULE, str(settings.data_dir or user_data_dir()))
        )
        self.tables: dict[str, Table] = {}
        self.table_tasks: dict[str, asyncio.Task[None]] = {}
        self.loading_tasks: dict[str, asyncio.Task[Table]] = {}
        self.connections: set[Connection] = set()
        self.background_tasks: set[asyncio.Task[None]] = set()
        self.network_limits = KeyedBuckets(settings.network_message_rate or NETWORK_MESSAGES)
        self.metrics = metrics or Metrics()
        self.metrics.add_gauge("connections", "Open sockets", lambda: len(self.connections))
        self.metrics.add_gauge("tables", "Tables in memory", lambda: len(self.tables))
        self.metrics.add_gauge(
            "bots_waiting", "Questions that no bot thinks about yet", lambda: bot_pool.queue_length
        )
        self.metrics.add_gauge(
            "bots_replaced", "Processes of bots that had to be replaced", lambda: bot_pool.replaced_workers
        )

    def now(self) -> float:
        """For how long something takes."""
        return time.monotonic()

    def wall_clock(self) -> int:
        """For when something was: milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    # -- finding

    async def get_table(self, id: str) -> Table:
        """The table of that id; BurgraveError if there is none. Those who ask at once wait for one
        reading.
        """
        found = self.tables.get(id)
        if found is None:
            if id not in self.loading_tasks:
                self.loading_tasks[id] = task = asyncio.create_task(self.load_table(id))
                task.add_done_callback(lambda task: self.finish_loading(id, task))
            found = await asyncio.shield(self.loading_tasks[id])
        found.last_visit = self.now()
        return found

    async def load_table(self, id: str) -> Table:
        stored = await asyncio.to_thread(self.store.read_table, id)
        if stored is None:
            raise BurgraveError("server-table-unknown")
        table = Table(self, check_stored_table(stored))
        await self.load_game(table)
        return self.add_table(table)

    def finish_loading(self, id: str, task: "asyncio.Task[Table]") -> None:
        self.loading_tasks.pop(id, None)
        if not task.cancelled():
            task.exception()  # whoever asked is told; perhaps nobody waits any more

    def add_table(self, table: Table) -> Table:
        """Have a table in memory, unless somebody has loaded it meanwhile; the one that is there."""
        if table.id not in self.tables:
            self.tables[table.id] = table
            self.table_tasks[table.id] = asyncio.create_task(self.run_table(table))
        return self.tables[table.id]

    async def run_table(self, table: Table) -> None:
        """A table that cannot do what is due is left alone for a while; the others do not notice."""
        while True:
            try:
                await run_tasks(table)
            except Exception:
                logger.exception("table cannot go on", extra={"table": table.id})
                await asyncio.sleep(5)

    async def load_game(self, table: Table) -> None:
        """The game and the chat of a table from its log."""
        rows = await asyncio.to_thread(self.store.read_log, table.id)
        await asyncio.to_thread(check_log, table.id, rows)
        table.row_count = rows[-1].number + 1 if rows else 0
        lines = [row for row in rows if row.kind == CHAT]
        table.chat_count = len(lines)
        table.chat = [make_chat_line(n, row) for n, row in enumerate(lines)][-MAX_CHAT_LINES:]
        table.live = None
        table.cancel_bot()
        if table.status == "open":
            return
        found = await asyncio.to_thread(restore_match, rows, table.shuffle.seed)
        # Whoever was kept away by a restart has time again, unless a clock counts in days.
        timed = table.clock is not None and table.status == "playing"
        # A reaction window is counted from now in any case: nobody could answer meanwhile.
        opened = table.game_time - ((self.wall_clock() - found.opened_at) / 1000 if timed else 0)
        live = LiveMatch(found.recorder, table.seating(), found.decision, opened)
        live.full_record = found.record
        live.answers = found.answers
        live.handled.extend(found.handled)
        table.live = live
        start_reaction_window(table, live)
        table.frozen = None if found.frozen is None else found.frozen.cause

    async def reload_table(self, table: Table) -> None:
        """Back to what is stored, after something that should not have happened; all are shown it anew."""
        async with table.lock:
            table.restore_stored()
            await self.load_game(table)
            table.send_welcome_to_all()

    async def seats_for_tokens(self, table: Table, tokens: Iterable[str]) -> list[int]:
        """The seats of this table that these tokens open."""
        found = await asyncio.to_thread(self.store.find_seats, [hash_token(token) for token in tokens])
        return [seat for id, seat in found.values() if id == table.id and seat in table.person_seats]

    async def list_public_tables(self) -> list[Table]:
        """The tables that anybody may find, to join or to watch; the newest first.

        When a table was last written to also tells when somebody answered in secret, so that counts nothing.
        """
        found = await asyncio.to_thread(self.store.list_tables, ACTIVE_STATUSES, True)
        stored = sorted(found, key=lambda each: (-each.made, each.id))
        tables = [
            self.tables.get(each.id) or Table(self, each) for each in stored[:MAX_LISTED] if is_readable(each)
        ]
        return [table for table in tables if table.status == "open" or table.settings.spectators]

    async def find_for_listing(self, id: str) -> Table | None:
        """The table as it is listed: its game is loaded only if it is somebody's turn."""
        if id in self.tables:
            return self.tables[id]
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
        """The tables that a device has seats at; what no token opens is left out."""
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

    # -- going away

    async def delete_table(self, table: Table) -> None:
        """Nothing is kept of it."""
        async with table.lock:
            if not table.is_deleted:
                await self.delete_locked_table(table)

    async def delete_locked_table(self, table: Table, exempt: "Connection | None" = None) -> None:
        """The same for those who hold the lock; `asker` is hung up on by them."""
        await self.store.write(DeleteTable(table.id))
        table.is_deleted = True
        log_deletion(table.id, table.game.id, len(table.seats))
        for connection in table.connections - {exempt}:
            disconnect(connection, "server-table-removed")
        await release_reservations(table, range(len(table.seats)))
        self.unload(table)
        for other in self.tables.values():
            if other.rematch_table == table.id:
                self.start_background_task(self.forget_rematch(other, table.id))

    async def forget_rematch(self, table: Table, deleted: str) -> None:
        """Everybody sees that another rematch can be asked for."""
        async with table.lock:
            if table.rematch_table != deleted or table.is_deleted:
                return
            table.rematch_table = None
            with suppress(BurgraveError):  # then whoever comes next finds out
                await table.save()
            table.send_table()

    def unload(self, table: Table) -> None:
        """Forget a table; the store has it."""
        self.tables.pop(table.id, None)
        attending = self.table_tasks.pop(table.id, None)
        if attending is not None:
            attending.cancel()
        table.clear()

    def unload_idle_tables(self) -> None:
        """Put away the tables that nobody has looked at for a while."""
        now = self.now()
        for table in list(self.tables.values()):
            if (
                not table.connections
                and not table.lock.locked()
                and now - table.last_visit > self.settings.unload_after_seconds
            ):
                self.unload(table)
        self.start_background_task(self.replays.stop_if_idle(self.settings.unload_after_seconds))

    # -- bots

    async def choose_bot_move(self, table: Table, live: LiveMatch, seat: int, level: str) -> int:
        """What a bot of this level does, from the seat's view alone; the usual one if it is unknown."""
        view = live.match.history.state.view(seat)
        urgency = FOR_PEOPLE if table.connections else FOR_BOTS
        known = [each.name for each in list_bots(table.game.id, self.settings.bots)]
        name = level if level in known else default_level(table.game) or default_bot(table.game)
        with self.metrics.bot_seconds.time():
            return await self.bot_pool.choose(name, view, live.match.make_bot_rng(), urgency)

    def start_hint(
        self, table: Table, connection: "Connection", live: LiveMatch, request: client_messages.HintRequest
    ) -> None:
        """Ask a bot that thinks ahead, and say what it says when it has thought."""
        self.start_background_task(self.send_hint(table, connection, live, request))

    def start_background_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside what others do."""
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

    # -- the end

    async def close(self) -> None:
        """Everybody is told to come back; what was acknowledged is stored already."""
        for connection in list(self.connections):
            connection.close_with_reason("server-stops", retry_after=RETRY_AFTER)
        ending = self.now() + CLOSING_SECONDS
        while self.connections and self.now() < ending:
            await asyncio.sleep(0.02)
        for table in list(self.tables.values()):
            async with table.lock:
                self.unload(table)
        await self.replays.close()


def make_chat_line(number: int, row: LogRecord) -> ChatLine:
    return ChatLine(number, row.body["seat"], row.body["text"], row.at)
