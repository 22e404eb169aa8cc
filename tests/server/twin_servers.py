"""Two servers that hold the same table, so that one can be given another truth than the other.

They are started from copies of one folder: ids, links and times are the same. Their clocks stand still and go
on together. What they send may differ in two things alone: the random name of a stream and the `date` of an
answer over HTTP.
"""

import asyncio
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from burgrave.core.events import SPECTATOR
from burgrave.game_registry import game as game_of
from burgrave.server.client_messages import TableSettings
from burgrave.server.live_match import LiveMatch
from burgrave.server.seats import Seat, hash_token
from burgrave.server.store import CreateTable, SetSeatToken, SqliteStore
from burgrave.server.stored_words import SETTINGS_WORDS, to_stored
from burgrave.server.table import Table
from tests.server.server import TIMEOUT, Device, Server, quick_settings, run_server

TABLE = "twintable"
OTHER = "othertable"  # another one that is listed
OTHERS_HOST = "o" * 22
SETTINGS = TableSettings(listed=True, hints=True)
STREAM_ID = re.compile(r'"stream":"[0-9a-f]{12}"')
Sent = tuple[int, str, list[tuple[str, str]]]


def make_token(seat: int) -> str:
    return f"{seat}" * 22


def store_tables(folder: Path, game: str, options: dict[str, Any]) -> None:
    """Store a table where persons sit on all seats, and another one."""
    store = SqliteStore(folder)
    resolved = game_of(game).options(**options)
    persons = [Seat("person", host=seat == 0) for seat in range(resolved.players)]
    two = game_of("citadels").options(players=2).to_dict()
    store.write_now(
        CreateTable(TABLE, game, make_head(resolved.to_dict(), persons), "open", True),
        *(SetSeatToken(TABLE, seat, hash_token(make_token(seat))) for seat in range(resolved.players)),
        CreateTable(OTHER, "citadels", make_head(two, [Seat("person", host=True), Seat()]), "open", True),
        SetSeatToken(OTHER, 0, hash_token(OTHERS_HOST)),
    )
    store.close()


def make_head(options: dict[str, Any], seats: list[Seat]) -> dict[str, Any]:
    return {
        "options": options,
        "preset": "",
        "manners": to_stored(SETTINGS.model_dump(), SETTINGS_WORDS),
        "seats": [seat.to_stored() for seat in seats],
        "secret": "07" * 32,
        "next": None,
        "spectators_silent": False,
    }


@dataclass(slots=True)
class ManualClock:
    """Time that a test moves on."""

    seconds: float = 1_000.0

    def now(self) -> float:
        return self.seconds

    def wall(self) -> int:
        return 1_700_000_000_000 + int(self.seconds * 1000)


@dataclass(slots=True)
class TwinServer:
    """A server, and everybody who sits at its table or watches."""

    server: Server
    elsewhere: Device  # at the other table
    devices: dict[int, Device] = field(default_factory=dict)
    compared: dict[int, int] = field(default_factory=dict)  # messages that were compared, by eyes

    @property
    def table(self) -> Table:
        table: Table = self.server.manager.tables[TABLE]
        return table

    @property
    def live(self) -> LiveMatch:
        return self.table.require_live()

    def do(self, doing: Callable[[], Any]) -> Any:
        """Do something where the server runs, between two things that it does."""

        async def call() -> Any:
            return doing()

        loop: asyncio.AbstractEventLoop = self.server.manager.table_tasks[TABLE].get_loop()
        return asyncio.run_coroutine_threadsafe(call(), loop).result(TIMEOUT)

    def set_live(self, play: LiveMatch) -> None:
        """Let everybody see another game. Messages are counted again: some were sent more of the last one."""

        def install() -> None:
            self.table.live = play
            for stream in self.table.streams.values():
                stream.number = 0
                stream.sent.clear()
            self.table.send_welcome_to_all()

        self.do(install)

    def allow_touch(self) -> None:
        """The store writes when a table was last used, but not twice in a minute; as if one had passed."""
        self.do(self.server.manager.store.touched.clear)

    def ask(self, viewer: int, type: str, id: str, **asked: Any) -> dict[str, Any]:
        return self.devices[viewer].ask(type, id=id, **asked)

    def take_messages(self, viewer: int) -> list[str]:
        """What was sent to these eyes since this was last asked, without the random names of streams."""
        texts = self.devices[viewer].texts
        fresh = texts[self.compared.get(viewer, 0) :]
        self.compared[viewer] = len(texts)
        return [STREAM_ID.sub('"stream":"…"', text) for text in fresh]

    def fetch(self, path: str, data: Any = None) -> Sent:
        """An answer over HTTP: its status, its text and its headers."""
        status, text, headers = self.server.fetch(path, data)
        return status, text, [(name, value) for name, value in headers.items() if name.lower() != "date"]

    def wait_for(self, decision: int) -> None:
        """Until this decision is open."""
        end = time.monotonic() + TIMEOUT
        while self.do(lambda: self.live.decision) != decision:
            assert time.monotonic() < end, "nothing happens"
            time.sleep(0.002)


@contextmanager
def run_twins(
    folder: Path, game: str, options: dict[str, Any]
) -> Iterator[tuple[TwinServer, TwinServer, ManualClock]]:
    """Two servers at which the same game has begun; all sit there and a person watches."""
    store_tables(folder / "one", game, options)
    shutil.copytree(folder / "one", folder / "two")
    clock = ManualClock()
    with ExitStack() as open_things:
        sides = []
        for name in ("one", "two"):
            server = open_things.enter_context(run_server(quick_settings(folder / name, bot_processes=0)))
            server.manager.now, server.manager.wall_clock = clock.now, clock.wall
            elsewhere = server.seated({"table": OTHER, "token": OTHERS_HOST})
            side = TwinServer(server, open_things.enter_context(elsewhere))
            players = game_of(game).options(**options).players
            for seat in (*range(players), SPECTATOR):
                token = None if seat == SPECTATOR else make_token(seat)
                seated = {"table": TABLE, "token": token}
                side.devices[seat] = open_things.enter_context(server.seated(seated, sections=True))
            side.devices[0].start()
            sides.append(side)
        yield sides[0], sides[1], clock
