"""`burgrave arena` and `burgrave bots` as a person at a terminal meets them."""

import json
import re
import subprocess

import pytest

from burgrave.arena import arena as arena_module
from burgrave.arena.deal import play_deals
from burgrave.bots.levels import LEVELS
from burgrave.cli.main import main
from burgrave.i18n import LANGUAGES
from burgrave.simulation import worker_pool
from tests.cli.dialogue import COMMAND


def run(typed: str) -> int:
    return main(typed.split())


def test_json_is_one_object_with_everything(capsys):
    assert run("arena citadels --players 3 --bots h1,random --deals 4 --seed 5 --json") == 0
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert err == ""
    assert (found["deals"], found["games"], found["seed"], found["complete"]) == (4, 12, 5, True)
    for row in found["bots"]:
        assert {"bot", "games", "win_share", "low", "high", "rating", "ms_per_decision"} <= set(row)
        assert row["raised"] == row["slow"] == row["illegal"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rating_has_no_separator_in_any_language(capsys, language):
    assert run(f"arena citadels --players 2 --bots h1,random --deals 2 --workers 1 --lang {language}") == 0
    out = capsys.readouterr().out
    assert re.search(r"h1 .*%\s+1000 ", out)
    assert not re.search(r"1\D000", out)


def test_people_see_shares_ratings_and_who_comes_before_whom(capsys):
    assert run("arena citadels --players 3 --bots builder,random,apprentice --deals 4 --workers 1") == 0
    out = " ".join(capsys.readouterr().out.split())  # spaces of any width
    for words in ("95 % interval", "rating", "finishes ahead of", "builder − random", "chance gives 33.3 %"):
        assert words in out
    assert "lost decisions" not in out


def test_a_bot_against_itself_is_shown_entry_by_entry(capsys):
    assert run("arena citadels --players 4 --bots random --deals 3") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "random × 4" in out  # noqa: RUF001
    assert "finishes ahead of" not in out


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arena_speaks_the_readers_language(capsys, language):
    assert run(f"arena praga --players 2 --bots script,random --deals 1 --lang {language}") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert ("Ratings: script has 1000." in out) == (language == "en")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("--bots oracle", "“oracle” is not a bot for Citadels. Choose one of: random, "),
        ("--bots search:speed=3", "The bot search has no option “speed”. Choose one of: ms, playouts"),
        ("--bots h1 --deals 0", "“--deals” cannot be “0”. Give a whole number of at least 1."),
        ("--bots h1 --time-limit 0", "“--time-limit” cannot be “0”. Give a number of seconds above 0."),
        ("--players 2 --bots h1,h1,h1", "3 bots were named; the number of seats is 2"),
    ],
)
def test_a_mistake_is_answered_with_what_would_be_right(capsys, typed, sentence):
    assert run(f"arena citadels {typed}") == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"burgrave: {sentence}")


def test_a_wrong_address_is_reported_before_anything_is_played(capsys, monkeypatch):
    monkeypatch.setattr("burgrave.simulation.ray_pool.import_extra", lambda package, name: None)
    assert run("arena citadels --bots h1 --deals 1 --ray 127.0.0.2:1") == 2
    assert capsys.readouterr().err.startswith("burgrave: No cluster answers at 127.0.0.2:1. Start Ray there")


def test_ctrl_c_shows_what_was_played_and_the_same_command_goes_on(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(worker_pool, "PART_SECONDS", 0.0)

    def interrupted(plan, limit, numbers, seconds):
        if numbers[0] == 2:
            raise KeyboardInterrupt
        return play_deals(plan, limit, numbers, seconds)

    monkeypatch.setattr(arena_module, "play_deals", interrupted)
    typed = f"arena citadels --players 2 --bots h1,random --deals 4 --run-file {tmp_path / 'run.jsonl'}"
    assert run(typed) == 130
    assert " ".join(capsys.readouterr().out.split()).startswith("Stopped. Deals counted: 2 of 4. Citadels")
    monkeypatch.setattr(arena_module, "play_deals", play_deals)
    assert run(f"{typed} --json") == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 4
    assert len((tmp_path / "run.jsonl").read_text().splitlines()) == 5


BAD_BOT = """
from burgrave.core.bot import Bot

class Loud(Bot):
    def choose(self, view, rng):
        print("let me think")
        return view.legal_moves()[0] if rng.randbelow(2) else None
"""


@pytest.mark.slow
def test_a_bot_in_the_present_folder_is_measured_and_its_faults_are_reported(tmp_path):
    (tmp_path / "loud.py").write_text(BAD_BOT)
    typed = ["arena", "citadels", "--players", "2", "--bots", "loud.Loud,h1", "--deals", "1"]
    answer = subprocess.run(
        [*COMMAND, *typed], capture_output=True, text=True, cwd=tmp_path, timeout=120, check=False
    )
    assert answer.returncode == 0
    printed = " ".join(answer.stdout.split())
    assert "loud.Loud lost decisions to the baseline bot: errors 0×" in printed  # noqa: RUF001
    assert "The first problem: None" in printed
    assert "let me think" not in printed


# -- levels


@pytest.mark.parametrize("game", list(LEVELS))
def test_levels_are_listed_with_what_they_play_and_how_long_they_think(capsys, game):
    assert run(f"bots {game}") == 0
    lines = capsys.readouterr().out.replace("\xa0", " ").splitlines()
    for level, bot in LEVELS[game].items():
        (line,) = (line for line in lines if f" {level} " in line)
        assert bot in line
    assert any(line.endswith(" ms") or " ms " in line for line in lines)


def test_a_level_may_be_named_in_any_language(capsys):
    assert run("simulate citadels --players 2 --games 1 --bots Stavitel,uczen --json") == 0
    assert json.loads(capsys.readouterr().out)["line_up"] == ["builder", "apprentice"]
