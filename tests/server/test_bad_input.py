"""Whatever comes that is no request is refused in a sentence; nothing changes, and the server lives on."""

import json
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from websockets.exceptions import ConnectionClosed

from burgrave.server.limits import Rate
from burgrave.server.openapi import openapi
from tests.server.tables import keys, quick, running

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
    ('{"type": "speak", "language": "de"}', "server-message-field"),
    ('{"type": "chat", "id": "a", "text": ""}', "server-message-field"),
    ('{"type": "plan", "id": "a", "seat": 99, "plays": "bot"}', "server-message-field"),
    ('{"type": "sit", "table": "../x"}', "server-message-field"),
    ("[" * 5000, "server-message-json"),
]


@pytest.mark.parametrize(("text", "key"), MALFORMED)
def test_what_is_no_message_is_refused(server, text, key):
    with server.sitting(server.make()) as device:
        device.send(text)
        assert keys(device.hear()) == [key]
        assert device.heard[-1]["id"] == ("a" if '"id": "a"' in text else None)
        assert device.ask("start")["type"] == "done"


@pytest.mark.parametrize(("text", "key"), MALFORMED)
def test_the_same_before_one_sits(server, text, key):
    seated = server.make()
    with server.connected() as device:
        device.send(text)
        assert keys(device.hear()) == [key]
        assert device.sit(seated["table"], seated["token"])["type"] == "welcome"


OF_THE_WRONG_TYPE: list[tuple[str, dict[str, Any]]] = [
    ("silence", {"silent": "yes"}), ("silence", {"silent": 1}), ("pause", {"paused": "true"}),
    ("close", {"agree": "on"}), ("undo", {"decision": 0, "whole": 1}),
    ("silence", {"silent": True, "seat": "1"}),
    ("plan", {"seat": True, "plays": "bot"}), ("play", {"decision": "0", "moves": [0]}),
    ("play", {"decision": 0, "moves": [False]}), ("name", {"name": 1}), ("chat", {"text": True}),
]  # fmt: skip


def test_a_field_of_the_wrong_type_is_refused(server):
    with server.sitting(server.make()) as device:
        for what, fields in OF_THE_WRONG_TYPE:
            assert keys(device.ask(what, **fields)) == ["server-message-field"], (what, fields)
    seats = [{"plays": "you"}, {"plays": "bot"}]
    for manners in ({"listed": "yes"}, {"hints": 1}, {"stand_in": "60"}, {"clock": {"seconds": "60"}}):
        status, told = server.ask("api/tables", {"game": "citadels", "seats": seats, "manners": manners})
        assert (status, told["mistakes"][0]["key"]) == (422, "server-message-field"), manners


def test_bytes_that_are_no_text_are_refused(server):
    with server.sitting(server.make()) as device:
        device.send(b"\xff\xfe\x00")
        assert keys(device.hear()) == ["server-message-json"]


def test_a_message_that_is_too_long_is_refused_and_a_huge_one_ends_the_connection(server):
    with server.sitting(server.make()) as device:
        device.send(json.dumps({"type": "chat", "id": "a", "text": "x" * 20_000}))
        assert keys(device.hear()) == ["server-message-long"]
        device.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            device.hear()


def test_the_first_message_says_where_one_sits(server):
    with server.connected() as device:
        device.send({"type": "start", "id": "early"})
        assert keys(device.hear()) == ["server-sit-first"]
        assert device.heard[-1]["id"] == "early"


def test_nobody_sits_twice_on_one_connection(server):
    seated = server.make()
    with server.sitting(seated) as device:
        device.send({"type": "sit", "table": seated["table"]})
        assert keys(device.hear()) == ["server-seated-already"]


def test_unknown_tables_and_foreign_tokens_open_nothing(server):
    one, two = server.make(), server.make()
    with server.connected() as device:
        assert keys(device.sit("nosuchtable")) == ["server-table-unknown"]
    with server.connected() as device:
        assert keys(device.sit(one["table"], two["token"], language="pl")) == ["server-link-void"]
        assert device.heard[-1]["mistakes"][0]["sentence"].startswith("Ten link")
    with server.connected() as device:
        assert keys(device.sit(one["table"], "A" * 22)) == ["server-link-void"]


def test_nobody_moves_out_of_turn_or_for_another(server):
    host = server.make(seats="yp", manners={"reaction_seconds": 0})
    guest = server.join(host["table"])
    with server.sitting(host) as one, server.sitting(guest) as two:
        one.start()
        two.until_type("welcome")
        acting, other = (one, two) if one.sight["yours"] else (two, one)
        move = acting.sight["offer"]["choices"][0]["move"]["move"]
        refused = other.ask("play", decision=other.sight["decision"], moves=[move])
        assert keys(refused) == ["move-not-your-decision"]
        assert "Swan" in refused["mistakes"][0]["sentence"]
        assert keys(other.ask("undo", decision=other.sight["decision"])) == ["undo-nothing"]
        assert other.sight["decision"] == acting.sight["decision"]


def test_an_old_message_does_nothing(server):
    with server.sitting(server.make()) as device:
        device.start()
        old = device.my_turn()
        move = old["offer"]["choices"][0]["move"]["move"]
        device.play(move)
        now = device.my_turn()
        for decision in (old["decision"], now["decision"] + 1, 0, 10**9):
            assert keys(device.ask("play", decision=decision, moves=[move])) == ["server-stale"]
        assert device.sight["decision"] == now["decision"]


