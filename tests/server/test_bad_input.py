"""Whatever comes that is no request is refused in a sentence; nothing changes, and the server lives on."""

import json
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from websockets.exceptions import ConnectionClosed

from burgrave.server.openapi import describe_app
from burgrave.server.rate_limits import Rate
from tests.server.server import error_codes, quick_settings, run_server

pytestmark = pytest.mark.slow

MALFORMED = [
    ("", "server-message-json"),
    ("{", "server-message-json"),
    ("nonsense", "server-message-json"),
    ("[]", "server-message-type"),
    ("null", "server-message-type"),
    ("17", "server-message-type"),
    ("{}", "server-message-type"),
    ('{"type": 5}', "server-message-type"),
    ('{"type": "rob"}', "server-message-type"),
    ('{"type": "start"}', "server-message-missing"),
    ('{"type": "start", "id": 4}', "server-message-field"),
    ('{"type": "start", "id": ""}', "server-message-field"),
    ('{"type": "start", "id": "a", "more": 1}', "server-message-extra"),
    ('{"type": "play", "id": "a", "decision": 1, "moves": []}', "server-message-field"),
    ('{"type": "play", "id": "a", "decision": 1, "moves": [-1]}', "server-message-field"),
    ('{"type": "play", "id": "a", "decision": 1, "moves": "build"}', "server-message-field"),
    ('{"type": "play", "id": "a", "decision": -1, "moves": [1]}', "server-message-field"),
    ('{"type": "play", "id": "a", "decision": 1e400, "moves": [1]}', "server-message-field"),
    ('{"type": "set-language", "language": "de"}', "server-message-field"),
    ('{"type": "chat", "id": "a", "text": ""}', "server-message-field"),
    ('{"type": "set-seat", "id": "a", "seat": 99, "player": "bot"}', "server-message-field"),
    ('{"type": "hello", "table": "../x"}', "server-message-field"),
    ("[" * 5000, "server-message-json"),
]


@pytest.mark.parametrize(("text", "key"), MALFORMED)
def test_what_is_no_message_is_refused(server, text, key):
    with server.seated(server.create_table()) as device:
        device.send(text)
        assert error_codes(device.receive()) == [key]
        assert device.received[-1]["id"] == ("a" if '"id": "a"' in text else None)
        assert device.ask("start")["type"] == "ok"


@pytest.mark.parametrize(("text", "key"), MALFORMED)
def test_the_same_before_one_sits(server, text, key):
    seated = server.create_table()
    with server.open_device() as device:
        device.send(text)
        assert error_codes(device.receive()) == [key]
        assert device.say_hello(seated["table"], seated["token"])["type"] == "welcome"


MISTYPED_FIELDS: list[tuple[str, dict[str, Any]]] = [
    ("mute", {"muted": "yes"}), ("mute", {"muted": 1}), ("pause", {"paused": "true"}),
    ("end-game", {"agrees_to_end": "on"}), ("undo", {"decision": 0, "whole": 1}),
    ("mute", {"muted": True, "seat": "1"}),
    ("set-seat", {"seat": True, "player": "bot"}), ("play", {"decision": "0", "moves": [0]}),
    ("play", {"decision": 0, "moves": [False]}), ("set-name", {"name": 1}), ("chat", {"text": True}),
]  # fmt: skip


def test_a_field_of_the_wrong_type_is_refused(server):
    with server.seated(server.create_table()) as device:
        for what, fields in MISTYPED_FIELDS:
            assert error_codes(device.ask(what, **fields)) == ["server-message-field"], (what, fields)
    seats = [{"player": "you"}, {"player": "bot"}]
    for table_settings in (
        {"listed": "yes"},
        {"hints": 1},
        {"takeover_seconds": "60"},
        {"clock": {"seconds": "60"}},
    ):
        status, answer = server.ask(
            "api/tables", {"game": "citadels", "seats": seats, "settings": table_settings}
        )
        assert (status, answer["errors"][0]["code"]) == (422, "server-message-field"), table_settings


def test_bytes_that_are_no_text_are_refused(server):
    with server.seated(server.create_table()) as device:
        device.send(b"\xff\xfe\x00")
        assert error_codes(device.receive()) == ["server-message-json"]


def test_a_message_that_is_too_long_is_refused_and_a_huge_one_ends_the_connection(server):
    with server.seated(server.create_table()) as device:
        device.send(json.dumps({"type": "chat", "id": "a", "text": "x" * 20_000}))
        assert error_codes(device.receive()) == ["server-message-long"]
        device.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            device.receive()


