"""All tables of a server: made, found, loaded when somebody comes and put away when nobody is there."""

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from burgrave.bots.registry import usual
from burgrave.core.wrong import Wrong
from burgrave.server import incoming, logs
from burgrave.server.duties import attend
from burgrave.server.face import Line, table_data
from burgrave.server.history import restored
from burgrave.server.metrics import Metrics
from burgrave.server.outgoing import MineData
from burgrave.server.play import Play
from burgrave.server.replays import Films
from burgrave.server.requests import CHAT, CHAT_KEPT
from burgrave.server.seats import hash_of
from burgrave.server.settings import Settings
from burgrave.server.store import DeleteTable, Logged, Store
from burgrave.server.table import LIVE, Table
from burgrave.server.thinkers import BOTS, PEOPLE, Thinkers
from burgrave.table.advice import ADVISER
from burgrave.table.hints import hint_moves
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
        self.films = Films()
        self.tables: dict[str, Table] = {}
        self.attending: dict[str, asyncio.Task[None]] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.connections: set[Connection] = set()
        self.tasks: set[asyncio.Task[None]] = set()
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
        """The table of that id; Wrong if there is none."""
        async with self.loading.setdefault(id, asyncio.Lock()):
            found = self.tables.get(id)
            if found is not None:
                found.seen = self.now()
                return found
            stored = await asyncio.to_thread(self.store.table, id)
            if stored is None:
                del self.loading[id]
                raise Wrong("server-table-unknown")
            table = Table(self, stored)
            await self.load_game(table)
            self.keep(table)
            return table

    def keep(self, table: Table) -> None:
        self.tables[table.id] = table
        self.attending[table.id] = asyncio.create_task(self.attend(table))

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
        opened = self.now() - ((self.wall() - found.opened) / 1000 if timed else 0)
        play = Play(found.recorder, table.seating(), found.decision, opened)
        play.whole = found.record
        play.answers = found.answers
        play.done.extend(found.done)
        table.play = play
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
        return [seat for id, seat in found.values() if id == table.id]

    async def listed(self) -> list[Table]:
        """The tables that anybody may find, to join or to watch."""
        stored = await asyncio.to_thread(self.store.tables, LIVE, True)
        tables = [self.tables.get(each.id) or Table(self, each) for each in stored[:LISTED]]
        return [table for table in tables if table.status == "open" or table.manners.spectators]

    async def glimpse(self, id: str) -> Table | None:
        """The table as it is listed: its game is loaded only if it is somebody's turn."""
        if id in self.tables:
            return self.tables[id]
        stored = await asyncio.to_thread(self.store.table, id)
        if stored is None or stored.status != "playing":
            return None if stored is None else Table(self, stored)
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
            if table is None:
                continue
            turn = table.status == "playing" and table.play is not None and table.play.acting == seat
            shown = table_data(table, Text(language, table.edition))
            mine.append({"token": token, "seat": seat, "your_turn": turn, "table": shown})
        return mine

    # -- going away

    async def remove(self, table: Table) -> None:
        """Nothing is kept of it."""
        await self.store.write(DeleteTable(table.id))
        table.gone = True
        for connection in list(table.connections):
            connection.bye("server-table-removed")
        self.put_away(table)

    def put_away(self, table: Table) -> None:
        """Forget a table; the store has it."""
        self.tables.pop(table.id, None)
        self.loading.pop(table.id, None)
        attending = self.attending.pop(table.id, None)
        if attending is not None:
            attending.cancel()
        table.forget_thoughts()

    def tidy(self) -> None:
        """Put away the tables that nobody has looked at for a while."""
        now = self.now()
        for table in list(self.tables.values()):
            if not table.connections and not table.lock.locked() and now - table.seen > self.settings.rest:
                self.put_away(table)

    # -- bots

    async def choose(self, table: Table, play: Play, seat: int, level: str) -> int:
        """What a bot of this level does, from the seat's view alone."""
        view = play.match.history.state.view(seat)
        urgency = PEOPLE if table.connections else BOTS
        return await self.thinkers.choose(level or usual(table.game), view, play.match.chance(), urgency)

    def advise(self, table: Table, connection: "Connection", play: Play, asked: incoming.Hint) -> None:
        """Ask a bot that thinks ahead, and say what it says when it has thought."""
        task = asyncio.create_task(self.advised(table, connection, play, asked))
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


def chat_line(number: int, row: Logged) -> Line:
    return Line(number, row.body["seat"], row.body["text"], row.at)
