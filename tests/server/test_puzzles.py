"""Puzzles over HTTP: the server keeps nothing of a reader, and tells an answer only after it was found."""

from burgrave.puzzles import puzzles_of
from tests.server.server import Server

BEST = next(puzzle for puzzle in puzzles_of("citadels") if puzzle.kind == "best")


def test_a_puzzle_is_found_shown_and_solved(server: Server):
    seen = [puzzle.id for puzzle in puzzles_of("citadels") if puzzle != BEST]
    status, found = server.ask("api/puzzles", {"game": "citadels", "seen": seen})
    assert (status, found["id"]) == (200, BEST.id)
    assert {each["kind"] for each in found["kinds"]} == {"best", "who", "finish"}
    status, shown = server.ask(f"api/puzzles/{BEST.id}?language=cs&sections=true")
    assert status == 200
    assert shown["seat"] == BEST.seat
    assert shown["sections"]
    assert {each["choice"] for each in shown["choices"]} == {choice.move for choice in BEST.choices}
    status, verdict = server.ask(f"api/puzzles/{BEST.id}", {"choice": BEST.choices[-1].move})
    assert (status, verdict["right"], verdict["shares"]) == (200, False, [])
    status, right = server.ask(f"api/puzzles/{BEST.id}", {"choice": BEST.best.move})
    assert (status, right["right"], right["shares"][0]["choice"]) == (200, True, BEST.best.move)


def test_the_board_of_a_puzzle_is_that_of_its_game(server: Server):
    assert server.ask(f"api/puzzles/{BEST.id}/board") == (200, {})
    status, board = server.ask(f"api/puzzles/{puzzles_of('praga')[0].id}/board")
    assert status == 200
    assert board


def test_what_is_unknown_is_answered_with_a_sentence(server: Server):
    status, refusal = server.ask("api/puzzles/0123456789?language=pl")
    assert status == 404
    assert refusal["errors"][0]["message"].startswith("Nie ma zagadki")
    assert server.ask("api/puzzles/..%2Fdata")[0] in (404, 422)
    status, refusal = server.ask(f"api/puzzles/{BEST.id}", {"choice": "fly to the moon"})
    assert status == 422
    assert "fly to the moon" in refusal["errors"][0]["message"]
    assert server.ask("api/puzzles", {"game": "chess"}) == (200, {"id": None, "kinds": []})
    assert server.ask("api/puzzles", {"game": "citadels", "seen": ["x"]})[0] == 422
