"""Help at the table: what the game is about, what words mean, what can be typed."""

import pytest

from burgrave import game
from burgrave.cli.main import main
from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.i18n.width import wrap_text
from burgrave.match.piece_search import find_pieces, list_terms
from burgrave.match.piece_text import describe_piece
from burgrave.match.presenters.base import presenter_for
from burgrave.match.rules_summary import summarize_rules
from burgrave.terminal import keys
from burgrave.terminal.frame import Frame
from burgrave.terminal.game_loop import GameLoop
from tests.cli.dialogue import Script, converse
from tests.terminal import praga_matches
from tests.terminal.test_frames import list_moments

PLAY = ["play", "citadels", "--seed", "3"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["citadels", "praga"])
def test_the_goal_and_the_course_of_a_game_fit_on_about_a_screen(id, language):
    lines = [
        line
        for printed in summarize_rules(id, Translator(language, "classic"))
        for line in wrap_text(printed, 80, "  ")
    ]
    assert 12 <= len(lines) <= 34


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_it_too(language, capsys):
    assert main(["rules", "praga", "--lang", language]) == 0
    printed = capsys.readouterr().out
    assert Translator(language).format("praga-title") in printed
    assert printed.splitlines() == [
        replace_no_break_spaces(line) for line in summarize_rules("praga", Translator(language))
    ]


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
    found, text = game(id), Translator(language, "classic")
    assert ("term", meant) in find_pieces(found, typed, text, ["classic"] if id == "citadels" else [])
    heading, rule = describe_piece(presenter_for(found), text, ("term", meant))
    assert heading == text.name_of(found, "term", meant)
    assert rule == text.format(f"{id}-text-term-{meant}")


@pytest.mark.parametrize("id", ["citadels", "praga"])
def test_every_word_that_is_explained_has_a_name(id):
    assert list_terms(game(id))
    for _, word in list_terms(game(id)):
        assert Translator().has(f"{id}-term-{word}")


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
    assert keys.split_command(typed) == (letter, "")


def test_a_card_of_another_edition_is_described_with_its_editions(monkeypatch):
    typed = Script("h witch", "q")
    converse(monkeypatch, PLAY, typed)
    assert "Not in this edition. It is in: 2016, De Luxe." in typed.seen[1]


def test_there_is_nothing_to_take_back_before_ones_first_move(monkeypatch):
    typed = Script("u", "q")
    converse(monkeypatch, [*PLAY, "--seat", "2"], typed)
    assert "There is nothing to undo: you have not made a move yet." in typed.seen[1]


def test_no_reason_is_given_why_a_move_against_oneself_is_not_possible():
    for table in list_moments(4, "en", 3):
        if not table.is_over:
            labels = [refusal.label for refusal in table.view_for(table.current_seat).prompt.refused]
            assert not any("yourself" in label for label in labels)


def help_page(play: GameLoop, typed: str, width: int = 80) -> list[str]:
    """The first page of an answer."""
    match_view = play.terminal_match.view_for(play.terminal_match.current_seat)
    answer = play.command_answer(*keys.split_command(typed), match_view)
    return [
        line.plain for line in Frame(play.terminal_match.renderer, match_view, width, 24, answer).make_lines()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_marks_stand_on_the_first_page_of_the_help(language, tmp_path):
    citadels = next(list_moments(4, language, 1))
    praga = praga_matches.make_terminal_match("four", language)
    for table, marks in ((citadels, "▶♛✓†"), (praga, "▶▒★♟")):
        first = "\n".join(help_page(GameLoop(table, None, tmp_path), "?"))  # type: ignore[arg-type]
        assert [mark for mark in marks if mark not in first] == []
