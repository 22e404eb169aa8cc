"""Network connections: how many there may be, and how long they may be silent.

uvicorn waits without limit for the rest of a request, accepts a head of any length, and queues all requests
that arrive before the first is answered. The protocols here are stricter. A head must arrive within some
seconds, and a body within some more. The bytes around a body are limited to what a browser sends. Few
requests wait in a queue. A client must keep reading its response. One address may not use all connections. A
proxy on this machine brings the connections of all clients, so it is not counted by its address.
`GuardMiddleware` counts sockets again, by the address that the proxy reports.

uvicorn parses all frames of a WebSocket that have arrived, however many, and reads on after it has closed
the connection. Here only as much is parsed as the application has handled, every frame counts, and a
connection that has used up its allowance is not read any more.
"""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from burgrave.server.addresses import is_loopback, network_of
from burgrave.server.rate_limits import FRAMES, Bucket
from burgrave.server.settings import ServerSettings

CLOSING_SECONDS: Final = 10.0  # in which the client may still read the last response
STALLED_SECONDS: Final = 30.0  # for which a response may wait for a client that does not read
MAX_UNREAD_BYTES: Final = 1 << 20  # that a client may leave unread while it keeps sending
MAX_HEAD_BYTES: Final = 32_768  # of a request besides its body: head, trailers and chunk framing
MAX_HEAD_LINES: Final = 100  # of a head and its trailers
MAX_PIPELINED: Final = 64  # requests that one connection sends before the first is answered
READ_BYTES: Final = 4_096  # that are read between two checks of the limit
CHUNK_FRAME: Final = 12  # bytes around a normal chunk
FRAME_BYTES: Final = 512  # of a socket that are parsed between two checks: at most 85 frames
MAX_IGNORED_BYTES: Final = 65_536  # that a socket may still send after the server has closed it
POLICY_VIOLATION: Final = 1008
SERVER_FULL: Final = (
    STATUS_LINE[503]
    + b"content-length: 0\r\nretry-after: 10\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
)


def empty_response(status: int) -> bytes:
    """Return a response with a status only, which ends the connection."""
    return STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n"


class ConnectionLimits:
    """Counts the connections, in total and by address.

    An IPv6 user has very many addresses, so whole networks are counted.
    """

    def __init__(self, settings: ServerSettings) -> None:
        self.max_total = settings.max_connections
        self.max_per_address = settings.max_per_address
        self.is_proxied = settings.is_proxied
        self.count = 0
        self.by_address: Counter[str] = Counter()

    def acquire(self, address: str) -> bool:
        """Count a connection and return whether there was room. A counted one must be released."""
        if self.count >= self.max_total or self.is_full_for(address):
            return False
        self.count += 1
        self.by_address[network_of(address)] += 1
        return True

    def is_full_for(self, address: str) -> bool:
        if not self.max_per_address or (self.is_proxied and is_loopback(address)):
            return False
        return self.by_address[network_of(address)] >= self.max_per_address

    def release(self, address: str) -> None:
        self.count -= 1
        network = network_of(address)
        self.by_address[network] -= 1
        if not self.by_address[network]:
            del self.by_address[network]


def make_protocols(
    settings: ServerSettings,
) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """Return the HTTP and the WebSocket protocol of one server. They share its limits."""
    limits = ConnectionLimits(settings)
    socket = type("Socket", (SocketProtocol,), {"limits": limits, "settings": settings})
    http = type("Http", (HttpProtocol,), {"limits": limits, "settings": settings})
    return http, socket


