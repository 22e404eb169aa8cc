"""A table without a server: nothing is stored, and no time passes unless it is told to."""

from typing import Any

from burgrave.core.event import SPECTATOR
from burgrave.games import game as game_of
from burgrave.server.incoming import Manners
from burgrave.server.metrics import Metrics
from burgrave.server.seats import Seat
from burgrave.server.settings import Settings
from burgrave.server.store import Stored
from burgrave.server.stream import Stream, written
from burgrave.server.table import Table


class StillHub:
    """A hub in which no time passes and nothing is stored."""

    settings = Settings(pace=1.0)
    metrics = Metrics()

    def __init__(self) -> None:
        self.store = self

    async def write(self, *changes: Any) -> None:
        """As if it were stored."""

    def now(self) -> float:
        return 100.0

    def wall(self) -> int:
        return 1_000_000

    async def choose(self, table: Any, play: Any, seat: int, level: str) -> int:
        return int(play.legal()[0])


class Moving(StillHub):
    """A hub whose time goes on when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 100.0
        self.rows: list[Any] = []

    async def write(self, *changes: Any) -> None:
        self.rows += changes

    def now(self) -> float:
        return self.time

    def wall(self) -> int:
        return int(self.time * 1000)


class Ear:
    """Somebody who listens at a seat."""

    def __init__(self, seat: int) -> None:
        self.seat = None if seat == SPECTATOR else seat
        self.token = None
        self.language = "cs"
        self.texts: list[str] = []
        self.stream: Stream | None = None
        self.key = "ear"

    def send(self, text: str) -> None:
        self.texts.append(text)

    def say(self, message: Any) -> None:
        self.send(written(message))

    def bye(self, key: str) -> None:
        self.say(key)


def laid(game: str, options: dict[str, Any]) -> Any:
    """A table whose seats are people's and bots' by turns, where a game has just begun."""
    resolved = game_of(game).options(**options)
    seats = [
        Seat("person", host=n == 0) if n % 2 == 0 else Seat("bot", level="builder")
        for n in range(resolved.players)
    ]
    head = {
        "options": resolved.as_dict(),
        "preset": "",
        "manners": Manners().model_dump(),
        "seats": [seat.stored() for seat in seats],
        "secret": "07" * 32,
        "next": None,
        "spectators_silent": False,
    }
    hub: Any = StillHub()
    return Table(hub, Stored("twin", game, "open", False, 0, 0, head))
