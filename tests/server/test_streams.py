"""Streams: a device that comes back gets what it missed, also from a server that was started again."""

import json
import sqlite3
import time

import pytest

from tests.server.tables import PATIENCE, keys, play_all, quick, running, together

pytestmark = pytest.mark.slow


def test_a_device_that_comes_back_gets_the_rest(server):
    host = server.make(seats="yp")
    guest = server.join(host["table"])
    with server.sitting(host) as one:
        with server.sitting(guest) as two:
            one.start()
            play_all([one, two], moves=3)
            have = {"stream": two.welcome["stream"], "number": two.number}
        one.until(lambda said: said["type"] == "table" and not said["table"]["seats"][1]["here"])
        one.ask("chat", text="Are you there?")
        with server.connected() as again:
            again.number = have["number"]
            first = again.sit(host["table"], guest["token"], have=have)
            assert first["type"] == "table"
            assert again.until_type("chat")["line"]["text"] == "Are you there?"
            assert all(each["type"] != "welcome" for each in again.heard)


def test_a_device_that_knows_another_stream_is_shown_everything(server):
    seated = server.make()
    with server.sitting(seated, have={"stream": "of old", "number": 3}) as device:
        assert device.heard[0]["type"] == "welcome"
    with server.sitting(seated, have={"stream": device.welcome["stream"], "number": 10**6}) as device:
        assert device.heard[0]["type"] == "welcome"


def test_a_language_has_a_stream_of_its_own(server):
    seated = server.make()
    with server.sitting(seated, language="en") as device:
        have = {"stream": device.welcome["stream"], "number": device.number}
    with server.sitting(seated, language="cs", have=have) as device:
        assert device.heard[0]["type"] == "welcome"
        assert device.welcome["language"] == "cs"


def test_several_devices_of_one_seat_see_the_same(server):
    seated = server.make()
    with server.sitting(seated) as laptop, server.sitting(seated) as phone:
        laptop.start()
        phone.until_type("welcome")
        laptop.play()
        laptop.my_turn()
        together([laptop, phone])
        assert laptop.sight == phone.sight


def test_a_game_goes_on_after_the_server_was_started_again(tmp_path):
    with running(quick(tmp_path)) as server:
        host = server.make(seats="ypb", name="Host", options={"edition": "deluxe"})
        guest = server.join(host["table"])
        with server.sitting(host) as one, server.sitting(guest, language="pl") as two:
            one.start()
            one.ask("chat", text="Good luck")
            play_all([one, two], moves=12)
            seen = [one.sight, two.sight]
            have = {"stream": one.welcome["stream"], "number": one.number}
    with (
        running(quick(tmp_path)) as server,
        server.sitting(host, have=have) as one,
        server.sitting(guest, language="pl") as two,
    ):
        assert one.heard[0]["type"] == "welcome"
        assert one.heard[0]["chat"][0]["text"] == "Good luck"
        for device, before in zip((one, two), seen, strict=True):
            if device.sight["decision"] == before["decision"]:
                assert device.sight == before
        play_all([one, two])
        assert one.result["proof"] == two.result["proof"]


def test_a_message_that_was_carried_out_before_a_restart_is_not_carried_out_again(tmp_path):
    with running(quick(tmp_path)) as server:
        host = server.make("praga", "yb")
        with server.sitting(host) as device:
            device.start()
            sight = device.my_turn()
            move = sight["offer"]["choices"][0]["move"]["move"]
            asked = {"decision": sight["decision"], "moves": [move], "id": "sent before"}
            device.ask("play", **asked)
            entries = device.sight["entries"]
    with running(quick(tmp_path)) as server, server.sitting(host) as device:
        assert device.ask("play", **asked)["type"] == "done"
        assert keys(device.ask("play", **{**asked, "id": "another"})) == ["server-stale"]
        assert device.sight["entries"] == entries


def test_the_server_says_goodbye_and_when_to_come_back(tmp_path):
    with running(quick(tmp_path)) as server:
        seated = server.make()
        with server.sitting(seated, language="bg") as device:
            server.stop()
            bye = device.until_type("bye")
            assert bye["back"] is not None
            assert bye["why"].startswith("Сървърът")


def test_a_table_that_nobody_looks_at_is_put_away_and_comes_back(server):
    seated = server.make()
    with server.sitting(seated) as device:
        device.start()
        device.play()
        seen = device.my_turn()
    hub = server.hub
    table = hub.tables[seated["table"]]
    table.connections.clear()
    hub.put_away(table)
    with server.sitting(seated) as device:
        assert device.sight["facts"] == seen["facts"]
        assert device.sight["decision"] == seen["decision"]


def test_a_game_that_today_s_rules_cannot_follow_is_frozen_and_can_be_looked_at(tmp_path):
    with running(quick(tmp_path)) as server:
        seated = server.make("citadels", "yb")
        with server.sitting(seated) as device:
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
    with running(quick(tmp_path)) as server, server.sitting(seated, language="cs") as device:
        assert device.table["status"] == "frozen"
        assert device.table["frozen"]
        assert device.sight["entries"] == len(rows) - 1
        assert keys(device.ask("play", decision=device.sight["decision"], moves=[0])) == ["server-frozen"]
        asked = {"tokens": [seated["token"]]}
        assert server.ask(f"api/tables/{seated['table']}/record", asked)[0] == 200
        _, film = server.ask(f"api/tables/{seated['table']}/film", asked)
        assert film["steps"] == len(rows) + 1


def test_what_was_begun_is_finished_even_if_somebody_hangs_up_meanwhile(server):
    seated = server.make("praga", "yb")
    with server.sitting(seated) as device:
        device.start()
        for number in range(12):
            sight = device.my_turn()
            move = sight["offer"]["choices"][0]["move"]["move"]
            hasty = {"type": "play", "id": f"hasty {number}", "decision": sight["decision"], "moves": [move]}
            with server.sitting(seated) as other:
                other.send(hasty)
                other.socket.socket.close()
            device.until(lambda said: said["type"] == "now")
            assert device.play(move, decision=sight["decision"], id=hasty["id"])["type"] == "done"
    connections = server.hub.tables[seated["table"]].connections
    until = time.monotonic() + PATIENCE
    while connections and time.monotonic() < until:  # the server notices in its own time
        time.sleep(0.05)
    assert not connections
