"""A connection: it reads messages, passes them to its table, and writes the messages to its client."""

import asyncio
import json
from collections.abc import Coroutine
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from burgrave.core.error import BurgraveError
from burgrave.i18n import DEFAULT, LANGUAGES, Translator
from burgrave.server import logs
from burgrave.server.addresses import is_loopback, network_of
from burgrave.server.client_messages import (
    MESSAGE_ID_LENGTH,
    ClientMessage,
    ClientRequest,
    HelloMessage,
    HintRequest,
    PlayRequest,
    RoomClientMessage,
    SetAutoAnswerRequest,
    SetLanguageMessage,
    SetSectionsMessage,
    UndoRequest,
)
from burgrave.server.errors import list_errors, message_error
from burgrave.server.handlers import handle_request
from burgrave.server.listeners import disconnect, stop_listening
from burgrave.server.presence import connect, handle_disconnect, start_stream
from burgrave.server.rate_limits import MESSAGES as MESSAGES_RATE
from burgrave.server.rate_limits import Bucket
from burgrave.server.review_room import handle_room_message
from burgrave.server.scheduler import reaction_deadline
from burgrave.server.server_messages import ErrorData
from burgrave.server.settings import MESSAGE_BYTES
from burgrave.server.stream import Stream, encode_message

if TYPE_CHECKING:
    from burgrave.server.table import Table
    from burgrave.server.table_manager import TableManager

MESSAGE_ADAPTER: Final[TypeAdapter[Any]] = TypeAdapter(ClientMessage)
MAX_OUTBOX: Final = 256  # messages that a slow client may leave unread
MAX_OUTBOX_LETTERS: Final = 1 << 20  # their total length, if there are several
MAX_IGNORED: Final = 100
HIDDEN_SECONDS: Final = 0.15  # from a request while secret answers are given to its answer
STORE_RETRY_AFTER: Final = 3  # seconds after which a client tries again if the store did not answer
IN_DOUBT: Final = "store-in-doubt"
STORE_AWAY: Final = ("store-away", IN_DOUBT)
MESSAGE_COSTS: Final[dict[type, int]] = {
    SetLanguageMessage: 4,
    SetSectionsMessage: 4,
    PlayRequest: 2,
    UndoRequest: 2,
}  # of a network's allowance; all others cost 1
LONG_MESSAGE_BYTES: Final = 4_096  # the cost is one higher for each of these in a message
SLOW_RETRY_AFTER: Final = 3  # seconds after which a slow client may reconnect
CLOSING_SECONDS: Final = 3.0  # in which the client may still read why the connection ends
NORMAL_CLOSURE: Final = 1000
GOING_AWAY: Final = 1001
POLICY_VIOLATION: Final = 1008

EXPECTED_ENDS: Final = (WebSocketDisconnect, TimeoutError, asyncio.CancelledError)

logger = logs.get_logger("connection")


