"""Streams: a device that comes back gets what it missed, also from a server that was started again."""

import json
import sqlite3
import time

import pytest

from tests.server.server import TIMEOUT, error_codes, play_all, quick_settings, run_server, synchronize

pytestmark = pytest.mark.slow


def test_a_device_that_comes_back_gets_the_rest(server):
    host = server.create_table(seats="yp")
    guest = server.join(host["table"])
    with server.seated(host) as one:
        with server.seated(guest) as two:
            one.start()
            play_all([one, two], moves=3)
            have = {"stream": two.welcome["stream"], "number": two.number}
        one.wait_until(lambda said: said["type"] == "table" and not said["table"]["seats"][1]["connected"])
        one.ask("chat", text="Are you there?")
        with server.open_device() as again:
            again.number = have["number"]
            first = again.say_hello(host["table"], guest["token"], resume=have)
            assert first["type"] == "table"
            assert again.wait_for_type("chat")["line"]["text"] == "Are you there?"
            assert all(each["type"] != "welcome" for each in again.received)


def test_a_device_may_come_back_after_the_first_message_of_a_stream(server):
    made = server.create_table()
    with server.seated(made) as one:
        assert one.welcome["number"] == 0
        resume = {"stream": one.welcome["stream"], "number": 0}
        one.ask("chat", text="hello")
        with server.open_device() as two:
            first = two.say_hello(made["table"], made["token"], resume=resume)
            assert (first["type"], first["number"]) == ("chat", 1)


def test_a_device_that_knows_another_stream_is_shown_everything(server):
    seated = server.create_table()
    with server.seated(seated, resume={"stream": "of old", "number": 3}) as device:
        assert device.received[0]["type"] == "welcome"
    with server.seated(seated, resume={"stream": device.welcome["stream"], "number": 10**6}) as device:
        assert device.received[0]["type"] == "welcome"


def test_a_language_has_a_stream_of_its_own(server):
    seated = server.create_table()
    with server.seated(seated, language="en") as device:
        have = {"stream": device.welcome["stream"], "number": device.number}
    with server.seated(seated, language="cs", resume=have) as device:
        assert device.received[0]["type"] == "welcome"
        assert device.welcome["language"] == "cs"


def test_the_state_in_words_comes_to_the_devices_that_ask_for_it(server):
    seated = server.create_table()
    with server.seated(seated) as one, server.seated(seated, sections=True) as reader:
        one.start()
        reader.wait_for_type("welcome")
        one.play()
        one.my_turn()
        synchronize([one, reader])
        sections = reader.view["sections"]
        assert all(section["heading"] and section["lines"] for section in sections)
        assert "sections" not in one.view
        one.send({"type": "set-sections", "sections": True})
        assert one.wait_for_type("welcome")["view"]["sections"] == sections
        one.send({"type": "set-sections", "sections": False})
        assert "sections" not in one.wait_for_type("welcome")["view"]


def test_several_devices_of_one_seat_see_the_same(server):
    seated = server.create_table()
    with server.seated(seated) as laptop, server.seated(seated) as phone:
        laptop.start()
        phone.wait_for_type("welcome")
        laptop.play()
        laptop.my_turn()
        synchronize([laptop, phone])
        assert laptop.view == phone.view


def test_a_game_goes_on_after_the_server_was_started_again(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        host = server.create_table(seats="ypb", name="Host", options={"edition": "deluxe"})
        guest = server.join(host["table"])
        with server.seated(host) as one, server.seated(guest, language="pl") as two:
            one.start()
            one.ask("chat", text="Good luck")
            play_all([one, two], moves=12)
            seen = [one.view, two.view]
            have = {"stream": one.welcome["stream"], "number": one.number}
    with (
        run_server(quick_settings(tmp_path)) as server,
        server.seated(host, resume=have) as one,
        server.seated(guest, language="pl") as two,
    ):
        assert one.received[0]["type"] == "welcome"
        assert one.received[0]["chat"][0]["text"] == "Good luck"
        for device, before in zip((one, two), seen, strict=True):
            if device.view["decision"] == before["decision"]:
                assert device.view == before
        play_all([one, two])
        assert one.result["proof"] == two.result["proof"]


def test_a_message_that_was_carried_out_before_a_restart_is_not_carried_out_again(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        host = server.create_table("praga", "yb")
        with server.seated(host) as device:
            device.start()
            view = device.my_turn()
            move = view["prompt"]["choices"][0]["move"]["move"]
            asked = {"decision": view["decision"], "moves": [move], "id": "sent before"}
            device.ask("play", **asked)
            entries = device.view["entries"]
    with run_server(quick_settings(tmp_path)) as server, server.seated(host) as device:
        assert device.ask("play", **asked)["type"] == "ok"
        assert error_codes(device.ask("play", **{**asked, "id": "another"})) == ["server-stale"]
        assert device.view["entries"] == entries


def test_the_server_says_goodbye_and_when_to_come_back(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        seated = server.create_table()
        with server.seated(seated, language="bg") as device:
            server.stop()
            bye = device.wait_for_type("closing")
            assert bye["retry_after"] is not None
            assert bye["reason"].startswith("Сървърът")


def test_a_table_that_nobody_looks_at_is_put_away_and_comes_back(server):
    seated = server.create_table()
    with server.seated(seated) as device:
        device.start()
        device.play()
        seen = device.my_turn()
    manager = server.manager
    table = manager.tables[seated["table"]]
    table.connections.clear()
    manager.unload(table)
    with server.seated(seated) as device:
        assert device.view["state"] == seen["state"]
        assert device.view["decision"] == seen["decision"]


def test_a_game_that_today_s_rules_cannot_follow_is_frozen_and_can_be_looked_at(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        seated = server.create_table("citadels", "yb")
        with server.seated(seated) as device:
            device.start()
            for _ in range(4):
                device.play()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        rows = database.execute("SELECT number, body FROM log WHERE kind = 'move' ORDER BY number").fetchall()
        number, body = rows[-2]
        changed = json.loads(body)
        changed["moves"][0][0] = f"move {changed['seat']} swap hand 0"
        database.execute("UPDATE log SET body = ? WHERE number = ?", (json.dumps(changed), number))
    database.close()
    with run_server(quick_settings(tmp_path)) as server, server.seated(seated, language="cs") as device:
        assert device.table["status"] == "frozen"
        assert device.table["frozen_reason"]
        assert device.view["entries"] == len(rows) - 1
        assert error_codes(device.ask("play", decision=device.view["decision"], moves=[0])) == [
            "server-frozen"
        ]
        asked = {"tokens": [seated["token"]]}
        assert server.ask(f"api/tables/{seated['table']}/record", asked)[0] == 200
        _, replay = server.ask(f"api/tables/{seated['table']}/replay", asked)
        assert replay["steps"] == len(rows) + 1


def test_a_request_is_carried_out_even_if_its_connection_ends(server):
    seated = server.create_table("praga", "yb")
    with server.seated(seated) as device:
        device.start()
        for number in range(12):
            view = device.my_turn()
            move = view["prompt"]["choices"][0]["move"]["move"]
            hasty = {"type": "play", "id": f"hasty {number}", "decision": view["decision"], "moves": [move]}
            with server.seated(seated) as other:
                other.send(hasty)
                other.socket.socket.close()
            device.wait_until(lambda said: said["type"] == "update")
            assert device.play(move, decision=view["decision"], id=hasty["id"])["type"] == "ok"
    connections = server.manager.tables[seated["table"]].connections
    until = time.monotonic() + TIMEOUT
    while connections and time.monotonic() < until:  # the server notices in its own time
        time.sleep(0.05)
    assert not connections
