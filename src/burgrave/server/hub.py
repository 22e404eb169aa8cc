"""All tables of a server: made, found, loaded when somebody comes and put away when nobody is there."""

import asyncio
import sys
import time
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from burgrave.bots.registry import usual
from burgrave.core.wrong import Wrong
from burgrave.server import incoming, logs
from burgrave.server.duties import attend, open_question
from burgrave.server.face import Line, table_data
from burgrave.server.films import MODULE as FILM_MODULE
from burgrave.server.films import Films
from burgrave.server.history import CHAT, restored
from burgrave.server.limits import NETWORK_MESSAGES, Buckets
from burgrave.server.listening import dismiss
from burgrave.server.metrics import Metrics
from burgrave.server.offered import offered
from burgrave.server.outgoing import MineData
from burgrave.server.ownership import release
from burgrave.server.play import Play
from burgrave.server.requests import CHAT_KEPT
from burgrave.server.retention import log_removed
from burgrave.server.seats import hash_of
from burgrave.server.settings import Settings
from burgrave.server.store import DeleteTable, Logged, Store
from burgrave.server.stored import check_log, check_stored, readable
from burgrave.server.table import LIVE, Table
from burgrave.server.thinkers import BOTS, PEOPLE, Thinkers
from burgrave.table.advice import ADVISER
from burgrave.table.folders import data_folder
from burgrave.table.hints import hint_moves
from burgrave.table.programme import usual_level
from burgrave.text import Text

if TYPE_CHECKING:
    from burgrave.server.socket import Connection

BACK: Final = 3  # seconds after which it makes sense to come back to a server that is started again
PARTING: Final = 2.0  # seconds for hearing why
LISTED: Final = 200  # tables that a list shows at most

logger = logs.logger("hub")


