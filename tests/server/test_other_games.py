"""A game that the server has never heard of is played at its tables like any other."""

from burgrave.game_registry import GAMES
from tests.server.server import quick_settings, run_server


def test_a_third_game_needs_no_line_of_the_server(tmp_path, monkeypatch):
    monkeypatch.setitem(GAMES, "letter", ("tests.games.letter.game", "Letter"))
    with run_server(quick_settings(tmp_path)) as server:
        seated = server.create_table("letter", "yb")
        with server.seated(seated) as device:
            device.start()
            result = device.play_on()
            assert len(result["rows"]) == 2
        status, text = server.ask(f"api/tables/{seated['table']}/record", {"tokens": [seated["token"]]})
        assert status == 200
        assert "game letter" in text
