"""Compares with another commit: extracts it from git, compiles it and runs its own `bench`.

Only values that both commits measure are compared, so an older commit may measure less.
"""

import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from dataclasses import asdict
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from burgrave import COMPILED
from burgrave.benchmark.engine_speed import ROUNDS, BenchmarkRow
from burgrave.core.error import BurgraveError

TREE: Final = Path(__file__).resolve().parents[3]
COMMAND: Final = "import sys; from burgrave.cli.main import main; sys.exit(main(sys.argv[1:]))"
TIME_SUFFIX: Final = "_us"  # of fields that are times; all others are speeds
OtherRow = dict[str, Any]


class OtherCommit:
    """The tree of another commit, ready to be measured."""

    def __init__(self, ref: str) -> None:
        from platformdirs import user_cache_path  # not a dependency of the engine alone

        self.ref = ref
        self.commit = find_commit(ref)
        self.tree = user_cache_path("burgrave") / "trees" / self.commit
        if not (self.tree / "src").exists():
            extract_commit(self.commit, self.tree)
        if COMPILED:
            run_in_tree(ref, [sys.executable, "tools/compile_engine.py"], self.tree)

    def measure(self, seconds: float) -> dict[str, OtherRow]:
        """Return its rows by case. All its rounds together take as long as one of ours."""
        asked = ["bench", "--json", "--seconds", str(seconds / ROUNDS)]
        said = run_in_tree(self.ref, [sys.executable, "-c", COMMAND, *asked], self.tree)
        rows = [json.loads(line) for line in said.splitlines()]
        return {row_name(row): row for row in rows}


def find_commit(ref: str) -> str:
    command = ["git", "-C", str(TREE), "rev-parse", "--verify", "--quiet", f"{ref}^{{commit}}"]
    try:
        answer = subprocess.run(command, capture_output=True, text=True)
    except OSError:
        raise BurgraveError("bench-against-unknown", ref=ref) from None
    if answer.returncode:
        raise BurgraveError("bench-against-unknown", ref=ref)
    return answer.stdout.strip()


def extract_commit(commit: str, folder: Path) -> None:
    """Unpack the files of a commit into a folder."""
    packed = subprocess.run(
        ["git", "-C", str(TREE), "archive", commit], capture_output=True, check=True
    ).stdout
    folder.mkdir(parents=True, exist_ok=True)
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")


def run_in_tree(ref: str, command: Sequence[str], tree: Path) -> str:
    settings = {**os.environ, "PYTHONPATH": str(tree / "src"), "LC_ALL": "C.UTF-8"}
    answer = subprocess.run(command, cwd=tree, env=settings, capture_output=True, text=True)
    if answer.returncode:
        said = answer.stderr.strip().splitlines()
        raise BurgraveError(
            "bench-against-broken", ref=ref, why=said[-1] if said else f"exit {answer.returncode}"
        )
    return answer.stdout


def row_name(row: OtherRow) -> str:
    return "/".join(str(row[part]) for part in ("game", "edition", "players") if row[part])


def best_of_rounds(one: OtherRow | None, two: OtherRow) -> OtherRow:
    """Return the best of two rounds, number by number."""
    if one is None:
        return two
    return {name: best_value(name, one[name], value) for name, value in two.items()}


def best_value(name: str, one: Any, two: Any) -> Any:
    if not isinstance(two, float):
        return two
    return min(one, two) if name.endswith(TIME_SUFFIX) else max(one, two)


def compare_rows(ours: BenchmarkRow, other: OtherRow) -> dict[str, float]:
    """Return by field how many times as fast ours is; above 1, ours is faster."""
    found = {}
    for name, value in asdict(ours).items():
        if isinstance(value, float) and name in other:
            found[name] = other[name] / value if name.endswith(TIME_SUFFIX) else value / other[name]
    return found
