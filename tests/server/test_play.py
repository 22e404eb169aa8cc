"""Whole games through the socket, and what one may do in them."""

import json
from random import Random

import pytest

import burgrave
from burgrave.core.record import differs, read, verify
from tests.server.tables import Message, Server, keys, play_all

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
    seated = server.make(game, "y" + "b" * (players - 1), options=options, name="Host")
    with server.sitting(seated) as device:
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
    record = read(text, burgrave.game)
    verify(record)
    assert differs(record) is None
    assert record.shuffle is not None
    assert record.shuffle.commitment.hex() == device.table["commitment"]
    assert [row["total"] for row in sorted(result["rows"], key=lambda row: row["seat"])] == record.scores


def test_the_facts_that_never_change_come_once(server):
    with server.sitting(server.make()) as device:
        assert device.welcome["setup"] == {}
        device.start()
        assert device.welcome["setup"]["edition"] == "classic"
        device.play()
        assert "setup" not in device.sight["facts"]
        assert all("setup" not in said.get("sight", {}).get("facts", {}) for said in device.heard[3:])


def test_the_log_grows_by_what_is_told(server):
    with server.sitting(server.make()) as device:
        device.start()
        log = list(device.welcome["told"])
        heard = len(device.heard)
        for _ in range(5):
            device.play()
        device.send({"type": "speak", "language": "en"})
        welcome = device.until_type("welcome")
        for message in device.heard[heard:-1]:
            if message["type"] == "now":
                log = [told for told in log if told["entry"] < message["kept"]] + message["told"]
        assert welcome["told"] == log
        assert 0 < welcome["since"] < welcome["sight"]["entries"]


def test_a_row_of_moves_is_played_as_one_or_not_at_all(server):
    with server.sitting(server.make("praga", "yb")) as device:
        device.start()
        while not (rows := whole_ways(device.my_turn())):
            device.play()
        sight, way = device.my_turn(), rows[0]
        wrong = device.ask("play", decision=sight["decision"], moves=[*way[:-1], 0])
        assert wrong["type"] == "refused"
        before = device.sight["entries"]
        assert device.ask("play", decision=sight["decision"], moves=way)["type"] == "done"
        now = next(each for each in device.heard[::-1] if each["type"] == "now" and each["kept"] == before)
        assert now["sight"]["entries"] == before + len(way)


def whole_ways(sight: Message) -> list[list[int]]:
    """Rows of moves that are possible."""
    return [way["moves"] for way in sight["offer"]["ways"] if not way["why"]]


def test_a_move_is_taken_back_and_a_stale_click_does_nothing(server):
    with server.sitting(server.make("praga", "yb")) as device:
        device.start()
        first = device.my_turn()
        move = first["offer"]["choices"][0]["move"]["move"]
        device.play(move)
        assert device.sight["undo"]
        taken = device.sight["decision"]
        assert device.ask("undo", decision=taken)["type"] == "done"
        back = device.sight
        assert back["facts"] == first["facts"]
        assert back["offer"] == first["offer"]
        assert back["decision"] > taken
        assert keys(device.play(move, decision=first["decision"])) == ["server-stale"]
        assert device.sight is back


def test_a_message_that_comes_twice_is_carried_out_once(server):
    with server.sitting(server.make("praga", "yb")) as device:
        device.start()
        sight = device.my_turn()
        move = sight["offer"]["choices"][0]["move"]["move"]
        again = {"decision": sight["decision"], "moves": [move], "id": "the same"}
        device.ask("play", **again)
        entries = device.sight["entries"]
        assert device.ask("play", **again)["type"] == "done"
        assert device.sight["entries"] == entries


def test_what_is_not_possible_is_refused_with_the_reason_of_the_engine(server):
    with server.sitting(server.make()) as device:
        device.start()
        sight = device.my_turn()
        refused = sight["offer"]["refusals"]
        legal = {choice["move"]["move"] for choice in sight["offer"]["choices"]}
        move = refused[0]["move"]["move"] if refused else next(n for n in range(50) if n not in legal)
        assert keys(device.play(move)) == ["move-refused"]
        assert keys(device.play(10**6)) == ["move-unknown-number"]
        assert device.sight["decision"] == sight["decision"]


def test_everybody_reads_in_their_own_language_and_may_change_it(server):
    host = server.make(seats="ypbb")
    guest = server.join(host["table"])
    with server.sitting(host, language="cs") as czech, server.sitting(guest, language="bg") as bulgarian:
        assert [seat["name"] for seat in czech.table["seats"]] == ["Labuť", "Liška", "Jelen", "Jednorožec"]
        assert bulgarian.table["seats"][0]["name"] == "Лебед"
        czech.start()
        bulgarian.until_type("welcome")
        czech.send({"type": "speak", "language": "pl"})
        polish = czech.until_type("welcome")
        assert polish["language"] == "pl"
        assert polish["table"]["seats"][0]["name"] == "Łabędź"
        assert said(polish["told"][0]) != said(bulgarian.welcome["told"][0])
        refused = czech.ask("play", decision=0, moves=[0])
        assert refused["mistakes"][0]["sentence"].startswith("Gra poszła tymczasem")


