"""`burgrave play` in plain lines, as a person meets it through a pipe or a screen reader."""

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from burgrave import game
from burgrave.cli.main import main
from burgrave.core.record import read_record, verify
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match import match
from tests.cli.dialogue import (
    COMMAND,
    Script,
    choose_eagerly,
    choose_first,
    choose_hoarding,
    converse,
    find_choices,
    run,
    saved_record,
)
from tests.i18n.locales import OTHERS

ESCAPE = "\x1b"
LATIN_WORD = re.compile(r"[A-Za-z]{3,}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_as_a_dialogue(language, monkeypatch, tmp_path):
    file = tmp_path / "game.txt"
    typed = ["play", "citadels", "--players", "3", "--seed", "5", "--save", str(file), "--lang", language]
    code, said = converse(monkeypatch, typed, choose_eagerly)
    text = Translator(language, "classic")
    assert code == 0
    assert ESCAPE not in said
    assert text.format("citadels-decision-pick", who="you") in said
    assert text.format("game-over") in said
    assert text.format("citadels-points-districts") in said
    assert f"burgrave replay {file}" in said
    record = read_record(file, game)
    assert record.finished
    verify(record)


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_a_game(language, monkeypatch, tmp_path):
    file = tmp_path / "hra.txt"
    typed = ["play", "citadels", "--players", "4", "--seed", "9", "--save", str(file), "--lang", language]
    asked = iter(["?", "h крал", "t", "l", "s", "u", "x"])
    _, said = converse(monkeypatch, typed, lambda new: next(asked, None) or choose_eagerly(new))
    english = Translator("en", "classic")
    for key in ("terminal-choose", "terminal-refused", "game-over", "terminal-help-card", "undo-nothing"):
        assert english.format(key) not in said
    if language == "bg":
        words = set(LATIN_WORD.findall(said.replace(str(file), "")))
        assert words <= {"burgrave", "replay", "rules", "Enter"}


@pytest.mark.slow
def test_the_same_seed_and_answers_give_the_same_dialogue(tmp_path):
    typed = "1\n" * 40
    games = [
        run("play", "citadels", "--seed", "11", "--save", str(tmp_path / name / "game.txt"), typed=typed)
        for name in ("a", "b")
        if (tmp_path / name).mkdir() is None
    ]
    said = [answer.stdout.replace(str(tmp_path), "") for answer in games]
    assert said[0].replace("/a/", "/b/") == said[1]
    assert games[0].stderr == ""


def test_choices_are_grouped_and_priced(monkeypatch):
    seen: list[str] = []

    def answer(said: str) -> str | None:
        seen.append(said)
        return choose_eagerly(said) if len(seen) < 6 else "q"

    converse(monkeypatch, ["play", "citadels", "--seed", "3"], answer)
    printed = "".join(seen)
    assert "Gather:\n1. Take 2 gold\n2. Draw 2 cards\n" in printed
    assert re.search(r"Build:\n\d+\. Build the \w[\w ]+ \(\d\)\n", printed)


def test_a_question_mark_explains_what_is_refused(monkeypatch):
    typed = Script("1", "?", "q")
    _, said = converse(monkeypatch, ["play", "citadels", "--seed", "3"], typed)
    assert "Build the Cathedral: Gather first: take gold or cards.\n" in said
    assert "End your turn: Gather first: take gold or cards.\n" in said
    assert "h NAME: what a card, character, tile or word means" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_names_the_best_moves_with_their_chances(language, monkeypatch):
    monkeypatch.setattr(match, "HINT_BOT", "search:playouts=40")
    options = ["--seed", "3", "--edition", "2016", "--preset", "first_game", "--lang", language]
    typed = Script("a", "q")
    converse(monkeypatch, ["play", "citadels", *options], typed)
    labels = [label for _, label in find_choices(typed.seen[0])]
    thinking, heading, *printed = typed.seen[1].strip().splitlines()[1:-1]
    assert thinking == Translator(language).format("hint-thinking")
    assert re.search(r"\d+", heading)
    assert len(printed) == min(5, len(labels))
    for line in printed:
        assert re.search(r": .*\d+ %", line)
        assert any(line.startswith(label) for label in labels)


def test_what_is_too_expensive_is_refused_with_both_numbers(monkeypatch):
    typed = Script("1", "1", "?", "build cathedral", "q")
    _, said = converse(monkeypatch, ["play", "citadels", "--seed", "3"], typed)
    assert "Build the Cathedral: Costs 5, you have 4.\n" in said
    assert "“Build the Cathedral” is not possible now: Costs 5: you do not have that much gold.\n" in said


def test_a_move_can_be_typed_as_a_record_writes_it(monkeypatch):
    typed = Script("pick king", "q")
    converse(monkeypatch, ["play", "citadels", "--seed", "3"], typed)
    seen = typed.seen
    assert "You pick the King." in seen[1]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("h Kral", "King · Character · Rank 4"),
        ("h gravyard", "Graveyard · District (unique) · Cost 5"),
        ("h", "Goal: have the city with the most points at the end of the game."),
        ("h xyzzy", "No card or character is called “xyzzy”."),
        ("99", "“99” is not on the list. Type a number from 1 to 5, or ? for help."),
        ("dance", "“dance” is not on the list."),
        ("t", "The city of Seat 2 is empty (8 districts complete it)."),
        ("l", "Round 1 begins. You have the crown."),
        ("s", "Saved to "),
        ("u", "There is nothing to undo: you have not made a move yet."),
        ("х крал", "King · Character · Rank 4"),  # noqa: RUF001 - on the same key of a Cyrillic keyboard
        ("", "Your choice (number, ? for help): "),
    ],
)
def test_whatever_is_typed_is_answered_and_nothing_is_lost(typed, answer, monkeypatch):
    lines = Script(typed, "1", "q")
    code, _ = converse(monkeypatch, ["play", "citadels", "--seed", "3"], lines)
    assert code == 0
    assert answer in lines.seen[1]
    assert "You pick the Assassin." in lines.seen[2]


