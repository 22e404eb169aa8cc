"""`burgrave bench` as a person at a terminal meets it. No test says how fast it has to be."""

import json

import pytest

from burgrave.benchmark.engine_speed import BenchmarkRow, benchmark_cases
from burgrave.benchmark.peers import PeerProcess
from burgrave.cli import bench as command
from burgrave.cli.main import main

UNO = {
    "peer": "rlcard/uno",
    "kind": "python",
    "players": 2,
    "decisions_per_s": 50_000.0,
    "decisions_per_game": 50.0,
    "games_per_s": 1000.0,
    "clone_us": 900.0,
    "calibration": 1e7,
}
ROLLOUTS = {**UNO, "peer": "openspiel-cpp/social_deduction", "kind": "inside", "clone_us": None}
MISSING = {"peer": "rlcard/bridge", "skipped": "rlcard: ModuleNotFoundError"}
TABLES = ["citadels/classic/5", "citadels/classic/2", "citadels/classic/4", "citadels/classic/7"]


def run(typed: str) -> int:
    """What a person types after `burgrave`."""
    return main(typed.split())


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("LANGUAGE", "en")


@pytest.fixture(autouse=True)
def measured(monkeypatch):
    """One round of made-up figures: tests/simulation measures, here the command and its report are tested."""

    def measure(game, options, seconds):
        edition = str(options.to_dict().get("edition", ""))
        yield BenchmarkRow(
            game.id, edition, options.players, True, 1e7, 250_000.0, 900_000.0, 4000.0, 4.5, 12.0
        )

    monkeypatch.setattr(command, "ROUNDS", 1)
    monkeypatch.setattr(command, "measure", measure)


@pytest.fixture
def python(tmp_path):
    """An interpreter whose engines answer at once."""
    listed = [{"peer": row["peer"], "installed": True} for row in (UNO, ROLLOUTS, MISSING)]
    (tmp_path / "python-listed").write_text("".join(json.dumps(row) + "\n" for row in listed))
    (tmp_path / "python-rows").write_text("".join(json.dumps(row) + "\n" for row in (UNO, ROLLOUTS, MISSING)))
    file = tmp_path / "python"
    file.write_text('#!/bin/sh\nif [ "$2" = --list ]; then cat "$0"-listed; else cat "$0"-rows; fi\n')
    file.chmod(0o755)
    return str(file)


def test_json_has_a_line_for_every_table(capsys):
    assert run("bench --seconds 0.001 --json") == 0
    out, err = capsys.readouterr()
    rows = [json.loads(line) for line in out.splitlines()]
    assert err == ""
    assert [f"{row['game']}/{row['edition']}/{row['players']}" for row in rows][:4] == TABLES
    assert len(rows) == len(benchmark_cases())
    assert all((row["decisions_per_s_python"], row["imagine_us"]) == (250_000, 12) for row in rows)


def test_people_see_a_table(capsys):
    assert run("bench --seconds 0.001") == 0
    out = capsys.readouterr().out
    assert "Compiled engine, random play, best of 5" in out
    assert out.replace("\xa0", " ").count("250 k") == len(benchmark_cases())
    assert all(name in out for name in TABLES)


def test_peers_follow_with_their_ratios_to_each_table(capsys, python):
    assert run(f"bench --seconds 0.001 --json --peers {python}") == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    ours = {f"{row['game']}/{row['edition']}/{row['players']}": row for row in rows if "peer" not in row}
    uno, rollouts, missing, best = (row for row in rows if "peer" in row)
    assert len(uno["ratio"]) == len(ours) == len(benchmark_cases())
    assert uno["ratio"][TABLES[0]]["python"] == pytest.approx(5)
    assert uno["ratio"][TABLES[0]]["clone"] == pytest.approx(200)
    assert list(rollouts["ratio"][TABLES[1]]) == ["inside"]
    assert missing["ratio"][TABLES[1]] == {}
    assert (best["peer"], best["ratio"][TABLES[0]]["python_peer"]) == ("best", "rlcard/uno")


def test_people_see_the_peers_beside_the_most_usual_table(capsys, python):
    assert run(f"bench --seconds 0.001 --peers {python}") == 0
    out = capsys.readouterr().out
    assert "Peers compared with citadels/classic/5" in out
    assert "rlcard/uno" in out
    assert "Not measured: rlcard/bridge (rlcard: ModuleNotFoundError)" in out
    assert "ratios compare engines, not games" in out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("--seconds 0", "“--seconds” cannot be “0”. Give a number of seconds above 0."),
        ("--seconds soon", "“--seconds” cannot be “soon”. Give a number of seconds above 0."),
        ("--only rlcard", "--only chooses among other engines. Add --peers with the interpreter"),
        ("--peers no/such/python", "no/such/python cannot be run. Give the Python interpreter of"),
    ],
)
def test_a_mistake_is_answered_with_what_would_be_right(capsys, typed, sentence):
    assert run(f"bench {typed}") == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"burgrave: {sentence}")
    assert err.count("\n") == 1


def test_an_unknown_peer_is_answered_with_those_there_are(capsys, python):
    assert run(f"bench --peers {python} --only chess") == 2
    err = capsys.readouterr().err
    assert err == "burgrave: No engine is called “chess”. The names begin with: rlcard, openspiel-cpp.\n"


def test_beside_peers_it_says_how_far_it_is(capsys, python):
    assert run(f"bench --seconds 0.001 --json --peers {python}") == 0
    assert capsys.readouterr().err == "Round 1 of 1\n"


def test_peers_that_ended_before_they_were_asked_can_still_be_read(tmp_path):
    early = tmp_path / "python"
    early.write_text('#!/bin/sh\necho \'{"peer": "rlcard/uno"}\'\n')
    early.chmod(0o755)
    with PeerProcess(str(early), ["rlcard/uno"], 0.001, 1) as peers:
        peers.process.wait()
        assert list(peers.run_round()) == [{"peer": "rlcard/uno"}]


class OtherCommit:
    """A commit that was half as fast, and knows one table only."""

    def __init__(self, ref):
        self.ref, self.commit = ref, "0123abc"

    def measure(self, seconds):
        return {TABLES[0]: {"decisions_per_s_inside": 450_000.0, "clone_us": 9.0, "players": 5}}


def test_another_commit_follows_with_how_many_times_as_fast_ours_is(capsys, monkeypatch):
    monkeypatch.setattr(command, "OtherCommit", OtherCommit)
    assert run("bench --seconds 0.001 --json --against v1") == 0
    last = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (last["against"], last["commit"], last["players"]) == ("v1", "0123abc", 5)
    assert last["ratio"] == {"decisions_per_s_inside": pytest.approx(2), "clone_us": pytest.approx(2)}


def test_people_see_another_commit_as_ratios(capsys, monkeypatch):
    monkeypatch.setattr(command, "OtherCommit", OtherCommit)
    assert run("bench --seconds 0.001 --against v1") == 0
    assert "Speed compared with v1" in capsys.readouterr().out


def test_a_commit_that_git_does_not_know_is_refused(capsys):
    assert run("bench --against no-such-branch") == 2
    assert capsys.readouterr().err.startswith("burgrave: Git does not know the commit “no-such-branch” here.")


def test_beside_peers_all_rounds_take_about_three_minutes(monkeypatch):
    monkeypatch.setattr(command, "ROUNDS", 5)
    assert command.default_seconds(0) == 1
    for peers in (1, 10, 30):
        spent = 5 * command.default_seconds(peers) * (3.1 * len(benchmark_cases()) + 1.6 * peers)
        assert 100 < spent < 140
