"""The compiled and the interpreted engine are one engine."""

import os
import subprocess
import sys
from pathlib import Path

from burgrave import COMPILED
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
    import burgrave.citadels.turn
    import burgrave.core.agenda

    for module in (burgrave.citadels.turn, burgrave.core.agenda):
        assert str(module.__file__).endswith(".py") != COMPILED