def test_whoever_floods_is_told_and_cut_off_and_others_play_on(tmp_path):
    with (
        running(quick(tmp_path, messages=Rate(20, 1.0))) as server,
        server.sitting(server.make()) as calm,
        server.sitting(server.make()) as wild,
    ):
        calm.start()
        for number in range(300):
            wild.send({"type": "chat", "id": str(number), "text": "more"})
        assert keys(wild.until_type("refused")) == ["server-message-fast"]
        wild.until_type("bye")
        assert calm.play()["type"] == "done"


def test_chat_is_limited(tmp_path):
    with running(quick(tmp_path, chat=Rate(3, 0.01))) as server, server.sitting(server.make()) as device:
        answers = [device.ask("chat", text="again") for _ in range(5)]
        assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 2


def test_a_server_has_room_for_so_many(tmp_path):
    with running(quick(tmp_path, tables=2, connections=4, spectators=2, per_seat=2)) as server:
        one = server.make()
        server.make()
        status, refusal = server.ask("api/tables", {"game": "citadels", "seats": [{"plays": "you"}] * 1})
        assert (status, refusal["mistakes"][0]["key"]) == (422, "option-range")
        plan = [{"plays": "you"}, {"plays": "bot"}]
        status, refusal = server.ask("api/tables", {"game": "citadels", "seats": plan})
        assert (status, refusal["mistakes"][0]["key"]) == (422, "server-tables-full")
        watched = {"table": one["table"]}
        with server.sitting(watched), server.sitting(watched), server.connected() as third:
            assert keys(third.sit(one["table"])) == ["server-table-crowded"]
            with server.sitting(one) as player:
                assert player.welcome["seat"] == one["seat"]


def test_a_person_can_come_in_however_many_devices_are_on_the_seat(tmp_path):
    with running(quick(tmp_path, per_seat=2)) as server:
        one = server.make()
        with server.sitting(one) as oldest, server.sitting(one) as old, server.sitting(one) as newest:
            assert newest.welcome["seat"] == one["seat"]
            assert oldest.until_type("bye")["back"] is None
            assert old.ask("chat", text="still here")["type"] == "done"
            assert newest.ask("chat", text="here too")["type"] == "done"


TABLES = [
    ({"game": "chess", "seats": [{"plays": "you"}]}, 404, ["game-unknown"]),
    ({"game": "citadels", "seats": []}, 422, ["server-message-field"]),
    ({"game": "citadels", "seats": [{"plays": "bot"}] * 4}, 422, ["server-one-host"]),
    ({"game": "citadels", "seats": [{"plays": "you"}] * 4}, 422, ["server-one-host"]),
    ({"game": "citadels", "seats": [{"plays": "you"}] * 9}, 422, ["server-message-field"]),
    ({"game": "citadels"}, 422, ["server-message-missing"]),
    ({"game": "citadels", "seats": [{"plays": "you"}, {"plays": "dog"}]}, 422, ["server-message-field"]),
    (
        {
            "game": "citadels",
            "seats": [{"plays": "you"}, {"plays": "bot"}],
            "options": {"edition": "gold", "colour": 1},
        },
        422,
        ["option-unknown", "option-choice"],
    ),
    (
        {"game": "citadels", "seats": [{"plays": "you"}, {"plays": "bot", "level": "god"}]},
        422,
        ["server-level-unknown"],
    ),
    (
        {"game": "praga", "seats": [{"plays": "you"}], "options": {"components": "/etc/passwd"}},
        422,
        ["option-unknown"],
    ),
]


@pytest.mark.parametrize(("asked", "status", "wrong"), TABLES)
def test_a_table_that_cannot_be_is_refused_with_all_mistakes(server, asked, status, wrong):
    found, refusal = server.ask("api/tables", asked)
    assert (found, [mistake["key"] for mistake in refusal["mistakes"]]) == (status, wrong)


def test_options_are_checked_all_at_once_in_the_reader_s_language(server):
    asked = {"options": {"edition": "gold", "players": 99, "nonsense": 1}, "language": "cs"}
    status, refusal = server.ask("api/games/citadels/check", asked)
    assert status == 422
    assert [mistake.get("option") for mistake in refusal["mistakes"]] == ["nonsense", "edition", "players"]
    assert all("“" in mistake["sentence"] for mistake in refusal["mistakes"])
    status, checked = server.ask("api/games/citadels/check", {"options": {"edition": "2016", "players": 5}})
    assert status == 200
    assert checked["options"]["players"] == 5


@pytest.mark.parametrize("path", ["api/nothing", "api/tables/nosuchtable", "api/games/chess/library"])
def test_what_is_not_there_is_told(server, path):
    status, refusal = server.ask(path, accept_language="pl")
    assert status == 404
    assert refusal["mistakes"][0]["sentence"]


def test_odd_requests_are_refused(server):
    assert server.ask("api/tables", b"{")[0] == 422
    assert server.ask("api/tables", b"\xff")[0] in (400, 422)
    assert server.ask("api/tables", b"x" * 100_000)[0] == 413
    assert server.ask("api/games", {})[0] == 405
    assert server.ask("api/games?language=de")[0] == 422


def test_no_request_of_any_form_breaks_the_server(tmp_path):
    with running(quick(tmp_path)) as server:
        described = openapi(server.app)
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