def test_a_copy_can_be_saved_but_not_over_another_file(monkeypatch, tmp_path):
    copy = tmp_path / "copy.txt"
    typed = Script("1", f"s {copy}", f"s {copy}", f"s {tmp_path / 'no' / 'where.txt'}", "q")
    _, said = converse(monkeypatch, ["play", "citadels", "--seed", "3"], typed)
    assert f"Saved to {copy}." in said
    assert f"“{copy}” already exists." in said
    assert "where.txt” cannot be used (No such file or directory)" in said
    assert read_record(copy, game).entries[1].seat == 0


# -- taking back


def test_a_public_move_can_be_taken_back(monkeypatch):
    typed = Script("1", "1", "u", "2", "u", "q")
    converse(monkeypatch, ["play", "citadels", "--seed", "3"], typed)
    seen = typed.seen
    assert "You take 2 gold." in seen[2]
    assert "Undone: Take" in seen[3]
    assert find_choices(seen[3])[0] == (1, "Take 2 gold")
    assert "You draw 2 cards: " in seen[4]
    assert "You cannot undo this move: it revealed hidden information." in seen[5]


def test_a_move_stands_once_another_has_decided(monkeypatch):
    typed = Script("3", "u", "q")
    _, said = converse(monkeypatch, ["play", "citadels", "--seed", "3"], typed)
    assert "has moved since." in said


# -- several people


