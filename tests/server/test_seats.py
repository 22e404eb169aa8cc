"""Who sits where: joining, leaving, bots in between, links, the host, the chat."""

from tests.server.server import error_codes, play_all, quick_settings, run_server, synchronize


def test_anybody_may_take_an_open_seat(server):
    host = server.create_table(seats="yppb", name="Host")
    first = server.join(host["table"], name="First")
    assert first["seat"] == 1
    second = server.join(host["table"], seat=2)
    assert second["seat"] == 2
    status, refusal = server.ask(f"api/tables/{host['table']}/join", {"language": "cs"})
    assert status == 422
    assert refusal["errors"] == [
        {"code": "server-table-full", "message": "U\xa0tohoto stolu není volné místo."}
    ]
    _, table = server.ask(f"api/tables/{host['table']}")
    assert [seat["player"] for seat in table["seats"]] == ["person", "person", "person", "bot"]
    assert [seat["name"] for seat in table["seats"]] == ["Host", "First", "Stag", "Unicorn"]


def test_everybody_hears_who_comes_and_goes(server):
    host = server.create_table(seats="ypb")
    with server.seated(host) as one:
        guest = server.join(host["table"], name="Guest")
        notice = one.wait_for_type("table")["notice"]
        assert notice["text"][0] == {"text": "Guest", "vocabulary": "seat", "id": "1"}
        with server.seated(guest):
            assert one.wait_for_type("table")["table"]["seats"][1]["connected"]
        assert one.wait_until(lambda said: not said["table"]["seats"][1]["connected"])["table"]["seats"][1][
            "away_since"
        ]


def test_two_people_of_one_name_get_different_names(server):
    host = server.create_table(seats="yp", name="Sam")
    server.join(host["table"], name="Sam")
    _, table = server.ask(f"api/tables/{host['table']}")
    assert [seat["name"] for seat in table["seats"]] == ["Sam 1", "Sam 2"]


def test_names_are_cleaned_and_nobody_is_called_like_a_bot(server):
    host = server.create_table(seats="yp", name="\u202eevil\x00 ")
    with server.seated(host) as device:
        assert device.table["seats"][0]["name"] == "evil"
        assert error_codes(device.ask("set-name", name="builder")) == ["server-name-bot"]
        assert device.ask("set-name", name="")["type"] == "ok"
        assert device.table["seats"][0]["name"] == "Swan"
        assert not device.table["seats"][0]["has_custom_name"]


def test_the_host_plans_the_seats_and_nobody_else(server):
    host = server.create_table(seats="ypb")
    guest = server.join(host["table"])
    with server.seated(host) as one, server.seated(guest) as two:
        assert error_codes(two.ask("set-seat", seat=2, player="person")) == ["server-not-host"]
        assert error_codes(one.ask("set-seat", seat=1, player="bot")) == ["server-seat-taken"]
        assert error_codes(one.ask("set-seat", seat=2, player="bot", level="command:./x")) == [
            "server-level-unknown"
        ]
        assert error_codes(one.ask("set-seat", seat=5, player="bot")) == ["seat-unknown"]
        one.ask("set-seat", seat=2, player="person")
        assert one.table["seats"][2]["player"] == "free"
        assert error_codes(two.ask("start")) == ["server-not-host"]
        one.start()
        assert one.table["seats"][2]["player"] == "bot"
        assert error_codes(one.ask("set-seat", seat=2, player="bot")) == ["server-started"]
        assert error_codes(one.ask("start")) == ["server-started"]


def test_leaving_before_the_game_frees_the_seat_and_in_the_game_a_bot_plays(server):
    host = server.create_table(seats="ypp")
    guests = [server.join(host["table"]), server.join(host["table"])]
    with server.seated(host) as one:
        with server.seated(guests[0]) as two:
            assert two.ask("leave")["type"] == "ok"
            assert two.wait_for_type("closing")["retry_after"] is None
        one.wait_until(lambda said: said["type"] == "table" and said["table"]["seats"][1]["player"] == "free")
        one.start()
        with server.seated(guests[1]) as three:
            three.send({"type": "leave", "id": "closing"})
            three.wait_for_type("closing")
        one.wait_until(lambda said: said["type"] == "table" and said["table"]["seats"][2]["player"] == "bot")
        one.play_on()
    with server.open_device() as device:
        assert error_codes(device.say_hello(host["table"], guests[1]["token"])) == ["server-link-void"]