class Hub:
    def __init__(
        self, settings: Settings, store: Store, thinkers: Thinkers, metrics: Metrics | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.films = Films((sys.executable, "-m", FILM_MODULE, str(settings.data or data_folder())))
        self.tables: dict[str, Table] = {}
        self.attending: dict[str, asyncio.Task[None]] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.connections: set[Connection] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.network_messages = Buckets(settings.network_messages or NETWORK_MESSAGES)
        self.metrics = metrics or Metrics()
        self.metrics.gauge("connections", "Open sockets", lambda: len(self.connections))
        self.metrics.gauge("tables", "Tables in memory", lambda: len(self.tables))
        self.metrics.gauge("bots_waiting", "Questions that no bot thinks about yet", lambda: thinkers.waiting)
        self.metrics.gauge(
            "bots_replaced", "Processes of bots that had to be replaced", lambda: thinkers.replaced
        )

    def now(self) -> float:
        """For how long something takes."""
        return time.monotonic()

    def wall(self) -> int:
        """For when something was: milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    # -- finding

    async def table(self, id: str) -> Table:
        """The table of that id; Wrong if there is none. Those who ask at once wait for one reading."""
        found = self.tables.get(id)
        if found is None:
            if id not in self.loading:
                self.loading[id] = task = asyncio.create_task(self.load(id))
                task.add_done_callback(lambda task: self.loaded(id, task))
            found = await asyncio.shield(self.loading[id])
        found.seen = self.now()
        return found

    async def load(self, id: str) -> Table:
        stored = await asyncio.to_thread(self.store.table, id)
        if stored is None:
            raise Wrong("server-table-unknown")
        table = Table(self, check_stored(stored))
        await self.load_game(table)
        return self.keep(table)

    def loaded(self, id: str, task: "asyncio.Task[Table]") -> None:
        self.loading.pop(id, None)
        if not task.cancelled():
            task.exception()  # whoever asked is told; perhaps nobody waits any more

    def keep(self, table: Table) -> Table:
        """Have a table in memory, unless somebody has loaded it meanwhile; the one that is there."""
        if table.id not in self.tables:
            self.tables[table.id] = table
            self.attending[table.id] = asyncio.create_task(self.attend(table))
        return self.tables[table.id]

    async def attend(self, table: Table) -> None:
        """A table that cannot do what is due is left alone for a while; the others do not notice."""
        while True:
            try:
                await attend(table)
            except Exception:
                logger.exception("table cannot go on", extra={"table": table.id})
                await asyncio.sleep(5)

    async def load_game(self, table: Table) -> None:
        """The game and the chat of a table from its log."""
        rows = await asyncio.to_thread(self.store.log, table.id)
        await asyncio.to_thread(check_log, table.id, rows)
        table.rows = rows[-1].number + 1 if rows else 0
        lines = [row for row in rows if row.kind == CHAT]
        table.said = len(lines)
        table.chat = [chat_line(n, row) for n, row in enumerate(lines)][-CHAT_KEPT:]
        table.play = None
        table.forget_thoughts()
        if table.status == "open":
            return
        found = await asyncio.to_thread(restored, rows, table.shuffle.seed)
        # Whoever was kept away by a restart has time again, unless a clock counts in days.
        timed = table.clock is not None and table.status == "playing"
        # A reaction window is counted from now in any case: nobody could answer meanwhile.
        opened = table.game_time - ((self.wall() - found.opened) / 1000 if timed else 0)
        play = Play(found.recorder, table.seating(), found.decision, opened)
        play.whole = found.record
        play.answers = found.answers
        play.done.extend(found.done)
        table.play = play
        open_question(table, play)
        table.frozen = None if found.frozen is None else found.frozen.cause

    async def load_again(self, table: Table) -> None:
        """Back to what is stored, after something that should not have happened; all are shown it anew."""
        async with table.lock:
            table.recall()
            await self.load_game(table)
            table.greet()

    async def seats_at(self, table: Table, tokens: Iterable[str]) -> list[int]:
        """The seats of this table that these tokens open."""
        found = await asyncio.to_thread(self.store.seats_of, [hash_of(token) for token in tokens])
        return [seat for id, seat in found.values() if id == table.id and seat in table.persons]

    async def listed(self) -> list[Table]:
        """The tables that anybody may find, to join or to watch; the newest first.

        When a table was last written to also tells when somebody answered in secret, so that counts nothing.
        """
        found = await asyncio.to_thread(self.store.tables, LIVE, True)
        stored = sorted(found, key=lambda each: (-each.made, each.id))
        tables = [self.tables.get(each.id) or Table(self, each) for each in stored[:LISTED] if readable(each)]
        return [table for table in tables if table.status == "open" or table.manners.spectators]

    async def glimpse(self, id: str) -> Table | None:
        """The table as it is listed: its game is loaded only if it is somebody's turn."""
        if id in self.tables:
            return self.tables[id]
        stored = await asyncio.to_thread(self.store.table, id)
        if stored is None or not readable(stored):
            return None
        if stored.status != "playing":
            return Table(self, stored)
        try:
            return await self.table(id)
        except Wrong:
            return None

    async def mine(self, tokens: Iterable[str], language: str) -> list[MineData]:
        """The tables that a device has seats at; what no token opens is left out."""
        by_hash = {hash_of(token): token for token in tokens}
        found = await asyncio.to_thread(self.store.seats_of, list(by_hash))
        mine: list[MineData] = []
        for hashed, token in by_hash.items():
            if hashed not in found:
                continue
            id, seat = found[hashed]
            table = await self.glimpse(id)
            if table is None or seat not in table.persons:
                continue
            turn = table.status == "playing" and table.play is not None and table.play.acting == seat
            shown = table_data(table, Text(language, table.edition))
            mine.append({"token": token, "seat": seat, "your_turn": turn, "table": shown})
        return mine

    # -- going away

    async def remove(self, table: Table) -> None:
        """Nothing is kept of it."""
        async with table.lock:
            if not table.gone:
                await self.erase(table)

    async def erase(self, table: Table, asker: "Connection | None" = None) -> None:
        """The same for those who hold the lock; `asker` is hung up on by them."""
        await self.store.write(DeleteTable(table.id))
        table.gone = True
        log_removed(table.id, table.game.id, len(table.seats))
        for connection in table.connections - {asker}:
            dismiss(connection, "server-table-removed")
        await release(table, range(len(table.seats)))
        self.put_away(table)
        for other in self.tables.values():
            if other.next == table.id:
                self.begin(self.forget_rematch(other, table.id))

    async def forget_rematch(self, table: Table, deleted: str) -> None:
        """Everybody sees that another rematch can be asked for."""
        async with table.lock:
            if table.next != deleted or table.gone:
                return
            table.next = None
            with suppress(Wrong):  # then whoever comes next finds out
                await table.save()
            table.tell()

    def put_away(self, table: Table) -> None:
        """Forget a table; the store has it."""
        self.tables.pop(table.id, None)
        attending = self.attending.pop(table.id, None)
        if attending is not None:
            attending.cancel()
        table.empty()

    def tidy(self) -> None:
        """Put away the tables that nobody has looked at for a while."""
        now = self.now()
        for table in list(self.tables.values()):
            if not table.connections and not table.lock.locked() and now - table.seen > self.settings.rest:
                self.put_away(table)
        self.begin(self.films.rest(self.settings.rest))

    # -- bots

    async def choose(self, table: Table, play: Play, seat: int, level: str) -> int:
        """What a bot of this level does, from the seat's view alone; the usual one if it is unknown."""
        view = play.match.history.state.view(seat)
        urgency = PEOPLE if table.connections else BOTS
        known = [each.name for each in offered(table.game.id, self.settings.bots)]
        name = level if level in known else usual_level(table.game) or usual(table.game)
        with self.metrics.thought.time():
            return await self.thinkers.choose(name, view, play.match.chance(), urgency)

    def advise(self, table: Table, connection: "Connection", play: Play, asked: incoming.Hint) -> None:
        """Ask a bot that thinks ahead, and say what it says when it has thought."""
        self.begin(self.advised(table, connection, play, asked))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside what others do."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def advised(self, table: Table, connection: "Connection", play: Play, asked: incoming.Hint) -> None:
        seat, decision = play.match.acting, play.decision
        view = play.match.history.state.view(seat)
        said = await self.thinkers.explain(ADVISER, view, play.match.chance())
        text = table.text(connection.language)
        moves = [] if said is None else hint_moves(play.match, said, text, seat)
        connection.say({"type": "hint", "id": asked.id, "decision": decision, "moves": moves})

    # -- the end

    async def close(self) -> None:
        """Everybody is told to come back; what was acknowledged is stored already."""
        for connection in list(self.connections):
            connection.bye("server-stops", back=BACK)
        ending = self.now() + PARTING
        while self.connections and self.now() < ending:
            await asyncio.sleep(0.02)
        for table in list(self.tables.values()):
            async with table.lock:
                self.put_away(table)
        await self.films.close()


def chat_line(number: int, row: Logged) -> Line:
    return Line(number, row.body["seat"], row.body["text"], row.at)