def test_nobody_sees_another_hand_between_hidden_screens(monkeypatch, tmp_path):
    """What is said between two curtains is for one person; no other hand may be named in it."""
    file = tmp_path / "game.txt"
    people = ["--seat", "1", "--seat", "3", "--names", "Host,Guest"]
    shown: list[tuple[str, str]] = []
    keyboard = ""

    def answer(said: str) -> str:
        nonlocal keyboard
        # The curtain comes last in what is new: before it, for nobody; after it, for the one named.
        if "Press Enter when only" in said:
            assert "Your hand:" not in said
            keyboard = re.findall(r"when only (\w+) is looking", said)[-1]
            return ""
        shown.append((keyboard, said))
        return choose_hoarding(said)

    typed = ["play", "citadels", "--players", "3", "--seed", "3", "--save", str(file), *people]
    code, _ = converse(monkeypatch, typed, answer)
    assert code == 0
    assert {name for name, _ in shown} == {"Host", "Guest"}
    hands = {"Host": set[str](), "Guest": set[str]()}
    # After a swap of hands, cards that one had may be another's: no secret is revealed then.
    swap = next((place for place, (_, said) in enumerate(shown) if "swap" in said), len(shown))
    shown = shown[:swap]
    for name, said in shown:
        for line in re.findall(r"Your (?:hand|first cards): (.*)\.", said):
            if line.count(",") > 4:  # three cards with type and cost: no coincidence
                hands[name].add(line)
    assert all(len(found) > 2 for found in hands.values())
    for name, said in shown:
        other = "Guest" if name == "Host" else "Host"
        for line in hands[other]:
            assert line not in said


def test_what_stands_before_the_first_hidden_screen_is_public(monkeypatch):
    nobody = Script()
    converse(monkeypatch, ["play", "citadels", "--seed", "3", "--seat", "1", "--seat", "2"], nobody)
    assert nobody.seen == ["\nHand the keyboard to Seat 1.\nPress Enter when only Seat 1 is looking. "]


# -- leaving and going on


def test_a_player_who_quits_reads_how_to_continue(monkeypatch, tmp_path):
    file = tmp_path / "my game.txt"
    typed = Script("1", "q")
    arguments = ["play", "citadels", "--seed", "3", "--save", str(file)]
    code, said = converse(monkeypatch, arguments, typed)
    assert code == 0
    assert f"Saved to {file}.\nContinue with: burgrave play --resume '{file}'\n" in said
    assert read_record(file, game).moves >= 1


def test_a_game_goes_on_exactly_as_if_nothing_had_happened(monkeypatch, tmp_path):
    whole, parted = tmp_path / "whole.txt", tmp_path / "parted.txt"
    options = ["--players", "3", "--seed", "21", "--bots", "h1,random", "--names", "Host"]
    converse(monkeypatch, ["play", "citadels", *options, "--save", str(whole)], choose_first)
    decisions = 0

    def answer(said: str) -> str | None:
        nonlocal decisions
        decisions += 1
        return None if decisions % 7 == 0 else choose_first(said)

    arguments = ["play", "citadels", *options, "--save", str(parted)]
    for _ in range(200):
        code, said = converse(monkeypatch, arguments, answer)
        if code == 0:
            break
        assert code == 130
        assert "Continue with:" in said
        arguments = ["play", "--resume", str(parted)]
    assert read_record(whole, game).finished
    assert parted.read_text() == whole.read_text()


def test_undo_works_across_saving_and_going_on(monkeypatch, tmp_path):
    file = tmp_path / "game.txt"
    typed = Script("1", "1", "q")
    converse(monkeypatch, ["play", "citadels", "--seed", "3", "--save", str(file)], typed)
    again = Script("u", "q")
    _, said = converse(monkeypatch, ["play", "--resume", str(file)], again)
    assert "Undone: Take" in said


def test_a_saved_game_can_go_on_in_another_file(monkeypatch, tmp_path):
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    typed = Script("1", "q", "1", "q")
    converse(monkeypatch, ["play", "citadels", "--seed", "3", "--save", str(old)], typed)
    before = old.read_text()
    converse(monkeypatch, ["play", "--resume", str(old), "--save", str(new)], typed)
    assert old.read_text() == before
    assert read_record(new, game).moves > read_record(old, game).moves


