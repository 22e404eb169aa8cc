"""One connection: reads messages, hands them to its table, and writes what it is told."""

import asyncio
import json
from collections.abc import Coroutine
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from burgrave.core.wrong import Wrong
from burgrave.server import logs
from burgrave.server.addresses import is_loopback, network_of
from burgrave.server.duties import window_end
from burgrave.server.incoming import (
    MESSAGE_ID_LENGTH,
    ClientMessage,
    Hint,
    Play,
    Request,
    Sit,
    Speak,
    Standing,
    Undo,
)
from burgrave.server.limits import MESSAGES as MESSAGES_RATE
from burgrave.server.limits import Bucket
from burgrave.server.listening import dismiss, stop_listening
from burgrave.server.outgoing import Mistake
from burgrave.server.presence import begin, come, leave
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
WAITING_LETTERS: Final = 1 << 20  # and how long they may be together, if there are several
MOST_IGNORED: Final = 100
COSTS: Final[dict[type, int]] = {Speak: 4, Play: 2, Undo: 2}  # of a network's allowance; others take 1
LONG_TEXT: Final = 4_096  # bytes of a message for which one more is taken
SLOW_BACK: Final = 3  # seconds after which it makes sense to come back for somebody who could not keep up
PARTING: Final = 3.0  # seconds in which somebody may still read why everything ends
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
        self.since = hub.now()
        self.table: Table | None = None
        self.seat: int | None = None
        self.token: str | None = None
        self.language = DEFAULT
        self.stream: Stream | None = None
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.unread = 0  # letters that wait
        self.code = NORMAL
        self.doing: asyncio.Task[None] | None = None
        self.ended = False  # nothing more is said
        self.bucket = Bucket(hub.settings.messages or MESSAGES_RATE)
        self.ignored = 0  # messages that came too fast

    @property
    def key(self) -> str:
        """Whose lines are counted together: all of a seat, or those of all spectators from one network.

        A spectator who comes back is not known again, so a connection of its own would be a fresh allowance.
        """
        if self.seat is not None:
            return f"seat {self.seat}"
        return f"spectator {network_of(self.address)}"

    @property
    def address(self) -> str:
        client = self.socket.client
        return "" if client is None else client.host

    def sit(self, table: "Table", seat: int | None, token: str | None, language: str) -> None:
        self.table, self.seat, self.token, self.language = table, seat, token, language

    # -- writing

    def say(self, message: Any) -> None:
        self.send(written(message))

    def send(self, text: str) -> None:
        if self.ended:
            return
        several = not self.waiting.empty()
        if several and (self.waiting.qsize() >= WAITING or self.unread + len(text) > WAITING_LETTERS):
            self.drop()
            return
        self.put(text)

    def put(self, text: str) -> None:
        self.unread += len(text)
        self.waiting.put_nowait(text)

    def drop(self) -> None:
        """Whoever reads too slowly is told to come back, and gets what is missing then."""
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.unread = 0
        why = Text(self.language).say("server-slow-reader")
        self.put(written({"type": "bye", "why": why, "back": SLOW_BACK}))
        self.end(GOING)

    def bye(self, key: str, back: int | None = None) -> None:
        """Hang up, and say why."""
        self.say({"type": "bye", "why": Text(self.language).say(key), "back": back})
        self.end(NORMAL if back is None else GOING)

    def end(self, code: int) -> None:
        """Nothing more is said; what waits is still written."""
        if self.ended:
            return
        self.code, self.ended = code, True
        self.waiting.put_nowait(None)

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
                await asyncio.wait_for(writing, PARTING)
            if self.doing is not None:
                await asyncio.wait([self.doing])
            await leave(self.hub, self)

    async def write(self) -> None:
        while True:
            text = await self.waiting.get()
            if text is None:
                await self.socket.close(self.code)
                return
            self.unread -= len(text)
            await self.socket.send_text(text)

    async def read(self) -> None:
        try:
            async with asyncio.timeout(self.hub.settings.first_seconds):
                while self.table is None and not self.ended:
                    await self.whole(self.take_first(await self.receive()))
        except TimeoutError:
            self.refuse(None, mistakes(Wrong("server-sit-first"), Text(self.language)))
            self.end(REFUSED)
        while not self.ended:
            await self.whole(self.take(await self.receive()))
        await asyncio.sleep(PARTING)  # until what was said is written, unless nobody reads it

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
            self.refuse(id_of(text), mistakes(about_message(invalid), Text(self.language)))
        except Wrong as wrong:
            self.refuse(None, mistakes(wrong, Text(self.language)))
        return None

    async def take_first(self, text: str | bytes) -> None:
        if self.is_flooding(text):
            return
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
        except Exception:
            logger.exception("nobody could sit down", extra={"table": message.table})
            self.refuse(None, mistakes(Wrong("server-trouble"), Text(self.language)))
            self.end(REFUSED)

    async def take(self, text: str | bytes) -> None:
        if self.is_flooding(text):
            return
        message, table = self.understood(text), self.table
        if message is None or table is None:
            return
        if not self.is_affordable(COSTS.get(type(message), 1) - 1):  # one was taken before it was read
            self.ignore(getattr(message, "id", None))
        elif isinstance(message, Sit):
            self.refuse(None, mistakes(Wrong("server-seated-already"), Text(self.language)))
        elif isinstance(message, Speak):
            await self.speak(table, message.language)
        else:
            await self.carry_out(table, message)

    def is_flooding(self, text: str | bytes) -> bool:
        """Whoever sends too much is told so, and in the end cut off."""
        if not self.bucket.take() and self.is_affordable(1 + len(text) // LONG_TEXT):
            return False
        self.ignore(id_of(text))
        return True

    def is_affordable(self, cost: int) -> bool:
        """Whether the network still has so much of its allowance, which is taken.

        Without it somebody could open many connections and have the processor to themselves. A proxy that
        does not say who asks brings everybody's messages, so those are not counted.
        """
        if not cost or (self.hub.settings.proxied and is_loopback(self.address)):
            return True
        return not self.hub.network_messages.take(network_of(self.address), cost=cost)

    def ignore(self, id: str | None) -> None:
        self.ignored += 1
        if self.ignored > MOST_IGNORED:
            self.bye("server-message-fast")
        else:
            self.refuse(id, mistakes(Wrong("server-message-fast"), Text(self.language)))

    async def speak(self, table: "Table", language: str) -> None:
        async with table.lock:
            if self not in table.connections:
                return  # dismissed while this waited
            stop_listening(self.hub, self)
            self.language = language
            begin(table, self, None)

    async def carry_out(self, table: "Table", request: Request) -> None:
        began, secret = perf_counter(), True
        try:
            async with table.lock:
                if self not in table.connections:
                    raise Wrong("server-link-void")  # dismissed while this waited
                secret = is_secret(table, request)
                farewell = await carry_out(table, self, request)
                self.say({"type": "done", "id": request.id})
                if farewell is not None:
                    dismiss(self, farewell)
            if not secret:
                self.hub.metrics.answered.observe(perf_counter() - began)
        except Wrong as wrong:
            text = table.text(self.language)
            text.marks = False
            if not secret:
                self.hub.metrics.refused.labels(wrong.key).inc()
            self.refuse(request.id, mistakes(wrong, text, table.game, table.names(text), self.seat))
        except Exception:
            logger.exception("request failed", extra={"table": table.id, "request": type(request).__name__})
            with suppress(Exception):  # what could not be read again is tried by whoever comes next
                await self.hub.load_again(table)
            self.refuse(request.id, mistakes(Wrong("server-trouble"), Text(self.language)))


def is_secret(table: "Table", request: Request) -> bool:
    """Whether the others may not notice that this was asked, not even by what a host can count."""
    if isinstance(request, Standing | Hint):
        return True
    return isinstance(request, Play | Undo) and window_end(table) is not None


def id_of(text: str | bytes) -> str | None:
    """The id of a message that is otherwise not in order, so that its sender knows which one it was."""
    if len(text) > MESSAGE_BYTES:
        return None
    try:
        id = json.loads(text)["id"]  # takes more than what is in order
    except (ValueError, TypeError, LookupError, RecursionError):
        return None
    return id if isinstance(id, str) and 0 < len(id) <= MESSAGE_ID_LENGTH else None
