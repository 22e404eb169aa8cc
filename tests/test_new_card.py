"""The generator of cards, run in a copy of the tree; and no card of this tree is unfinished."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.new_card import ROOT, find_unfinished, main

COPIED = ("src", "tests/rules", "tests/i18n", "docs")
CARDS = {
    "night_watch": ["character", "night_watch", "--instead-of", "trader"],
    "mint": ["district", "mint", "--instead-of", "wishing_well", "--cost", "4"],
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "client")
    for folder in COPIED:
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def run(tree: Path, *arguments: str) -> str:
    """What a module prints that runs on the sources of the copy."""
    paths = os.pathsep.join([str(tree / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": paths, "BURGRAVE_PURE": "1", "LC_ALL": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_no_card_is_unfinished():
    assert find_unfinished(ROOT) == []


@pytest.mark.parametrize("id", CARDS)
def test_a_new_card_can_be_played_at_once(tree, id, capsys):
    assert main(CARDS[id], tree) == 0
    capsys.readouterr()
    assert "TODO what the card does" in run(tree, "burgrave", "card", id)
    run(tree, "burgrave", "check", f"tests/rules/citadels/{id.replace('_', '-')}.yaml")
    run(tree, "ruff", "check", "src/burgrave/citadels")
    run(tree, "ruff", "format", "--check", "src/burgrave/citadels")


@pytest.mark.slow
def test_a_new_card_passes_the_type_checks(tree, capsys):
    for arguments in CARDS.values():
        assert main(arguments, tree) == 0
    run(tree, "mypy", "--strict", "-p", "burgrave.citadels")


@pytest.mark.parametrize("id", CARDS)
def test_what_is_left_to_do_is_named(tree, id, capsys):
    main(CARDS[id], tree)
    printed = capsys.readouterr().out
    key = f"citadels-text-{'character' if id == 'night_watch' else 'card'}-{id}"
    for language in ("en", "cs", "bg", "pl"):
        left = [line for line in find_unfinished(tree) if f"/{language}/" in line]
        assert any(key in line for line in left)
        assert all(line in printed for line in left)
    assert f"tests/rules/citadels/{id.replace('_', '-')}.yaml:1" in printed
    assert f"{id}.py:1" in printed
    assert "tests/i18n/citadels-names.csv (1)" in printed  # still has the old card
    assert main(["--left"], tree) == 1


def test_nothing_is_left_when_every_place_is_filled_in(tree, capsys):
    main(CARDS["mint"], tree)
    for line in find_unfinished(tree):
        path = tree / line.split(":", 1)[0]
        path.write_text(path.read_text(encoding="utf-8").replace("TODO ", ""), encoding="utf-8")
    assert main(["--left"], tree) == 0


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["character", "Night Watch", "--instead-of", "trader"], "is not a valid id"),
        (["character", "night_watch", "--instead-of", "nobody"], "is not a character"),
        (["district", "park", "--instead-of", "wishing_well"], "exists already"),
        (["district", "moat", "--instead-of", "keep"], "has two meanings"),
        (["district", "moat"], "are required"),
    ],
)
def test_what_cannot_be_written_is_refused_with_the_reason(arguments, why, capsys):
    with pytest.raises(SystemExit):
        main(arguments)
    assert why in capsys.readouterr().err
