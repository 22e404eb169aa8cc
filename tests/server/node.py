"""A server without a network: real tables in a real store, and devices that speak to it in memory."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from starlette.datastructures import Address

from burgrave.server import create
from burgrave.server.client_messages import JoinRequest, NewTableRequest
from burgrave.server.connection import Connection
from burgrave.server.server_messages import ServerMessage
from burgrave.server.store import SqliteStore
from burgrave.server.store.postgres import PostgresStore
from burgrave.server.table_manager import TableManager
from tests.server.server import TIMEOUT, quick_settings

SERVER_MESSAGES: TypeAdapter[Any] = TypeAdapter(ServerMessage)
PLAYERS = {"y": "you", "p": "person", "b": "bot"}
NEVER = 1e9  # seconds: no bot moves by itself
Message = dict[str, Any]


class StillBotPool:
    """Bots that play what comes first."""

    queue_length = replaced_workers = 0

    async def choose(self, level: str, view: Any, chance: Any, urgency: int) -> int:
        return int(view.legal_moves()[0])


class MemorySocket:
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
    """A person's browser: what it was sent, and what it waits for."""

    def __init__(self, node: "Node", table: str, token: str | None, host: str = "127.0.0.1") -> None:
        self.table = table
        self.token = token
        self.received: list[Message] = []
        self.waiting: dict[str, asyncio.Future[Message]] = {}
        self.request_count = 0
        self.socket = MemorySocket(self.receive, host)
        self.connection = Connection(node.manager, self.socket)  # type: ignore[arg-type]  # all it uses of a socket
        self.serving = asyncio.create_task(self.connection.serve())

    @property
    def is_finished(self) -> bool:
        return self.connection.is_finished

    @property
    def seat(self) -> int | None:
        return self.connection.seat

    @property
    def got_closing(self) -> bool:
        return any(said["type"] == "closing" for said in self.received)

    def receive(self, text: str) -> None:
        message: Message = json.loads(text)
        SERVER_MESSAGES.validate_python(message)
        assert not self.got_closing, "the bye is the last message"
        self.received.append(message)
        kind = message["type"]
        if kind in ("ok", "error"):
            self.settle(message["id"] or "", message)
        elif kind != "closing" and "number" in message:
            self.settle("", message)

    def settle(self, id: str, message: Message) -> None:
        waiting = self.waiting.pop(id, None)
        assert waiting is not None or id == "", f"answered twice: {message}"
        if waiting is not None:
            waiting.set_result(message)

    async def say_hello(self, **more: Any) -> Message:
        """The first message that the server says."""
        return await self.send("", type="hello", table=self.table, token=self.token, **more)

    async def ask(self, type: str, **more: Any) -> Message:
        """Done or refused."""
        self.request_count += 1
        return await self.ask_as(f"{id(self)}-{self.request_count}", type=type, **more)

    async def ask_as(self, id: str, **message: Any) -> Message:
        return await self.send(id, id=id, **message)

    async def set_language(self, language: str) -> Message:
        return await self.send("", type="set-language", language=language)

    async def set_sections(self, sections: bool) -> Message:
        return await self.send("", type="set-sections", sections=sections)

    async def send(self, key: str, **message: Any) -> Message:
        answer = self.waiting[key] = asyncio.get_running_loop().create_future()
        self.socket.sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        return await asyncio.wait_for(answer, TIMEOUT)

    async def hang_up(self) -> None:
        self.socket.sent.put_nowait({"type": "websocket.disconnect"})
        await asyncio.wait_for(self.serving, TIMEOUT)


class Node:
    """One server process: a hub over a store in a folder, which may be started again."""

    def __init__(self, folder: Path, url: str = "", **settings: Any) -> None:
        self.folder = folder
        self.url = url  # of a database that it shares with other nodes
        self.settings = quick_settings(folder, **{"bot_delay": NEVER, **settings})
        self.devices: list[Device] = []
        self.start()

    def start(self) -> None:
        self.store = PostgresStore(self.url) if self.url else self.open_file()
        self.manager = TableManager(self.settings, self.store, StillBotPool())  # type: ignore[arg-type]

    async def link(self) -> "Node":
        """Join the other nodes: from now on they tell each other what they store."""
        await self.manager.nodes.start(self.store)
        return self

    def open_file(self) -> SqliteStore:
        store = SqliteStore(self.folder)
        driver = store.connection.connection.driver_connection
        assert driver is not None
        driver.execute("PRAGMA synchronous = OFF")  # the process goes on, so nothing depends on the disk
        return store

    async def stop(self) -> None:
        await self.manager.close()
        await self.settle()
        self.store.close()

    async def settle(self) -> None:
        """Until everybody whom the server hung up on is gone, and nothing goes on in the background."""
        doing = [
            each.connection.current_task for each in self.devices if each.connection.current_task is not None
        ]
        await asyncio.wait_for(asyncio.gather(*doing, *self.manager.background_tasks), TIMEOUT)
        ending = [each.serving for each in self.devices if each.is_finished]
        await asyncio.wait_for(asyncio.gather(*ending), TIMEOUT)

    def forget_ended(self) -> None:
        self.devices = [each for each in self.devices if not each.serving.done()]

    async def create_table(self, seats: str = "yp", **asked: Any) -> Message:
        plan = [{"player": PLAYERS[letter]} for letter in seats]
        new = NewTableRequest.model_validate({"game": "citadels", "seats": plan, **asked})
        return dict(await create.create_table(self.manager, new))

    async def join(self, table: str, **asked: Any) -> Message:
        return dict(await create.take_free_seat(self.manager, table, JoinRequest.model_validate(asked)))

    async def sit(self, table: str, token: str | None, host: str = "127.0.0.1", **more: Any) -> Device:
        device = Device(self, table, token, host)
        self.devices.append(device)
        await device.say_hello(**more)
        return device
