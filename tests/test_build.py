"""How the engine is built: by setup.py, with or without a profile."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import burgrave
from tools import profile_guided
from tools.training import TABLES

ROOT = Path(__file__).parents[1]


def test_only_compiling_translates_the_engine():
    """The metadata and an sdist are made of what stands in setup.py, without a word of C."""
    script = "import setup, sys; setup.engine(); print('mypyc.build' in sys.modules)"
    settings = {name: value for name, value in os.environ.items() if name != "BURGRAVE_PURE"}
    answer = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=settings, capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == "False"


@pytest.mark.parametrize(("id", "tables"), TABLES, ids=[id for id, _ in TABLES])
def test_no_table_that_is_measured_is_trained_on(id, tables):
    game = burgrave.game(id)
    measured = [options.to_dict() for options in game.stats().benchmark_options()]
    assert [given for given in tables if game.options(**given).to_dict() in measured] == []


@pytest.fixture
def source(tmp_path, monkeypatch):
    """A translated source, and a cache of profiles of its own."""
    monkeypatch.setattr(profile_guided, "CACHE", tmp_path / "cache")
    path = tmp_path / "engine.c"
    path.write_text("int answer(void) { return 42; }\n")
    return path


def test_a_profile_is_taken_again_for_the_same_source_and_for_no_other(source, tmp_path, monkeypatch):
    monkeypatch.setattr(profile_guided, "compiler_name", lambda: "gcc 12, Free Software Foundation")
    profile = profile_guided.make_profile(source, tmp_path)
    assert profile is not None
    assert not profile.from_cache()
    profile.file.write_text("counted")
    profile.keep()
    profile.file.unlink()
    assert profile.from_cache()
    assert profile.file.read_text() == "counted"
    source.write_text("int answer(void) { return 43; }\n")
    other = profile_guided.make_profile(source, tmp_path)
    assert other is not None
    assert not other.from_cache()


def test_a_compiler_that_nobody_knows_compiles_without_a_profile(source, tmp_path, monkeypatch):
    monkeypatch.setattr(profile_guided, "compiler_name", lambda: "Tiny C Compiler")
    assert profile_guided.make_profile(source, tmp_path) is None


def test_a_training_that_fails_says_why(source, tmp_path, monkeypatch):
    monkeypatch.setattr(profile_guided, "compiler_name", lambda: "gcc 12, Free Software Foundation")
    profile = profile_guided.make_profile(source, tmp_path)
    assert profile is not None
    assert "training.py" in profile.train(tmp_path / "nothing here")
