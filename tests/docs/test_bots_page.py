"""The bots that the page about bots shows are whole files: saved as they stand, they play."""

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from burgrave import game as game_of
from burgrave import games
from burgrave.bots.levels import LEVELS
from burgrave.core.bot import RANDOM_POLICY, as_policy
from burgrave.core.rng import FastRng
from tests.cli.dialogue import COMMAND

PAGE = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def example_of(name: str) -> str:
    (source,) = (block for block in BLOCKS if f"class {name}(Bot)" in block)
    return str(source)


@pytest.mark.slow
def test_the_first_example_is_measured_from_a_file_of_its_own(tmp_path):
    (tmp_path / "miser.py").write_text(example_of("Miser"))
    typed = ["arena", "citadels", "--players", "2", "--bots", "miser.Miser:thrift=90,h1", "--deals", "1"]
    answer = subprocess.run(
        [*COMMAND, *typed], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "miser.Miser" in answer.stdout
    assert "lost decisions" not in answer.stdout


@pytest.mark.slow
@pytest.mark.parametrize("id", games())
def test_the_second_example_dreams_in_every_game(id):
    names: dict[str, Any] = {}
    exec(compile(example_of("Dreamer"), "dreamer.py", "exec"), names)
    dreamer = as_policy(names["Dreamer"](worlds=1))
    s = game_of(id).new(game_of(id).options(players=2), 3)
    for _ in range(4):
        s.apply(dreamer.choose(s, FastRng(1)))
    while not s.is_over:
        s.apply(RANDOM_POLICY.choose(s, FastRng(2)))


@pytest.mark.parametrize("game", list(LEVELS))
def test_the_page_says_what_stands_behind_the_levels(game):
    column = 1 + list(LEVELS).index(game)
    rows = [line.split("|")[1:] for line in PAGE.splitlines() if line.startswith("| `")]
    told = {row[0].strip(" `"): row[column].strip(" `") for row in rows}
    assert {name: told[name] for name in LEVELS[game]} == LEVELS[game]
