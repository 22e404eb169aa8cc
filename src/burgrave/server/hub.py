"""All tables of a server: made, found, loaded when somebody comes and put away when nobody is there."""

import asyncio
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from burgrave.bots.registry import usual
from burgrave.core.event import SPECTATOR
from burgrave.core.option import PLAYERS
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.server import incoming, logs
from burgrave.server.clean import clean_name
from burgrave.server.duties import attend
from burgrave.server.face import Line, table_data, welcome
from burgrave.server.history import restored
from burgrave.server.metrics import Metrics
from burgrave.server.outgoing import MineData, Seated
from burgrave.server.play import Play
from burgrave.server.replays import Films
from burgrave.server.requests import CHAT, CHAT_KEPT
from burgrave.server.seats import Seat, check_name, hash_of, new_token, next_token
from burgrave.server.settings import Settings
from burgrave.server.shuffle import fresh_secret
from burgrave.server.store import DeleteTable, Logged, MakeTable, SetSeat, Store, Stored
from burgrave.server.table import RUNNING, Table
from burgrave.server.thinkers import BOTS, PEOPLE, Thinkers
from burgrave.table.advice import ADVISER
from burgrave.table.hints import hint_moves
from burgrave.table.programme import PRESET, chosen_from_afar
from burgrave.text import Text

