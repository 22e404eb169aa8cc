"""A game that the server has never heard of is played at its tables like any other."""

from burgrave.games import GAMES
from tests.server.tables import quick, running


def test_a_third_game_needs_no_line_of_the_server(tmp_path, monkeypatch):
    monkeypatch.setitem(GAMES, "letter", ("tests.games.letter.game", "Letter"))
    with running(quick(tmp_path)) as server:
        seated = server.make("letter", "yb")
        with server.sitting(seated) as device:
            device.start()
            result = device.play_on()
            assert len(result["rows"]) == 2
        status, text = server.ask(f"api/tables/{seated['table']}/record", {"tokens": [seated["token"]]})
        assert status == 200
        assert "game letter" in text
