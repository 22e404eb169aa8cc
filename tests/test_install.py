"""What an installed or checked-out Burgrave says about its engine, and how the command answers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import burgrave
from burgrave import engine

COMMAND = [sys.executable, "-c", "import sys; from burgrave.cli.main import main; sys.exit(main())"]


def run(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if name != "BURGRAVE_PURE"}
    environment = {**inherited, **settings}
    return subprocess.run([*COMMAND, *arguments], env=environment, capture_output=True, text=True, timeout=60)


@pytest.mark.slow
def test_pure_runs_interpreted_even_beside_a_compiled_engine():
    answer = run("--version", BURGRAVE_PURE="1")
    assert answer.stdout == f"burgrave {burgrave.__version__} (interpreted)\n"


@pytest.mark.slow
def test_the_compiled_engine_runs_wherever_it_lies():
    lies_there = any(path.suffix != ".py" for path in (engine.PACKAGE / "core").glob("__init__.*"))
    expected = "compiled" if lies_there and not engine.is_outdated() else "interpreted"
    assert run("--version").stdout == f"burgrave {burgrave.__version__} ({expected})\n"


@pytest.fixture
def compiled_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source that was compiled in place just now."""
    source = tmp_path / "rule.py"
    stamp = tmp_path / ".engine"
    source.write_text("")
    stamp.write_text("digest\nrule.py")
    os.utime(source, ns=(1, 1))
    os.utime(stamp, ns=(2, 2))
    monkeypatch.setattr(engine, "PACKAGE", tmp_path)
    monkeypatch.setattr(engine, "STAMP", stamp)
    return source


def test_an_engine_compiled_after_its_sources_may_run(compiled_source):
    assert not engine.is_outdated()


def test_an_engine_is_outdated_once_a_source_changes(compiled_source):
    os.utime(compiled_source, ns=(3, 3))
    assert engine.is_outdated()


def test_an_engine_is_outdated_once_a_source_is_removed(compiled_source):
    compiled_source.unlink()
    assert engine.is_outdated()


@pytest.mark.slow
def test_without_a_command_the_help_is_shown():
    answer = run()
    assert answer.returncode == 0
    assert answer.stdout.startswith("Usage: burgrave")


@pytest.mark.slow
def test_a_wrong_command_is_answered_in_one_sentence():
    answer = run("fortify")
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr.startswith("burgrave: “fortify” is not a valid command. Choose one of: serve, ")
    assert answer.stderr.count("\n") == 1