if TYPE_CHECKING:
    from burgrave.server.socket import Connection

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that can be mistaken for another
ID_LENGTH: Final = 10
LIVE: Final = ("open", *RUNNING)
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
        play.answer = found.answer
        play.done.extend(found.done)
        table.play = play
        table.frozen = None if found.frozen is None else found.frozen.cause

    async def load_again(self, table: Table) -> None:
        """Back to what is stored, after something that should not have happened; all are shown it anew."""
        async with table.lock:
            table.recall()
            await self.load_game(table)
            table.greet()

    async def seat(self, token: str) -> tuple[str, int] | None:
        """The table and the seat that a token opens."""
        found = await asyncio.to_thread(self.store.seats_of, [hash_of(token)])
        return next(iter(found.values()), None)

    async def seats_at(self, table: Table, tokens: Iterable[str]) -> list[int]:
        """The seats of this table that these tokens open."""
        found = await asyncio.to_thread(self.store.seats_of, [hash_of(token) for token in tokens])
        return [seat for id, seat in found.values() if id == table.id]

    async def listed(self) -> list[Table]:
        """The tables that anybody may find, to join or to watch."""
        stored = await asyncio.to_thread(self.store.tables, LIVE, True)
        tables = [self.tables.get(each.id) or Table(self, each) for each in stored[:LISTED]]
        return [table for table in tables if table.status == "open" or table.manners.spectators]

    async def mine(self, tokens: Iterable[str], language: str) -> list[MineData]:
        """The tables that a device has seats at; what no token opens is left out."""
        by_hash = {hash_of(token): token for token in tokens}
        found = await asyncio.to_thread(self.store.seats_of, list(by_hash))
        mine: list[MineData] = []
        for hashed, token in by_hash.items():
            if hashed not in found:
                continue
            id, seat = found[hashed]
            try:
                table = await self.table(id)
            except Wrong:
                continue
            turn = table.status == "playing" and table.play is not None and table.play.acting == seat
            shown = table_data(table, Text(language, table.edition))
            mine.append({"token": token, "seat": seat, "your_turn": turn, "table": shown})
        return mine

    # -- making

    async def make(self, asked: incoming.NewTable) -> Seated:
        """A new table; whoever makes it is its host."""
        game = game_of(asked.game)
        given = {name: value for name, value in asked.options.items() if name != PLAYERS}
        options = chosen_from_afar(game, given | {PLAYERS: len(asked.seats)})
        if sum(plan.plays == "you" for plan in asked.seats) != 1:
            raise Wrong("server-one-host")
        seats = [planned(plan, asked) for plan in asked.seats]
        check_name(game, next(seat.name for seat in seats if seat.host))
        preset = str(given.get(PRESET) or "")
        return await self.lay(asked.game, options.as_dict(), preset, asked.manners, seats)

    async def lay(
        self, game: str, options: dict[str, Any], preset: str, manners: incoming.Manners, seats: list[Seat]
    ) -> Seated:
        if await asyncio.to_thread(self.store.count, LIVE) >= self.settings.tables:
            raise Wrong("server-tables-full", most=self.settings.tables)
        id = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
        head: dict[str, Any] = {
            "options": options,
            "preset": preset,
            "manners": manners.model_dump(),
            "seats": [seat.stored() for seat in seats],
            "secret": fresh_secret().hex(),
            "next": None,
            "spectators_silent": False,
        }
        made = self.wall()
        table = Table(self, Stored(id, game, "open", manners.listed, made, made, head))
        for seat in table.seats:
            if seat.plays == "bot":
                seat.level = table.level(seat.level)
        table.level(manners.stand_in_level)
        token = new_token()
        host = next((number for number, seat in enumerate(seats) if seat.host), 0)
        changes = [MakeTable(id, game, table.head(), "open", manners.listed)]
        await self.store.write(*changes, SetSeat(id, host, hash_of(token)))
        table.stored = ("open", table.head())
        self.loading[id] = asyncio.Lock()
        self.keep(table)
        return {"table": id, "seat": host, "token": token}

    async def join(self, id: str, asked: incoming.Join) -> Seated:
        """Take a free seat."""
        table = await self.table(id)
        async with table.lock:
            if table.status != "open":
                raise Wrong("server-started")
            free = [number for number, seat in enumerate(table.seats) if seat.plays == "free"]
            if asked.seat is not None and asked.seat not in free:
                raise Wrong("server-seat-taken")
            if not free:
                raise Wrong("server-table-full")
            number = free[0] if asked.seat is None else asked.seat
            check_name(table.game, clean_name(asked.name))
            seat = table.seats[number] = Seat("person", clean_name(asked.name), nonce=asked.nonce or "")
            seat.host = not any(each.host for each in table.seats)
            token = new_token()
            await table.save(SetSeat(id, number, hash_of(token)))
            table.tell("server-notice-joined", seat=number)
            return {"table": id, "seat": number, "token": token}

    async def make_again(self, table: Table) -> str:
        """Another table with the same seats; the people get theirs when they come over."""
        seats = [
            Seat(seat.plays, seat.name, "" if seat.plays == "person" else seat.level, seat.host)
            for seat in table.seats
        ]
        options = table.game.options(**table.options).as_dict()
        made = await self.lay(table.game.id, options, table.preset, table.manners, seats)
        await self.store.write(SetSeat(made["table"], made["seat"], None))
        return made["table"]

    async def move_on(self, table: Table, connection: "Connection") -> None:
        """Give somebody their seat at the rematch."""
        if table.next is None or connection.seat is None or connection.token is None:
            return
        token = next_token(connection.token, table.next)
        known = await asyncio.to_thread(self.store.seats, table.next)
        if connection.seat not in known:
            await self.store.write(SetSeat(table.next, connection.seat, hash_of(token)))
        elif known[connection.seat] != hash_of(token):
            return
        seated: Seated = {"table": table.next, "seat": connection.seat, "token": token}
        number = 0 if connection.stream is None else connection.stream.number
        connection.say({"type": "moved", "number": number, "seated": seated})

    async def remove(self, table: Table) -> None:
        """Nothing is kept of it."""
        await self.store.write(DeleteTable(table.id))
        table.gone = True
        for connection in list(table.connections):
            connection.bye("server-table-removed")
        self.put_away(table)

    # -- coming and going

    async def come(self, connection: "Connection", sit: incoming.Sit) -> None:
        """Somebody sits down, comes back, or watches."""
        table = await self.table(sit.table)
        seat: int | None = None
        if sit.token is not None:
            opened = await self.seat(sit.token)
            if opened is None or opened[0] != table.id:
                raise Wrong("server-link-void")
            seat = opened[1]
        elif not table.manners.spectators:
            raise Wrong("server-no-spectators")
        if len(table.connections) >= self.settings.per_table:
            raise Wrong("server-table-crowded")
        async with table.lock:
            connection.sit(table, seat, sit.token, sit.language)
            table.connections.add(connection)
            await self.arrive(table, seat)
            await self.begin(table, connection, sit.have)

    async def begin(self, table: Table, connection: "Connection", have: incoming.Have | None) -> None:
        """What a connection lacks, or everything."""
        eyes = SPECTATOR if connection.seat is None else connection.seat
        stream = table.stream(eyes, connection.language)
        rest = stream.since(have.number) if have is not None and have.stream == stream.id else None
        if rest is None:
            connection.say(welcome(table, stream))
        else:
            for text in rest:
                connection.send(text)
        stream.listeners.add(connection)
        stream.left = None
        connection.stream = stream
        await self.move_on(table, connection)

    async def arrive(self, table: Table, number: int | None) -> None:
        """A person is there: a bot that stood in gives the seat back."""
        table.seen = self.now()
        if number is None:
            table.tell()
            return
        seat = table.seats[number]
        back = seat.stands_in
        if seat.away is not None or back:
            seat.away = None
            if back:
                seat.level, seat.stands_in = "", False
            await table.save()
        table.tell("server-notice-back" if back else "", **({"seat": number} if back else {}))

    async def leave(self, connection: "Connection") -> None:
        """A connection has ended."""
        table = connection.table
        if table is None:
            return
        async with table.lock:
            self.stop_listening(connection)
            table.connections.discard(connection)
            table.seen = self.now()
            seat = connection.seat
            if seat is not None and table.seats[seat].plays == "person" and not table.here(seat):
                table.seats[seat].away = self.wall()
                if table.running:
                    with suppress(Wrong):  # the store is closed when the server ends
                        await table.save()
            if table.id in self.tables:
                table.tell()

    def stop_listening(self, connection: "Connection") -> None:
        stream = connection.stream
        if stream is not None:
            stream.listeners.discard(connection)
            if not stream.listeners:
                stream.left = self.now()
        connection.stream = None

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


def planned(plan: incoming.SeatPlan, asked: incoming.NewTable) -> Seat:
    if plan.plays == "you":
        return Seat("person", clean_name(asked.name), host=True, nonce=asked.nonce or "")
    return Seat("bot", level=plan.level) if plan.plays == "bot" else Seat()


def chat_line(number: int, row: Logged) -> Line:
    return Line(number, row.body["seat"], row.body["text"], row.at)
