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

from burgrave.core.event import SPECTATOR
from burgrave.games import game as game_of
from burgrave.server.incoming import Manners
from burgrave.server.play import Play
from burgrave.server.seats import Seat, hash_of
from burgrave.server.store import MakeTable, SetSeat, SqliteStore
from burgrave.server.table import Table
from tests.server.tables import PATIENCE, Device, Server, quick, running

TABLE = "twintable"
OTHER = "othertable"  # another one that is listed
OTHERS_HOST = "o" * 22
MANNERS = Manners(listed=True, hints=True)
NAME_OF_STREAM = re.compile(r'"stream":"[0-9a-f]{12}"')
Sent = tuple[int, str, list[tuple[str, str]]]


def token_of(seat: int) -> str:
    return f"{seat}" * 22


def lay(folder: Path, game: str, options: dict[str, Any]) -> None:
    """Store a table where persons sit on all seats, and another one."""
    store = SqliteStore(folder)
    resolved = game_of(game).options(**options)
    persons = [Seat("person", host=seat == 0) for seat in range(resolved.players)]
    two = game_of("citadels").options(players=2).as_dict()
    store.write_now(
        MakeTable(TABLE, game, head_of(resolved.as_dict(), persons), "open", True),
        *(SetSeat(TABLE, seat, hash_of(token_of(seat))) for seat in range(resolved.players)),
        MakeTable(OTHER, "citadels", head_of(two, [Seat("person", host=True), Seat()]), "open", True),
        SetSeat(OTHER, 0, hash_of(OTHERS_HOST)),
    )
    store.close()


def head_of(options: dict[str, Any], seats: list[Seat]) -> dict[str, Any]:
    return {
        "options": options,
        "preset": "",
        "manners": MANNERS.model_dump(),
        "seats": [seat.stored() for seat in seats],
        "secret": "07" * 32,
        "next": None,
        "spectators_silent": False,
    }


@dataclass(slots=True)
class Clock:
    """Time that goes on when it is told to."""

    seconds: float = 1_000.0

    def now(self) -> float:
        return self.seconds

    def wall(self) -> int:
        return 1_700_000_000_000 + int(self.seconds * 1000)


@dataclass(slots=True)
class World:
    """A server, and everybody who sits at its table or watches."""

    server: Server
    elsewhere: Device  # at the other table
    devices: dict[int, Device] = field(default_factory=dict)
    heard: dict[int, int] = field(default_factory=dict)  # messages that were compared, by eyes

    @property
    def table(self) -> Table:
        table: Table = self.server.hub.tables[TABLE]
        return table

    @property
    def play(self) -> Play:
        return self.table.playing()

    def do(self, doing: Callable[[], Any]) -> Any:
        """Do something where the server runs, between two things that it does."""

        async def call() -> Any:
            return doing()

        loop: asyncio.AbstractEventLoop = self.server.hub.attending[TABLE].get_loop()
        return asyncio.run_coroutine_threadsafe(call(), loop).result(PATIENCE)

    def set_play(self, play: Play) -> None:
        """Let everybody see another game. Messages are counted anew: some were told more of the last one."""

        def install() -> None:
            self.table.play = play
            for stream in self.table.streams.values():
                stream.number = 0
                stream.sent.clear()
            self.table.greet()

        self.do(install)

    def let_be_stamped(self) -> None:
        """The store writes when a table was last used, but not twice in a minute; as if one had passed."""
        self.do(self.server.hub.store.touched.clear)

    def ask(self, eyes: int, type: str, id: str, **asked: Any) -> dict[str, Any]:
        return self.devices[eyes].ask(type, id=id, **asked)

    def sent(self, eyes: int) -> list[str]:
        """What was sent to these eyes since this was last asked, without the random names of streams."""
        texts = self.devices[eyes].texts
        fresh = texts[self.heard.get(eyes, 0) :]
        self.heard[eyes] = len(texts)
        return [NAME_OF_STREAM.sub('"stream":"…"', text) for text in fresh]

    def fetch(self, path: str, data: Any = None) -> Sent:
        """An answer over HTTP: its status, its text and its headers."""
        status, text, headers = self.server.fetch(path, data)
        return status, text, [(name, value) for name, value in headers.items() if name.lower() != "date"]

    def wait_for(self, decision: int) -> None:
        """Until this decision is open."""
        end = time.monotonic() + PATIENCE
        while self.do(lambda: self.play.decision) != decision:
            assert time.monotonic() < end, "nothing happens"
            time.sleep(0.002)


@contextmanager
def two_worlds(folder: Path, game: str, options: dict[str, Any]) -> Iterator[tuple[World, World, Clock]]:
    """Two servers at which the same game has begun; all sit there and somebody watches."""
    lay(folder / "one", game, options)
    shutil.copytree(folder / "one", folder / "two")
    clock = Clock()
    with ExitStack() as open_things:
        worlds = []
        for name in ("one", "two"):
            server = open_things.enter_context(running(quick(folder / name, workers=0)))
            server.hub.now, server.hub.wall = clock.now, clock.wall
            elsewhere = server.sitting({"table": OTHER, "token": OTHERS_HOST})
            world = World(server, open_things.enter_context(elsewhere))
            players = game_of(game).options(**options).players
            for seat in (*range(players), SPECTATOR):
                token = None if seat == SPECTATOR else token_of(seat)
                seated = {"table": TABLE, "token": token}
                world.devices[seat] = open_things.enter_context(server.sitting(seated))
            world.devices[0].start()
            worlds.append(world)
        yield worlds[0], worlds[1], clock
