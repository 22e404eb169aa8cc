"""People who do not read, ask without end or come again and again: others notice nothing."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from burgrave.i18n import LANGUAGES
from burgrave.server.connection import MAX_OUTBOX, MAX_OUTBOX_LETTERS, SLOW_RETRY_AFTER, Connection
from burgrave.server.rate_limits import Rate
from tests.server.server import Server, quick_settings, run_server

pytestmark = pytest.mark.slow

ENOUGH = 300


class FakeManager:
    """As much of a hub as a connection needs that only waits."""

    class settings:  # noqa: N801  # a namespace
        message_rate = None

    def now(self) -> float:
        return 0.0


def waiting_messages(connection: Connection) -> list[str | None]:
    found: list[str | None] = []
    while not connection.outbox.empty():
        found.append(connection.outbox.get_nowait())
    return found


@pytest.mark.parametrize(
    ("length", "kept"), [(10, MAX_OUTBOX), (MAX_OUTBOX_LETTERS // 4, 4), (2 * MAX_OUTBOX_LETTERS, 1)]
)
def test_unread_messages_are_limited(length, kept):
    connection = Connection(FakeManager(), None)  # type: ignore[arg-type]  # nothing is sent
    for _ in range(kept):
        connection.send_text("x" * length)
    assert not connection.is_finished
    assert connection.outbox_letters == kept * length
    connection.send_text("x" * length)
    assert connection.is_finished
    bye, end = waiting_messages(connection)
    assert json.loads(str(bye))["type"] == "closing"
    assert json.loads(str(bye))["retry_after"] == SLOW_RETRY_AFTER
    assert end is None


@contextmanager
def connect_without_reading(server: Server, seated: dict[str, object]) -> Iterator[socket.socket]:
    """A device that sits down and never reads."""
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    opened.connect(("127.0.0.1", server.port))
    head = (
        "GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    opened.sendall(head.encode())
    said = b""
    while b"\r\n\r\n" not in said:
        said += opened.recv(1)
    opened.sendall(text_frame({"type": "hello", "table": seated["table"], "token": seated["token"]}))
    with opened:
        yield opened


def text_frame(message: object) -> bytes:
    """A text frame as a client sends it; masked with zeros, which changes nothing."""
    data = json.dumps(message).encode()
    return bytes([0x81, 0x80 | 126, *len(data).to_bytes(2), 0, 0, 0, 0]) + data


def test_a_client_that_does_not_read_is_disconnected_and_others_play_on(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        made = server.create_table()
        other = server.create_table()
        with (
            connect_without_reading(server, made) as deaf_one,
            server.seated(made) as reading,
            server.seated(other) as elsewhere,
        ):
            reading.start()
            elsewhere.start()
            table = server.manager.tables[made["table"]]
            with suppress(ConnectionError):
                while len(table.connections) == 2:  # until the one that does not read is let go
                    deaf_one.sendall(text_frame({"type": "set-language", "language": "cs"}) * 20)
                    assert elsewhere.ask("chat", text="calm")["type"] == "ok"
            while len(table.connections) == 2:
                assert elsewhere.ask("chat", text="calm")["type"] == "ok"
            assert reading.ask("chat", text="still here")["type"] == "ok"


def test_a_flood_of_languages_is_bounded_and_others_are_not_delayed(tmp_path):
    with (
        run_server(quick_settings(tmp_path, message_rate=Rate(50, 0.001))) as server,
        server.seated(server.create_table()) as wild,
        server.seated(server.create_table()) as calm,
    ):
        calm.start()
        for number in range(ENOUGH):
            wild.send({"type": "set-language", "language": LANGUAGES[number % len(LANGUAGES)]})
        assert calm.play()["type"] == "ok"
        with pytest.raises(ConnectionClosed):
            wild.wait_for_type("nothing of this type")
        types = [message["type"] for message in wild.received]
        assert types[-1] == "closing"
        assert types.count("welcome") == 50  # to sit down counts too
        assert types.count("error") == 100
        assert calm.play()["type"] == "ok"


def test_a_storm_of_arrivals_leaves_nothing_behind(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        made = server.create_table()
        with server.seated(server.create_table()) as calm:
            calm.start()

            def storm() -> None:
                for _ in range(ENOUGH // 4):
                    with server.seated(made):
                        pass

            threads = [threading.Thread(target=storm) for _ in range(4)]
            for thread in threads:
                thread.start()
            while any(thread.is_alive() for thread in threads):
                assert calm.ask("chat", text="calm")["type"] == "ok"
            for thread in threads:
                thread.join()
        table = server.manager.tables[made["table"]]
        while server.manager.connections or server.server.server_state.connections:
            time.sleep(0.01)
        assert not table.connections
        assert len(table.streams) == 1
        assert sum(len(stream.listeners) for stream in table.streams.values()) == 0


def test_storms_of_one_address_are_slowed_down(tmp_path):
    with run_server(quick_settings(tmp_path, socket_rate=Rate(20, 0.001))) as server:
        made = server.create_table()
        came = 0
        for _ in range(60):
            with suppress(InvalidStatus), server.seated(made):
                came += 1
        assert came == 20


def test_pings_that_nobody_reads_do_not_fill_the_memory(tmp_path):
    ping = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"p" * 125
    with (
        run_server(quick_settings(tmp_path)) as server,
        connect_without_reading(server, server.create_table()) as line,
    ):
        line.settimeout(60)
        with suppress(ConnectionError):
            while True:  # until it is hung up on
                line.sendall(ping * 100)
        assert server.ask("healthz")[0] == 200
