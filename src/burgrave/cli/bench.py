"""`burgrave bench`: measure the speed of the engine, alone or against other engines or another commit."""

import json
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import asdict
from typing import Any, Final

import click

from burgrave.benchmark import other_commit as commits
from burgrave.benchmark.engine_speed import ROUNDS, BenchmarkRow, benchmark_cases, measure, reduce_noise
from burgrave.benchmark.other_commit import OtherCommit, OtherRow
from burgrave.benchmark.peers import (
    PeerProcess,
    PeerRow,
    best_of_rounds,
    compare_speeds,
    installed_peers,
    lowest_ratio,
)
from burgrave.cli.localized import command, current_translator, echo, option
from burgrave.cli.number_format import format_ratio, format_significant, make_number_table
from burgrave.cli.number_table import NumberTable
from burgrave.cli.output import Progress, ReportPart, print_parts
from burgrave.cli.param_types import parse_seconds
from burgrave.core.error import BurgraveError
from burgrave.i18n import Translator

BUDGET: Final = 120  # seconds of measuring with peers
OUR_PARTS: Final = 3.1  # time of `measure` for a case in a round, as a multiple of the seconds
PEER_PARTS: Final = 1.6  # the same for a peer in bench/peers.py
SOCIAL_DEDUCTION = "openspiel-cpp/social_deduction"  # the main peer for comparisons


@command("bench", help_key="cli-bench", examples=("bench", "bench --seconds 0.2 --json"))
@option("--seconds", help_key="cli-option-seconds", value="seconds", callback=parse_seconds)
@option("--peers", help_key="cli-option-peers", value="PYTHON", shell_complete=click.Path().shell_complete)
@option("--only", help_key="cli-option-only", value="list")
@option("--against", help_key="cli-option-against", value="REF")
@option("--json", "as_json", help_key="cli-option-json", is_flag=True)
def bench(
    seconds: float | None, peers: str | None, only: str | None, against: str | None, as_json: bool
) -> None:
    """Measure random play, alone or against other engines or another commit."""
    if only is not None and peers is None:
        raise BurgraveError("bench-only-peers")
    names = installed_peers(peers, only or "") if peers is not None else []
    tr = current_translator()
    other = OtherCommit(against) if against is not None else None
    ours, theirs, others = run_rounds(seconds or default_seconds(len(names)), peers or "", names, other, tr)
    if as_json:
        print_json(ours, theirs)
        if other is not None:
            print_comparison(other, ours, others)
    else:
        print_tables(ours, theirs, tr)
        if other is not None:
            print_parts([comparison_table(other, ours, others, tr)])


def default_seconds(peers: int) -> float:
    """Return 1 without peers. With peers, return a time with which all rounds last about three minutes."""
    if not peers:
        return 1.0
    return round(BUDGET / (ROUNDS * (OUR_PARTS * len(benchmark_cases()) + PEER_PARTS * peers)), 2)


def run_rounds(
    seconds: float, python: str, names: Sequence[str], other: OtherCommit | None, tr: Translator
) -> tuple[list[BenchmarkRow], list[PeerRow], dict[str, OtherRow]]:
    """Measure our engine and the others in turn, and return the rows of all.

    They alternate round by round, so that a disturbance of some minutes affects all of them.
    """
    ours: tuple[BenchmarkRow, ...] = ()
    theirs: dict[str, PeerRow] = {}
    others: dict[str, OtherRow] = {}
    measured = benchmark_cases()
    beside = PeerProcess(python, names, seconds, ROUNDS) if names else nullcontext()
    with reduce_noise(), Progress(ROUNDS * (len(measured) + len(names))) as progress, beside as peers:
        rounds = [measure(game, options, seconds) for game, options in measured]
        for number in range(1, ROUNDS + 1):
            if (names or other is not None) and not progress.is_visible:
                echo(tr.format("bench-round", number=number, rounds=ROUNDS), err=True)
            ours = tuple(advance(progress, next(table)) for table in rounds)
            if peers is not None:
                for row in peers.run_round():
                    theirs[row["peer"]] = best_of_rounds(theirs.get(row["peer"]), row)
                    progress.advance(row["peer"])
            if other is not None:
                for name, found in other.measure(seconds).items():
                    others[name] = commits.best_of_rounds(others.get(name), found)
    return list(ours), list(theirs.values()), others


def advance(progress: Progress, row: BenchmarkRow) -> BenchmarkRow:
    progress.advance(row.name)
    return row


def print_json(ours: Sequence[BenchmarkRow], theirs: Sequence[PeerRow]) -> None:
    """Print our rows, the peers with their ratios to each of our rows, and the best peers."""
    for row in ours:
        click.echo(json.dumps(asdict(row)))
    for peer in theirs:
        click.echo(json.dumps({**peer, "ratio": {row.name: compare_speeds(row, peer) for row in ours}}))
    if theirs:
        click.echo(
            json.dumps({"peer": "best", "ratio": {row.name: best_ratios(row, theirs) for row in ours}})
        )


