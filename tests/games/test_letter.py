"""A third game needs its own package and one line: commands, records and scenarios take it as it is."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import burgrave
from burgrave.cli.main import main
from burgrave.core.error import IllegalMoveError
from burgrave.core.record import Recorder, read_record, replay, verify
from burgrave.core.rng import FastRng
from burgrave.core.undo import UndoHistory
from burgrave.i18n import Translator
from tests.cli.dialogue import choose_first, converse
from tests.errors import raises_error
from tests.games.letter.game import Letter
from tests.games.letter.rules import GUESS
from tests.games.register import register_game

RULINGS = Path(__file__).parent / "letter" / "rulings.yaml"


@pytest.fixture(autouse=True)
def _letter(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with register_game("letter", "tests.games.letter.game", "Letter"):
        yield


def test_it_can_be_simulated(capsys):
    assert main(["simulate", "letter", "--players", "4", "--tokens", "2", "--games", "20", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["options"] == {"players": 4, "tokens": 2}
    assert report["games"] == 20


def test_it_can_be_played_to_its_end_and_replayed(monkeypatch, tmp_path, capsys):
    file = tmp_path / "evening.txt"
    typed = ["play", "letter", "--plain", "--seed", "3", "--tokens", "1", "--save", str(file)]
    with monkeypatch.context() as patched:
        assert converse(patched, typed, choose_first)[0] == 0
    record = read_record(file, burgrave.game)
    verify(record)
    assert replay(record).is_over
    assert main(["replay", str(file), "--plain"]) == 0
    assert "all random outcomes follow from the seed" in capsys.readouterr().out


def test_its_scenarios_are_checked(capsys):
    assert main(["check", str(RULINGS)]) == 0, capsys.readouterr().out


def test_a_move_can_be_undone_until_it_reveals_something():
    game = Letter()
    history = UndoHistory(Recorder(game, game.options(players=3), 5, ["North", "East", "South"]))
    notation = game.notation
    while history.state.current_step() != GUESS:  # the Watch has been aimed, but names nothing yet
        s = history.state
        legal = [notation.move_texts[move] for move in s.legal_moves()]
        history.play(s.current_seat, "play watch" if "play watch" in legal else legal[0])
    watch = history.state.current_seat
    history.undo(watch)
    assert history.state.to_dict()["decision"] == {"seat": watch, "kind": "aim"}
    with raises_error("undo-revealed"):
        history.undo(watch)


def test_a_move_that_is_not_legal_is_refused_with_its_reason():
    game = Letter()
    s = game.new(game.options(), 1)
    refused = next(iter(s.legality().refused))
    with raises_error("not-in-hand", IllegalMoveError):
        s.play(refused)


def test_what_was_seen_of_a_hand_is_seen_in_every_sampled_state():
    game = Letter()
    s = game.new(game.options(players=4), 2)
    s.table.knowledge.see(0, 2, s.table.players[2].hand)
    samples = [s.view(0).sample_state(FastRng(number)).to_dict()["seats"] for number in range(50)]
    assert {str(seats[2]["hand"]) for seats in samples} == {str(s.to_dict()["seats"][2]["hand"])}
    assert len({str(seats[1]["hand"]) for seats in samples}) > 3


def test_a_game_without_texts_is_shown_in_plain_words():
    game = burgrave.game("letter")
    tr = Translator("en")
    assert tr.name_of(game, "card", "nun") == "nun"
    assert tr.move_label(game, game.notation.numbers["play watch"]) == "play: watch"
    assert tr.decision_sentence(game, "play", ["Ann", "Bo"], 0) == "play: Ann"
    assert tr.reason_text(game, "not-in-hand") == "not in hand"
    assert tr.score_item_name(game, "tokens") == "tokens"


def test_a_missing_text_of_a_game_with_texts_is_shown_with_its_key():
    assert Translator("en").format("praga-reason-nothing", number=1) == "praga-reason-nothing number=1"
