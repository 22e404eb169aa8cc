"""A server without a network: real tables in a real store, and devices that speak to it in memory."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from starlette.datastructures import Address

from burgrave.server import making
from burgrave.server.hub import Hub
from burgrave.server.incoming import Join, NewTable
from burgrave.server.outgoing import ServerMessage
from burgrave.server.socket import Connection
from burgrave.server.store import SqliteStore
from tests.server.tables import PATIENCE, quick

SAID: TypeAdapter[Any] = TypeAdapter(ServerMessage)
PLAYS = {"y": "you", "p": "person", "b": "bot"}
NEVER = 1e9  # seconds: no bot moves by itself
Message = dict[str, Any]


class StillThinkers:
    """Bots that play what comes first."""

    waiting = replaced = 0

    async def choose(self, level: str, view: Any, chance: Any, urgency: int) -> int:
        return int(view.legal()[0])


class Wire:
    """A socket as a connection of the server sees it."""

    def __init__(self, hear: Callable[[str], None], host: str) -> None:
        self.hear = hear
        self.client = Address(host, 1)
        self.sent: asyncio.Queue[Message] = asyncio.Queue()

    async def receive(self) -> Message:
        return await self.sent.get()

    async def send_text(self, text: str) -> None:
        self.hear(text)

    async def close(self, code: int) -> None:
        """Nothing more comes."""


class Device:
    """Somebody's browser: what it was told, and what it waits for."""

    def __init__(self, node: "Node", table: str, token: str | None, host: str = "127.0.0.1") -> None:
        self.table = table
        self.token = token
        self.heard: list[Message] = []
        self.waiting: dict[str, asyncio.Future[Message]] = {}
        self.asked = 0
        self.wire = Wire(self.hear, host)
        self.connection = Connection(node.hub, self.wire)  # type: ignore[arg-type]  # all it uses of a socket
        self.serving = asyncio.create_task(self.connection.serve())

    @property
    def ended(self) -> bool:
        return self.connection.ended

    @property
    def seat(self) -> int | None:
        return self.connection.seat

    @property
    def said_bye(self) -> bool:
        return any(said["type"] == "bye" for said in self.heard)

    def hear(self, text: str) -> None:
        message: Message = json.loads(text)
        SAID.validate_python(message)
        assert not self.said_bye, "the bye is the last message"
        self.heard.append(message)
        kind = message["type"]
        if kind in ("done", "refused"):
            self.settle(message["id"] or "", message)
        elif kind != "bye" and "number" in message:
            self.settle("", message)

    def settle(self, id: str, message: Message) -> None:
        waiting = self.waiting.pop(id, None)
        assert waiting is not None or id == "", f"answered twice: {message}"
        if waiting is not None:
            waiting.set_result(message)

    async def sit(self, **more: Any) -> Message:
        """The first message that the server says."""
        return await self.send("", type="sit", table=self.table, token=self.token, **more)

    async def ask(self, type: str, **more: Any) -> Message:
        """Done or refused."""
        self.asked += 1
        return await self.ask_as(f"{id(self)}-{self.asked}", type=type, **more)

    async def ask_as(self, id: str, **message: Any) -> Message:
        return await self.send(id, id=id, **message)

    async def speak(self, language: str) -> Message:
        return await self.send("", type="speak", language=language)

    async def send(self, key: str, **message: Any) -> Message:
        answer = self.waiting[key] = asyncio.get_running_loop().create_future()
        self.wire.sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        return await asyncio.wait_for(answer, PATIENCE)

    async def hang_up(self) -> None:
        self.wire.sent.put_nowait({"type": "websocket.disconnect"})
        await asyncio.wait_for(self.serving, PATIENCE)


class Node:
    """One server process: a hub over a store in a folder, which may be started again."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.settings = quick(folder, **{"pace": NEVER, **settings})
        self.devices: list[Device] = []
        self.start()

    def start(self) -> None:
        self.store = SqliteStore(self.folder)
        driver = self.store.connection.connection.driver_connection
        assert driver is not None
        driver.execute("PRAGMA synchronous = OFF")  # the process goes on, so nothing depends on the disk
        self.hub = Hub(self.settings, self.store, StillThinkers())  # type: ignore[arg-type]

    async def stop(self) -> None:
        await self.hub.close()
        await self.settle()
        self.store.close()

    async def settle(self) -> None:
        """Until everybody whom the server hung up on is gone, and nothing goes on in the background."""
        doing = [each.connection.doing for each in self.devices if each.connection.doing is not None]
        await asyncio.wait_for(asyncio.gather(*doing, *self.hub.tasks), PATIENCE)
        ending = [each.serving for each in self.devices if each.ended]
        await asyncio.wait_for(asyncio.gather(*ending), PATIENCE)

    def forget_ended(self) -> None:
        self.devices = [each for each in self.devices if not each.serving.done()]

    async def make(self, seats: str = "yp", **asked: Any) -> Message:
        plan = [{"plays": PLAYS[letter]} for letter in seats]
        new = NewTable.model_validate({"game": "citadels", "seats": plan, **asked})
        return dict(await making.make(self.hub, new))

    async def join(self, table: str, **asked: Any) -> Message:
        return dict(await making.join(self.hub, table, Join.model_validate(asked)))

    async def sit(self, table: str, token: str | None, host: str = "127.0.0.1", **more: Any) -> Device:
        device = Device(self, table, token, host)
        self.devices.append(device)
        await device.sit(**more)
        return device