def test_the_first_message_says_where_one_sits(server):
    with server.open_device() as device:
        device.send({"type": "start", "id": "early"})
        assert error_codes(device.receive()) == ["server-hello-first"]
        assert device.received[-1]["id"] == "early"


def test_nobody_sits_twice_on_one_connection(server):
    seated = server.create_table()
    with server.seated(seated) as device:
        device.send({"type": "hello", "table": seated["table"]})
        assert error_codes(device.receive()) == ["server-seated-already"]


def test_unknown_tables_and_foreign_tokens_open_nothing(server):
    one, two = server.create_table(), server.create_table()
    with server.open_device() as device:
        assert error_codes(device.say_hello("nosuchtable")) == ["server-table-unknown"]
    with server.open_device() as device:
        assert error_codes(device.say_hello(one["table"], two["token"], language="pl")) == [
            "server-link-void"
        ]
        assert device.received[-1]["errors"][0]["message"].startswith("Ten link")
    with server.open_device() as device:
        assert error_codes(device.say_hello(one["table"], "A" * 22)) == ["server-link-void"]


def test_nobody_moves_out_of_turn_or_for_another(server):
    host = server.create_table(seats="yp", settings={"reaction_seconds": 0})
    guest = server.join(host["table"])
    with server.seated(host) as one, server.seated(guest) as two:
        one.start()
        two.wait_for_type("welcome")
        acting, other = (one, two) if one.view["your_decision"] else (two, one)
        move = acting.view["prompt"]["choices"][0]["move"]["move"]
        refused = other.ask("play", decision=other.view["decision"], moves=[move])
        assert error_codes(refused) == ["move-not-your-decision"]
        assert "Swan" in refused["errors"][0]["message"]
        assert error_codes(other.ask("undo", decision=other.view["decision"])) == ["undo-nothing"]
        assert other.view["decision"] == acting.view["decision"]


def test_an_old_message_does_nothing(server):
    with server.seated(server.create_table()) as device:
        device.start()
        old = device.my_turn()
        move = old["prompt"]["choices"][0]["move"]["move"]
        device.play(move)
        now = device.my_turn()
        for decision in (old["decision"], now["decision"] + 1, 0, 10**9):
            assert error_codes(device.ask("play", decision=decision, moves=[move])) == ["server-stale"]
        assert device.view["decision"] == now["decision"]


def test_a_client_that_floods_is_cut_off_with_a_reason_and_others_play_on(tmp_path):
    with (
        run_server(quick_settings(tmp_path, message_rate=Rate(20, 1.0))) as server,
        server.seated(server.create_table()) as calm,
        server.seated(server.create_table()) as wild,
    ):
        calm.start()
        for number in range(300):
            wild.send({"type": "chat", "id": str(number), "text": "more"})
        assert error_codes(wild.wait_for_type("error")) == ["server-message-fast"]
        wild.wait_for_type("closing")
        assert calm.play()["type"] == "ok"


def test_chat_is_limited(tmp_path):
    with (
        run_server(quick_settings(tmp_path, chat_rate=Rate(3, 0.01))) as server,
        server.seated(server.create_table()) as device,
    ):
        answers = [device.ask("chat", text="again") for _ in range(5)]
        assert [answer["type"] for answer in answers] == ["ok"] * 3 + ["error"] * 2


def test_a_chat_is_not_endless(server, monkeypatch):
    monkeypatch.setattr("burgrave.server.handlers.MAX_CHAT_ROWS", 3)
    with server.seated(server.create_table()) as device:
        answers = [device.ask("chat", text="again") for _ in range(4)]
        assert [answer["type"] for answer in answers] == ["ok"] * 3 + ["error"]
        assert error_codes(answers[3]) == ["server-chat-full"]


def test_a_server_accepts_a_limited_number_of_connections(tmp_path):
    with run_server(
        quick_settings(tmp_path, max_tables=2, max_sockets=4, max_spectators=2, max_devices_per_seat=2)
    ) as server:
        one = server.create_table()
        server.create_table()
        status, refusal = server.ask("api/tables", {"game": "citadels", "seats": [{"player": "you"}] * 1})
        assert (status, refusal["errors"][0]["code"]) == (422, "option-range")
        plan = [{"player": "you"}, {"player": "bot"}]
        status, refusal = server.ask("api/tables", {"game": "citadels", "seats": plan})
        assert (status, refusal["errors"][0]["code"]) == (422, "server-tables-full")
        watched = {"table": one["table"]}
        with server.seated(watched), server.seated(watched), server.open_device() as third:
            assert error_codes(third.say_hello(one["table"])) == ["server-table-crowded"]
            with server.seated(one) as player:
                assert player.welcome["seat"] == one["seat"]


