"""Lessons over HTTP: the server keeps nothing of a chapter and shows only what the reader may know."""

from typing import Any

from burgrave.game_registry import game
from tests.server.server import Server

GOLD = "api/lessons/citadels-first/gold"
MOVES = game("citadels").notation.move_texts


def number(text: str) -> int:
    return MOVES.index(text)


def play(server: Server, step: str, **asked: Any) -> dict[str, Any]:
    status, answer = server.ask(GOLD, {"step": step, **asked})
    assert status == 200, answer
    return dict(answer)


def test_the_lessons_are_listed_in_every_language(server: Server):
    status, found = server.ask("api/lessons?language=cs")
    assert status == 200
    assert [each["game"] for each in found] == ["citadels", "praga"]
    assert found[0]["title"] == "Tvoje první město"
    assert [chapter["id"] for chapter in found[0]["chapters"]][:2] == ["gold", "draft"]


def test_a_chapter_says_what_the_coach_says(server: Server):
    status, chapter = server.ask(GOLD + "?language=pl")
    assert status == 200
    assert chapter["title"] == "Monety i\N{NO-BREAK SPACE}karty"
    assert [step["id"] for step in chapter["steps"]][:3] == ["welcome", "city", "gather"]


def test_a_try_is_kept_taken_back_or_refused(server: Server):
    start = play(server, "gather", shows_way=True)
    assert start["moves"] == []
    assert start["way"] == [number("take gold")]
    assert start["view"]["state"]["seats"][0]["gold"] == 2
    back = play(server, "gather", tried=[number("take cards")])
    assert (back["reply"]["kind"], back["moves"]) == ("undone", [])
    assert back["tried"]["state"]["decision"]["kind"] != start["view"]["state"]["decision"]["kind"]
    refused = play(server, "gather", tried=[number("build tavern")])
    assert (refused["reply"]["kind"], refused["moves"]) == ("refused", [])
    assert "".join(part["text"] for part in refused["reply"]["reason"]).startswith("Gather first")
    done = play(server, "gather", tried=[number("take gold")])
    assert (done["reply"]["kind"], done["moves"]) == ("done", [number("take gold")])
    assert done["view"]["state"]["seats"][0]["gold"] == 4


def test_the_reader_sees_no_hand_of_another_seat(server: Server):
    own, *others = play(server, "gather")["view"]["state"]["seats"]
    assert set(own["hand"]) == {"tavern", "market", "castle", "church"}
    assert {card for seat in others for card in seat["hand"]} == {"unknown"}
    assert play(server, "gather", tried=[2**31 - 1])["reply"]["kind"] == "refused"


def test_foreign_moves_and_unknown_parts_are_answered_with_a_sentence(server: Server):
    for asked, status in (
        ({"step": "gather", "moves": [number("build tavern")]}, 422),
        ({"step": "gather", "moves": [2**31 - 1]}, 422),
        ({"step": "gather", "tried": [-1]}, 422),
        ({"step": "nowhere"}, 422),
        ({"step": "gather", "moves": [0] * 201}, 422),
        ({"step": "Gather!"}, 422),
    ):
        found, answer = server.ask(GOLD, asked)
        assert found == status, asked
        assert answer["errors"][0]["message"]
    assert server.ask("api/lessons/citadels-first/nothing")[0] == 404
    status, answer = server.ask("api/lessons/citadels-fist/gold", {"step": "gather"})
    assert status == 404
    assert "citadels-first" in answer["errors"][0]["message"]
