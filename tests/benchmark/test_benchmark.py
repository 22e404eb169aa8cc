"""Measuring: which rows there are, what is put beside what. How fast it is, no test says."""

import gc
import os
from dataclasses import asdict, fields
from pathlib import Path

import pytest

from burgrave import COMPILED
from burgrave.benchmark import engine_speed, other_commit, peers
from burgrave.benchmark.engine_speed import BenchmarkRow, benchmark_cases, measure, reduce_noise
from burgrave.benchmark.peers import (
    PeerProcess,
    best_of_rounds,
    compare_speeds,
    installed_peers,
    lowest_ratio,
)
from burgrave.core.error import BurgraveError
from tests.errors import raises_error

FIELDS = [
    "game",
    "edition",
    "players",
    "compiled",
    "calibration",
    "decisions_per_s_python",
    "decisions_per_s_inside",
    "games_per_s",
    "clone_us",
    "imagine_us",
]
OURS = BenchmarkRow("citadels", "classic", 5, True, 1e7, 1e6, 2e6, 6000.0, 2.0, 20.0)
SPADES = {"peer": "openspiel/spades", "kind": "python", "decisions_per_s": 5e5, "clone_us": 1.0}
HEARTS = {"peer": "openspiel/hearts", "kind": "python", "decisions_per_s": 2e5, "clone_us": 4.0}
ROLLOUTS = {"peer": "openspiel-cpp/spades", "kind": "inside", "decisions_per_s": 4e6, "clone_us": None}
SCRIPTED = {"peer": "catanatron/vp", "kind": "bots", "decisions_per_s": 2e3, "clone_us": None}
MISSING = {"peer": "rlcard/uno", "skipped": "rlcard: ModuleNotFoundError"}


def test_a_row_has_these_fields_in_this_order():
    assert [field.name for field in fields(BenchmarkRow)] == FIELDS


def test_classic_is_measured_at_five_players_first_then_at_two_four_and_seven():
    measured = [options.to_dict() for game, options in benchmark_cases() if game.id == "citadels"]
    classic = [options["players"] for options in measured if options["edition"] == "classic"]
    assert classic == [5, 2, 4, 7]


@pytest.mark.slow
def test_every_round_gives_the_row_as_it_is_by_then(monkeypatch):
    monkeypatch.setattr(engine_speed, "ROUNDS", 2)
    first, second = measure(*benchmark_cases()[1], 0.001)
    assert (second.game, second.players, second.compiled) == ("citadels", 2, COMPILED)
    assert second.decisions_per_s_inside >= first.decisions_per_s_inside > 0
    assert second.decisions_per_s_inside > second.games_per_s > 0
    assert 0 < second.clone_us <= first.clone_us
    assert 0 < second.imagine_us <= first.imagine_us
    assert second.calibration >= first.calibration > 0


def test_measured_states_are_from_the_middle_of_a_game():
    game, options = benchmark_cases()[0]
    states = [engine_speed.make_mid_game_state(game, options, number) for number in range(5)]
    assert not any(state.is_over for state in states)
    assert len({state.to_bytes() for state in states}) == 5


def test_measuring_leaves_the_process_as_it_was():
    allowed = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    with reduce_noise():
        assert not gc.isenabled()
        assert allowed is None or len(os.sched_getaffinity(0)) == 1
    assert gc.isenabled()
    assert allowed is None or os.sched_getaffinity(0) == allowed


def test_a_ratio_above_one_means_that_ours_is_faster():
    assert compare_speeds(OURS, SPADES) == {"python": 2.0, "clone": 0.5}


def test_playouts_inside_compare_with_playouts_inside_only():
    assert compare_speeds(OURS, ROLLOUTS) == {"inside": 0.5}


def test_scripted_bots_and_missing_engines_compare_with_nothing():
    assert compare_speeds(OURS, SCRIPTED) == {}
    assert compare_speeds(OURS, MISSING) == {}


def test_the_hardest_peer_is_the_fastest_one():
    found = lowest_ratio(OURS, [HEARTS, SPADES, ROLLOUTS, SCRIPTED, MISSING], "python")
    assert found is not None
    assert (found.peer, found.value) == ("openspiel/spades", 2.0)
    assert lowest_ratio(OURS, [MISSING], "inside") is None