def test_a_person_can_come_in_however_many_devices_are_on_the_seat(tmp_path):
    with run_server(quick_settings(tmp_path, max_devices_per_seat=2)) as server:
        one = server.create_table()
        with server.seated(one) as oldest, server.seated(one) as old, server.seated(one) as newest:
            assert newest.welcome["seat"] == one["seat"]
            assert oldest.wait_for_type("closing")["retry_after"] is None
            assert old.ask("chat", text="still here")["type"] == "ok"
            assert newest.ask("chat", text="here too")["type"] == "ok"


TABLES = [
    ({"game": "chess", "seats": [{"player": "you"}]}, 404, ["game-unknown"]),
    ({"game": "citadels", "seats": []}, 422, ["server-message-field"]),
    ({"game": "citadels", "seats": [{"player": "bot"}] * 4}, 422, ["server-one-host"]),
    ({"game": "citadels", "seats": [{"player": "you"}] * 4}, 422, ["server-one-host"]),
    ({"game": "citadels", "seats": [{"player": "you"}] * 9}, 422, ["server-message-field"]),
    ({"game": "citadels"}, 422, ["server-message-missing"]),
    ({"game": "citadels", "seats": [{"player": "you"}, {"player": "dog"}]}, 422, ["server-message-field"]),
    (
        {
            "game": "citadels",
            "seats": [{"player": "you"}, {"player": "bot"}],
            "options": {"edition": "gold", "colour": 1},
        },
        422,
        ["option-unknown", "option-choice"],
    ),
    (
        {"game": "citadels", "seats": [{"player": "you"}, {"player": "bot", "level": "god"}]},
        422,
        ["server-level-unknown"],
    ),
    (
        {"game": "praga", "seats": [{"player": "you"}], "options": {"components": "/etc/passwd"}},
        422,
        ["option-unknown"],
    ),
]


@pytest.mark.parametrize(("asked", "status", "error"), TABLES)
def test_a_table_that_cannot_be_is_refused_with_all_mistakes(server, asked, status, error):
    found, refusal = server.ask("api/tables", asked)
    assert (found, [mistake["code"] for mistake in refusal["errors"]]) == (status, error)


def test_options_are_checked_all_at_once_in_the_reader_s_language(server):
    asked = {"options": {"edition": "gold", "players": 99, "nonsense": 1}, "language": "cs"}
    status, refusal = server.ask("api/games/citadels/check-options", asked)
    assert status == 422
    assert [mistake.get("option") for mistake in refusal["errors"]] == ["nonsense", "edition", "players"]
    assert all("“" in mistake["message"] for mistake in refusal["errors"])
    status, checked = server.ask(
        "api/games/citadels/check-options", {"options": {"edition": "2016", "players": 5}}
    )
    assert status == 200
    assert checked["options"]["players"] == 5


@pytest.mark.parametrize("path", ["api/nothing", "api/tables/nosuchtable", "api/games/chess/reference"])
def test_an_unknown_table_is_an_error(server, path):
    status, refusal = server.ask(path, accept_language="pl")
    assert status == 404
    assert refusal["errors"][0]["message"]


def test_odd_requests_are_refused(server):
    assert server.ask("api/tables", b"{")[0] == 422
    assert server.ask("api/tables", b"\xff")[0] in (400, 422)
    assert server.ask("api/tables", b"x" * 600_000)[0] == 413
    assert server.ask("api/games", {})[0] == 405
    assert server.ask("api/games?language=de")[0] == 422


def test_no_request_of_any_form_breaks_the_server(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        described = describe_app(server.app)
        schema = schemathesis.openapi.from_dict(described)
        base = f"http://127.0.0.1:{server.port}"

        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]  # our own description is in order

            @given(case=operation.as_strategy())
            @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
            def asked(case):
                answer = case.call(base_url=base)
                assert answer.status_code < 500, (case.path, answer.text)

            asked()
        assert server.ask("healthz")[0] == 200