def test_when_the_host_leaves_another_person_is_the_host(server):
    host = server.create_table(seats="yp")
    guest = server.join(host["table"])
    with server.seated(guest) as two:
        with server.seated(host) as one:
            one.send({"type": "leave", "id": "closing"})
            one.wait_for_type("closing")
        two.wait_until(lambda said: said["type"] == "table" and said["table"]["seats"][1]["host"])
        two.start()


def test_a_lost_link_is_replaced_and_the_old_one_is_void(server):
    host = server.create_table(seats="yp")
    guest = server.join(host["table"], name="Guest")
    with server.seated(host) as one, server.seated(guest) as two:
        assert error_codes(two.ask("new-link", seat=0)) == ["server-not-host"]
        one.ask("new-link", seat=1)
        link = next(said for said in one.received if said["type"] == "seat-link")
        assert two.wait_for_type("closing")["reason"]
        assert all(said["type"] != "seat-link" for said in two.received)
        notice = next(
            said["notice"] for said in one.received[::-1] if said["type"] == "table" and said["notice"]
        )
        assert notice["text"][0]["text"] == "Guest"
        with server.open_device() as old:
            assert error_codes(old.say_hello(host["table"], guest["token"])) == ["server-link-void"]
        with server.seated({"table": host["table"], "token": link["token"]}) as new:
            assert new.welcome["seat"] == 1


def test_a_bot_plays_for_a_person_and_gives_the_seat_back(server):
    host = server.create_table(seats="yp", settings={"reaction_seconds": 0})
    guest = server.join(host["table"])
    with server.seated(host) as one, server.seated(guest) as two:
        one.start()
        assert error_codes(two.ask("set-player", seat=0, player="bot")) == ["server-not-host"]
        assert one.ask("set-player", seat=1, player="bot", level="apprentice")["type"] == "ok"
        assert one.table["seats"][1]["level"] == "apprentice"
        assert one.table["seats"][1]["player"] == "person"
        for _ in range(3):
            one.play()
        one.my_turn()
        synchronize([one, two])
        assert error_codes(two.ask("play", decision=two.view["decision"], moves=[0])) == ["server-bot-plays"]
        two.ask("set-player", seat=1, player="person")
        assert two.table["seats"][1]["level"] == ""
        play_all([one, two], moves=4)