def test_another_seat_can_be_taken_when_a_game_goes_on(monkeypatch, tmp_path):
    file = tmp_path / "game.txt"
    typed = Script("q", "q")
    converse(monkeypatch, ["play", "citadels", "--seed", "3", "--save", str(file)], typed)
    converse(monkeypatch, ["play", "--resume", str(file), "--seat", "2"], typed)
    assert read_record(file, game).seats == ["h1", "", "h1", "h1"]


@pytest.mark.slow
def test_a_game_without_a_name_is_saved_with_the_data_of_the_user(tmp_path):
    answer = run("play", "citadels", "--seed", "3", typed="1\nq\n", XDG_DATA_HOME=str(tmp_path))
    assert answer.returncode == 0
    file = saved_record(tmp_path)
    assert file.parent == tmp_path / "burgrave" / "games"
    assert str(file) in answer.stdout


@pytest.mark.slow
def test_the_end_of_the_input_saves_and_says_so(tmp_path):
    answer = run("play", "citadels", "--seed", "3", typed="1\n1\n", XDG_DATA_HOME=str(tmp_path))
    assert answer.returncode == 130
    assert f"Continue with: burgrave play --resume {saved_record(tmp_path)}" in answer.stdout


@pytest.mark.slow
@pytest.mark.parametrize("signal_number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_saves_and_says_so(signal_number, tmp_path):
    file = tmp_path / "game.txt"
    typed = ["play", "citadels", "--seed", "3", "--save", str(file)]
    with subprocess.Popen(
        [*COMMAND, *typed],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    ) as process:
        assert process.stdin is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        wait_for(file, "take", process)
        process.send_signal(signal_number)
        said, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == ""
    assert f"Continue with: burgrave play --resume {file}" in said
    assert read_record(file, game).moves >= 1


def wait_for(file: Path, word: str, process: subprocess.Popen[str]) -> None:
    """Until the record has got so far; bots never take long."""
    for _ in range(600):
        if file.exists() and "move 0 pick" in file.read_text():
            return
        assert process.poll() is None
        time.sleep(0.05)
    raise AssertionError(word)


def test_a_torn_record_goes_on_with_every_move_that_is_written(monkeypatch, tmp_path):
    file = tmp_path / "game.txt"
    typed = Script("1", "1", "q", "q")
    converse(monkeypatch, ["play", "citadels", "--seed", "3", "--save", str(file)], typed)
    moves = read_record(file, game).moves
    file.write_text(file.read_text()[:-20])
    code, _ = converse(monkeypatch, ["play", "--resume", str(file)], typed)
    assert code == 0
    assert read_record(file, game).moves == moves


def test_going_on_keeps_the_mode_of_a_file_and_the_link_to_it(monkeypatch, tmp_path):
    file, link = tmp_path / "game.txt", tmp_path / "link.txt"
    typed = Script("q", "1", "q")
    converse(monkeypatch, ["play", "citadels", "--seed", "3", "--save", str(file)], typed)
    file.chmod(0o600)
    link.symlink_to(file)
    converse(monkeypatch, ["play", "--resume", str(link), "--seat", "2"], typed)
    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o600
    assert read_record(file, game).seats[1] == ""


def test_saving_leaves_other_files_alone(monkeypatch, tmp_path):
    other = tmp_path / "evening.txt.new"
    other.write_text("mine")
    typed = ["play", "citadels", "--seed", "3", "--save", str(tmp_path / "evening.txt")]
    converse(monkeypatch, typed, Script("1", "q"))
    assert other.read_text() == "mine"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["evening.txt", "evening.txt.new"]


# -- mistakes


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "Which game? Choose one of: citadels, praga; or continue a saved game: --resume FILE."),
        ("chess", "“chess” is not a known game. Choose one of: citadels, praga."),
        ("citadels --edition 1999", "“edition” cannot be “1999”. Choose one of: "),
        ("citadels --players 1", "“players” cannot be “1”. Give a whole number from 2 to 7."),
        ("citadels --players many", "“players” cannot be “many”."),
        ("citadels --seat 5", "5 is not a valid seat. Seats go from 1 to 4."),
        ("citadels --seat 2 --seat 2", "Give each seat once. This one appears twice: 2."),
        ("citadels --seat first", "“--seat” cannot be “first”. Give a whole number of at least 1."),
        ("citadels --names Host,Bo", "You gave 2 names for one person. Give one for each “--seat”."),
        ("citadels --names random", "“random” is the name of a bot."),
        ("citadels --seat 1 --seat 2 --names Host,Host", "Two people are called “Host”."),
        ("citadels --bots deep", "“deep” is not a bot for Citadels. Choose one of: random, greedy, h1"),
        ("citadels --bots random,random,random,random", "4 bots were named; the number of seats is 3"),
        ("citadels --players 2 --seat 1 --seat 2 --bots random", "Remove “--bots”."),
        ("citadels --seed seven", "“--seed” cannot be “seven”. Give a whole number."),
        ("citadels --bot-delay -1", "“--bot-delay” cannot be “-1”. Give a number of seconds, 0 for none."),
        ("citadels --option duplicates", "“duplicates” is not a valid option. Write name=value"),
        ("citadels --option size=3", "“size” is not a valid option. Choose one of: "),
        ("citadels --option players=3 --players 4", "The option players was given twice. Give it once."),
        ("citadels --lang xx", "“xx” is not a supported language. Choose one of: en, cs, bg, pl."),
        ("--resume nowhere.txt", "The file “nowhere.txt” does not exist."),
        ("--resume .", "“.” is a folder. Give the path of a file."),
        ("citadels --save .", "“.” is a folder."),
        ("citadels --save no/such/game.txt", "the folder “no/such” does not exist"),
        ("citadels castles", "Unexpected argument “castles”"),
        ("citadels --playrs 4", "“--playrs” is not a valid option here. Did you mean “--players”?"),
        ("citadels --players", "“--players” needs a value. See “burgrave play --help”."),
        ("citadels --plain=yes", "“--plain” does not take a value. Remove the value"),
    ],
)
def test_a_mistake_is_answered_in_one_sentence(typed, sentence, capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert main(["play", *typed.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("burgrave: ")
    assert err.count("\n") == 1
    assert sentence in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("--players 3", "“--players” cannot be changed in a saved game. Remove it."),
        ("--edition classic", "“--edition” cannot be changed in a saved game."),
        ("--option duplicates=allowed", "“--option” cannot be changed in a saved game."),
        ("--names Host", "“--names” cannot be changed in a saved game."),
        ("--preset first_game", "“--preset” cannot be changed in a saved game."),
        ("--action-cards", "“--action-cards” cannot be changed in a saved game."),
        ("--seed 4", "“--seed” cannot be changed in a saved game."),
        ("--seat 9", "9 is not a valid seat. Seats go from 1 to 4."),
        ("--bots deep", "“deep” is not a bot for Citadels."),
        ("--save {file}", "already exists. Choose a new name"),
    ],
)
def test_what_a_saved_game_has_settled_cannot_be_changed(option, sentence, monkeypatch, capsys, tmp_path):
    file = tmp_path / "game.txt"
    converse(monkeypatch, ["play", "citadels", "--seed", "3", "--save", str(file)], lambda _: "q")
    monkeypatch.undo()
    monkeypatch.setenv("LC_ALL", "en")
    before = file.read_text()
    assert main(["play", "--resume", str(file), *option.format(file=file).split()]) == 2
    assert sentence in capsys.readouterr().err
    assert file.read_text() == before


@pytest.mark.slow
def test_a_finished_game_does_not_go_on(monkeypatch, tmp_path):
    file = tmp_path / "game.txt"
    arguments = ["play", "citadels", "--players", "2", "--seed", "3", "--save", str(file)]
    converse(monkeypatch, arguments, choose_eagerly)
    answer = run("play", "--resume", str(file))
    assert answer.returncode == 2
    assert "The game ended" in answer.stderr