def said(told: Message) -> str:
    return "".join(segment["text"] for segment in told["sentence"])


def test_hints_are_for_one_person_alone_unless_the_table_says_so(server):
    with server.sitting(server.make(seats="ypbb")) as device:
        assert device.table["hints"] is True
    table = server.make(seats="ypbb", manners={"hints": True})
    server.join(table["table"])
    with server.sitting(table) as device:
        assert device.table["hints"] is True
    table = server.make(seats="ypbb")
    server.join(table["table"])
    with server.sitting(table) as device:
        assert device.table["hints"] is False
        device.start()
        assert keys(device.ask("hint", decision=device.sight["decision"])) == ["server-hints-off"]


def test_a_hint_tells_moves_with_their_prospects(server):
    with server.sitting(server.make()) as device:
        device.start()
        sight = device.my_turn()
        device.ask("hint", decision=sight["decision"], id="help")
        hint = next((each for each in device.heard if each["type"] == "hint"), None) or device.until_type(
            "hint"
        )
        assert hint["id"] == "help"
        legal = {choice["move"]["move"] for choice in sight["offer"]["choices"]}
        assert {each["move"]["move"] for each in hint["moves"]} <= legal
        assert hint["moves"]


def test_a_film_shows_the_game_through_any_eyes_but_not_before_the_end(server):
    seated = server.make("citadels", "ybbb", options={"edition": "2016"})
    asked = {"tokens": [seated["token"]], "eyes": "open"}
    path = f"api/tables/{seated['table']}/film"
    with server.sitting(seated) as device:
        device.start()
        status, answer = server.ask(path, asked)
        assert (status, answer["mistakes"][0]["key"]) == (403, "server-not-over")
        device.play_on()
        entries = device.sight["entries"]
    status, film = server.ask(path, asked | {"count": 5})
    assert status == 200
    assert film["steps"] == entries
    assert len(film["shots"]) == 5
    assert film["shots"][0]["facts"]["viewer"] is None
    assert film["shots"][0]["move"] is None
    status, seen = server.ask(path, asked | {"eyes": 1, "pace": "turn", "first": 3, "language": "cs"})
    assert seen["shots"][0]["facts"]["viewer"] == 1
    assert server.ask(path, {"tokens": []})[1]["mistakes"][0]["key"] == "server-record-private"
    assert server.ask(path, asked | {"eyes": 7})[0] == 422


def test_a_listed_game_can_be_seen_again_by_everybody(server):
    seated = server.make(seats="yb", manners={"listed": True})
    with server.sitting(seated) as device:
        device.start()
        device.play_on()
    assert server.ask(f"api/tables/{seated['table']}/record", {"tokens": []})[0] == 200


def test_messages_are_small(server: Server):
    """A move costs a few kilobytes for each pair of eyes."""
    with server.sitting(server.make()) as device:
        device.start()
        for _ in range(10):
            device.play()
        now = [text for text in device.texts if json.loads(text)["type"] == "now"]
        assert max(map(len, now)) < 20_000


def test_two_people_play_at_one_table(server):
    host = server.make(seats="yp", options={"edition": "classic"}, manners={"reaction_seconds": 0})
    guest = server.join(host["table"], name="Guest")
    with server.sitting(host) as one, server.sitting(guest, language="cs") as two:
        one.start()
        play_all([one, two])
        assert [row["total"] for row in one.result["rows"]] == [row["total"] for row in two.result["rows"]]


def test_a_device_that_was_started_anew_may_use_its_ids_again(server):
    seated = server.make("praga", "yb", options={"first_player": 0})
    with server.sitting(seated) as device:
        device.start()
        sight = device.my_turn()
        first, moves = sight["decision"], [sight["offer"]["choices"][0]["move"]["move"]]
        assert device.play(id="1")["type"] == "done"
        again = device.ask("play", id="1", decision=first, moves=moves)  # the same message once more
        assert again["type"] == "done"
        other = device.ask("play", id="1", decision=first, moves=[*moves, 0])  # was never carried out
        assert keys(other) == ["server-stale"]
        assert device.my_turn()["decision"] == first + 1
    with server.sitting(seated) as device:
        decision = device.my_turn()["decision"]
        assert device.play(id="1")["type"] == "done"
        assert device.my_turn()["decision"] > decision
