"""The bots on the page about bots are whole files: saved as they are, they play and have right types."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave.bots.levels import LEVELS
from tests.cli.dialogue import COMMAND

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
LIST = (ROOT / "docs/reference/bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


# Seats, moves and random numbers are ordinary numbers for a type checker, and any generator fits.
NUMBERS = """
from random import Random

import burgrave
from burgrave import FastRng, RandomPolicy, State, make_bot


def numbers(state: State, rng: FastRng) -> list[float]:
    chosen = make_bot("citadels", "h1").choose(state.view(state.current_seat), Random(1))
    again = RandomPolicy().choose(state, Random(1))
    citadels = burgrave.game("citadels")
    started = citadels.start(citadels.options(), Random(1))
    started.rng = Random(1)
    mean = rng.randbelow(6) * 0.5 if rng.randbelow(100) < 30.5 else rng.pick_index([1, 2]) / 2.5
    return [mean, state.current_seat + 0.5, state.viewer * 0.5, chosen + 0.5, again * 1.5]
"""


def example_of(name: str) -> str:
    (source,) = (block for block in BLOCKS if f"class {name}(Bot)" in block)
    return str(source)


@pytest.mark.slow
def test_the_first_example_is_measured_from_a_file_of_its_own(tmp_path):
    (tmp_path / "miser.py").write_text(example_of("Miser"), encoding="utf-8")
    typed = ["arena", "citadels", "--players", "2", "--bots", "miser.Miser:thrift=90,h1", "--deals", "1"]
    answer = subprocess.run(
        [*COMMAND, *typed], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "miser.Miser" in answer.stdout
    assert "forfeit" not in answer.stdout


@pytest.mark.slow
@pytest.mark.parametrize("id", burgrave.games())
def test_the_search_plays_every_game(id):
    names: dict[str, Any] = {}
    exec(compile(example_of("Sampler"), "sampler.py", "exec"), names)
    sampler, rng = names["Sampler"](samples=1), burgrave.FastRng(1)
    state = burgrave.game(id).new(players=2, seed=3)
    for _ in range(4):
        state.play(sampler.choose(state.view(state.current_seat), rng))
    burgrave.play_out(state, burgrave.RandomPolicy(), rng)
    assert state.is_over


@pytest.mark.slow
def test_the_examples_pass_a_strict_type_check(tmp_path):
    """Bot, search and learner import only public names, so those are typed for users too."""
    (tmp_path / "page.py").write_text("\n\n".join([*BLOCKS, NUMBERS]), encoding="utf-8")
    options = ["--strict", "--config-file=", f"--cache-dir={tmp_path / 'cache'}"]
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", *options, "page.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=1200,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("game", list(LEVELS))
def test_the_list_of_bots_names_the_bot_of_each_level(game):
    column = 1 + list(LEVELS).index(game)
    rows = [line.split("|")[1:] for line in LIST.splitlines() if line.startswith("| `")]
    named = {row[0].strip(" `"): row[column].strip(" `") for row in rows if len(row) > column}
    assert {name: named[name] for name in LEVELS[game]} == LEVELS[game]


@pytest.mark.parametrize("id", burgrave.games())
def test_the_list_of_bots_has_every_bot(id):
    for name in burgrave.bot_names(burgrave.game(id)):
        assert f"\n| `{name}` |" in LIST
