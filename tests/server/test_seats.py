"""Who sits where: joining, leaving, bots in between, links, the host, the chat."""

from tests.server.tables import keys, play_all, quick, running, together


def test_a_free_seat_is_taken_by_whoever_comes(server):
    host = server.make(seats="yppb", name="Host")
    first = server.join(host["table"], name="First")
    assert first["seat"] == 1
    second = server.join(host["table"], seat=2)
    assert second["seat"] == 2
    status, refusal = server.ask(f"api/tables/{host['table']}/join", {"language": "cs"})
    assert status == 422
    assert refusal["mistakes"] == [
        {"key": "server-table-full", "sentence": "U\xa0tohoto stolu není volné místo."}
    ]
    _, table = server.ask(f"api/tables/{host['table']}")
    assert [seat["plays"] for seat in table["seats"]] == ["person", "person", "person", "bot"]
    assert [seat["name"] for seat in table["seats"]] == ["Host", "First", "Stag", "Unicorn"]


def test_everybody_hears_who_comes_and_goes(server):
    host = server.make(seats="ypb")
    with server.sitting(host) as one:
        guest = server.join(host["table"], name="Guest")
        notice = one.until_type("table")["notice"]
        assert notice[0] == {"text": "Guest", "vocabulary": "seat", "id": "1"}
        with server.sitting(guest):
            assert one.until_type("table")["table"]["seats"][1]["here"]
        assert one.until(lambda said: not said["table"]["seats"][1]["here"])["table"]["seats"][1][
            "away_since"
        ]


def test_two_people_of_one_name_are_told_apart(server):
    host = server.make(seats="yp", name="Sam")
    server.join(host["table"], name="Sam")
    _, table = server.ask(f"api/tables/{host['table']}")
    assert [seat["name"] for seat in table["seats"]] == ["Sam 1", "Sam 2"]


def test_names_are_cleaned_and_nobody_is_called_like_a_bot(server):
    host = server.make(seats="yp", name="\u202eevil\x00 ")
    with server.sitting(host) as device:
        assert device.table["seats"][0]["name"] == "evil"
        assert keys(device.ask("name", name="builder")) == ["server-name-bot"]
        assert device.ask("name", name="")["type"] == "done"
        assert device.table["seats"][0]["name"] == "Swan"
        assert not device.table["seats"][0]["named"]


def test_the_host_plans_the_seats_and_nobody_else(server):
    host = server.make(seats="ypb")
    guest = server.join(host["table"])
    with server.sitting(host) as one, server.sitting(guest) as two:
        assert keys(two.ask("plan", seat=2, plays="person")) == ["server-not-host"]
        assert keys(one.ask("plan", seat=1, plays="bot")) == ["server-seat-taken"]
        assert keys(one.ask("plan", seat=2, plays="bot", level="command:./x")) == ["server-level-unknown"]
        assert keys(one.ask("plan", seat=5, plays="bot")) == ["seat-unknown"]
        one.ask("plan", seat=2, plays="person")
        assert one.table["seats"][2]["plays"] == "free"
        assert keys(two.ask("start")) == ["server-not-host"]
        one.start()
        assert one.table["seats"][2]["plays"] == "bot"
        assert keys(one.ask("plan", seat=2, plays="bot")) == ["server-started"]
        assert keys(one.ask("start")) == ["server-started"]


def test_whoever_leaves_before_the_game_frees_the_seat_and_in_it_a_bot_plays(server):
    host = server.make(seats="ypp")
    guests = [server.join(host["table"]), server.join(host["table"])]
    with server.sitting(host) as one:
        with server.sitting(guests[0]) as two:
            assert two.ask("leave")["type"] == "done"
            assert two.until_type("bye")["back"] is None
        one.until(lambda said: said["type"] == "table" and said["table"]["seats"][1]["plays"] == "free")
        one.start()
        with server.sitting(guests[1]) as three:
            three.send({"type": "leave", "id": "bye"})
            three.until_type("bye")
        one.until(lambda said: said["type"] == "table" and said["table"]["seats"][2]["plays"] == "bot")
        one.play_on()
    with server.connected() as device:
        assert keys(device.sit(host["table"], guests[1]["token"])) == ["server-link-void"]


