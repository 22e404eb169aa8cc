"""Who may speak to a server, and what browsers learn about it."""

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from burgrave.server import client_files
from burgrave.server.middleware import GuardMiddleware, request_cost
from burgrave.server.rate_limits import Rate
from burgrave.server.settings import ServerSettings
from tests.server.server import quick_settings, run_server


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "192.168.1.7", "localhost:9000"])
def test_a_server_is_reached_by_its_addresses(server, host):
    assert server.ask("healthz", host=host)[0] == 200


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "evil.example:8000", ""])
def test_a_name_that_others_could_lead_here_is_refused(server, host):
    status, refusal = server.ask("api/games", host=host, accept_language="cs")
    assert status == 421
    assert refusal["errors"][0]["message"].startswith("Neznámé jméno serveru")


def test_the_names_that_its_host_gives_it_are_known():
    guard = GuardMiddleware(
        FastAPI(),
        ServerSettings(base_url="https://games.example.org/citadels", allowed_hosts=frozenset(["attic"])),
    )
    assert guard.is_known_host("games.example.org")
    assert guard.is_known_host("attic:8000")
    assert not guard.is_known_host("attic.example.org")


def test_a_name_with_any_letters_is_known_as_browsers_send_it():
    guard = GuardMiddleware(
        FastAPI(), ServerSettings(base_url="https://žluť.example/klub", allowed_hosts=frozenset(["půda"]))
    )
    assert guard.is_known_host("žluť.example".encode("idna").decode())
    assert guard.is_known_host("půda".encode("idna").decode() + ":8000")
    assert not guard.is_known_host("zlut.example")


def test_other_pages_may_not_speak_to_it(server):
    own = f"http://127.0.0.1:{server.port}"
    assert server.ask("api/my-tables", {"tokens": []}, origin=own)[0] == 200
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        assert server.ask("api/my-tables", {"tokens": []}, origin=origin)[0] == 403
        with pytest.raises(InvalidStatus):
            connect(f"ws://127.0.0.1:{server.port}/socket", origin=Origin(origin))
    with connect(f"ws://127.0.0.1:{server.port}/socket", origin=Origin(own)):
        pass


def test_browsers_may_load_nothing_from_other_sites(server):
    for path in ("", "api/games", "api/nothing", "table/abc"):
        _, _, headers = server.fetch(path)
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self';")
        assert "require-trusted-types-for 'script'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_requests_of_an_address_are_limited_and_the_answer_says_when_to_retry(tmp_path):
    with run_server(quick_settings(tmp_path, request_rate=Rate(3, 0.1), table_rate=Rate(1, 0.01))) as server:
        assert server.ask("api/games")[0] == 200
        server.create_table()
        status, _, headers = server.fetch("api/tables", {"game": "citadels", "seats": []})
        assert status == 429
        assert int(headers["retry-after"]) > 10
        assert server.ask("api/games")[0] == 200
        assert server.ask("api/games")[0] == 429


def test_files_have_an_allowance_too(tmp_path):
    with run_server(quick_settings(tmp_path, file_rate=Rate(3, 0.001))) as server:
        assert [server.ask(path)[0] for path in ("healthz", "", "table/abc", "healthz", "")][3:] == [429, 429]
        assert server.ask("api/games")[0] == 200


@pytest.mark.parametrize(
    ("path", "cost"),
    [
        ("/api/games", 1),
        ("/api/tables/", 2),
        ("/api/tables/k3f9/review", 2),
        ("/api/tables/k3f9/review/17", 2),
        ("/api/tables/k3f9/replay", 4),
        ("/api/tables/k3f9/component-file", 3),
        ("/", 1),
        ("", 1),
    ],
)
def test_what_takes_longer_costs_more(path, cost):
    assert request_cost(path) == cost


def test_whatever_is_refused_counts(tmp_path):
    with run_server(quick_settings(tmp_path, request_rate=Rate(2, 0.001))) as server:
        statuses = [server.ask("api/games", host="evil.example")[0] for _ in range(4)]
    assert statuses == [421, 421, 429, 429]