def print_comparison(other: OtherCommit, ours: Sequence[BenchmarkRow], others: dict[str, OtherRow]) -> None:
    """Print the measurements of the other commit, and how many times as fast this one is."""
    for row in ours:
        if row.name in others:
            found = {"against": other.ref, "commit": other.commit, **others[row.name]}
            click.echo(json.dumps({**found, "ratio": commits.compare_rows(row, others[row.name])}))


def best_ratios(row: BenchmarkRow, theirs: Sequence[PeerRow]) -> dict[str, Any]:
    """Return the smallest ratio of each kind, and the peer that it belongs to."""
    found: dict[str, Any] = {}
    for what in ("python", "inside", "clone"):
        ratio = lowest_ratio(row, theirs, what)
        if ratio is not None:
            found |= {what: ratio.value, f"{what}_peer": ratio.peer}
    return found


def print_tables(ours: Sequence[BenchmarkRow], theirs: Sequence[PeerRow], tr: Translator) -> None:
    parts: list[ReportPart] = [our_table(ours, tr)]
    if theirs:
        parts += ["", peer_table(ours[0], theirs, tr), "", ratio_table(ours, theirs, tr)]
        parts += ["", tr.format("bench-other-games")]
    for peer in theirs:
        if "skipped" in peer:
            parts.append(tr.format("bench-skipped", peer=peer["peer"], why=peer["skipped"]))
    print_parts(parts)


def our_table(ours: Sequence[BenchmarkRow], tr: Translator) -> NumberTable:
    keys = ("python", "inside", "games", "clone", "sample", "calibration")
    table = make_table(tr, "table", *keys)
    table.title = tr.format("bench-compiled" if ours[0].compiled else "bench-interpreted")
    for row in ours:
        speeds = (row.decisions_per_s_python, row.decisions_per_s_inside, row.games_per_s)
        costs = (row.clone_us, row.imagine_us)
        table.add_row(
            row.name, *(format_significant(each, tr) for each in (*speeds, *costs, row.calibration))
        )
    return table


def comparison_table(
    other: OtherCommit, ours: Sequence[BenchmarkRow], others: dict[str, OtherRow], tr: Translator
) -> NumberTable:
    """Return how many times as fast this commit is, for each case that both measured."""
    shown = {
        "python": "decisions_per_s_python",
        "inside": "decisions_per_s_inside",
        "clone": "clone_us",
        "sample": "imagine_us",
        "calibration": "calibration",
    }
    table = make_table(tr, "table", *shown)
    table.title = tr.format("bench-against", ref=other.ref)
    for row in ours:
        if row.name in others:
            found = commits.compare_rows(row, others[row.name])
            table.add_row(row.name, *(format_ratio(found.get(field), tr) for field in shown.values()))
    return table


def peer_table(row: BenchmarkRow, theirs: Sequence[PeerRow], tr: Translator) -> NumberTable:
    """Return every peer against our first case: those driven from Python, then playouts inside."""
    keys = ("decisions", "ratio", "clone", "ratio", "calibration")
    table = make_table(tr, "peer", *keys)
    table.title = tr.format("bench-beside", name=row.name)
    measured = [peer for peer in theirs if "skipped" not in peer]
    for peer in sorted(measured, key=lambda peer: (peer["kind"] == "inside", -peer["decisions_per_s"])):
        found = compare_speeds(row, peer)
        clone = "" if peer["clone_us"] is None else format_significant(peer["clone_us"], tr)
        speed = (
            format_significant(peer["decisions_per_s"], tr),
            format_ratio(found.get("python", found.get("inside")), tr),
        )
        cost = (clone, format_ratio(found.get("clone"), tr))
        table.add_row(peer["peer"], *speed, *cost, format_significant(peer["calibration"], tr))
    return table


def ratio_table(ours: Sequence[BenchmarkRow], theirs: Sequence[PeerRow], tr: Translator) -> NumberTable:
    """Return each of our cases against the best peer."""
    keys = ("python-best", "inside-social", "inside-best", "clone-best")
    table = make_table(tr, "table", *keys)
    table.title = tr.format("bench-best")
    social = [peer for peer in theirs if peer["peer"] == SOCIAL_DEDUCTION]
    for row in ours:
        found = [lowest_ratio(row, theirs, "python"), lowest_ratio(row, social, "inside")]
        found += [lowest_ratio(row, theirs, "inside"), lowest_ratio(row, theirs, "clone")]
        table.add_row(row.name, *(format_ratio(ratio.value if ratio else None, tr) for ratio in found))
    return table


def make_table(tr: Translator, first: str, *keys: str) -> NumberTable:
    """Return an empty table. Headings have one word per line, because the numbers below are short."""
    table = make_number_table(tr.format(f"bench-{first}"))
    for key in keys:
        table.add_number(tr.format(f"bench-{key}").replace(" ", "\n"), tied=key == "ratio")
    return table