class HttpProtocol(HttpToolsProtocol):
    """HTTP with limits for time and size."""

    limits: ConnectionLimits
    settings: ServerSettings

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.counted_address: str | None = None  # the address under which it is counted
        self.deadline: asyncio.TimerHandle | None = None  # of the head or body that is arriving
        self.stall_timer: asyncio.TimerHandle | None = None
        self.piece_bytes = 0  # that are being parsed
        self.framing_bytes = 0  # bytes of this request outside its body
        self.head_lines = 0  # of its head and its trailers
        self.host_lines = 0
        self.in_head = True
        self.unanswered = 0  # requests whose head has arrived
        self.is_ending = False  # further input is ignored
        self.last_status: int | None = None  # to send after the responses to earlier requests

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.limits.acquire(address):
            transport.write(SERVER_FULL)
            transport.close()
            self.loop.call_later(CLOSING_SECONDS, transport.abort)
            return
        self.counted_address = address
        self.set_deadline(self.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.set_deadline(None)
        self.cancel_stall_timer()
        if self.counted_address is not None:
            self.limits.release(self.counted_address)
            self.counted_address = None
        super().connection_lost(exc)
        self.drop_finished_cycle()

    def on_response_complete(self) -> None:
        self.unanswered -= 1
        super().on_response_complete()
        if self.last_status is not None and not self.unanswered and not self.transport.is_closing():
            self.transport.write(empty_response(self.last_status))
            self.linger()
        self.drop_finished_cycle()

    def drop_finished_cycle(self) -> None:
        """Release the last request of a lost connection.

        It refers back to this object, so only the garbage collector would free it.
        """
        if self.transport.is_closing() and self.is_idle():
            self.cycle = None  # type: ignore[assignment]  # as before the first request

    def set_deadline(self, seconds: float | None) -> None:
        """Set or replace the time limit of the connection, in seconds. None removes it."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.time_out)

    def time_out(self) -> None:
        """End a connection whose request did not arrive in time."""
        if self.transport.is_closing() or self.is_ending:
            self.transport.abort()
            return
        self.end_with_status(408)

    def end_with_status(self, status: int) -> None:
        """End the connection with this status, after the responses to earlier requests.

        The status is the response to the request that is arriving. It is left out if that request is already
        being answered. If the connection were closed at once, a client that still sends would see a reset
        instead of the response. So its input is read for a while and ignored.
        """
        self.is_ending = True
        self.set_deadline(None)
        cycle: Any = self.cycle  # None before the first request, unlike the type in uvicorn
        is_partial = cycle is not None and cycle.more_body and not cycle.response_complete
        if is_partial and self.pipeline:  # nothing answers it yet
            self.pipeline.popleft()
            cycle.response_complete = True
            self.unanswered -= 1
        elif is_partial:
            cycle.disconnected = True
            cycle.message_event.set()
            self.unanswered = 0
            if cycle.response_started:
                self.linger()
                return
        if self.unanswered:
            self.last_status = status
            return
        self.transport.write(empty_response(status))
        self.linger()

    def linger(self) -> None:
        """Stop writing, and give the client time to read the response."""
        self.is_ending = True
        self.flow.resume_reading()
        if self.transport.can_write_eof() and not self.transport.is_closing():
            self.transport.write_eof()
        else:
            self.transport.close()
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        if self.is_ending:
            self.transport.close()
        else:
            super().shutdown()

    def is_idle(self) -> bool:
        """Return whether no request is being answered."""
        cycle: Any = self.cycle  # None before the first request, unlike the type in uvicorn
        return cycle is None or bool(cycle.response_complete)

    # -- reading

    def data_received(self, data: bytes) -> None:
        if self.counted_address is None or self.is_ending:
            return
        if self.is_idle() and not self.pipeline and self.deadline is None:
            self.set_deadline(self.settings.head_seconds)
        while data:
            room = min(READ_BYTES, MAX_HEAD_BYTES - self.framing_bytes)
            if room <= 0:
                self.end_with_status(431)
                return
            piece, data = data[:room], data[room:]
            self.piece_bytes = len(piece)
            self.framing_bytes += len(piece)
            super().data_received(piece)
            lost = vars(self).get("parser") is None  # the base class drops it with the connection
            if any((lost, self.is_ending, self.transport.is_closing())):  # the call may have changed them
                return

    def on_message_begin(self) -> None:
        self.set_deadline(self.settings.head_seconds)
        self.framing_bytes = self.piece_bytes  # where in the piece it begins is not known
        self.head_lines = 0
        self.host_lines = 0
        self.in_head = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count the lines of head and trailers. Trailers are ignored: the head was checked before them.

        Of two host names, a proxy and this server could each believe another one.
        """
        self.head_lines += 1
        if self.head_lines > MAX_HEAD_LINES:
            raise ValueError("too many lines")
        if self.in_head:
            self.host_lines += name.lower() == b"host"
            if self.host_lines > 1:
                raise ValueError("two host names")
            super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self.framing_bytes = max(0, self.framing_bytes - len(body) - CHUNK_FRAME)
        super().on_body(body)

    def send_400_response(self, msg: str) -> None:
        """End a request that cannot be parsed or has too many header lines."""
        self.end_with_status(431 if self.head_lines > MAX_HEAD_LINES else 400)

    def on_headers_complete(self) -> None:
        self.set_deadline(self.settings.body_seconds)
        self.in_head = False
        earlier: Any = self.cycle
        super().on_headers_complete()
        cycle: Any = self.cycle
        if cycle is earlier:  # a socket follows
            return
        cycle.transport = ResponseTransport(self)
        self.unanswered += 1
        if len(self.pipeline) > MAX_PIPELINED:
            raise ValueError("too many requests at once")

    def on_message_complete(self) -> None:
        self.set_deadline(None)
        self.framing_bytes = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Pass the connection and its place in the limits to a socket, or refuse an invalid upgrade."""
        self.set_deadline(None)
        if self.unanswered:  # its response would be written into the socket
            self.send_400_response("A WebSocket cannot follow a request that is being answered.")
            return
        try:
            super().handle_websocket_upgrade()
        except Exception:  # noqa: BLE001  # a path or a header may cause any error
            self.send_400_response("Invalid WebSocket request received.")
            return
        protocol = self.transport.get_protocol()
        if isinstance(protocol, SocketProtocol):
            self.parser = None  # type: ignore[assignment]  # it refers to this object; see connection_lost
            protocol.counted_address, self.counted_address = self.counted_address, None
            if not protocol.handshake_initiated:  # it waits for a request that was already read
                self.transport.write(empty_response(400))
                self.transport.close()

    # -- writing

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall_timer = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.cancel_stall_timer()

    def cancel_stall_timer(self) -> None:
        if self.stall_timer is not None:
            self.stall_timer.cancel()
            self.stall_timer = None


class ResponseTransport:
    """The transport of a response. Its end does not cut off a client that still sends."""

    def __init__(self, protocol: HttpProtocol) -> None:
        self.protocol = protocol
        self.write = protocol.transport.write
        self.is_closing = protocol.transport.is_closing

    def close(self) -> None:
        """Close the connection after the response: at once if the request is complete, else later."""
        if self.protocol.cycle.more_body:
            self.protocol.linger()
        else:
            self.protocol.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with a limit for frames of any kind, whose end does not wait for the client to read."""

    limits: ConnectionLimits
    settings: ServerSettings
    counted_address: str | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unparsed = bytearray()  # has arrived while the application was busy
        self.frame_bucket = Bucket(self.settings.frame_rate or FRAMES)
        self.ignored_bytes = 0  # that arrived after the end
        self.is_hung_up = False  # further input is not read

    def connection_lost(self, exc: Exception | None) -> None:
        self.unparsed.clear()
        if self.counted_address is not None:
            self.limits.release(self.counted_address)
            self.counted_address = None
        super().connection_lost(exc)

    # -- reading

    def data_received(self, data: bytes) -> None:
        if self.is_hung_up:
            return
        self.unparsed += data
        self.parse_input()

    async def receive(self) -> Any:
        message = await super().receive()
        self.parse_input()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:
            self.parse_input()  # the client's answer to the end may have arrived

    def parse_input(self) -> None:
        """Parse what has arrived, up to the next messages. The application handles these first."""
        while self.unparsed and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self.unparsed[:FRAME_BYTES])
            del self.unparsed[:FRAME_BYTES]
            if self.close_sent:
                self.ignored_bytes += len(piece)
            if self.ignored_bytes > MAX_IGNORED_BYTES:
                self.hang_up()
                return
            super().data_received(piece)
            # A client that sends pings and does not read the answers would fill the memory.
            if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
                self.transport.abort()

    def handle_events(self) -> None:
        if self.handshake_initiated and self.frame_bucket.take(cost=len(self.conn.events)):
            self.hang_up()
        else:
            super().handle_events()

    def hang_up(self) -> None:
        """End the connection of a client that sends too much, without reading the rest.

        If the connection were closed at once, the client would see a reset instead of the reason.
        """
        self.is_hung_up = True
        self.unparsed.clear()
        self.stop_keepalive()
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.read_paused = False  # the base class would resume it
        self.transport.pause_reading()
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION})
            self.conn.fail(POLICY_VIOLATION, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)
        if self.transport.can_write_eof() and not self.transport.is_closing():
            self.transport.write_eof()

    def send_receive_event_to_app(self) -> None:
        """Pass invalid text on as bytes, so that it is refused like any other invalid message."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    # -- the end

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        with suppress(RuntimeError):  # the server has stopped
            self.loop.call_later(CLOSING_SECONDS, self.transport.abort)
