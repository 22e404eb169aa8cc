"""Compares with other engines, which `bench/peers.py` measures in their own environment."""

import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final

from burgrave.benchmark.engine_speed import BenchmarkRow
from burgrave.core.error import BurgraveError

SCRIPT: Final = Path(__file__).resolve().parents[3] / "bench" / "peers.py"
OUR_PYTHON: Final = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")  # their interpreter must not see these
PeerRow = dict[str, Any]


ALL: Final = "all"


def installed_peers(python: str, only: str) -> list[str]:
    """Return the engines that this interpreter has: the default ones, the named ones, or all.

    Call this first, so that an error appears before any measurement.
    """
    if not SCRIPT.exists():
        raise BurgraveError("bench-peers-script", script=str(Path(*SCRIPT.parts[-2:])))
    listed = list(run_script(python, "--list"))
    starts = tuple(part.strip() for part in only.split(",") if part.strip())
    if not starts:
        matching = [row for row in listed if row.get("usual", True)]
    else:
        matching = [row for row in listed if ALL in starts or row["peer"].startswith(starts)]
    if listed and not matching:
        known = dict.fromkeys(row["peer"].split("/")[0] for row in listed)
        raise BurgraveError("bench-only-unknown", only=only, known=", ".join(known))
    installed = [row["peer"] for row in matching if row["installed"]]
    if not installed:
        raise BurgraveError("bench-peers-none", python=python)
    return installed


class PeerProcess:
    """A process that builds the peers once and measures them round by round."""

    def __init__(self, python: str, names: Sequence[str], seconds: float, rounds: int) -> None:
        asked = ("--only", ",".join(names), "--seconds", str(seconds), "--repeats", "1")
        self.python = python
        self.context = open_script(python, *asked, "--rounds", str(rounds))

    def __enter__(self) -> "PeerProcess":
        self.process = self.context.__enter__()
        return self

    def __exit__(self, *problem: Any) -> None:
        self.context.__exit__(*problem)

    def run_round(self) -> Iterator[PeerRow]:
        """Yield a row for each peer as it is measured."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write("\n")
            self.process.stdin.flush()
        except BrokenPipeError:  # the process has ended; its earlier output can still be read
            with suppress(BrokenPipeError):
                self.process.stdin.close()  # or the line that nobody read would be sent again later
        for line in self.process.stdout:
            if line.startswith('{"round"'):
                return
            yield parse_row(self.python, line)


def best_of_rounds(one: PeerRow | None, two: PeerRow) -> PeerRow:
    """Return the best of two rounds, number by number."""
    if one is None or "skipped" in one or "skipped" in two:
        return two
    best = dict(two)
    for name in ("decisions_per_s", "games_per_s", "calibration"):
        best[name] = max(one[name], two[name])
    if best["clone_us"] is not None:
        best["clone_us"] = min(one["clone_us"], two["clone_us"])
    return best


def run_script(python: str, *arguments: str) -> Iterator[PeerRow]:
    """Yield the JSON rows that the script prints under this interpreter."""
    with open_script(python, *arguments) as work:
        assert work.stdout is not None
        for line in work.stdout:
            yield parse_row(python, line)


@contextmanager
def open_script(python: str, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """Open the script under this interpreter; raise BurgraveError if it fails."""
    settings = {name: value for name, value in os.environ.items() if name not in OUR_PYTHON}
    with TemporaryFile() as log:
        try:
            work = subprocess.Popen(
                [python, str(SCRIPT), *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                env=settings,
                text=True,
            )
        except OSError:
            raise BurgraveError("bench-peers-python", python=python) from None
        with work:
            try:
                yield work
            except BaseException:
                work.kill()
                raise
        if work.returncode:
            log.seek(0)
            said = log.read().decode(errors="replace").strip().splitlines()
            raise BurgraveError(
                "bench-peers-broken", python=python, why=said[-1] if said else f"exit {work.returncode}"
            )


def parse_row(python: str, line: str) -> PeerRow:
    try:
        row = json.loads(line)
    except ValueError:
        row = None
    if not isinstance(row, dict) or "peer" not in row:
        raise BurgraveError("bench-peers-broken", python=python, why=line.strip()[:100])
    return row


@dataclass(frozen=True)
class SpeedRatio:
    """Our speed divided by theirs: above 1, ours is faster."""

    peer: str
    value: float


def compare_speeds(ours: BenchmarkRow, peer: PeerRow) -> dict[str, float]:
    """Return the ratios to this peer: `python` and `clone`, or `inside`; none for scripted bots."""
    found: dict[str, float] = {}
    if "skipped" in peer:
        return found
    if peer["kind"] == "python":
        found["python"] = ours.decisions_per_s_python / peer["decisions_per_s"]
    elif peer["kind"] == "inside":
        found["inside"] = ours.decisions_per_s_inside / peer["decisions_per_s"]
    if peer["clone_us"] is not None:
        found["clone"] = peer["clone_us"] / ours.clone_us
    return found


def lowest_ratio(ours: BenchmarkRow, peers: Sequence[PeerRow], what: str) -> SpeedRatio | None:
    """Return the ratio to the fastest peer."""
    found = [SpeedRatio(peer["peer"], r[what]) for peer in peers if what in (r := compare_speeds(ours, peer))]
    return min(found, key=lambda ratio: ratio.value, default=None)
