"""Whole games through the socket, and what one may do in them."""

import json
from random import Random

import pytest

import burgrave
from burgrave.core.record import find_difference, read_record, verify
from tests.server.server import Message, Server, error_codes, play_all

TABLES = [
    ("citadels", {"edition": "classic"}, 4),
    ("citadels", {"edition": "2016", "preset": "vicious_nobles"}, 3),
    ("citadels", {"edition": "deluxe", "action_cards": True}, 5),
    ("praga", {}, 2),
    ("praga", {"solo": "parler"}, 1),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options", "players"), TABLES, ids=lambda each: str(each))
def test_a_whole_game_is_played_against_bots(server, game, options, players):
    seated = server.create_table(game, "y" + "b" * (players - 1), options=options, name="Host")
    with server.seated(seated) as device:
        assert device.table["status"] == "open"
        device.start()
        chance = Random(7)
        result = device.play_on(chance.choice)
        assert result["outcome"]
        assert [row["seat"] for row in result["rows"]] == [
            row["seat"] for row in sorted(result["rows"], key=lambda row: row["place"])
        ]
        for row in result["rows"]:
            assert sum(item["points"] for item in row["items"]) == row["total"]
    status, text = server.ask(f"api/tables/{seated['table']}/record", {"tokens": [seated["token"]]})
    assert status == 200
    record = read_record(text, burgrave.game)
    verify(record)
    assert find_difference(record) is None
    assert record.shuffle is not None
    assert record.shuffle.commitment.hex() == device.table["commitment"]
    assert [row["total"] for row in sorted(result["rows"], key=lambda row: row["seat"])] == record.scores


def test_the_facts_that_never_change_come_once(server):
    with server.seated(server.create_table()) as device:
        assert device.welcome["setup"] == {}
        device.start()
        assert device.welcome["setup"]["edition"] == "classic"
        device.play()
        assert "setup" not in device.view["state"]
        assert all("setup" not in said.get("view", {}).get("state", {}) for said in device.received[3:])


def test_updates_carry_the_new_log_entries(server):
    with server.seated(server.create_table()) as device:
        device.start()
        log = list(device.welcome["log"])
        heard = len(device.received)
        for _ in range(5):
            device.play()
        device.send({"type": "set-language", "language": "en"})
        welcome = device.wait_for_type("welcome")
        for message in device.received[heard:-1]:
            if message["type"] == "update":
                log = [entry for entry in log if entry["entry"] < message["log_truncate_at"]] + message["log"]
        assert welcome["log"] == log
        assert 0 < welcome["last_own_entry"] < welcome["view"]["entries"]


def test_a_row_of_moves_is_played_as_one_or_not_at_all(server):
    with server.seated(server.create_table("praga", "yb")) as device:
        device.start()
        while not (rows := complete_sequences(device.my_turn())):
            device.play()
        view, way = device.my_turn(), rows[0]
        error = device.ask("play", decision=view["decision"], moves=[*way[:-1], 0])
        assert error["type"] == "error"
        before = device.view["entries"]
        assert device.ask("play", decision=view["decision"], moves=way)["type"] == "ok"
        now = next(
            each
            for each in device.received[::-1]
            if each["type"] == "update" and each["log_truncate_at"] == before
        )
        assert now["view"]["entries"] == before + len(way)


def complete_sequences(view: Message) -> list[list[int]]:
    """Rows of moves that are possible."""
    return [way["moves"] for way in view["prompt"]["sequences"] if not way["reason"]]


def test_a_move_is_taken_back_and_a_stale_click_does_nothing(server):
    with server.seated(server.create_table("praga", "yb")) as device:
        device.start()
        first = device.my_turn()
        move = first["prompt"]["choices"][0]["move"]["move"]
        device.play(move)
        assert device.view["can_undo"]
        taken = device.view["decision"]
        assert device.ask("undo", decision=taken)["type"] == "ok"
        back = device.view
        assert back["state"] == first["state"]
        assert back["prompt"] == first["prompt"]
        assert back["decision"] > taken
        assert error_codes(device.play(move, decision=first["decision"])) == ["server-stale"]
        assert device.view is back


def test_playing_and_undoing_without_end_does_not_fill_the_disk(server, monkeypatch):
    monkeypatch.setattr("burgrave.server.live_match.MAX_CHANGES", 20)
    with server.seated(server.create_table("praga", "yb")) as device:
        device.start()
        move = device.my_turn()["prompt"]["choices"][0]["move"]["move"]
        answer = {"type": "ok"}
        while answer["type"] == "ok":
            device.play(move)
            decision = device.view["decision"]
            assert device.view["can_undo"] == (decision < 20)
            answer = device.ask("undo", decision=decision)
        assert error_codes(answer) == ["server-undo-limit"]
        assert device.play()["type"] == "ok"  # the game goes on


def test_a_message_that_comes_twice_is_carried_out_once(server):
    with server.seated(server.create_table("praga", "yb")) as device:
        device.start()
        view = device.my_turn()
        move = view["prompt"]["choices"][0]["move"]["move"]
        again = {"decision": view["decision"], "moves": [move], "id": "the same"}
        device.ask("play", **again)
        entries = device.view["entries"]
        assert device.ask("play", **again)["type"] == "ok"
        assert device.view["entries"] == entries


def test_what_is_not_possible_is_refused_with_the_reason_of_the_engine(server):
    with server.seated(server.create_table()) as device:
        device.start()
        view = device.my_turn()
        refused = view["prompt"]["refused"]
        legal = {choice["move"]["move"] for choice in view["prompt"]["choices"]}
        move = refused[0]["move"]["move"] if refused else next(n for n in range(50) if n not in legal)
        assert error_codes(device.play(move)) == ["move-refused"]
        assert error_codes(device.play(10**6)) == ["move-unknown-number"]
        assert device.view["decision"] == view["decision"]


def test_everybody_reads_in_their_own_language_and_may_change_it(server):
    host = server.create_table(seats="ypbb")
    guest = server.join(host["table"])
    with server.seated(host, language="cs") as czech, server.seated(guest, language="bg") as bulgarian:
        assert [seat["name"] for seat in czech.table["seats"]] == ["Labuť", "Liška", "Jelen", "Jednorožec"]
        assert bulgarian.table["seats"][0]["name"] == "Лебед"
        czech.start()
        bulgarian.wait_for_type("welcome")
        czech.send({"type": "set-language", "language": "pl"})
        polish = czech.wait_for_type("welcome")
        assert polish["language"] == "pl"
        assert polish["table"]["seats"][0]["name"] == "Łabędź"
        assert plain_text(polish["log"][0]) != plain_text(bulgarian.welcome["log"][0])
        refused = czech.ask("play", decision=0, moves=[0])
        assert refused["errors"][0]["message"].startswith("Gra poszła tymczasem")


def plain_text(entry: Message) -> str:
    return "".join(segment["text"] for segment in entry["sentence"])


def test_hints_are_for_one_person_alone_unless_the_table_says_so(server):
    with server.seated(server.create_table(seats="ypbb")) as device:
        assert device.table["hints"] is True
    table = server.create_table(seats="ypbb", settings={"hints": True})
    server.join(table["table"])
    with server.seated(table) as device:
        assert device.table["hints"] is True
    table = server.create_table(seats="ypbb")
    server.join(table["table"])
    with server.seated(table) as device:
        assert device.table["hints"] is False
        device.start()
        assert error_codes(device.ask("hint", decision=device.view["decision"])) == ["server-hints-off"]


def test_a_hint_tells_moves_with_their_prospects(server):
    with server.seated(server.create_table()) as device:
        device.start()
        view = device.my_turn()
        device.ask("hint", decision=view["decision"], id="help")
        hint = next(
            (each for each in device.received if each["type"] == "hint"), None
        ) or device.wait_for_type("hint")
        assert hint["id"] == "help"
        legal = {choice["move"]["move"] for choice in view["prompt"]["choices"]}
        assert {each["move"]["move"] for each in hint["moves"]} <= legal
        assert hint["moves"]


def test_a_replay_shows_the_game_to_any_viewer_but_not_before_the_end(server):
    seated = server.create_table("citadels", "ybbb", options={"edition": "2016"})
    asked = {"tokens": [seated["token"]], "viewer": "all"}
    path = f"api/tables/{seated['table']}/replay"
    with server.seated(seated) as device:
        device.start()
        status, answer = server.ask(path, asked)
        assert (status, answer["errors"][0]["code"]) == (403, "server-not-over")
        device.play_on()
        entries = device.view["entries"]
    status, replay = server.ask(path, asked | {"count": 5})
    assert status == 200
    assert replay["steps"] == entries
    assert len(replay["frames"]) == 5
    assert replay["frames"][0]["state"]["viewer"] is None
    assert replay["frames"][0]["move"] is None
    status, seen = server.ask(path, asked | {"viewer": 1, "step_by": "turn", "first": 3, "language": "cs"})
    assert seen["frames"][0]["state"]["viewer"] == 1
    assert server.ask(path, {"tokens": []})[1]["errors"][0]["code"] == "server-record-private"
    assert server.ask(path, asked | {"viewer": 7})[0] == 422


def test_a_listed_game_can_be_seen_again_by_everybody(server):
    seated = server.create_table(seats="yb", settings={"listed": True})
    with server.seated(seated) as device:
        device.start()
        device.play_on()
    assert server.ask(f"api/tables/{seated['table']}/record", {"tokens": []})[0] == 200


def test_messages_are_small(server: Server):
    """A move costs a few kilobytes for each viewer."""
    with server.seated(server.create_table()) as device:
        device.start()
        for _ in range(10):
            device.play()
        now = [text for text in device.texts if json.loads(text)["type"] == "update"]
        assert max(map(len, now)) < 20_000


def test_two_people_play_at_one_table(server):
    host = server.create_table(seats="yp", options={"edition": "classic"}, settings={"reaction_seconds": 0})
    guest = server.join(host["table"], name="Guest")
    with server.seated(host) as one, server.seated(guest, language="cs") as two:
        one.start()
        play_all([one, two])
        assert [row["total"] for row in one.result["rows"]] == [row["total"] for row in two.result["rows"]]


def test_a_restarted_device_may_use_its_ids_again(server):
    seated = server.create_table("praga", "yb", options={"first_player": 0})
    with server.seated(seated) as device:
        device.start()
        view = device.my_turn()
        first, moves = view["decision"], [view["prompt"]["choices"][0]["move"]["move"]]
        assert device.play(id="1")["type"] == "ok"
        again = device.ask("play", id="1", decision=first, moves=moves)  # the same message once more
        assert again["type"] == "ok"
        other = device.ask("play", id="1", decision=first, moves=[*moves, 0])  # was never carried out
        assert error_codes(other) == ["server-stale"]
        assert device.my_turn()["decision"] == first + 1
    with server.seated(seated) as device:
        decision = device.my_turn()["decision"]
        assert device.play(id="1")["type"] == "ok"
        assert device.my_turn()["decision"] > decision