def test_a_bot_replaces_a_person_who_is_away_too_long_until_they_are_back(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        settings = {"takeover_seconds": 10, "reaction_seconds": 0}
        host = server.create_table(seats="yp", settings=settings)
        guest = server.join(host["table"])
        manager = server.manager
        wall = manager.wall_clock
        with server.seated(host) as one:
            with server.seated(guest):
                one.start()
            manager.wall_clock = lambda: wall() + 11_000
            table = manager.tables[host["table"]]
            while not one.table["seats"][1]["level"]:
                one.play() if one.view and one.view["your_decision"] else one.receive()
            assert one.table["seats"][1]["level"] == "builder"
            assert table.seats[1].is_taken_over
            with server.seated(guest) as two:
                assert two.table["seats"][1]["level"] == ""
                play_all([one, two], moves=4)


def test_all_have_to_agree_to_end_a_game(server):
    host = server.create_table(seats="ypb")
    guest = server.join(host["table"])
    with server.seated(host) as one, server.seated(guest) as two:
        assert error_codes(one.ask("end-game", agrees_to_end=True)) == ["server-not-started"]
        one.start()
        one.ask("end-game", agrees_to_end=True)
        assert one.table["status"] == "playing"
        assert one.table["seats"][0]["agrees_to_end"]
        one.ask("end-game", agrees_to_end=False)
        one.ask("end-game", agrees_to_end=True)
        two.ask("end-game", agrees_to_end=True)
        assert two.table["status"] == "closed"
        assert error_codes(one.ask("play", decision=1, moves=[0])) == ["move-game-over"]
    status, text = server.ask(f"api/tables/{host['table']}/record", {"tokens": [guest["token"]]})
    assert status == 200
    assert "open " in text


def test_a_paused_game_waits(server):
    host = server.create_table(seats="yb")
    with server.seated(host) as one:
        one.start()
        view = one.my_turn()
        one.ask("pause", paused=True)
        assert one.table["status"] == "paused"
        assert error_codes(one.ask("play", decision=view["decision"], moves=[0])) == ["server-paused"]
        one.ask("pause", paused=False)
        assert one.play()["type"] == "ok"


def test_a_rematch_has_the_same_seats_and_options(server):
    host = server.create_table(
        seats="yp", name="Host", options={"edition": "2016"}, settings={"reaction_seconds": 0}
    )
    guest = server.join(host["table"], name="Guest")
    with server.seated(host) as one, server.seated(guest) as two:
        assert error_codes(one.ask("rematch")) == ["server-not-over"]
        one.start()
        one.ask("end-game", agrees_to_end=True)
        two.ask("end-game", agrees_to_end=True)
        two.ask("rematch")
        mine = next(said["seated"] for said in two.received if said["type"] == "rematch-seat")
        theirs = one.wait_for_type("rematch-seat")["seated"]
        assert mine["table"] == theirs["table"] != host["table"]
    with server.seated(theirs) as one, server.seated(mine) as two:
        assert one.welcome["host"]
        assert [seat["name"] for seat in one.table["seats"]] == ["Host", "Guest"]
        one.start()
        play_all([one, two], moves=3)
    with server.seated(host) as late:
        assert late.wait_for_type("rematch-seat")["seated"] == theirs


def test_spectators_see_what_is_public_and_talk_among_themselves(server):
    host = server.create_table(seats="yb")
    with server.seated(host) as player, server.seated({"table": host["table"]}) as watcher:
        assert watcher.welcome["seat"] is None
        player.start()
        watcher.wait_for_type("welcome")
        assert watcher.view["state"]["viewer"] == "spectator"
        assert "prompt" not in watcher.view
        watcher.ask("chat", text="He should take gold")
        watcher.ask("chat", text="Or cards")
        player.ask("chat", text="Hello")
        assert [said["line"]["text"] for said in player.received if said["type"] == "chat"] == ["Hello"]
        assert watcher.wait_until(lambda said: said["type"] == "chat" and said["line"]["seat"] == 0)
        assert error_codes(watcher.ask("play", decision=1, moves=[0])) == ["server-not-seated"]
        assert error_codes(watcher.ask("start")) == ["server-not-host"]
        assert player.table["spectator_count"] == 1
        player.ask("mute", seat=None, muted=True)
        assert error_codes(watcher.ask("chat", text="…")) == ["server-muted"]
        player.play_on()
    with server.seated(host) as player:
        assert [line["text"] for line in player.welcome["chat"]] == [
            "He should take gold",
            "Or cards",
            "Hello",
        ]


def test_a_table_may_refuse_spectators_and_chat(server):
    host = server.create_table(seats="yb", settings={"spectators": False, "chat": False})
    with server.open_device() as watcher:
        assert error_codes(watcher.say_hello(host["table"])) == ["server-no-spectators"]
    with server.seated(host) as player:
        assert error_codes(player.ask("chat", text="Hello")) == ["server-chat-off"]


def test_the_host_removes_a_table_and_nothing_is_left_of_it(server):
    host = server.create_table(seats="yp")
    guest = server.join(host["table"])
    with server.seated(host) as one, server.seated(guest) as two:
        assert error_codes(two.ask("delete")) == ["server-not-host"]
        assert one.ask("delete")["type"] == "ok"
        assert two.wait_for_type("closing")["retry_after"] is None
    assert server.ask(f"api/tables/{host['table']}")[0] == 404
    assert server.ask("api/my-tables", {"tokens": [host["token"]]}) == (200, [])


def test_a_device_finds_its_tables_again(server):
    one, two = server.create_table(seats="yb"), server.create_table("praga", "ypb")
    with server.seated(one) as device:
        device.start()
        device.my_turn()
    status, mine = server.ask(
        "api/my-tables", {"tokens": [two["token"], "A" * 22, one["token"]], "language": "cs"}
    )
    assert status == 200
    assert [(each["token"], each["seat"], each["your_turn"]) for each in mine] == [
        (two["token"], 0, False),
        (one["token"], 0, True),
    ]
    assert mine[1]["table"]["title"] == "Citadela · Klasická"


def test_listed_tables_are_found_by_everybody_and_others_by_nobody(server):
    shown = server.create_table(seats="yp", settings={"listed": True})
    hidden = server.create_table(seats="yp")
    _, tables = server.ask("api/tables?language=bg")
    ids = [table["id"] for table in tables]
    assert shown["table"] in ids
    assert hidden["table"] not in ids


def test_tokens_are_not_stored(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        host = server.create_table(seats="yb")
        with server.seated(host) as device:
            device.start()
            device.play()
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert host["table"].encode() in stored
    assert host["token"].encode() not in stored
