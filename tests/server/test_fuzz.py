"""Whatever a person sends from a seat, as a spectator or as a stranger: each message is answered.

Most messages go to games that are running. A table whose game has ended is left for a new one.

Some thousands each time; `BURGRAVE_LONG=250` sends a million.
"""

import asyncio
import json
import urllib.request
from collections import Counter, deque
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from burgrave.server.settings import MESSAGE_BYTES
from burgrave.testing.random_play import LONG
from tests.server.hostile_messages import HostileClient
from tests.server.server_process import ServerProcess, run_process

pytestmark = pytest.mark.slow

MESSAGES = 4_000 * LONG
ANSWERED_BY_WELCOME = (b"set-language", b"set-sections")
ROLES = ("seat", "seat", "spectator", "stranger")
BATCH = 50
REPORTED = 25_000  # messages between two lines
PATIENCE = 120.0
MOST_AFTER_THE_END = 4 * BATCH  # messages to a table whose game has ended


def expected_answer(text: str | bytes) -> Any:
    """The id of the answer to a message; False where a welcome may be the answer."""
    if len(text) > MESSAGE_BYTES:
        return None
    try:
        message = json.loads(text)
        id = message["id"]
    except (ValueError, TypeError, LookupError, RecursionError):
        return False if any(type in encode(text) for type in ANSWERED_BY_WELCOME) else None
    return id if isinstance(id, str) and 0 < len(id) <= 36 else None


def encode(text: str | bytes) -> bytes:
    return text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text


class Attacker:
    """One who sends many messages at a time, and checks that all are answered in their order."""

    def __init__(self, port: int, role: str, seed: int) -> None:
        self.port, self.role = port, role
        self.hostile = HostileClient(seed)
        self.answered: Counter[str] = Counter()
        self.answered_by_status: Counter[str] = Counter()
        self.status = ""  # of the table
        self.after_the_end = 0  # messages
        self.ended = 0
        self.reported = 0
        self.parted = False  # it got the reason why the connection ends

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"

    async def attack(self, messages: int) -> None:
        while self.answered.total() < messages:
            async with connect(self.address, compression=None, max_size=None, ping_interval=None) as socket:
                try:
                    await self.sit(socket)
                    while self.answered.total() < messages and self.after_the_end < MOST_AFTER_THE_END:
                        await self.send_some(socket)
                        self.tell()
                except ConnectionClosed as closed:
                    self.ended += 1
                    await self.read_rest(socket)
                    if (
                        closed.rcvd is None or not self.parted
                    ):  # a client that is sent away gets the reason before
                        raise

    async def read_rest(self, socket: ClientConnection) -> None:
        """Read what came before the end: who sends notices the end first."""
        with suppress(ConnectionClosed):
            while True:
                message = json.loads(await socket.recv())
                self.parted = self.parted or message["type"] == "closing" or closes_connection(message)

    def tell(self) -> None:
        """How far it has come, where that takes long."""
        if self.answered.total() // REPORTED > self.reported:
            self.reported = self.answered.total() // REPORTED
            print(f"{self.role}: {self.reported * REPORTED:,} answered", flush=True)

    async def sit(self, socket: ClientConnection) -> None:
        self.parted = False
        self.decision, self.move = 0, 0
        self.status, self.after_the_end = "", 0
        if self.role == "stranger":
            return
        made = await asyncio.to_thread(make, self.port)
        token = made["token"] if self.role == "seat" else None
        if self.role == "spectator":
            async with connect(self.address, compression=None, max_size=None) as host:
                await say_hello(host, made["table"], made["token"])
                await self.begin(host)
        await say_hello(socket, made["table"], token)
        if self.role == "spectator":
            self.status = "playing"
        elif self.hostile.chance.random() < 0.95:
            await self.begin(socket)

    async def begin(self, socket: ClientConnection) -> None:
        """Start the game."""
        await socket.send(json.dumps({"type": "start", "id": "begin"}))
        while (message := json.loads(await socket.recv())).get("id") != "begin":
            self.read_status(message)

    def read_status(self, message: Any) -> None:
        if "table" in message:
            self.status = message["table"]["status"]
        elif message.get("result"):
            self.status = "over"

    async def send_some(self, socket: ClientConnection) -> None:
        waiting: deque[Any] = deque()
        for _ in range(BATCH):
            text = self.hostile.message()
            if self.move and self.hostile.chance.random() < 0.03:
                asked = {"type": "play", "id": "go", "decision": self.decision, "moves": [self.move]}
                text = json.dumps(asked)
            if self.status == "paused" and not waiting:
                text = json.dumps({"type": "pause", "id": "on", "paused": False})
            waiting.append(expected_answer(text))
            await socket.send(text)
        while waiting:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            self.hear(message, waiting)

    def hear(self, message: Any, waiting: "deque[Any]") -> None:
        type = message["type"]
        self.read_status(message)
        if type in ("update", "welcome") and message["view"] and message["view"]["your_decision"]:
            self.decision = message["view"]["decision"]
            self.move = message["view"]["prompt"]["choices"][0]["move"]["move"]
        if type in ("ok", "error"):
            expected = waiting.popleft()
            assert message["id"] == (expected or None), (message, expected)
            self.count(type)
            self.parted = self.parted or closes_connection(message)
        elif type == "welcome" and waiting[0] is False:
            waiting.popleft()
            self.count(type)
        elif type == "closing":
            self.parted = True

    def count(self, type: str) -> None:
        self.answered[type] += 1
        self.answered_by_status[self.status] += 1
        self.after_the_end += self.status in ("over", "closed")


async def say_hello(socket: ClientConnection, table: str, token: str | None) -> None:
    await socket.send(json.dumps({"type": "hello", "table": table, "token": token}))
    assert json.loads(await socket.recv())["type"] == "welcome"


def closes_connection(message: Any) -> bool:
    """Whether the server hangs up after this: a stranger who named a table that is not there."""
    return message["type"] == "error" and message["errors"][0]["code"] in (
        "server-table-unknown", "server-link-void",
    )  # fmt: skip


def make(port: int) -> Any:
    seats = [
        {"player": "you"},
        {"player": "bot", "level": "apprentice"},
        {"player": "bot", "level": "apprentice"},
    ]
    body = json.dumps({"game": "citadels", "seats": seats, "settings": {"reaction_seconds": 0}}).encode()
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


async def attack(server: ServerProcess) -> "list[Attacker]":
    attackers = [Attacker(server.port, role, seed) for seed, role in enumerate(ROLES)]
    await asyncio.gather(*(each.attack(MESSAGES // len(ROLES)) for each in attackers))
    return attackers


def test_every_message_is_answered(tmp_path):
    settings = {"hello_seconds": 3600.0, "max_tables": 1_000_000, "unload_after_seconds": 5.0}
    with run_process(tmp_path, **settings) as server:
        before = server.megabytes()
        attackers = asyncio.run(attack(server))
        grown = server.megabytes() - before
        assert make(server.port)["table"]
        assert [line["message"] for line in server.errors()] == []
    answered = sum((each.answered for each in attackers), Counter())
    print(f"{answered.total():,} answered: {dict(answered)}, {grown:.1f} MB more", flush=True)
    assert answered.total() >= MESSAGES
    for each in attackers:
        print(f"{each.role}: {dict(each.answered_by_status)}", flush=True)
        if each.role != "stranger":
            assert each.answered_by_status["playing"] > each.answered.total() / 2
    assert grown < 120
