"""A third game needs its own package and one line: commands, records and scenarios take it as it is."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import burgrave
from burgrave.cli.main import main
from burgrave.core.chance import Fast
from burgrave.core.checked import play_checked
from burgrave.core.record import Recorder, read, replay, verify
from burgrave.core.undo import History
from burgrave.core.wrong import Wrong
from tests.cli.dialogue import converse, first
from tests.games.letter.game import Letter
from tests.games.letter.rules import GUESS
from tests.games.table import on_the_table

RULINGS = Path(__file__).parent / "letter" / "rulings.yaml"


@pytest.fixture(autouse=True)
def _letter(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with on_the_table("letter", "tests.games.letter.game", "Letter"):
        yield


def test_it_can_be_simulated(capsys):
    assert main(["simulate", "letter", "--players", "4", "--tokens", "2", "--games", "20", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["options"] == {"players": 4, "tokens": 2}
    assert told["games"] == 20


def test_it_can_be_played_to_its_end_and_replayed(monkeypatch, tmp_path, capsys):
    file = tmp_path / "evening.txt"
    typed = ["play", "letter", "--plain", "--seed", "3", "--tokens", "1", "--save", str(file)]
    with monkeypatch.context() as patched:
        assert converse(patched, typed, first)[0] == 0
    record = read(file, burgrave.game)
    verify(record)
    assert replay(record).over
    assert main(["replay", str(file), "--plain"]) == 0
    assert "every outcome of chance follows from the seed" in capsys.readouterr().out


def test_its_scenarios_are_checked(capsys):
    assert main(["check", str(RULINGS)]) == 0, capsys.readouterr().out


def test_a_move_can_be_taken_back_until_it_shows_something():
    game = Letter()
    history = History(Recorder(game, game.options(players=3), 5, ["North", "East", "South"]))
    words = game.words()
    while history.state.step() != GUESS:  # the Watch has been aimed, but names nothing yet
        s = history.state
        legal = [words.moves[move] for move in s.legal()]
        history.play(s.acting, "play watch" if "play watch" in legal else legal[0])
    watch = history.state.acting
    history.undo(watch)
    assert history.state.facts()["decision"] == {"seat": watch, "kind": "aim"}
    with pytest.raises(Wrong, match="undo-shown"):
        history.undo(watch)


def test_a_move_that_is_not_legal_is_refused_with_its_reason():
    game = Letter()
    s = game.new(game.options(), 1)
    refused = next(iter(s.reasons().refused))
    with pytest.raises(Wrong, match="not-in-hand"):
        play_checked(s, s.acting, refused)


def test_what_was_seen_of_a_hand_is_seen_in_every_imagined_world():
    game = Letter()
    s = game.new(game.options(players=4), 2)
    s.table.knowledge.see(0, 2, s.table.players[2].hand)
    worlds = [s.view(0).imagine(Fast(number)).facts()["seats"] for number in range(50)]
    assert {str(seats[2]["hand"]) for seats in worlds} == {str(s.facts()["seats"][2]["hand"])}
    assert len({str(seats[1]["hand"]) for seats in worlds}) > 3