@pytest.mark.parametrize("path", ["/api/games", "/table/k3f9"])
def test_a_refusal_takes_so_long_that_one_connection_cannot_ask_without_end(path, monkeypatch):
    waited: list[float] = []

    class Clock:
        @staticmethod
        async def sleep(seconds: float) -> None:
            waited.append(seconds)

    monkeypatch.setattr("burgrave.server.middleware.asyncio", Clock)
    one = Rate(1, 0.001)
    guard = GuardMiddleware(FastAPI(), ServerSettings(request_rate=one, file_rate=one, refusal_seconds=7.0))
    client = TestClient(guard, base_url="http://localhost")
    assert client.get(path).status_code == 404
    assert waited == []
    assert [client.get(path).status_code for _ in range(2)] == [429, 429]
    assert waited == [7.0, 7.0]


@pytest.mark.parametrize(
    ("kind", "method", "path"),
    [("http", "GET", "/api/games"), ("http", "POST", "/api/tables"), ("websocket", "", "/socket")],
)
def test_a_network_of_ipv6_has_one_allowance(kind, method, path):
    one = Rate(1, 0.001)
    guard = GuardMiddleware(FastAPI(), ServerSettings(request_rate=one, table_rate=one, socket_rate=one))

    def waits(address: str) -> bool:
        return (
            guard.seconds_to_wait({"type": kind, "method": method, "path": path, "client": (address, 1)}) > 0
        )

    came = ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", "192.0.2.1", "192.0.2.2")
    assert [waits(address) for address in came] == [False, True, False, False, False]


def test_a_server_works_below_a_path(tmp_path):
    with run_server(quick_settings(tmp_path, base_url="https://example.org/club/citadels/")) as server:
        assert server.ask("club/citadels/api/games")[0] == 200
        assert server.ask("api/games")[0] == 200
        assert server.ask("club/citadels/healthz", host="example.org")[0] == 200
        address = f"ws://127.0.0.1:{server.port}/club/citadels/socket"
        with connect(address, origin=Origin("https://example.org")) as socket:
            socket.send("{}")
            assert "error" in str(socket.recv(5))


def test_the_library_is_sent_once(server):
    status, text, headers = server.fetch("api/games/praga/reference?language=pl")
    assert status == 200
    assert "max-age" in headers["cache-control"]
    status, text, _ = server.fetch("api/games/praga/reference?language=pl", if_none_match=headers["etag"])
    assert (status, text) == (304, "")


def test_every_game_says_what_can_be_chosen(server):
    _, games = server.ask("api/games?language=bg")
    assert [game["id"] for game in games] == ["citadels", "praga"]
    for game in games:
        assert game["description"]
        assert [level["id"] for level in game["levels"]] == ["apprentice", "builder", "master", "burgrave"]
        assert "components" not in [option["name"] for option in game["options"]]
    assert games[0]["players"] == [2, 3, 4, 5, 6, 7, 8]
    assert len(games[0]["presets"]) == 7


def test_the_library_of_an_edition_has_its_names(server):
    _, deluxe = server.ask("api/games/citadels/reference?language=cs&edition=deluxe")
    pieces = {piece["id"]: piece for piece in deluxe["pieces"]}
    assert pieces["assassin"]["printed"]["rank"] == 1
    assert pieces["acrobat"]["editions"] == ["deluxe"]
    assert deluxe["names"]["type"]["noble"]
    assert server.ask("api/games/citadels/reference?edition=gold")[0] == 422


def test_the_client_is_served_with_its_packed_files(server, tmp_path, monkeypatch):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("plain")
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    (tmp_path.parent / "secret.txt").write_text("not for anybody")
    monkeypatch.setattr(client_files, "PACKAGED", tmp_path)
    for path in ("", "rules", "table/k3f9", "../secret.txt", "%2e%2e/secret.txt"):
        status, text, headers = server.fetch(path)
        assert (status, text) == (200, "<!doctype html>"), path
        assert headers["cache-control"] == "no-cache"
    status, text, headers = server.fetch("assets/app-1a2b.js")
    assert (text, headers["content-type"]) == ("plain", "text/javascript; charset=utf-8")
    assert "immutable" in headers["cache-control"]
    _, text, headers = server.fetch("assets/app-1a2b.js", accept_encoding="gzip, br")
    assert (text, headers["content-encoding"]) == ("packed", "br")


def test_a_server_without_a_built_client_says_so(server, monkeypatch):
    for name in ("PACKAGED", "CHECKOUT"):
        monkeypatch.setattr(client_files, name, client_files.PACKAGED / "nowhere")
    status, text, _ = server.fetch("", accept_language="pl")
    assert status == 404
    assert "burgrave play" in text