def test_the_best_round_of_a_peer_counts():
    slow = {**SPADES, "games_per_s": 10.0, "calibration": 5.0}
    fast = {**slow, "decisions_per_s": 6e5, "games_per_s": 12.0, "clone_us": 1.5}
    assert best_of_rounds(None, slow) == slow
    assert best_of_rounds(slow, fast) == {**fast, "clone_us": 1.0}
    assert best_of_rounds(fast, slow) == {**fast, "clone_us": 1.0}


def write_interpreter(folder: Path, script: str) -> str:
    """Something that can be run as if it were a Python."""
    file = folder / "python"
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return str(file)


@pytest.mark.parametrize(
    ("script", "key"),
    [
        ("exit 3", "bench-peers-broken"),
        ("echo no engine >&2; exit 1", "bench-peers-broken"),
        ("echo hello", "bench-peers-broken"),
        ("exit 0", "bench-peers-none"),
        ("""echo '{"peer": "rlcard/uno", "installed": false}'""", "bench-peers-none"),
    ],
)
def test_an_interpreter_that_cannot_measure_is_refused_at_once(tmp_path, script, key):
    with pytest.raises(BurgraveError) as refused:
        installed_peers(write_interpreter(tmp_path, script), "")
    assert refused.value.code == key


def test_a_broken_interpreter_is_quoted(tmp_path):
    with pytest.raises(BurgraveError) as refused:
        installed_peers(write_interpreter(tmp_path, "echo first >&2; echo no engine >&2; exit 1"), "")
    assert refused.value.params["why"] == "no engine"


def test_a_missing_interpreter_is_refused(tmp_path):
    with raises_error("bench-peers-python"):
        installed_peers(str(tmp_path / "python"), "")


def test_an_unknown_peer_is_refused_with_those_there_are(tmp_path):
    python = write_interpreter(tmp_path, """echo '{"peer": "rlcard/uno", "installed": true}'""")
    with pytest.raises(BurgraveError) as refused:
        installed_peers(python, "chess")
    assert (refused.value.code, refused.value.params["known"]) == ("bench-only-unknown", "rlcard")
    assert installed_peers(python, "rlcard") == ["rlcard/uno"]


def test_only_the_usual_peers_are_measured_unless_others_are_named(tmp_path):
    quick = '{"peer": "openspiel/spades", "installed": true, "usual": true}'
    slow = '{"peer": "pgx/go", "installed": true, "usual": false}'
    python = write_interpreter(tmp_path, f"echo '{quick}'; echo '{slow}'")
    assert installed_peers(python, "") == ["openspiel/spades"]
    assert installed_peers(python, "pgx") == ["pgx/go"]
    assert installed_peers(python, "all") == ["openspiel/spades", "pgx/go"]


def test_peers_are_built_once_and_measured_when_a_round_is_asked_for(tmp_path):
    script = """
echo built >> "$0"-log
n=0
while read line; do
    n=$((n + 1))
    echo "{\\"peer\\": \\"a\\", \\"n\\": $n}"
    echo "{\\"round\\": $n}"
done
"""
    with PeerProcess(write_interpreter(tmp_path, script), ["a"], 0.1, 2) as measured:
        assert [list(measured.run_round()) for _ in range(2)] == [
            [{"peer": "a", "n": 1}],
            [{"peer": "a", "n": 2}],
        ]
    assert (tmp_path / "python-log").read_text() == "built\n"


def test_the_best_round_of_another_commit_counts():
    one = {"game": "citadels", "players": 5, "clone_us": 2.0, "games_per_s": 10.0}
    two = {"game": "citadels", "players": 5, "clone_us": 1.0, "games_per_s": 8.0}
    assert other_commit.best_of_rounds(None, one) == one
    assert other_commit.best_of_rounds(one, two) == {**one, "clone_us": 1.0}


def test_a_commit_is_taken_out_of_the_history(tmp_path):
    other_commit.extract_commit(other_commit.find_commit("HEAD"), tmp_path)
    assert (tmp_path / "src" / "burgrave" / "__init__.py").exists()


def test_without_the_source_tree_there_is_nothing_to_measure_peers_with(tmp_path, monkeypatch):
    monkeypatch.setattr(peers, "SCRIPT", tmp_path / "bench" / "peers.py")
    with pytest.raises(BurgraveError) as refused:
        installed_peers("python", "")
    assert refused.value.params == {"script": "bench/peers.py"}


def test_a_row_is_plain_data():
    assert list(asdict(OURS)) == FIELDS
    assert OURS.name == "citadels/classic/5"
