"""The compiled and the interpreted engine are one engine."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import burgrave
from burgrave import COMPILED
from burgrave.core.rng import NO_RNG
from tests.invariants.digest import digest_games

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="one engine alone: the run on the compiled one compares")
def test_both_engines_agree_move_for_move():
    """The digest is of every legal move, byte, event and sampled state of the same games."""
    script = "from tests.invariants.digest import digest_games; print(digest_games())"
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "BURGRAVE_PURE": "1", "PYTHONPATH": path}
    with subprocess.Popen(
        [sys.executable, "-c", script], env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as other:
        here = digest_games()
        there, _ = other.communicate()
    assert (other.returncode, there.strip()) == (0, here)


def test_compiled_really_means_compiled():
    steps = [step for id in burgrave.games() for step in burgrave.game(id).steps]
    modules = {type(thing).__module__ for thing in (*steps, NO_RNG)}
    for module in modules:
        assert str(sys.modules[module].__file__).endswith(".py") != COMPILED
