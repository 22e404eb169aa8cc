"""`burgrave play praga` in plain lines, as a person meets it through a pipe or a screen reader."""

import re

import pytest

from burgrave import game
from burgrave.core.record import read_record, verify
from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.spaces import replace_no_break_spaces
from tests.cli.dialogue import Script, converse, find_choices
from tests.i18n.locales import OTHERS

ESCAPE = "\x1b"
LATIN_WORD = re.compile(r"[A-Za-z]{3,}")
KEY = re.compile(r"(praga|terminal|cli)-[a-z]")


def choose_varied(said: str) -> str:
    """Does something else each time, and often the last thing: that is the end of the turn, if it may end."""
    choices = find_choices(said)
    if not choices:
        return ""
    last = choices[-1][0]
    return str(1 + len(said) % last) if len(said) % 3 else str(last)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_as_a_dialogue(language, monkeypatch, tmp_path):
    file = tmp_path / "game.txt"
    options = ["--players", "2", "--bots", "random", "--seed", "5", "--lang", language]
    code, said = converse(monkeypatch, ["play", "praga", *options, "--save", str(file)], choose_varied)
    text = Translator(language)
    assert code == 0
    assert ESCAPE not in said
    assert not KEY.search(said), KEY.search(said)
    assert text.format("praga-decision-turn", who="you") in said
    assert text.format("game-over") in said
    record = read_record(file, game)
    assert record.finished
    verify(record)


@pytest.mark.slow
@pytest.mark.parametrize("solo", ["simple", "parler"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_alone(solo, language, monkeypatch, tmp_path):
    file = tmp_path / "game.txt"
    options = ["--players", "1", "--solo", solo, "--seed", "3", "--lang", language]
    code, said = converse(monkeypatch, ["play", "praga", *options, "--save", str(file)], choose_varied)
    assert code == 0
    assert not KEY.search(said), KEY.search(said)
    assert Translator(language).format("game-over") in said
    assert read_record(file, game).finished


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_a_game(language, monkeypatch, tmp_path):
    file = tmp_path / "hra.txt"
    options = ["--players", "3", "--bots", "random", "--seed", "9", "--lang", language]
    text, english = Translator(language), Translator("en")
    pages = ("crane", "display", "board", "map", "projects", "road", "players")
    asked = iter(["?", "t", "l", *(text.format(f"praga-terminal-page-{page}") for page in pages)])
    typed = ["play", "praga", *options, "--save", str(file)]
    _, said = converse(monkeypatch, typed, lambda new: next(asked, None) or choose_varied(new))
    for key in ("praga-term-crane", "praga-term-display", "praga-fact-special", "praga-terminal-nothing"):
        assert english.format(key) not in said
    if language == "bg":
        words = set(LATIN_WORD.findall(said.replace(str(file), "")))
        assert words <= {"burgrave", "replay", "rules", "Praga", "Caput", "Regni", "Enter", "III"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_tells_a_part_of_the_table(language, monkeypatch):
    text = Translator(language)
    words = [text.format(f"praga-terminal-page-{page}") for page in ("crane", "display", "map", "board")]
    typed = Script(*words, "q")
    converse(monkeypatch, ["play", "praga", "--players", "2", "--seed", "3", "--lang", language], typed)
    _, crane, display, city, board = typed.seen
    assert text.format("praga-term-blocked_sector") in replace_no_break_spaces(crane)
    assert text.format("praga-term-wall") in display
    plaza = text.name_of(game("praga"), "plaza", "NT6")
    assert replace_no_break_spaces(plaza).lower() in city.lower()
    assert replace_no_break_spaces(text.format("praga-term-action_board")) in board


def test_choices_say_what_they_cost_and_bring(monkeypatch):
    typed = Script("5", "q")
    converse(monkeypatch, ["play", "praga", "--players", "2", "--seed", "5"], typed)
    offered = dict(find_choices(typed.seen[0]))
    assert offered[1] == (
        "Take action tile (gold mines / wall): red zone: costs 2 gold; bonus of the action crane: 1 gold"
    )
    assert "Develop the quarries: 1 stone, 1 step" in typed.seen[1]
    assert "Produce stone: 2 stone" in typed.seen[1]


def test_moves_of_a_turn_can_be_taken_back_until_something_was_revealed(monkeypatch):
    """Tile, row and rotation are chosen one after the other; a new tile is revealed with the last."""
    typed = Script("6", "1", "1", "u", "u", "u", "6", "1", "1", "1", "u", "q")
    converse(monkeypatch, ["play", "praga", "--players", "2", "--seed", "5"], typed)
    seen = typed.seen
    assert "How do you turn the tile?" in seen[3]
    assert "Undone: Choose upgrade (wall: 1 point)" in seen[4]
    assert "Undone: Upgrade an action" in seen[5]
    assert "Undone: Take action tile (upgrade / King" in seen[6]
    assert find_choices(seen[6]) == find_choices(seen[0])
    assert "New on offer" in seen[10]
    assert "You cannot undo this move: it revealed hidden information." in seen[11]
