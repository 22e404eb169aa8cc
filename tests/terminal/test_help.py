"""Help at the table: what the game is about, what words mean, what can be typed."""

import pytest

from burgrave import game
from burgrave.cli.main import main
from burgrave.table.lens import lens_for
from burgrave.table.library import find, glossary
from burgrave.table.pieces import described
from burgrave.table.primer import primer
from burgrave.terminal import keys
from burgrave.terminal.frame import Frame
from burgrave.terminal.play import Play
from burgrave.text import LANGUAGES, Text
from burgrave.text.spaces import loose
from burgrave.text.width import wrapped
from tests.cli.dialogue import Script, converse
from tests.terminal import praga_tables
from tests.terminal.test_frames import moments

PLAY = ["play", "citadels", "--seed", "3"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["citadels", "praga"])
def test_the_goal_and_the_course_of_a_game_fit_on_about_a_screen(id, language):
    lines = [line for told in primer(id, Text(language, "classic")) for line in wrapped(told, 80, "  ")]
    assert 12 <= len(lines) <= 34


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_it_too(language, capsys):
    assert main(["rules", "praga", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert Text(language).say("praga-title") in told
    assert told.splitlines() == [loose(line) for line in primer("praga", Text(language))]


@pytest.mark.parametrize(
    ("id", "language", "typed", "meant"),
    [
        ("citadels", "en", "crown", "crown"),
        ("citadels", "cs", "koruna", "crown"),
        ("praga", "en", "egg", "egg"),
        ("praga", "bg", "яйце", "egg"),
        ("praga", "pl", "plac", "plaza"),
        ("praga", "en", "build a wall", "action_wall"),
        ("praga", "en", "stone", "stone"),
        ("praga", "cs", "stříbrná okna", "silver_window"),
    ],
)
def test_words_of_the_game_are_explained(id, language, typed, meant):
    found, text = game(id), Text(language, "classic")
    assert ("term", meant) in find(found, typed, text, ["classic"] if id == "citadels" else [])
    heading, rule = described(lens_for(found), text, ("term", meant))
    assert heading == text.name(found, "term", meant)
    assert rule == text.say(f"{id}-text-term-{meant}")


@pytest.mark.parametrize("id", ["citadels", "praga"])
def test_every_word_that_is_explained_has_a_name(id):
    assert glossary(game(id))
    for _, word in glossary(game(id)):
        assert Text().has(f"{id}-term-{word}")


@pytest.mark.parametrize(
    ("typed", "letter"),
    [
        ("help", "?"),
        ("HELP", "?"),
        ("undo", "u"),
        ("quit", "q"),
        ("exit", "q"),
        ("изход", "q"),
        ("rada", "a"),
    ],
)
def test_whole_words_are_understood(typed, letter):
    assert keys.split(typed) == (letter, "")


def test_a_card_of_another_edition_is_told_with_its_editions(monkeypatch):
    typed = Script("h witch", "q")
    converse(monkeypatch, PLAY, typed)
    assert "Not in this edition. It is in: 2016, De Luxe." in typed.seen[1]


def test_there_is_nothing_to_take_back_before_ones_first_move(monkeypatch):
    typed = Script("u", "q")
    converse(monkeypatch, [*PLAY, "--seat", "2"], typed)
    assert "There is nothing to undo: you have not made a move yet." in typed.seen[1]


def test_nobody_is_told_why_a_move_against_oneself_is_not_possible():
    for table in moments(4, "en", 3):
        if not table.over:
            labels = [refusal.label for refusal in table.sight(table.acting).offered.refusals]
            assert not any("yourself" in label for label in labels)


def helped(play: Play, typed: str, width: int = 80) -> list[str]:
    """The first page of an answer."""
    sight = play.sitting.sight(play.sitting.acting)
    answer = play.answer(*keys.split(typed), sight)
    return [line.plain for line in Frame(play.sitting.board, sight, width, 24, answer).lines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_marks_stand_on_the_first_page_of_the_help(language, tmp_path):
    citadels = next(moments(4, language, 1))
    praga = praga_tables.sitting("four", language)
    for table, marks in ((citadels, "▶♛✓†"), (praga, "▶▒★♟")):
        first = "\n".join(helped(Play(table, None, tmp_path), "?"))  # type: ignore[arg-type]
        assert [mark for mark in marks if mark not in first] == []
