"""Ctrl-C ends a run of the tests, also where the test itself answers it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TESTS = """
import os
import signal
from pathlib import Path

def test_a_command_that_answers_ctrl_c_itself():
    before = signal.signal(signal.SIGINT, lambda number, frame: None)
    os.kill(os.getpid(), signal.SIGINT)
    signal.signal(signal.SIGINT, before)

def test_the_next_one():
    Path(__file__).with_name("went-on").touch()
"""


@pytest.mark.slow
def test_ctrl_c_ends_the_run(tmp_path):
    file = tmp_path / "test_pressed.py"
    file.write_text(TESTS)
    options = [
        "-q",
        "-p",
        "tests.conftest",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        f"--rootdir={tmp_path}",
    ]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *options, str(file)],
        cwd=ROOT,
        env={**os.environ, "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == pytest.ExitCode.INTERRUPTED, run.stdout + run.stderr
    assert "Ctrl-C" in run.stdout
    assert not (tmp_path / "went-on").exists()