def test_when_the_host_leaves_somebody_else_is_the_host(server):
    host = server.make(seats="yp")
    guest = server.join(host["table"])
    with server.sitting(guest) as two:
        with server.sitting(host) as one:
            one.send({"type": "leave", "id": "bye"})
            one.until_type("bye")
        two.until(lambda said: said["type"] == "table" and said["table"]["seats"][1]["host"])
        two.start()


def test_a_lost_link_is_issued_anew_and_the_old_one_is_void(server):
    host = server.make(seats="yp")
    guest = server.join(host["table"], name="Guest")
    with server.sitting(host) as one, server.sitting(guest) as two:
        assert keys(two.ask("reissue", seat=0)) == ["server-not-host"]
        one.ask("reissue", seat=1)
        link = next(said for said in one.heard if said["type"] == "link")
        assert two.until_type("bye")["why"]
        assert all(said["type"] != "link" for said in two.heard)
        notice = next(
            said["notice"] for said in one.heard[::-1] if said["type"] == "table" and said["notice"]
        )
        assert notice[0]["text"] == "Guest"
        with server.connected() as old:
            assert keys(old.sit(host["table"], guest["token"])) == ["server-link-void"]
        with server.sitting({"table": host["table"], "token": link["token"]}) as new:
            assert new.welcome["seat"] == 1


def test_a_bot_plays_for_somebody_and_gives_the_seat_back(server):
    host = server.make(seats="yp", manners={"reaction_seconds": 0})
    guest = server.join(host["table"])
    with server.sitting(host) as one, server.sitting(guest) as two:
        one.start()
        assert keys(two.ask("hand-over", seat=0, to="bot")) == ["server-not-host"]
        assert one.ask("hand-over", seat=1, to="bot", level="apprentice")["type"] == "done"
        assert one.table["seats"][1]["level"] == "apprentice"
        assert one.table["seats"][1]["plays"] == "person"
        for _ in range(3):
            one.play()
        one.my_turn()
        together([one, two])
        assert keys(two.ask("play", decision=two.sight["decision"], moves=[0])) == ["server-bot-plays"]
        two.ask("hand-over", seat=1, to="person")
        assert two.table["seats"][1]["level"] == ""
        play_all([one, two], moves=4)


def test_a_bot_stands_in_for_somebody_who_is_away_too_long_until_they_are_back(tmp_path):
    with running(quick(tmp_path)) as server:
        manners = {"stand_in": 10, "reaction_seconds": 0}
        host = server.make(seats="yp", manners=manners)
        guest = server.join(host["table"])
        hub = server.hub
        wall = hub.wall
        with server.sitting(host) as one:
            with server.sitting(guest):
                one.start()
            hub.wall = lambda: wall() + 11_000
            table = hub.tables[host["table"]]
            while not one.table["seats"][1]["level"]:
                one.play() if one.sight and one.sight["yours"] else one.hear()
            assert one.table["seats"][1]["level"] == "builder"
            assert table.seats[1].stands_in
            with server.sitting(guest) as two:
                assert two.table["seats"][1]["level"] == ""
                play_all([one, two], moves=4)


def test_all_have_to_agree_to_end_a_game(server):
    host = server.make(seats="ypb")
    guest = server.join(host["table"])
    with server.sitting(host) as one, server.sitting(guest) as two:
        assert keys(one.ask("close", agree=True)) == ["server-not-started"]
        one.start()
        one.ask("close", agree=True)
        assert one.table["status"] == "playing"
        assert one.table["seats"][0]["ready_to_close"]
        one.ask("close", agree=False)
        one.ask("close", agree=True)
        two.ask("close", agree=True)
        assert two.table["status"] == "closed"
        assert keys(one.ask("play", decision=1, moves=[0])) == ["move-game-over"]
    status, text = server.ask(f"api/tables/{host['table']}/record", {"tokens": [guest["token"]]})
    assert status == 200
    assert "open " in text


def test_a_paused_game_waits(server):
    host = server.make(seats="yb")
    with server.sitting(host) as one:
        one.start()
        sight = one.my_turn()
        one.ask("pause", paused=True)
        assert one.table["status"] == "paused"
        assert keys(one.ask("play", decision=sight["decision"], moves=[0])) == ["server-paused"]
        one.ask("pause", paused=False)
        assert one.play()["type"] == "done"


