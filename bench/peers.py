"""Measures other engines: random games and clones of states, one JSON line for each.

    python peers.py                          every engine that is installed
    python peers.py --only openspiel,rlcard  engines whose names begin like this
    python peers.py --list                   list the engines, measure nothing
    python peers.py --rounds 5               this number of rounds, each after a line on stdin

`burgrave bench --peers PYTHON` runs it beside our own measurement. It needs only the engines, not Burgrave.
README.md says how to install them and what the numbers mean.
"""

import argparse
import gc
import json
import os
import platform
import sys
import warnings
from collections.abc import Callable
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, TextIO

from engines import catanatron, openspiel, pettingzoo, pgx, pokerkit, rlcard
from engines.peer import Build, Peer, SkipPeerError

ENGINES = {
    "pyspiel": openspiel.PEERS,
    "rlcard": rlcard.PEERS,
    "catanatron": catanatron.PEERS,
    "pettingzoo": pettingzoo.PEERS,
    "pokerkit": pokerkit.PEERS,
    "pgx": pgx.PEERS,
}
# Set before the engines are imported, so that they see it.
ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
}
# The default peers: the fastest ones, because we compare with them, and the fastest of some other engines.
USUAL = (
    "openspiel/social_deduction",
    "openspiel/tarok",
    "openspiel/crazy_eights",
    "openspiel/spades",
    "openspiel/bridge",
    "openspiel-cpp/social_deduction",
    "openspiel-cpp/spades",
    "openspiel-cpp/bridge",
    "openspiel-cpp/euchre",
    "rlcard/uno",
    "catanatron/random",
    "pokerkit",
)
MID_STATES = 20
CALIBRATION_TURNS = 20_000


def measure_rate(work: Callable[[], float], seconds: float) -> float:
    """Return how many things are done per second of processor time."""
    gc.collect()
    done = 0.0
    began = process_time()
    while True:
        done += work()
        spent = process_time() - began
        if spent >= seconds:
            return done / spent


def run_calibration() -> int:
    """Run the fixed loop that shows how fast this machine is now; `burgrave bench` has the same loop."""
    x = 1
    for _ in range(CALIBRATION_TURNS):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return CALIBRATION_TURNS


def measure(peer: Peer, seconds: float, repeats: int) -> dict[str, Any]:
    """Return the best of several repeats, each of this many seconds."""
    rng = Random(1)
    peer.play(rng)
    games = decisions = 0.0

    def play() -> float:
        nonlocal games, decisions
        counted: float = peer.play(rng)
        if peer.decisions_per_game is not None:
            counted = peer.games_per_play * peer.decisions_per_game
        games += peer.games_per_play
        decisions += counted
        return counted

    pace = max(measure_rate(play, seconds) for _ in range(repeats))
    return {
        "decisions_per_s": pace,
        "decisions_per_game": decisions / games,
        "games_per_s": pace * games / decisions,
        "clone_us": clone_time(peer, rng, seconds / 2, repeats),
        "calibration": max(measure_rate(run_calibration, seconds / 10) for _ in range(repeats)),
    }


def clone_time(peer: Peer, rng: Random, seconds: float, repeats: int) -> float | None:
    """Return the microseconds to clone a state from the middle of a game; None if it cannot be cloned."""
    mid, clone = peer.mid, peer.clone
    if mid is None or clone is None:
        return None
    states = [mid(rng) for _ in range(MID_STATES)]

    def copy_all() -> int:
        for state in states:
            clone(state)
        return MID_STATES

    return 1e6 / max(measure_rate(copy_all, seconds) for _ in range(repeats))


@cache
def build_once(build: Build) -> Peer:
    """Build a peer once for all rounds, because some take seconds to build."""
    return build()


def measure_peer(name: str, build: Build, seconds: float, repeats: int) -> dict[str, Any]:
    """Return the measurements, or why there are none: one broken engine must not end the run."""
    about: dict[str, Any] = {"peer": name, "python": platform.python_version()}
    try:
        peer = build_once(build)
        about |= {"package": peer.package, "version": version_of(peer.package)}
        about |= {"game": peer.game, "players": peer.players, "kind": peer.kind, "note": peer.note}
        return about | measure(peer, seconds, repeats)
    except SkipPeerError as reason:
        return about | {"skipped": str(reason)}
    except Exception as problem:  # noqa: BLE001
        return about | {"skipped": f"{type(problem).__name__}: {str(problem)[:200]}"}


def version_of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def list_peers(only: str) -> list[tuple[str, Build, bool]]:
    """Return the name of each peer, how to build it, and whether its package is installed."""
    starts = tuple(part.strip() for part in only.split(",") if part.strip()) or ("",)
    return [
        (name, build, find_spec(module) is not None)
        for module, peers in ENGINES.items()
        for name, build in peers.items()
        if name.startswith(starts)
    ]


def reduce_noise() -> TextIO:
    """Use one thread, one processor and no garbage collector; return the stream for our answers."""
    os.environ.update(ONE_THREAD)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    gc.disable()
    warnings.filterwarnings("ignore")
    # Engines print on stdout, some from C++. So stdout becomes stderr, and answers go to a copy of stdout.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    return answers


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure other game engines.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each repeat")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--only", default="", help="names or their beginnings, with commas between")
    parser.add_argument("--list", action="store_true", help="only say which engines there are")
    parser.add_argument("--rounds", type=int, default=0, help="wait for a line on stdin before each of them")
    asked = parser.parse_args()
    answers = reduce_noise()
    peers = list_peers(asked.only)
    if asked.list:
        for name, _, installed in peers:
            answer = {"peer": name, "installed": installed, "usual": name.startswith(USUAL)}
            print(json.dumps(answer), file=answers, flush=True)
        return 0
    for number in range(1, max(1, asked.rounds) + 1):
        if asked.rounds and not sys.stdin.readline():
            break
        for name, build, _ in peers:
            print(
                json.dumps(measure_peer(name, build, asked.seconds, asked.repeats)), file=answers, flush=True
            )
        if asked.rounds:
            print(json.dumps({"round": number}), file=answers, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
