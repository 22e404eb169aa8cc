"""People who play over sockets and come back whatever happens to the server, and remember what was said."""

import asyncio
import json
import random
import urllib.request
from dataclasses import dataclass, field
from typing import Any
from urllib.error import HTTPError

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

GONE = (OSError, WebSocketException, TimeoutError, EOFError)
NOT_NOW = ("store-away", "store-raced")  # nothing has changed
PATIENCE = 120.0  # seconds: far more than a busy machine needs


class Crowd:
    """Those who play at one server, or at several over one store. Each may go and come."""

    def __init__(self, *ports: int, pause: float, seed: int = 1) -> None:
        self.ports = ports
        self.pause = pause
        self.rng = random.Random(seed)
        self.acknowledged = 0
        self.resumed = 0
        self.resent = 0
        self.games: list[Game] = []
        self.closing = False

    def pick_port(self) -> int:
        return self.rng.choice(self.ports)

    async def ask(self, path: str, data: Any) -> Any:
        """Over HTTP, again and again until there is an answer."""
        while True:
            try:
                return await asyncio.to_thread(self.fetch, path, data)
            except HTTPError as refused:
                if refused.code < 500:
                    raise
                await asyncio.sleep(0.1)
            except GONE:
                await asyncio.sleep(0.1)

    def fetch(self, path: str, data: Any, port: int | None = None) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{port or self.pick_port()}/{path}",
            json.dumps(data).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            text = answer.read().decode()
            return json.loads(text) if answer.headers.get_content_type() == "application/json" else text

    async def play_games(self, **asked: Any) -> None:
        """One game after another, the last one to its end."""
        while not self.closing:
            game = Game(self)
            self.games.append(game)
            await game.play(**asked)


@dataclass(slots=True)
class Game:
    crowd: Crowd
    table: str = ""
    people: "list[Person]" = field(default_factory=list)

    async def play(self, game: str, plan: str, level: str = "") -> None:
        """`plan` has a letter for each seat: you, person, bot."""
        plays = {"y": "you", "p": "person", "b": "bot"}
        seats = [{"player": plays[letter]} | ({"level": level} if letter == "b" else {}) for letter in plan]
        settings = {"reaction_seconds": 0}
        made = await self.crowd.ask("api/tables", {"game": game, "seats": seats, "settings": settings})
        self.table = made["table"]
        self.people = [Person(self.crowd, self.table, made["seat"], made["token"])]
        for _ in range(plan.count("p")):
            try:
                joined = await self.crowd.ask(f"api/tables/{self.table}/join", {})
            except HTTPError:  # the answer was lost with the server, and the seat is taken by nobody
                self.crowd.games.remove(self)
                return
            self.people.append(Person(self.crowd, self.table, joined["seat"], joined["token"]))
        self.people[0].host = True
        await asyncio.gather(*(person.play_on() for person in self.people))

    def tokens(self) -> list[str]:
        return [person.token for person in self.people]


@dataclass(slots=True)
class Person:
    """Sits on a seat with a token and remembers what was acknowledged and what was seen."""

    crowd: Crowd
    table: str
    seat: int
    token: str
    host: bool = False
    stream: str = ""
    number: int = 0
    entries: int = 0  # of the record, as far as it was shown
    open: bool = False  # the game has not begun
    view: dict[str, Any] | None = None
    request_count: int = 0
    pending: dict[str, Any] | None = None  # not answered yet
    acknowledged: list[str] = field(default_factory=list)
    is_over: bool = False

    async def play_on(self) -> None:
        """Until the game is over, through as many connections as it takes."""
        while not self.is_over:
            address = f"ws://127.0.0.1:{self.crowd.pick_port()}/socket"
            try:
                async with connect(address, compression=None, max_size=None, open_timeout=PATIENCE) as socket:
                    await self.talk(socket)
            except GONE:
                await asyncio.sleep(0.05)

    async def talk(self, socket: Any) -> None:
        have = {"stream": self.stream, "number": self.number} if self.stream else None
        await self.say(socket, {"type": "hello", "table": self.table, "token": self.token, "resume": have})
        if self.stream:
            self.crowd.resumed += 1
        if self.pending is not None:
            self.crowd.resent += 1
            await self.say(socket, self.pending)
        while not self.is_over:
            await self.handle_message(socket, json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))

    async def say(self, socket: Any, message: Any) -> None:
        await socket.send(json.dumps(message))

    async def handle_message(self, socket: Any, message: dict[str, Any]) -> None:
        type = message["type"]
        if type == "welcome":
            self.stream, self.number = message["stream"], message["number"]
            assert message["seat"] == self.seat
        elif "number" in message and type != "rematch-seat":
            assert message["number"] == self.number + 1, "every message, in order"
            self.number = message["number"]
        if type in ("ok", "error") and self.pending is not None and message["id"] == self.pending["id"]:
            await self.handle_answer(socket, message)
        if "table" in message:
            self.open = message["table"]["status"] == "open"
        if type in ("welcome", "update") and message["view"] is not None:
            self.look(message)
        if self.pending is None and not self.is_over:
            await self.act(socket)

    async def handle_answer(self, socket: Any, message: dict[str, Any]) -> None:
        assert self.pending is not None
        if message["type"] == "error" and message["errors"][0]["code"] in NOT_NOW:
            await asyncio.sleep(0.2)
            await self.say(socket, self.pending)
            return
        if message["type"] == "ok":
            self.acknowledged.append(message["id"])
            self.crowd.acknowledged += 1
        else:  # sent once more after it had been carried out, or before this was known to be another game
            key = message["errors"][0]["code"]
            assert key in ("server-stale", "server-started", "move-game-over"), message
        self.pending = None

    def look(self, message: dict[str, Any]) -> None:
        self.view = message["view"]
        assert self.view is not None
        assert self.view["entries"] >= self.entries, "what was shown is never lost"
        self.entries = self.view["entries"]
        self.is_over = bool(message["result"])

    async def act(self, socket: Any) -> None:
        if self.open and self.host:
            await self.ask(socket, type="start")
        elif self.view is not None and self.view["your_decision"]:
            await asyncio.sleep(self.crowd.pause)
            move = self.crowd.rng.choice(self.view["prompt"]["choices"])["move"]["move"]
            await self.ask(socket, type="play", decision=self.view["decision"], moves=[move])

    async def ask(self, socket: Any, **request: Any) -> None:
        self.request_count += 1
        self.pending = {"id": f"{self.seat}-{self.request_count}", **request}
        await self.say(socket, self.pending)