class Connection:
    """The connection of one device to a table: for a seat or as a spectator."""

    def __init__(self, manager: "TableManager", socket: WebSocket) -> None:
        self.manager = manager
        self.socket = socket
        self.connected_at = manager.now()
        self.table: Table | None = None
        self.seat: int | None = None
        self.token: str | None = None
        self.language = DEFAULT
        self.has_sections = False  # views contain the state in words
        self.stream: Stream | None = None
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.outbox_letters = 0  # total length of the messages in the outbox
        self.close_code = NORMAL_CLOSURE
        self.current_task: asyncio.Task[None] | None = None
        self.is_finished = False  # nothing more is sent
        self.bucket = Bucket(manager.settings.message_rate or MESSAGES_RATE)
        self.ignored_messages = 0  # messages that came too fast

    @property
    def rate_limit_key(self) -> str:
        """The key under which chat lines are counted: the seat, or all spectators of one network.

        A spectator who reconnects is not recognized, so a key for each connection would reset the limit.
        """
        if self.seat is not None:
            return f"seat {self.seat}"
        return f"spectator {network_of(self.address)}"

    @property
    def address(self) -> str:
        client = self.socket.client
        return "" if client is None else client.host

    def attach(self, table: "Table", seat: int | None, token: str | None, language: str) -> None:
        self.table, self.seat, self.token, self.language = table, seat, token, language

    # -- writing

    def send_message(self, message: Any) -> None:
        self.send_text(encode_message(message))

    def send_text(self, text: str) -> None:
        if self.is_finished:
            return
        several = not self.outbox.empty()
        if several and (
            self.outbox.qsize() >= MAX_OUTBOX or self.outbox_letters + len(text) > MAX_OUTBOX_LETTERS
        ):
            self.drop_slow_reader()
            return
        self.enqueue(text)

    def enqueue(self, text: str) -> None:
        self.outbox_letters += len(text)
        self.outbox.put_nowait(text)

    def drop_slow_reader(self) -> None:
        """Close a connection that reads too slowly. It gets the missing messages when it reconnects."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox_letters = 0
        why = Translator(self.language).format("server-slow-reader")
        self.enqueue(encode_message({"type": "closing", "reason": why, "retry_after": SLOW_RETRY_AFTER}))
        self.finish(GOING_AWAY)

    def close_with_reason(self, key: str, retry_after: int | None = None) -> None:
        """Send the reason and close the connection."""
        self.send_message(
            {"type": "closing", "reason": Translator(self.language).format(key), "retry_after": retry_after}
        )
        self.finish(NORMAL_CLOSURE if retry_after is None else GOING_AWAY)

    def finish(self, code: int) -> None:
        """Stop sending new messages. Messages in the outbox are still written."""
        if self.is_finished:
            return
        self.close_code, self.is_finished = code, True
        self.outbox.put_nowait(None)

    def send_errors(self, id: str | None, errors: list[ErrorData]) -> None:
        self.send_message({"type": "error", "id": id, "errors": errors})

    # -- reading and writing

    async def serve(self) -> None:
        """Serve the connection until one side closes it."""
        self.manager.connections.add(self)
        reading = asyncio.create_task(self.read_loop())
        writing = asyncio.create_task(self.write_loop())
        try:
            await asyncio.wait([reading, writing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.manager.connections.discard(self)
            self.finish(self.close_code)
            reading.cancel()
            (ended,) = await asyncio.gather(reading, return_exceptions=True)
            if ended is not None and not isinstance(ended, EXPECTED_ENDS):
                logger.error("connection failed", exc_info=ended)
            with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
                await asyncio.wait_for(writing, CLOSING_SECONDS)
            if self.current_task is not None:
                await asyncio.wait([self.current_task])
            await handle_disconnect(self.manager, self)

    async def write_loop(self) -> None:
        while True:
            text = await self.outbox.get()
            if text is None:
                await self.socket.close(self.close_code)
                return
            self.outbox_letters -= len(text)
            await self.socket.send_text(text)

    async def read_loop(self) -> None:
        try:
            async with asyncio.timeout(self.manager.settings.hello_seconds):
                while self.table is None and not self.is_finished:
                    await self.run_shielded(self.handle_first(await self.receive()))
        except TimeoutError:
            self.send_errors(
                None, list_errors(BurgraveError("server-hello-first"), Translator(self.language))
            )
            self.finish(POLICY_VIOLATION)
        while not self.is_finished:
            await self.run_shielded(self.handle_text(await self.receive()))
        await asyncio.sleep(CLOSING_SECONDS)  # time to write the waiting messages

    async def run_shielded(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work to its end, even if the client disconnects meanwhile."""
        self.current_task = asyncio.create_task(work)
        await asyncio.shield(self.current_task)

    async def receive(self) -> str | bytes:
        got = await self.socket.receive()
        if got["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(got.get("code", NORMAL_CLOSURE))
        text: str | bytes = got.get("text") or got.get("bytes") or ""
        return text

    # -- messages

    def parse_message(self, text: str | bytes) -> Any:
        """Return the message. If it is not valid, send an error and return None."""
        try:
            if len(text) > MESSAGE_BYTES:
                raise BurgraveError("server-message-long", most=MESSAGE_BYTES)
            return MESSAGE_ADAPTER.validate_json(text)
        except ValidationError as invalid:
            self.send_errors(message_id(text), list_errors(message_error(invalid), Translator(self.language)))
        except BurgraveError as error:
            self.send_errors(None, list_errors(error, Translator(self.language)))
        return None

    async def handle_first(self, text: str | bytes) -> None:
        if self.is_flooding(text):
            return
        old_language = old_client_language(text)
        if old_language is not None:
            reason = Translator(old_language).format("server-reload")
            self.send_message({"type": "bye", "why": reason, "back": None})  # in the format of release 0.1
            self.finish(NORMAL_CLOSURE)
            return
        message = self.parse_message(text)
        if message is None:
            return
        if not isinstance(message, HelloMessage):
            self.send_errors(
                getattr(message, "id", None),
                list_errors(BurgraveError("server-hello-first"), Translator(self.language)),
            )
            return
        self.language = message.language
        self.has_sections = message.sections
        try:
            await connect(self.manager, self, message)
        except BurgraveError as error:
            self.table = None
            if error.code in STORE_AWAY:
                self.close_with_reason(error.code, STORE_RETRY_AFTER)
                return
            self.send_errors(None, list_errors(error, Translator(self.language)))
            self.finish(POLICY_VIOLATION)
        except Exception:
            logger.exception("nobody could sit down", extra={"table": message.table})
            self.send_errors(None, list_errors(BurgraveError("server-trouble"), Translator(self.language)))
            self.finish(POLICY_VIOLATION)

    async def handle_text(self, text: str | bytes) -> None:
        if self.is_flooding(text):
            return
        message, table = self.parse_message(text), self.table
        if message is None or table is None:
            return
        if not self.is_affordable(MESSAGE_COSTS.get(type(message), 1) - 1):  # `is_flooding` has taken 1
            self.refuse_excess(getattr(message, "id", None))
        elif isinstance(message, HelloMessage):
            self.send_errors(
                None, list_errors(BurgraveError("server-seated-already"), Translator(self.language))
            )
        elif isinstance(message, SetLanguageMessage):
            await self.set_language(table, message.language)
        elif isinstance(message, SetSectionsMessage):
            await self.set_sections(table, message.sections)
        elif isinstance(message, RoomClientMessage):
            await self.handle_room_message(table, message)
        else:
            await self.handle_request(table, message)

    def is_flooding(self, text: str | bytes) -> bool:
        """Return whether the client sends too much. It then gets an error, and in the end is disconnected."""
        if not self.bucket.take() and self.is_affordable(1 + len(text) // LONG_MESSAGE_BYTES):
            return False
        self.refuse_excess(message_id(text))
        return True

    def is_affordable(self, cost: int) -> bool:
        """Take this cost from the network's allowance and return whether there was enough.

        Without this limit a client could use the whole processor through many connections. A proxy that does
        not report client addresses brings the messages of all clients, so those are not counted.
        """
        if not cost or (self.manager.settings.is_proxied and is_loopback(self.address)):
            return True
        return not self.manager.network_limits.take(network_of(self.address), cost=cost)

    def refuse_excess(self, id: str | None) -> None:
        self.ignored_messages += 1
        if self.ignored_messages > MAX_IGNORED:
            self.close_with_reason("server-message-fast")
        else:
            self.send_errors(id, list_errors(BurgraveError("server-message-fast"), Translator(self.language)))

    async def set_language(self, table: "Table", language: str) -> None:
        async with table.lock:
            if self not in table.connections:
                return  # disconnected while this waited
            stop_listening(self.manager, self)
            self.language = language
            start_stream(table, self, None)

    async def set_sections(self, table: "Table", has_sections: bool) -> None:
        async with table.lock:
            if self not in table.connections:
                return  # disconnected while this waited
            stop_listening(self.manager, self)
            self.has_sections = has_sections
            start_stream(table, self, None)

    async def handle_room_message(self, table: "Table", message: RoomClientMessage) -> None:
        """Pass on a message of people who look at a game together. It is stored nowhere and has no answer."""
        async with table.lock:
            if self not in table.connections:
                return  # disconnected while this waited
            try:
                handle_room_message(table, self, message)
            except BurgraveError as error:
                self.send_errors(None, list_errors(error, Translator(self.language)))

    async def handle_request(self, table: "Table", request: ClientRequest) -> None:
        started, secret, is_timed = perf_counter(), True, True
        try:
            async with table.lock:
                if self not in table.connections:
                    raise BurgraveError("server-link-void")  # disconnected while this waited
                secret, is_timed = is_secret(table, request), hides_time(table, request)
                closing_reason = await handle_request(table, self, request)
                if not is_timed:
                    self.acknowledge(table, request, closing_reason)
                elif closing_reason is not None:
                    stop_listening(self.manager, self)  # the seat is given up now, not after the wait
            if is_timed:
                await wait_until(started + HIDDEN_SECONDS)
                async with table.lock:
                    if self in table.connections:
                        table.show_answer(request, self.seat)
                    self.acknowledge(table, request, closing_reason)
            if not secret:
                self.manager.metrics.request_seconds.observe(perf_counter() - started)
        except BurgraveError as error:
            if error.code == IN_DOUBT:  # the client sends the request again, and learns what became of it
                disconnect(self, error.code, STORE_RETRY_AFTER)
                return
            if is_timed:
                await wait_until(started + HIDDEN_SECONDS)
            text = table.translator(self.language)
            text.tags_names = False
            if not secret:
                self.manager.metrics.refused_requests.labels(error.code).inc()
            self.send_errors(
                request.id, list_errors(error, text, table.game, table.seat_names(text), self.seat)
            )
        except Exception:
            logger.exception("request failed", extra={"table": table.id, "request": type(request).__name__})
            with suppress(Exception):  # a later request tries it again
                await self.manager.reload_table(table)
            self.send_errors(
                request.id, list_errors(BurgraveError("server-trouble"), Translator(self.language))
            )

    def acknowledge(self, table: "Table", request: ClientRequest, closing_reason: str | None) -> None:
        self.send_message({"type": "ok", "id": request.id})
        if closing_reason is not None:
            disconnect(self, closing_reason)


async def wait_until(end: float) -> None:
    await asyncio.sleep(max(0.0, end - perf_counter()))


def hides_time(table: "Table", request: ClientRequest) -> bool:
    """Return whether the answer comes after a fixed time.

    A secret answer of another person at the same instant may have delayed it: the requests of a table are
    stored one after the other.
    """
    return isinstance(request, SetAutoAnswerRequest | HintRequest) or reaction_deadline(table) is not None


def is_secret(table: "Table", request: ClientRequest) -> bool:
    """Return whether others must not notice this request, not even through the metrics of the host."""
    if isinstance(request, SetAutoAnswerRequest | HintRequest):
        return True
    return isinstance(request, PlayRequest | UndoRequest) and reaction_deadline(table) is not None


def message_id(text: str | bytes) -> str | None:
    """Return the id of an invalid message, so that its sender can identify it; None if there is none."""
    if len(text) > MESSAGE_BYTES:
        return None
    try:
        id = json.loads(text)["id"]  # accepts more than the message models do
    except (ValueError, TypeError, LookupError, RecursionError):
        return None
    return id if isinstance(id, str) and 0 < len(id) <= MESSAGE_ID_LENGTH else None


def old_client_language(text: str | bytes) -> str | None:
    """Return the language of a page of release 0.1, whose first message is `sit`; None for any other."""
    if len(text) > MESSAGE_BYTES:
        return None
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(message, dict) or message.get("type") != "sit":
        return None
    language = message.get("language")
    return language if isinstance(language, str) and language in LANGUAGES else DEFAULT