def test_a_rematch_has_the_same_seats_and_options(server):
    host = server.make(seats="yp", name="Host", options={"edition": "2016"}, manners={"reaction_seconds": 0})
    guest = server.join(host["table"], name="Guest")
    with server.sitting(host) as one, server.sitting(guest) as two:
        assert keys(one.ask("rematch")) == ["server-not-over"]
        one.start()
        one.ask("close", agree=True)
        two.ask("close", agree=True)
        two.ask("rematch")
        mine = next(said["seated"] for said in two.heard if said["type"] == "moved")
        theirs = one.until_type("moved")["seated"]
        assert mine["table"] == theirs["table"] != host["table"]
    with server.sitting(theirs) as one, server.sitting(mine) as two:
        assert one.welcome["host"]
        assert [seat["name"] for seat in one.table["seats"]] == ["Host", "Guest"]
        one.start()
        play_all([one, two], moves=3)
    with server.sitting(host) as late:
        assert late.until_type("moved")["seated"] == theirs


def test_spectators_see_what_is_public_and_talk_among_themselves(server):
    host = server.make(seats="yb")
    with server.sitting(host) as player, server.sitting({"table": host["table"]}) as watcher:
        assert watcher.welcome["seat"] is None
        player.start()
        watcher.until_type("welcome")
        assert watcher.sight["facts"]["viewer"] == "spectator"
        assert "offer" not in watcher.sight
        watcher.ask("chat", text="He should take gold")
        watcher.ask("chat", text="Or cards")
        player.ask("chat", text="Hello")
        assert [said["line"]["text"] for said in player.heard if said["type"] == "chat"] == ["Hello"]
        assert watcher.until(lambda said: said["type"] == "chat" and said["line"]["seat"] == 0)
        assert keys(watcher.ask("play", decision=1, moves=[0])) == ["server-not-seated"]
        assert keys(watcher.ask("start")) == ["server-not-host"]
        assert player.table["watching"] == 1
        player.ask("silence", seat=None, silent=True)
        assert keys(watcher.ask("chat", text="…")) == ["server-silent"]
        player.play_on()
    with server.sitting(host) as player:
        assert [line["text"] for line in player.welcome["chat"]] == [
            "He should take gold",
            "Or cards",
            "Hello",
        ]


def test_a_table_may_refuse_spectators_and_chat(server):
    host = server.make(seats="yb", manners={"spectators": False, "chat": False})
    with server.connected() as watcher:
        assert keys(watcher.sit(host["table"])) == ["server-no-spectators"]
    with server.sitting(host) as player:
        assert keys(player.ask("chat", text="Hello")) == ["server-chat-off"]


def test_the_host_removes_a_table_and_nothing_is_left_of_it(server):
    host = server.make(seats="yp")
    guest = server.join(host["table"])
    with server.sitting(host) as one, server.sitting(guest) as two:
        assert keys(two.ask("delete")) == ["server-not-host"]
        assert one.ask("delete")["type"] == "done"
        assert two.until_type("bye")["back"] is None
    assert server.ask(f"api/tables/{host['table']}")[0] == 404
    assert server.ask("api/mine", {"tokens": [host["token"]]}) == (200, [])


def test_a_device_finds_its_tables_again(server):
    one, two = server.make(seats="yb"), server.make("praga", "ypb")
    with server.sitting(one) as device:
        device.start()
        device.my_turn()
    status, mine = server.ask(
        "api/mine", {"tokens": [two["token"], "A" * 22, one["token"]], "language": "cs"}
    )
    assert status == 200
    assert [(each["token"], each["seat"], each["your_turn"]) for each in mine] == [
        (two["token"], 0, False),
        (one["token"], 0, True),
    ]
    assert mine[1]["table"]["title"] == "Citadela · Klasická"


def test_listed_tables_are_found_by_everybody_and_others_by_nobody(server):
    shown = server.make(seats="yp", manners={"listed": True})
    hidden = server.make(seats="yp")
    _, tables = server.ask("api/tables?language=bg")
    ids = [table["id"] for table in tables]
    assert shown["table"] in ids
    assert hidden["table"] not in ids


def test_tokens_are_not_stored(tmp_path):
    with running(quick(tmp_path)) as server:
        host = server.make(seats="yb")
        with server.sitting(host) as device:
            device.start()
            device.play()
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert host["table"].encode() in stored
    assert host["token"].encode() not in stored
