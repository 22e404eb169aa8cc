"""`burgrave replay`: a record shown step by step for any viewer, and checked."""

import re
from pathlib import Path

import pytest

from burgrave import game
from burgrave.cli.main import main
from burgrave.core.record import Record, read_record, render
from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.spaces import replace_no_break_spaces

RECORDS = Path(__file__).parents[1] / "records" / "0.1.0"
GAME = RECORDS / "citadels-classic-4p-1.txt"


@pytest.fixture
def record() -> Record:
    return read_record(GAME, game)


def replay_output(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["replay", str(GAME), "--plain", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_printed_in_every_language(language, capsys):
    said = replay_output(capsys, "--lang", language)
    text = Translator(language, "classic")
    assert replace_no_break_spaces(text.format("replay-verified")) in said
    assert text.format("citadels-event-game-ended") in said
    assert text.format("citadels-points-first-completed") in said
    assert "\x1b" not in said


def test_a_spectator_sees_no_hands_a_seat_its_own_and_show_all_shows_all(capsys):
    dealt = re.compile(r"^(\w.*) (?:is dealt: |first cards: )", re.MULTILINE)
    assert dealt.findall(replay_output(capsys)) == []
    assert dealt.findall(replay_output(capsys, "--seat", "1")) == ["Your"]
    assert len(dealt.findall(replay_output(capsys, "--show-all"))) == 4


def test_show_all_does_not_print_the_same_thing_twice(capsys):
    said = replay_output(capsys, "--show-all")
    assert "picks a character" not in said
    assert said.count("The game is over.") == 2  # as it happened, and in the result


def test_moves_can_be_numbered(capsys, record):
    said = replay_output(capsys, "--step", "move")
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", said, re.MULTILINE)]
    assert numbers[: record.moves + 1] == list(range(record.moves + 1))


def test_every_pace_tells_the_same_sentences(capsys):
    def words(step_by: str) -> list[str]:
        return re.sub(r"^\d+\. ", "", replay_output(capsys, "--step", step_by), flags=re.MULTILINE).split()

    assert words("turn") == words("move") == words("event")


def test_turns_are_set_apart(capsys):
    blocks = replay_output(capsys, "--step", "turn").split("\n\n")
    assert sum(" ends the turn." in block for block in blocks) > 20
    assert all(block.count("ends the turn.") <= 1 for block in blocks)


def test_without_the_seed_nothing_is_verified_unless_it_is_given(capsys, record, tmp_path):
    seed = record.seed
    record.seed = None
    file = tmp_path / "game.txt"
    file.write_text(render(record))
    assert main(["replay", str(file), "--plain"]) == 0
    assert "The record does not show the seed" in capsys.readouterr().out
    assert main(["replay", str(file), "--plain", "--seed", str(seed)]) == 0
    assert "all random outcomes follow from the seed" in capsys.readouterr().out


def test_chance_that_does_not_follow_from_the_seed_is_a_mismatch(capsys, record, tmp_path):
    record.seed = 12345
    file = tmp_path / "game.txt"
    file.write_text(render(record))
    assert main(["replay", str(file), "--plain"]) == 1
    said = capsys.readouterr().out
    assert "but it should be" in said
    assert "The winner is" in said


def test_a_record_that_todays_rules_refuse_is_shown_as_recorded(capsys, record, tmp_path):
    at = next(n for n, entry in enumerate(record.entries) if n > 40 and "gold-gathered" in event_names(entry))
    record.entries[at].move = game("citadels").notation.parse_move("use smithy")
    file = tmp_path / "game.txt"
    file.write_text(render(record))
    assert main(["replay", str(file), "--plain"]) == 1
    said = capsys.readouterr().out
    assert f"The current rules treat move {at} (Smithy: " in said
    assert "the current rules do not allow “use smithy” here" in said
    assert "Round 14 ends." in said or "The winner is" in said


def event_names(entry: object) -> list[str]:
    return [event.name for event in getattr(entry, "events", [])]


def test_a_torn_record_is_shown_as_far_as_it_goes(capsys, tmp_path):
    file = tmp_path / "game.txt"
    text = GAME.read_text()
    file.write_text(text[: len(text) // 2])
    assert main(["replay", str(file), "--plain"]) == 1
    said = capsys.readouterr().out
    assert "The record ends too early, at line" in said
    assert "The game is not over." in said
    assert f"burgrave play --resume {file}" in said


def test_a_name_in_a_record_cannot_move_the_cursor(capsys, record, tmp_path):
    record.seats[0] = "\x1b[2Jghost"
    file = tmp_path / "game.txt"
    file.write_text(render(record))
    assert main(["replay", str(file), "--plain"]) == 0
    said = capsys.readouterr().out
    assert "\x1b" not in said
    assert "ghost" in said


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "FILE is missing. See “burgrave replay --help”."),
        ("nowhere.txt", "The file “nowhere.txt” does not exist."),
        ("{file} --seat 5", "5 is not a valid seat. Seats go from 1 to 4."),
        ("{file} --seat x", "“--seat” cannot be “x”. Give a whole number of at least 1."),
        ("{file} --seat 1 --show-all", "Choose “--seat” or “--show-all”, not both."),
        ("{file} --step hour", "“--step” cannot be “hour”. Choose one of: turn, move, event."),
        ("{file} --seed x", "“--seed” cannot be “x”."),
        ("{page}", "This is not a record of a game: its first line should be “burgrave record 1”."),
    ],
)
def test_a_mistake_is_answered_in_one_sentence(typed, sentence, capsys):
    page = Path(__file__)
    assert main(["replay", *typed.format(file=GAME, page=page).split()]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert sentence in err
