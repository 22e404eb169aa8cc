"""The compiled and the interpreted engine are one engine."""

import os
import subprocess
import sys
from pathlib import Path

import burgrave
from burgrave import COMPILED
from burgrave.core.state import NO_CHANCE
from tests.laws.digest import digest_of_games

ROOT = Path(__file__).parents[2]


def test_both_engines_agree_move_for_move():
    """The digest is of every legal move, byte, event and imagination of the same games."""
    script = "from tests.laws.digest import digest_of_games; print(digest_of_games())"
    environment = {**os.environ, "BURGRAVE_PURE": "1", "PYTHONPATH": str(ROOT)}
    other = subprocess.run(
        [sys.executable, "-c", script], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert other.stdout.strip() == digest_of_games()


def test_compiled_really_means_compiled():
    steps = [step for id in burgrave.games() for step in burgrave.game(id).book]
    modules = {type(thing).__module__ for thing in (*steps, NO_CHANCE)}
    for module in modules:
        assert str(sys.modules[module].__file__).endswith(".py") != COMPILED
