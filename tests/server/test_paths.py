"""Requests that once ended in an error of the server, and their like: each is refused or answered."""

import asyncio
import json
import socket
from concurrent.futures import ThreadPoolExecutor

import pytest

from burgrave.server.middleware import is_too_long
from burgrave.server.settings import BODY_BYTES
from tests.server.server import error_codes


def raw_answer(server, request: bytes) -> bytes:
    """What a server answers to these bytes."""
    with socket.create_connection(("127.0.0.1", server.port), 60) as line:
        line.sendall(request)
        answer = b""
        while got := line.recv(65_536):
            answer += got
        return answer


PATHS = [
    "%00", "a%00b", "x" * 300, "a/" * 2000, "%2e%2e/%2e%2e/etc/passwd", "..%5c..", "%ff%fe", "%ed%a0%80",
    "con", "a" * 250, "assets/%00", "assets/" + "y" * 300, "%f0%9f%82%a1" * 90, "~root", "//etc/passwd",
    "a%0d%0ab", "socket", "healthz/",
]  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_any_path_is_answered(server, path):
    assert server.ask(path)[0] in (200, 404, 405)
    assert server.ask(f"api/{path}")[0] in (404, 405, 422)
    assert server.ask(f"api/tables/{path}")[0] in (404, 405, 422)
    assert server.ask(f"api/games/{path}/reference")[0] in (404, 405, 422)


@pytest.mark.parametrize(
    "origin",
    ["http://[", "http://]", "[", "http://[::1", "http://a:99999999", "\xff", "http://\xe9", "//", ""],
)
def test_any_origin_is_answered(server, origin):
    request = (
        f"POST /api/my-tables HTTP/1.1\r\nHost: localhost\r\nOrigin: {origin}\r\nConnection: close\r\n\r\n"
    )
    assert raw_answer(server, request.encode("latin-1")).startswith(b"HTTP/1.1 403 ")


@pytest.mark.parametrize(
    "host", ["[", "[::1", "]", "localhost:", "localhost:99999999", "\xff", "@", "127.0.0.1:80:80", "1" * 5000]
)
def test_any_host_is_answered(server, host):
    request = f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode("latin-1")
    answer = raw_answer(server, request)
    assert answer[9:12] in (b"200", b"421", b"400"), answer[:200]


@pytest.mark.parametrize(
    "length", ["0" * 5000, "0" * 5000 + "2", "+2", "-1", "2, 2", "9" * 5000, "", "0x2", "2e1"]
)
def test_any_length_is_answered(server, length):
    head = "POST /api/my-tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    request = f"{head}Content-Length: {length}\r\nConnection: close\r\n\r\n{{}}"
    assert raw_answer(server, request.encode()).startswith(b"HTTP/1.1 4")


def test_a_length_is_a_number_however_it_is_written():
    assert [is_too_long(text, BODY_BYTES) for text in ("0" * 9000, "000017", str(BODY_BYTES))] == [False] * 3
    assert [
        is_too_long(text, BODY_BYTES) for text in (str(BODY_BYTES + 1), "9" * 9000, "-1", "", "x", "1 2", "²")
    ] == [True] * 7


HALF = "\\ud800"
SEATS = '"seats": [{"player": "you"}, {"player": "bot"}]'
BODIES = [
    f'{{"game": "citadels", "name": "{HALF}", {SEATS}}}',
    f'{{"game": "{HALF}", {SEATS}}}',
    f'{{"game": "citadels", "{HALF}": 1, {SEATS}}}',
    f'{{"game": "citadels", "options": {{"edition": "{HALF}"}}, {SEATS}}}',
    f'{{"game": "citadels", "options": {{"{HALF}": 1}}, {SEATS}}}',
    f'{{"game": "citadels", "seats": [{{"player": "you"}}, {{"player": "bot", "level": "{HALF}"}}]}}',
    f'{{"game": "citadels", "options": {{"edition": 1e400}}, {SEATS}}}',
    f'{{"game": "citadels", "options": {{"players": {"9" * 3000}}}, {SEATS}}}',
    f'{{"game": "citadels", "options": {{"edition": {"[" * 900}{"]" * 900}}}, {SEATS}}}',
    f'{{"game": "citadels", "options": {{"random_cast": {10**27}}}, {SEATS}}}',
    "[" * 16_000,
    '{"a":' * 3_000,
]


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_any_table_is_refused_or_made(server, body):
    for path in ("api/tables", "api/games/citadels/check-options", "api/my-tables"):
        status, answer = server.ask(path, body.encode())
        assert status in (200, 400, 404, 422), answer
        assert json.dumps(answer)


@pytest.mark.parametrize(
    "body", ['{"game": ' + "9" * 9000 + "}", "[" * 8000, '{"a":' * 2500, "{bad", "\ufeff"]
)
def test_what_is_not_json_is_refused_as_that(server, body):
    for path in ("api/tables", "api/games/citadels/check-options", "api/my-tables"):
        status, answer = server.ask(path, body.encode())
        assert status == 422
        assert [error["code"] for error in answer["errors"]] == ["server-message-json"]


@pytest.mark.parametrize("name", ["\ud800", "x\udfff", "\x00", "\u202e" * 30])
def test_half_a_letter_is_no_name(server, name):
    with server.seated(server.create_table()) as device:
        answer = device.ask("set-name", name=name)
        assert answer["type"] == "ok" or error_codes(answer)
        assert device.ask("start")["type"] == "ok"


@pytest.mark.parametrize("number", [10**27, 2**63, 2**64, 2**31, 10**400])
def test_a_huge_number_is_refused_with_the_id(server, number):
    with server.seated(server.create_table()) as device:
        device.start()
        decision = device.my_turn()["decision"]
        assert error_codes(device.ask("play", decision=decision, moves=[number])) == ["server-message-field"]
        assert error_codes(device.ask("set-auto-answer", kind="turn", move=number)) == [
            "server-message-field"
        ]
        assert device.play()["type"] == "ok"


def test_many_may_ask_for_one_table_at_once(server):
    made = server.create_table()
    ids = ["nosuchtable"] * 30 + [made["table"]] * 10
    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(lambda id: server.ask(f"api/tables/{id}")[0], ids))
    assert answers == [404] * 30 + [200] * 10


def test_a_table_is_read_once_for_all_who_ask(server):
    made = server.create_table()
    manager = server.manager
    loop = manager.table_tasks[made["table"]].get_loop()

    async def ask_together() -> set[int]:
        manager.unload(manager.tables[made["table"]])
        found = await asyncio.gather(*(manager.get_table(made["table"]) for _ in range(20)))
        return {id(each) for each in found}

    tables = asyncio.run_coroutine_threadsafe(ask_together(), loop).result(60)
    assert len(tables) == 1
    assert not manager.loading_tasks
