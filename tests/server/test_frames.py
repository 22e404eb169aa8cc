"""Frames of any kind count against an allowance. Beyond it the server hangs up and reads nothing more."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from burgrave.server.connection import MAX_IGNORED
from burgrave.server.protocols import FRAME_BYTES, MAX_IGNORED_BYTES, SocketProtocol
from burgrave.server.rate_limits import FRAMES, MESSAGES, Rate
from tests.server.server import Server, quick_settings, run_server

PATIENCE = 60.0
BURST = 200
FRAME = 6  # bytes of an empty frame of a client
MOST_FRAMES_IN_A_PIECE = FRAME_BYTES // FRAME + 1
TEXT, CONTINUATION, PING, PONG, CLOSE = 1, 0, 9, 10, 8
HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def frame(kind: int, data: bytes = b"", is_last: bool = True) -> bytes:
    """A frame as a client sends it; masked with zeros, which changes nothing."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126, *len(data).to_bytes(2)])
    return bytes([0x80 * is_last | kind]) + length + bytes(4) + data


FLOODS = {
    "pings": frame(PING) * 20_000,
    "pongs": frame(PONG) * 20_000,
    "pings with data": frame(PING, b"p" * 125) * 5_000,
    "continuations": frame(TEXT, b"", is_last=False) + frame(CONTINUATION, b"", is_last=False) * 20_000,
    "messages of one letter": frame(TEXT, b"x") * 20_000,
    "messages in pieces": (frame(TEXT, b"x", is_last=False) + frame(CONTINUATION, b"y")) * 10_000,
}


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many frames the server parsed, at each look."""
    counts: list[int] = []
    handle_events = SocketProtocol.handle_events

    def handle_and_count(protocol: SocketProtocol) -> None:
        counts.append(len(protocol.conn.events))
        handle_events(protocol)

    monkeypatch.setattr(SocketProtocol, "handle_events", handle_and_count)
    return counts


@contextmanager
def connect(server: Server, message: Any = None) -> Iterator[socket.socket]:
    """A socket after its handshake, and after the answer to its first message if it sends one."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(HANDSHAKE)
        said = b""
        while b"\r\n\r\n" not in said:
            said += line.recv(1)
        if message is not None:
            line.sendall(frame(TEXT, json.dumps(message).encode()))
            line.recv(1)
        yield line


def send_all(line: socket.socket, data: bytes) -> bytes:
    """Send until the server does not read any more; return what it said until it hung up."""
    line.setblocking(False)
    said, sent, waits = b"", 0, 0
    while waits < 600:
        waits += 1
        try:
            while sent < len(data):
                sent += line.send(data[sent : sent + 65_536])
        except BlockingIOError:
            pass
        except OSError:
            sent = len(data)
        try:
            line.settimeout(0.1)
            got = line.recv(65_536)
        except TimeoutError:
            continue
        except ConnectionError:
            return said
        if not got:
            return said
        said += got
        line.setblocking(False)
    raise AssertionError("the server did not hang up")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose allowance of frames does not refill."""
    settings = quick_settings(tmp_path_factory.mktemp("strict"), frame_rate=Rate(BURST, 1e-6))
    with run_server(settings) as served:
        yield served


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS.keys())
@pytest.mark.parametrize("is_seated", [True, False], ids=["seated", "stranger"])
def test_a_flood_of_frames_ends_the_connection(strict, parsed, flood, is_seated):
    hello = {"type": "hello", "table": strict.create_table()["table"]} if is_seated else None
    with connect(strict, hello) as line:
        said = send_all(line, flood)
    assert frame_with_code(1008) in said
    assert BURST - MOST_FRAMES_IN_A_PIECE <= sum(parsed) <= BURST + MOST_FRAMES_IN_A_PIECE + 2
    assert strict.ask("healthz")[0] == 200


def frame_with_code(code: int) -> bytes:
    """The close code in the last frame of a server."""
    return code.to_bytes(2) + b"too many frames"


def test_frames_are_parsed_only_as_fast_as_messages_are_handled(tmp_path, parsed):
    """What the application has not yet taken waits unparsed, so others are served in between."""
    with run_server(quick_settings(tmp_path, message_rate=Rate(1, 1e-6))) as server:
        made = server.create_table()
        hello = {"type": "hello", "table": made["table"]}
        with connect(server, hello) as line:
            said = send_all(line, FLOODS["messages of one letter"])
        assert b'"closing"' in said
        assert max(parsed) <= MOST_FRAMES_IN_A_PIECE
        # What is parsed after the end is limited too.
        refused = MAX_IGNORED + 1
        assert sum(parsed) <= refused + 2 * MOST_FRAMES_IN_A_PIECE + MAX_IGNORED_BYTES // (FRAME + 1)


def test_little_is_read_after_the_end(tmp_path, parsed):
    """After the last message of the server, a client that goes on sending is not read any more."""
    with run_server(quick_settings(tmp_path, message_rate=Rate(1, 1e-6))) as server:
        made = server.create_table()
        with connect(server, {"type": "hello", "table": made["table"]}) as line:
            send_all(line, frame(TEXT, b"x" * 16_000) * 1_000)
        handshake_and_hello, refused, not_yet_handled = 2, MAX_IGNORED + 1, 1
        assert sum(parsed) <= handshake_and_hello + refused + not_yet_handled + MAX_IGNORED_BYTES // 16_000


def test_a_client_that_answers_the_end_is_let_go_at_once(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        made = server.create_table()
        with server.seated(made) as device:
            device.send({"type": "leave", "id": "leave"})
            device.wait_for_type("closing")
        with server.open_device() as device:
            device.send({"type": "hello", "table": "unknown1"})
            device.receive()


def test_the_limit_of_messages_comes_first():
    """A client that sends too many whole messages gets errors and a reason, as the protocol says."""
    assert FRAMES.burst > MESSAGES.burst + MAX_IGNORED + MOST_FRAMES_IN_A_PIECE
    assert FRAMES.per_second > MESSAGES.per_second


def test_messages_in_parts_and_control_frames_between_them_are_understood(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        made = server.create_table()
        hello = json.dumps({"type": "hello", "table": made["table"], "token": made["token"]}).encode()
        with connect(server) as line:
            parts = [frame(TEXT, hello[:10], is_last=False), frame(PING, b"still"), frame(PONG)]
            parts += [frame(CONTINUATION, hello[10:]), frame(CLOSE, (1000).to_bytes(2))]
            for part in parts[:-1]:
                line.sendall(part)
            said = b""
            while b'"welcome"' not in said:
                said += line.recv(65_536)
            assert bytes([0x80 | PONG, 5]) + b"still" in said
            line.sendall(parts[-1])
            while got := line.recv(65_536):
                said += got
