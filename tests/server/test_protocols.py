"""A person who says nothing, or not enough, is hung up on; nobody takes all the room."""

import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from burgrave.server.protocols import MAX_HEAD_BYTES, MAX_HEAD_LINES, MAX_PIPELINED, ConnectionLimits
from burgrave.server.settings import ServerSettings
from tests.server.server import Server, error_codes, quick_settings, run_server

PATIENCE = 60.0
HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/my-tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for a moment only."""
    hasty = {"head_seconds": 0.3, "body_seconds": 0.6, "hello_seconds": 0.3}
    with run_server(quick_settings(tmp_path_factory.mktemp("strict"), **hasty)) as served:
        yield served


@contextmanager
def line(server: Server) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as opened:
        yield opened


def rest(opened: socket.socket) -> bytes:
    """What is still said until the other side hangs up."""
    said = b""
    while True:
        try:
            got = opened.recv(65_536)
        except ConnectionResetError:
            return said
        if not got:
            return said
        said += got


def test_a_server_waits_ten_seconds_for_a_head_and_thirty_for_a_body():
    assert ServerSettings().head_seconds == 10
    assert ServerSettings().body_seconds == 30
    assert ServerSettings().hello_seconds == 10


UNFINISHED = {
    "nothing at all": b"",
    "an empty line": b"\r\n",
    "half a line": b"GET /hea",
    "half a head": HEAD,
    "half a body": POST + b"Content-Length: 20\r\n\r\n{",
    "no body": POST + b"Content-Length: 20\r\n\r\n",
    "half a chunk": POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    "a second head": HEAD + b"\r\n" + HEAD,
    "half a body that is too long": POST + b"Content-Length: 99999999\r\n\r\n{",
    "half a handshake": b"GET /socket HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE,
}


@pytest.mark.parametrize("said", UNFINISHED.values(), ids=UNFINISHED.keys())
def test_an_unfinished_request_ends(strict, said):
    with line(strict) as opened:
        opened.sendall(said)
        rest(opened)


@pytest.mark.parametrize("what", ["half a head", "half a body", "no body", "half a chunk"])
def test_a_request_that_does_not_end_gets_an_error(strict, what):
    with line(strict) as opened:
        opened.sendall(UNFINISHED[what])
        assert rest(opened).startswith(b"HTTP/1.1 408 ")


LENGTHS = [b"Transfer-Encoding: chunked\r\n\r\n40000\r\n", b"Content-Length: 262144\r\n\r\n"]


@pytest.mark.parametrize("connection", [b"", b"Connection: close\r\n"])
@pytest.mark.parametrize("length", LENGTHS, ids=["chunks", "a length"])
def test_a_body_that_is_too_long_is_refused_with_a_sentence(server, connection, length):
    with line(server) as opened:
        opened.sendall(POST + connection + length)
        opened.sendall(b" " * 262_144)
        said = b""
        while b"}]}" not in said:
            got = opened.recv(65_536)
            assert got, said
            said += got
        assert said.startswith(b"HTTP/1.1 413 ")
        assert b"server-message-long" in said


BOUNDLESS = {
    "a value": (HEAD + b"X: ", b"a" * 65_536),
    "a path": (b"GET /", b"a" * 65_536),
    "lines": (HEAD, b"a: b\r\n" * 10_000),
    "lines of a handshake": (HEAD + UPGRADE, b"a: b\r\n" * 10_000),
    "trailers": (POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n", b"a: b\r\n" * 10_000),
    "a trailer": (POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: ", b"a" * 65_536),
    "an extension of a chunk": (POST + b"Transfer-Encoding: chunked\r\n\r\n2;", b"a" * 65_536),
}


@pytest.mark.parametrize(("begun", "more"), BOUNDLESS.values(), ids=BOUNDLESS.keys())
def test_what_stands_around_a_body_has_an_end(server, begun, more):
    with line(server) as opened:
        opened.sendall(begun)
        with suppress(ConnectionError):
            opened.sendall(more)
        assert rest(opened).startswith(b"HTTP/1.1 431 ")
    assert server.ask("healthz")[0] == 200


def test_a_head_has_a_limit_of_lines_and_letters(server):
    for number, status in ((MAX_HEAD_LINES - 2, b"200"), (MAX_HEAD_LINES - 1, b"431")):
        with line(server) as opened:
            opened.sendall(HEAD + b"Connection: close\r\n" + b"a: b\r\n" * number + b"\r\n")
            assert rest(opened)[9:12] == status
    with line(server) as opened:
        long = b"X: %s\r\n" % (b"a" * (MAX_HEAD_BYTES - 200))
        opened.sendall(HEAD + b"Connection: close\r\n" + long + b"\r\n")
        assert rest(opened)[9:12] == b"200"


def test_a_head_that_is_a_little_too_long_is_refused(server):
    """The first part of a head counts like the others."""
    start = HEAD + b"Connection: close\r\nX: "
    for length, status in ((MAX_HEAD_BYTES, b"200"), (MAX_HEAD_BYTES + 1, b"431")):
        with line(server) as opened:
            opened.sendall(start + b"a" * (length - len(start) - 4) + b"\r\n\r\n")
            assert rest(opened)[9:12] == status


@pytest.mark.parametrize("second", [b"Host: localhost\r\n", b"host: games.example\r\n"])
def test_two_host_names_are_refused(server, second):
    with line(server) as opened:
        opened.sendall(HEAD + second + b"\r\n")
        assert rest(opened).startswith(b"HTTP/1.1 400 ")
    with line(server) as opened:
        opened.sendall(b"GET /socket HTTP/1.1\r\nHost: localhost\r\n" + second + UPGRADE + KEY + b"\r\n")
        assert rest(opened).startswith(b"HTTP/1.1 400 ")


def test_small_chunks_and_many_requests_in_a_row_are_no_long_head(server):
    body = b'{"tokens": []' + b" " * 9_000 + b"}"
    chunks = b"".join(b"1\r\n%c\r\n" % letter for letter in body) + b"0\r\n\r\n"
    with line(server) as opened:
        opened.sendall((HEAD + b"X: %s\r\n\r\n" % (b"a" * 3_000)) * 30)
        opened.sendall(POST + b"Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks)
        answered = rest(opened)
    assert answered.count(b"HTTP/1.1 200 ") == 31


AFTER_A_REQUEST = {
    "no request": b"\x00nothing\r\n\r\n",
    "two host names": HEAD + b"Host: localhost\r\n\r\n",
    "a body that breaks off": POST + b"Transfer-Encoding: chunked\r\n\r\nnothing\r\n",
    "a socket": b"GET /socket HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE + KEY + b"\r\n",
}


@pytest.mark.parametrize("after", AFTER_A_REQUEST.values(), ids=AFTER_A_REQUEST.keys())
@pytest.mark.parametrize("requests", [1, 3])
def test_requests_are_answered_although_what_follows_is_refused(server, caplog, requests, after):
    with line(server) as opened:
        opened.sendall((HEAD + b"\r\n") * requests + after)
        answers = rest(opened).split(b"HTTP/1.1 ")[1:]
    assert [answer[:3] for answer in answers] == [b"200"] * requests + [b"400"]
    assert all(answer.endswith(b"ok\n") for answer in answers[:-1])
    assert "Exception" not in caplog.text


def test_a_body_that_does_not_come_ends_no_request_before_it(strict):
    with line(strict) as opened:
        opened.sendall((HEAD + b"\r\n") * 3 + UNFINISHED["half a body"])
        answers = rest(opened).split(b"HTTP/1.1 ")[1:]
    assert [answer[:3] for answer in answers] == [b"200"] * 3 + [b"408"]


def test_few_requests_wait_for_the_answer_to_an_earlier_one(server):
    """Each that waits needs memory, and a connection may send hundreds of thousands in a second."""
    with line(server) as opened:
        opened.sendall((HEAD + b"\r\n") * MAX_PIPELINED)
        said = b""
        while said.count(b"ok\n") < MAX_PIPELINED:
            said += opened.recv(65_536)
    with line(server) as opened:
        with suppress(ConnectionError):
            opened.sendall((HEAD + b"\r\n") * 5_000)
        answers = rest(opened).split(b"HTTP/1.1 ")[1:]
    assert answers[-1].startswith(b"400 ")
    assert MAX_PIPELINED < len(answers) < 5_000
    while server.server.server_state.connections:
        time.sleep(0.01)
    assert server.ask("healthz")[0] == 200


def test_slow_letters_do_not_help(strict):
    with line(strict) as opened:
        with suppress(ConnectionError):
            while not select.select([opened], [], [], 0.02)[0]:  # until it is hung up on
                opened.sendall(b"X")
        rest(opened)
        assert strict.ask("healthz")[0] == 200


def test_many_at_once_all_end_and_others_are_served(strict):
    with ExitStack() as stack:
        opened = [stack.enter_context(line(strict)) for _ in range(150)]
        for each in opened:
            each.sendall(HEAD)
        assert strict.ask("healthz")[0] == 200
        for each in opened:
            rest(each)


def test_a_request_in_time_is_answered_and_the_next_one_too(strict):
    with line(strict) as opened:
        for _ in range(3):
            opened.sendall(HEAD[:10])
            opened.sendall(HEAD[10:] + b"\r\n")
            said = b""
            while b"ok\n" not in said:
                said += opened.recv(65_536)
            assert said.startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("request_line", [b"POST /socket HTTP/1.1", b"GET /socket\xc3\xa9 HTTP/1.1"])
def test_what_no_socket_can_be_made_of_is_refused(strict, request_line):
    with line(strict) as opened:
        opened.sendall(request_line + b"\r\nHost: localhost\r\n" + UPGRADE + KEY + b"\r\n")
        assert b" 101 " not in rest(opened)


def test_a_handshake_with_too_many_fields_does_not_stay(strict):
    with line(strict) as opened:
        many = b"".join(b"X-%d: y\r\n" % number for number in range(300))
        opened.sendall(b"GET /socket HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE + KEY + many + b"\r\n")
        assert b" 101 " not in rest(opened)
    while strict.server.server_state.connections:
        time.sleep(0.01)


def test_a_socket_without_hello_gets_an_error_and_ends(strict):
    with strict.open_device() as device:
        assert error_codes(device.receive()) == ["server-hello-first"]
        with pytest.raises(ConnectionClosed) as ended:
            device.receive()
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1008


def test_the_first_message_has_an_end_although_others_came(strict):
    with strict.open_device() as device, suppress(ConnectionClosed):
        with suppress(ConnectionClosed):  # noticed when sending, while the last answer is still unread
            while True:
                device.send("{}")
                assert error_codes(device.receive())[0] in ("server-message-type", "server-hello-first")
        while True:
            device.receive()
    assert device.received[-1]["errors"][0]["code"] == "server-hello-first"


def test_an_address_and_all_together_have_so_much_room():
    room = ConnectionLimits(ServerSettings(max_connections=4, max_per_address=2))
    assert [room.acquire(each) for each in ("a", "a", "a", "b", "b", "c")] == [
        True, True, False, True, True, False,
    ]  # fmt: skip
    room.release("a")
    assert room.acquire("c")
    for address in ("a", "b", "b", "c"):
        room.release(address)
    assert room.count == 0
    assert not room.by_address


def test_a_network_of_ipv6_is_counted_as_one_address():
    room = ConnectionLimits(ServerSettings(max_per_address=2))
    came = ["2001:db8::1", "2001:db8::2:3", "2001:db8::9", "2001:db8:0:1::1", "::ffff:192.0.2.1", "192.0.2.1"]
    assert [room.acquire(each) for each in came] == [True, True, False, True, True, True]
    assert not room.acquire("::ffff:192.0.2.1")
    for address in ("2001:db8::2:3", "2001:db8::1", "2001:db8:0:1::1", "192.0.2.1", "::ffff:192.0.2.1"):
        room.release(address)
    assert not room.by_address
    proxied = ConnectionLimits(ServerSettings(max_per_address=1, base_url="https://x.example"))
    assert [proxied.acquire("::1") for _ in range(3)] == [True] * 3


def test_a_proxy_on_this_machine_is_not_counted_as_one_address():
    alone, proxied = (
        ConnectionLimits(ServerSettings(max_per_address=2)),
        ConnectionLimits(ServerSettings(max_per_address=2, base_url="https://x.example")),
    )
    assert [alone.acquire("127.0.0.1") for _ in range(3)] == [True, True, False]
    assert [proxied.acquire("127.0.0.1") for _ in range(3)] == [True, True, True]


def test_connections_beyond_that_are_refused_until_others_go(tmp_path):
    with run_server(quick_settings(tmp_path, max_per_address=3)) as server:
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(line(server))
            wait_for(server, 3)
            with line(server) as fourth:
                assert rest(fourth).startswith(b"HTTP/1.1 503 ")
        wait_for(server, 0)
        assert server.ask("healthz")[0] == 200


def test_a_socket_keeps_its_place_until_it_ends(tmp_path):
    with run_server(quick_settings(tmp_path, max_per_address=2)) as server:
        made = server.create_table()
        wait_for(server, 0)
        with server.seated(made), server.seated(made), line(server) as third:
            assert rest(third).startswith(b"HTTP/1.1 503 ")
        wait_for(server, 0)
        with server.seated(made):
            assert server.ask("healthz")[0] == 200


def test_sockets_behind_a_proxy_are_counted_by_whom_it_names(tmp_path):
    with (
        run_server(quick_settings(tmp_path, max_per_address=2, base_url="https://games.example")) as server,
        ExitStack() as stack,
    ):

        def come(who: str) -> None:
            address = f"ws://127.0.0.1:{server.port}/socket"
            headers = {"X-Forwarded-For": who}
            stack.enter_context(connect(address, additional_headers=headers, compression=None))

        for who in ("192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.2"):
            come(who)
        with pytest.raises(InvalidStatus):
            come("192.0.2.1")
        come("192.0.2.3")


def wait_for(server: Server, count: int) -> None:
    """Until the server knows of this many connections."""
    room = server.server.config.http.limits  # type: ignore[union-attr]  # the protocol of this server
    while room.count != count:
        time.sleep(0.01)
