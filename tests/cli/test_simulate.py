"""`burgrave simulate` as a person at a terminal meets it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from burgrave.cli.main import main
from burgrave.simulation import simulate as simulation_module
from burgrave.simulation import worker_pool

COMMAND = [sys.executable, "-c", "import sys; from burgrave.cli.main import main; sys.exit(main())"]


def run(typed: str) -> int:
    """What a person types after `burgrave`."""
    return main(typed.split())


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("LANGUAGE", "en")


def test_json_is_one_object_with_everything(capsys):
    assert run("simulate citadels --players 3 --games 6 --bots h1,random --json") == 0
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert err == ""
    assert (found["game"], found["options"]["players"], found["games"], found["complete"]) == (
        "citadels",
        3,
        6,
        True,
    )
    assert found["line_up"] == ["h1", "random", "h1"]
    assert [row["seat"] for row in found["seats"]] == [0, 1, 2]
    assert [(row["bot"], row["seats"]) for row in found["bots"]] == [("h1", 2), ("random", 1)]
    for row in found["seats"] + found["bots"]:
        assert row["low"] <= row["win_share"] <= row["high"]
        assert row["points"]["min"] <= row["points"]["mean"] <= row["points"]["max"]
        assert row["points"]["q10"] <= row["points"]["q50"] <= row["points"]["q90"]
    assert sum(found["bots"][0]["histogram"].values()) == 12
    assert found["decisions"]["mean"] > 0
    assert found["measures"]["rounds"]["mean"] > 0
    assert found["games_per_s"] > 0


def test_people_see_who_wins_and_a_picture_of_the_points(capsys):
    assert run("simulate citadels --players 4 --games 8 --bots h1,random") == 0
    out = " ".join(capsys.readouterr().out.split())  # spaces of any width
    assert "h1 × 2" in out  # noqa: RUF001
    assert "95 % interval" in out
    assert "█" in out
    assert "Rounds: " in out
    assert "Games: 8, in" in out


@pytest.mark.parametrize("language", ["cs", "bg", "pl"])
def test_decimals_have_the_comma_of_the_language(language, capsys):
    assert run(f"simulate citadels --players 2 --games 3 --bots random --lang {language}") == 0
    out = capsys.readouterr().out
    assert re.search(r"\d,\d", out)
    assert not re.search(r"\d\.\d", out)


def test_people_count_seats_from_one(capsys):
    assert run("simulate citadels --players 2 --games 2 --bots random --first-crown 2") == 0
    out = capsys.readouterr().out
    assert "First crown: 2" in " ".join(out.split())
    assert re.findall(r"^([0-9]) +\d+\.\d %", out, re.MULTILINE) == ["1", "2"]
    assert run("simulate citadels --players 2 --games 2 --first-crown 3") == 2
    assert "“first_crown” cannot be “3”. Give a whole number from 1 to 2." in capsys.readouterr().err


@pytest.mark.parametrize("players", [2, 3, 4])
def test_places_in_the_turn_order_are_counted_from_one(capsys, players):
    assert run(f"simulate praga --players {players} --games 1 --bots random") == 0
    table = capsys.readouterr().out.partition("turn order")[2].partition("\n\n")[0]
    assert [line.split()[0] for line in table.splitlines()[2:]] == [
        str(place + 1) for place in range(players)
    ]


def test_a_game_alone_shows_points_only(capsys):
    assert run("simulate praga --players 1 --games 5 --bots random") == 0
    out = capsys.readouterr().out
    assert "10 · 50 · 90 %" in out
    for word in ("wins", "95 % interval", "chance", "shared"):
        assert word not in out


def test_people_read_what_was_played_in_words(capsys):
    run("simulate citadels --edition deluxe --preset cunning_agents --action-cards --games 1")
    out = " ".join(capsys.readouterr().out.split())
    assert "Action cards; seed 1" in out
    assert "Characters: Witch, Blackmailer, Magician, Emperor" in out
    assert "Unique districts: Armory, Basilica, Dragon Gate" in out
    assert "['" not in out


def test_the_best_bot_plays_if_none_is_named(capsys):
    run("simulate citadels --players 2 --games 1 --json")
    assert json.loads(capsys.readouterr().out)["line_up"] == ["h1", "h1"]


def test_other_options_go_to_the_game(capsys):
    run("simulate citadels --games 1 --option players=2 --option first_crown=2 --json")
    options = json.loads(capsys.readouterr().out)["options"]
    assert (options["players"], options["first_crown"]) == (2, 1)  # people count seats from 1


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("chess", "“chess” is not a known game. Choose one of: citadels"),
        ("citadels --edition first", "“edition” cannot be “first”. Choose one of: classic"),
        ("citadels --players 99", "“players” cannot be “99”. Give a whole number from 2 to "),
        ("citadels --players few", "“players” cannot be “few”. Give a whole number from 2 to "),
        ("citadels --bots oracle", "“oracle” is not a bot for Citadels. Choose one of: random, "),
        (
            "citadels --players 2 --bots random,random,random",
            "3 bots were named; the number of seats is 2. Name at least",
        ),
        ("citadels --games 0", "“--games” cannot be “0”. Give a whole number of at least 1."),
        ("citadels --seed x", "“--seed” cannot be “x”. Give a whole number."),
        ("citadels --workers none", "“--workers” cannot be “none”. Give a whole number of at least 1."),
        (
            "citadels --option players",
            "“players” is not a valid option. Write name=value, for example players=4.",
        ),
        ("citadels --option colour=red", "“colour” is not a valid option. Choose one of: edition, players"),
        ("citadels --players 3 --option players=4", "The option players was given twice. Give it once."),
    ],
)
def test_a_mistake_is_answered_with_what_would_be_right(capsys, typed, sentence):
    assert run(f"simulate {typed}") == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"burgrave: {sentence}")
    assert err.count("\n") == 1


def test_ctrl_c_shows_what_is_counted_so_far(capsys, monkeypatch):
    played = simulation_module.play_and_count
    monkeypatch.setattr(worker_pool, "PART_SECONDS", 0.0)

    def count(plan, numbers, seconds=0.0, given=None):
        if numbers[0] == 2:
            raise KeyboardInterrupt
        return played(plan, numbers, seconds, given)

    monkeypatch.setattr(simulation_module, "play_and_count", count)
    assert run("simulate citadels --players 2 --games 50") == 130
    out = " ".join(capsys.readouterr().out.split())
    assert out.startswith("Stopped. Games counted: 2 of 50. Citadels")


def child_pids(process: subprocess.Popen[str]) -> str:
    return Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text()


def unblock_sigint() -> None:
    """Where tests run in the background, processes are born deaf to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(
    not Path(f"/proc/self/task/{os.getpid()}/children").exists(), reason="the workers cannot be seen here"
)
def test_ctrl_c_ends_the_workers_without_a_word():
    asked = [*COMMAND, "simulate", "citadels", "--games", "1000000", "--workers", "2", "--json"]
    process = subprocess.Popen(
        asked,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=unblock_sigint,
    )
    while process.poll() is None and len(child_pids(process).split()) < 2:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to the workers too
    try:
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    found = json.loads(out)
    assert (process.returncode, err, found["complete"]) == (130, "", False)
    assert 0 < found["games"] < 1000000


def test_presets_casts_and_action_cards_have_options_of_their_own(capsys):
    typed = "--edition deluxe --players 5 --preset cunning_agents --nine --action-cards --first-crown 3"
    assert run(f"simulate citadels {typed} --games 1 --json") == 0
    options = json.loads(capsys.readouterr().out)["options"]
    assert options["characters"][0] == "witch"
    assert options["characters"][8] == "tax_collector"
    assert options["action_cards"] is True
    assert options["first_crown"] == 2  # people count seats from 1


def test_a_cast_can_be_random(capsys):
    assert run("simulate citadels --edition 2016 --random-cast --games 1 --json") == 0
    assert len(json.loads(capsys.readouterr().out)["options"]["characters"]) == 8
