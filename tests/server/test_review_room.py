"""Review together: one leads, others follow, and spectators see what the eyes of the leader show."""

from pathlib import Path
from typing import Any

from burgrave.server.client_messages import TableSettings
from burgrave.server.seats import hash_token
from burgrave.server.store import CreateTable, SetSeatToken
from tests.server.ended_games import ended_game_changes, token_of
from tests.server.server import Server, quick_settings, run_server
from tests.server.test_reviews import store_tables

AT = {"entry": 12, "viewer": 0, "summary": False}


def two_people(folder: Path, settings: TableSettings | None = None) -> list[dict[str, Any]]:
    """An ended game at which two people sat."""
    changes = ended_game_changes(settings=settings)
    created = next(each for each in changes if isinstance(each, CreateTable))
    created.head["seats"][1] |= {"plays": "person", "name": "Friend", "level": ""}
    store_tables(folder, [*changes, SetSeatToken("k3f9", 1, hash_token(token_of("friend")))])
    return [
        {"table": "k3f9", "seat": seat, "token": token_of(id)} for seat, id in enumerate(["k3f9", "friend"])
    ]


def say(type: str, **fields: Any) -> dict[str, Any]:
    return {"type": type, **fields}


def room_of(device: Any, until: Any) -> Any:
    return device.wait_until(lambda message: message["type"] == "room" and until(message))


def test_the_first_person_leads_and_the_others_follow(tmp_path: Path):
    host, friend = two_people(tmp_path)
    with run_server(quick_settings(tmp_path)) as server, server.seated(host) as first:
        first.send(say("room-join"))
        room = room_of(first, lambda room: room["leader"] == room["you"])
        assert room["room_pass"] is None
        with server.seated(friend) as second:
            second.send(say("room-join"))
            room = room_of(second, lambda room: len(room["members"]) == 2)
            assert [each["name"] for each in room["members"]] == ["Host", "Friend"]
            second.send(say("room-lead", position=AT | {"entry": 1}))  # does not lead
            first.send(say("room-lead", position=AT))
            assert room_of(second, lambda room: room["position"])["position"] == AT
            first.send(say("room-point", anchor="card castle", x=0.5, y=0.25, highlights=True))
            pointer = second.wait_until(lambda message: message["type"] == "pointer")
            assert (pointer["anchor"], pointer["x"], pointer["highlights"]) == ("card castle", 0.5, True)
            second.send(say("room-ask"))
            room = room_of(first, lambda room: room["asking"])
            first.send(say("room-hand", member=room["asking"]))
            room_of(second, lambda room: room["leader"] == room["you"])
        room_of(first, lambda room: room["leader"] == room["you"])  # the leader has gone


def test_a_chat_line_carries_the_position_it_was_said_at(tmp_path: Path):
    host, _ = two_people(tmp_path)
    for _ in range(2):  # the second time it is read from the log
        with run_server(quick_settings(tmp_path)) as server, server.seated(host) as device:
            if not device.welcome["chat"]:
                device.send(say("chat", id="1", text="here", entry=12))
                line = device.wait_until(lambda message: message["type"] == "chat")["line"]
            else:
                line = device.welcome["chat"][0]
            assert (line["text"], line["entry"]) == ("here", 12)


def replay(server: Server, **asked: Any) -> int:
    status, _ = server.ask("api/tables/k3f9/replay", {"tokens": [], "count": 1, **asked})
    return int(status)


def test_a_spectator_sees_only_what_the_leader_sees(tmp_path: Path):
    host, _ = two_people(tmp_path)
    with run_server(quick_settings(tmp_path)) as server, server.seated(host) as leader:
        leader.send(say("room-join"))
        with server.seated({"table": "k3f9", "seat": None, "token": None}) as spectator:
            spectator.send(say("room-join"))
            room = room_of(spectator, lambda room: True)
            room_pass = room["room_pass"]
            assert replay(server, viewer=0, room_pass=room_pass) == 403  # the leader looks nowhere yet
            leader.send(say("room-lead", position=AT))
            room_of(spectator, lambda room: room["position"])
            assert replay(server, viewer=0, room_pass=room_pass) == 200
            assert replay(server, viewer=1, room_pass=room_pass) == 403
            assert replay(server, viewer="all", room_pass=room_pass) == 403
            assert replay(server, viewer=0, room_pass="x" * 22) == 403
            spectator.send(say("room-ask"))  # spectators do not lead
            spectator.send(say("room-lead", position=AT | {"viewer": "all"}))
            assert replay(server, viewer="all", room_pass=room_pass) == 403
        room_of(leader, lambda room: len(room["members"]) == 1)
        assert replay(server, viewer=0, room_pass=room_pass) == 403  # the pass ends with the visit


def test_a_silent_leader_loses_the_lead_to_who_asks_twice(tmp_path: Path, monkeypatch: Any):
    host, friend = two_people(tmp_path)
    with run_server(quick_settings(tmp_path)) as server, server.seated(host) as first:
        first.send(say("room-join"))
        room_of(first, lambda room: room["leader"] == room["you"])
        with server.seated(friend) as second:
            second.send(say("room-join"))
            second.send(say("room-ask"))
            room_of(second, lambda room: room["asking"] == room["you"])
            monkeypatch.setattr("burgrave.server.review_room.SILENT_SECONDS", 0)
            second.send(say("room-ask"))
            room_of(second, lambda room: room["leader"] == room["you"])


def test_people_in_the_room_get_their_own_seat_at_a_branch(tmp_path: Path):
    host, friend = two_people(tmp_path)
    with run_server(quick_settings(tmp_path)) as server, server.seated(friend) as second:
        second.send(say("room-join"))
        room_of(second, lambda room: True)
        asked = {"tokens": [host["token"]], "entry": 5, "seat": 0, "people": [1]}
        status, branch = server.ask("api/tables/k3f9/branch", asked)
        assert status == 200
        message = second.wait_until(lambda message: message["type"] == "branch-seat")
        assert message["seated"] == branch["others"][0]
        assert message["entry"] == 5


def test_a_game_that_goes_on_has_no_room(tmp_path: Path):
    store_tables(tmp_path, ended_game_changes(moves=3))
    seated = {"table": "k3f9", "seat": 0, "token": token_of("k3f9")}
    with run_server(quick_settings(tmp_path)) as server, server.seated(seated) as device:
        device.send(say("room-join"))
        error = device.wait_until(lambda message: message["type"] == "error")
        assert error["errors"][0]["code"] == "server-not-over"
