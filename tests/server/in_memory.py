"""A table without a server: nothing is stored, and no time passes by itself."""

from typing import Any

from burgrave.core.events import SPECTATOR
from burgrave.game_registry import game as game_of
from burgrave.server.client_messages import TableSettings
from burgrave.server.metrics import Metrics
from burgrave.server.nodes import Nodes
from burgrave.server.seats import Seat
from burgrave.server.settings import ServerSettings
from burgrave.server.store import TableRecord
from burgrave.server.stored_words import SETTINGS_WORDS, to_stored
from burgrave.server.stream import Stream, encode_message
from burgrave.server.table import Table


class StillManager:
    """A hub in which no time passes and nothing is stored."""

    settings = ServerSettings(bot_delay=1.0)
    metrics = Metrics()
    is_shared = False

    def __init__(self) -> None:
        manager: Any = self
        self.store = self
        self.nodes = Nodes(manager)

    async def write(self, *changes: Any) -> int:
        """As if it were stored."""
        return self.wall_clock()

    def now(self) -> float:
        return 100.0

    def wall_clock(self) -> int:
        return 1_000_000

    async def choose_bot_move(self, table: Any, play: Any, seat: int, level: str) -> int:
        return int(play.legal_moves()[0])


class MovingManager(StillManager):
    """A hub whose a test moves the time on."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 100.0
        self.rows: list[Any] = []

    async def write(self, *changes: Any) -> int:
        self.rows += changes
        return self.wall_clock()

    def now(self) -> float:
        return self.time

    def wall_clock(self) -> int:
        return int(self.time * 1000)


class FakeConnection:
    """A person who listens at a seat."""

    def __init__(self, seat: int) -> None:
        self.seat = None if seat == SPECTATOR else seat
        self.token = None
        self.language = "cs"
        self.texts: list[str] = []
        self.stream: Stream | None = None
        self.rate_limit_key = "ear"

    def send_text(self, text: str) -> None:
        self.texts.append(text)

    def send_message(self, message: Any) -> None:
        self.send_text(encode_message(message))

    def close_with_reason(self, key: str, retry_after: int | None = None) -> None:
        self.send_message(key)


def make_table(game: str, options: dict[str, Any]) -> Any:
    """A table whose seats are people's and bots' by turns, where a game has just begun."""
    resolved = game_of(game).options(**options)
    seats = [
        Seat("person", host=n == 0) if n % 2 == 0 else Seat("bot", level="builder")
        for n in range(resolved.players)
    ]
    head = {
        "options": resolved.to_dict(),
        "preset": "",
        "manners": to_stored(TableSettings().model_dump(), SETTINGS_WORDS),
        "seats": [seat.to_stored() for seat in seats],
        "secret": "07" * 32,
        "next": None,
        "spectators_silent": False,
    }
    manager: Any = StillManager()
    return Table(manager, TableRecord("twin", game, "open", False, 0, 0, head))
