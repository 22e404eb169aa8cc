"""One connection: reads messages, hands them to its table, and writes what it is told."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from burgrave.core.wrong import Wrong
from burgrave.server import logs
from burgrave.server.incoming import ClientMessage, Request, Sit, Speak
from burgrave.server.limits import MESSAGES as MESSAGES_RATE
from burgrave.server.limits import Bucket
from burgrave.server.outgoing import Mistake
from burgrave.server.presence import begin, come, leave, stop_listening
from burgrave.server.refusing import about_message, mistakes
from burgrave.server.requests import carry_out
from burgrave.server.settings import MESSAGE_BYTES
from burgrave.server.stream import Stream, written
from burgrave.text import DEFAULT, Text

if TYPE_CHECKING:
    from burgrave.server.hub import Hub
    from burgrave.server.table import Table

MESSAGES: Final[TypeAdapter[Any]] = TypeAdapter(ClientMessage)
WAITING: Final = 256  # messages that a slow client may leave unread
MOST_IGNORED: Final = 100
PATIENCE: Final = 20.0  # seconds until the first message has to come
NORMAL: Final = 1000
GOING: Final = 1001
REFUSED: Final = 1008

EXPECTED: Final = (WebSocketDisconnect, TimeoutError, asyncio.CancelledError)

logger = logs.logger("socket")


class Connection:
    """Somebody's device at a table: a seat's, or a spectator's."""

    def __init__(self, hub: "Hub", socket: WebSocket) -> None:
        self.hub = hub
        self.socket = socket
        self.table: Table | None = None
        self.seat: int | None = None
        self.token: str | None = None
        self.language = DEFAULT
        self.stream: Stream | None = None
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        self.code = NORMAL
        self.doing: asyncio.Task[None] | None = None
        self.ended = False  # nothing more is said
        self.bucket = Bucket(hub.settings.messages or MESSAGES_RATE)
        self.ignored = 0  # messages that came too fast

    @property
    def key(self) -> object:
        """Whose messages are counted together: all of a seat, or those of one spectator."""
        return id(self) if self.seat is None else self.seat

    def sit(self, table: "Table", seat: int | None, token: str | None, language: str) -> None:
        self.table, self.seat, self.token, self.language = table, seat, token, language

    # -- writing

    def say(self, message: Any) -> None:
        self.send(written(message))

    def send(self, text: str) -> None:
        if self.ended:
            return
        try:
            self.waiting.put_nowait(text)
        except asyncio.QueueFull:  # it comes back and gets a welcome
            self.end(REFUSED)

    def bye(self, key: str, back: int | None = None) -> None:
        """Hang up, and say why."""
        self.say({"type": "bye", "why": Text(self.language).say(key), "back": back})
        self.end(NORMAL if back is None else GOING)

    def end(self, code: int) -> None:
        """Nothing more is said; what waits is still written, if there is room to say so."""
        if self.ended:
            return
        self.code, self.ended = code, True
        while True:
            try:
                self.waiting.put_nowait(None)
                return
            except asyncio.QueueFull:
                self.waiting.get_nowait()

    def refuse(self, id: str | None, told: list[Mistake]) -> None:
        self.say({"type": "refused", "id": id, "mistakes": told})

    # -- both ways

    async def serve(self) -> None:
        """Until one of both sides hangs up."""
        self.hub.connections.add(self)
        reading = asyncio.create_task(self.read())
        writing = asyncio.create_task(self.write())
        try:
            await asyncio.wait([reading, writing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.hub.connections.discard(self)
            self.end(self.code)
            reading.cancel()
            (ended,) = await asyncio.gather(reading, return_exceptions=True)
            if ended is not None and not isinstance(ended, EXPECTED):
                logger.error("connection failed", exc_info=ended)
            with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
                await asyncio.wait_for(writing, 5)
            if self.doing is not None:
                await asyncio.wait([self.doing])
            await leave(self.hub, self)

    async def write(self) -> None:
        while True:
            text = await self.waiting.get()
            if text is None:
                await self.socket.close(self.code)
                return
            await self.socket.send_text(text)

    async def read(self) -> None:
        async with asyncio.timeout(PATIENCE) as first:
            while self.table is None and not self.ended:
                await self.whole(self.take_first(await self.receive()))
            first.reschedule(None)
        while not self.ended:
            await self.whole(self.take(await self.receive()))
        await asyncio.Event().wait()  # until what was said is written

    async def whole(self, doing: Coroutine[Any, Any, None]) -> None:
        """What was begun for somebody is finished, even if they hang up meanwhile."""
        self.doing = asyncio.create_task(doing)
        await asyncio.shield(self.doing)

    async def receive(self) -> str | bytes:
        got = await self.socket.receive()
        if got["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(got.get("code", NORMAL))
        text: str | bytes = got.get("text") or got.get("bytes") or ""
        return text

    # -- what is said

    def understood(self, text: str | bytes) -> Any:
        """The message; None if it was none, which is told."""
        try:
            if len(text) > MESSAGE_BYTES:
                raise Wrong("server-message-long", most=MESSAGE_BYTES)
            return MESSAGES.validate_json(text)
        except ValidationError as invalid:
            self.refuse(None, mistakes(about_message(invalid), Text(self.language)))
        except Wrong as wrong:
            self.refuse(None, mistakes(wrong, Text(self.language)))
        return None

    async def take_first(self, text: str | bytes) -> None:
        message = self.understood(text)
        if message is None:
            return
        if not isinstance(message, Sit):
            self.refuse(
                getattr(message, "id", None), mistakes(Wrong("server-sit-first"), Text(self.language))
            )
            return
        self.language = message.language
        try:
            await come(self.hub, self, message)
        except Wrong as wrong:
            self.table = None
            self.refuse(None, mistakes(wrong, Text(self.language)))
            self.end(REFUSED)

    async def take(self, text: str | bytes) -> None:
        if self.is_flooding():
            return
        message, table = self.understood(text), self.table
        if message is None or table is None:
            return
        if isinstance(message, Sit):
            self.refuse(None, mistakes(Wrong("server-seated-already"), Text(self.language)))
        elif isinstance(message, Speak):
            await self.speak(table, message.language)
        else:
            await self.carry_out(table, message)

    def is_flooding(self) -> bool:
        """Whoever sends too much is told so, and in the end cut off."""
        if not self.bucket.take():
            return False
        self.ignored += 1
        if self.ignored > MOST_IGNORED:
            self.bye("server-message-fast")
        else:
            self.refuse(None, mistakes(Wrong("server-message-fast"), Text(self.language)))
        return True

    async def speak(self, table: "Table", language: str) -> None:
        async with table.lock:
            stop_listening(self.hub, self)
            self.language = language
            await begin(self.hub, table, self, None)

    async def carry_out(self, table: "Table", request: Request) -> None:
        try:
            async with table.lock:
                await carry_out(table, self, request)
                self.say({"type": "done", "id": request.id})
        except Wrong as wrong:
            text = table.text(self.language)
            text.marks = False
            self.hub.metrics.refused.labels(wrong.key).inc()
            self.refuse(request.id, mistakes(wrong, text, table.game, table.names(text), self.seat))
        except Exception:
            logger.exception("request failed", extra={"table": table.id, "request": type(request).__name__})
            await self.hub.load_again(table)
            self.refuse(request.id, mistakes(Wrong("server-trouble"), Text(self.language)))
