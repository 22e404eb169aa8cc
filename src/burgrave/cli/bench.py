"""`burgrave bench`: how fast the engine is here, alone or beside other engines."""

import json
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from burgrave.cli.picture import plain_table, progress_bar, significant, times
from burgrave.cli.spoken import command, option, spoken, tell
from burgrave.cli.typed import seconds as read_seconds
from burgrave.core.wrong import Wrong
from burgrave.lab.bench import ROUNDS, Row, measure, tables, undisturbed
from burgrave.lab.peers import PeerRow, better, hardest, measure_peers, peers_of, ratios
from burgrave.text import Text
from burgrave.text.spaces import loose

BUDGET: Final = 120  # seconds of measuring beside peers
OUR_PARTS: Final = 3.1  # how often `measure` takes the seconds for a table in a round
PEER_PARTS: Final = 1.6  # the same of bench/peers.py for a peer
SOCIAL_DEDUCTION = "openspiel-cpp/social_deduction"  # the peer that the project measures itself by


@command("bench", about="cli-bench", examples=("bench", "bench --seconds 0.2 --json"))
@option("--seconds", about="cli-option-seconds", value="seconds", callback=read_seconds)
@option("--peers", about="cli-option-peers", value="PYTHON", shell_complete=click.Path().shell_complete)
@option("--only", about="cli-option-only", value="list")
@option("--json", "as_json", about="cli-option-json", is_flag=True)
def bench(seconds: float | None, peers: str | None, only: str | None, as_json: bool) -> None:
    """Random play, alone or beside other engines."""
    if only is not None and peers is None:
        raise Wrong("bench-only-peers")
    names = peers_of(peers, only or "") if peers is not None else []
    text = spoken()
    ours, theirs = run(seconds or usual_seconds(len(names)), peers or "", names, text)
    if as_json:
        print_json(ours, theirs)
    else:
        show(ours, theirs, text)


def usual_seconds(peers: int) -> float:
    """One; beside peers, what lets all rounds end within some three minutes, their start-ups included."""
    if not peers:
        return 1.0
    return round(BUDGET / (ROUNDS * (OUR_PARTS * len(tables()) + PEER_PARTS * peers)), 2)


def run(seconds: float, python: str, names: Sequence[str], text: Text) -> tuple[list[Row], list[PeerRow]]:
    """Round by round, ours and theirs in turn: what disturbs the machine for minutes disturbs both."""
    ours: tuple[Row, ...] = ()
    theirs: dict[str, PeerRow] = {}
    measured = tables()
    with undisturbed(), progress_bar() as progress:
        task = progress.add_task("", total=ROUNDS * (len(measured) + len(names)))
        rounds = [measure(game, options, seconds) for game, options in measured]
        for number in range(1, ROUNDS + 1):
            if names and progress.disable:
                tell(text.say("bench-round", number=number, rounds=ROUNDS), err=True)
            ours = tuple(step(progress, task, text, next(table)) for table in rounds)
            if names:
                with closing(measure_peers(python, names, seconds)) as peers:
                    for row in peers:
                        theirs[row["peer"]] = better(theirs.get(row["peer"]), row)
                        progress.update(task, advance=1, description=row["peer"])
    return list(ours), list(theirs.values())


def step(progress: Progress, task: Any, text: Text, row: Row) -> Row:
    progress.update(task, advance=1, description=row.name)
    return row


def print_json(ours: Sequence[Row], theirs: Sequence[PeerRow]) -> None:
    """Our rows; then the peers, each with its ratios to each of our rows; then the best peer of all."""
    for row in ours:
        click.echo(json.dumps(asdict(row)))
    for peer in theirs:
        click.echo(json.dumps({**peer, "ratio": {row.name: ratios(row, peer) for row in ours}}))
    if theirs:
        click.echo(json.dumps({"peer": "best", "ratio": {row.name: best(row, theirs) for row in ours}}))


def best(row: Row, theirs: Sequence[PeerRow]) -> dict[str, Any]:
    """The smallest ratio of each kind, and the peer that gives it."""
    found: dict[str, Any] = {}
    for what in ("python", "inside", "clone"):
        ratio = hardest(row, theirs, what)
        if ratio is not None:
            found |= {what: ratio.value, f"{what}_peer": ratio.peer}
    return found


def show(ours: Sequence[Row], theirs: Sequence[PeerRow], text: Text) -> None:
    console = Console(highlight=False)
    console.print(our_table(ours, text))
    if theirs:
        console.print()
        console.print(peer_table(ours[0], theirs, text))
        console.print()
        console.print(ratio_table(ours, theirs, text))
        console.print()
        console.print(loose(text.say("bench-other-games")))
        for peer in theirs:
            if "skipped" in peer:
                console.print(loose(text.say("bench-skipped", peer=peer["peer"], why=peer["skipped"])))


def our_table(ours: Sequence[Row], text: Text) -> Table:
    keys = ("python", "inside", "games", "clone", "imagine", "calibration")
    table = columns(text, "table", *keys)
    table.title = text.say("bench-compiled" if ours[0].compiled else "bench-interpreted")
    for row in ours:
        speeds = (row.decisions_per_s_python, row.decisions_per_s_inside, row.games_per_s)
        costs = (row.clone_us, row.imagine_us)
        table.add_row(row.name, *(significant(each, text) for each in (*speeds, *costs, row.calibration)))
    return table


def peer_table(row: Row, theirs: Sequence[PeerRow], text: Text) -> Table:
    """Every peer beside our most usual table: those driven from Python, then playouts inside."""
    keys = ("decisions", "ratio", "clone", "ratio", "calibration")
    table = columns(text, "peer", *keys)
    table.title = text.say("bench-beside", name=row.name)
    measured = [peer for peer in theirs if "skipped" not in peer]
    for peer in sorted(measured, key=lambda peer: (peer["kind"] == "inside", -peer["decisions_per_s"])):
        found = ratios(row, peer)
        clone = "" if peer["clone_us"] is None else significant(peer["clone_us"], text)
        speed = (
            significant(peer["decisions_per_s"], text),
            times(found.get("python", found.get("inside")), text),
        )
        cost = (clone, times(found.get("clone"), text))
        table.add_row(peer["peer"], *speed, *cost, significant(peer["calibration"], text))
    return table


def ratio_table(ours: Sequence[Row], theirs: Sequence[PeerRow], text: Text) -> Table:
    """Every table of ours beside the best of the peers."""
    keys = ("python-best", "inside-social", "inside-best", "clone-best")
    table = columns(text, "table", *keys)
    table.title = text.say("bench-best")
    social = [peer for peer in theirs if peer["peer"] == SOCIAL_DEDUCTION]
    for row in ours:
        found = [hardest(row, theirs, "python"), hardest(row, social, "inside")]
        found += [hardest(row, theirs, "inside"), hardest(row, theirs, "clone")]
        table.add_row(row.name, *(times(ratio.value if ratio else None, text) for ratio in found))
    return table


def columns(text: Text, first: str, *keys: str) -> Table:
    """Headings one word to a line: the numbers below them are short."""
    headings = (text.say(f"bench-{key}").replace(" ", "\n") for key in keys)
    return plain_table(text.say(f"bench-{first}"), *headings)
