"""`burgrave bench`: how fast the engine is here, alone, beside other engines or beside another commit."""

import json
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import asdict
from typing import Any, Final

import click

from burgrave.cli.number_table import NumberTable
from burgrave.cli.output import Part, Progress, print_parts
from burgrave.cli.picture import plain_table, significant, times
from burgrave.cli.spoken import command, option, spoken, tell
from burgrave.cli.typed import seconds as read_seconds
from burgrave.core.wrong import Wrong
from burgrave.lab import against as commits
from burgrave.lab.against import Other, OtherRow
from burgrave.lab.bench import ROUNDS, Row, measure, tables, undisturbed
from burgrave.lab.peers import PeerRow, Peers, better, hardest, peers_of, ratios
from burgrave.text import Text

BUDGET: Final = 120  # seconds of measuring beside peers
OUR_PARTS: Final = 3.1  # how often `measure` takes the seconds for a table in a round
PEER_PARTS: Final = 1.6  # the same of bench/peers.py for a peer
SOCIAL_DEDUCTION = "openspiel-cpp/social_deduction"  # the peer that the project measures itself by


@command("bench", about="cli-bench", examples=("bench", "bench --seconds 0.2 --json"))
@option("--seconds", about="cli-option-seconds", value="seconds", callback=read_seconds)
@option("--peers", about="cli-option-peers", value="PYTHON", shell_complete=click.Path().shell_complete)
@option("--only", about="cli-option-only", value="list")
@option("--against", about="cli-option-against", value="REF")
@option("--json", "as_json", about="cli-option-json", is_flag=True)
def bench(
    seconds: float | None, peers: str | None, only: str | None, against: str | None, as_json: bool
) -> None:
    """Random play, alone, beside other engines or beside another commit."""
    if only is not None and peers is None:
        raise Wrong("bench-only-peers")
    names = peers_of(peers, only or "") if peers is not None else []
    text = spoken()
    other = Other(against) if against is not None else None
    ours, theirs, others = run(seconds or usual_seconds(len(names)), peers or "", names, other, text)
    if as_json:
        print_json(ours, theirs)
        if other is not None:
            print_against(other, ours, others)
    else:
        show(ours, theirs, text)
        if other is not None:
            print_parts([against_table(other, ours, others, text)])


def usual_seconds(peers: int) -> float:
    """One; beside peers, what lets all rounds end within some three minutes, their start-ups included."""
    if not peers:
        return 1.0
    return round(BUDGET / (ROUNDS * (OUR_PARTS * len(tables()) + PEER_PARTS * peers)), 2)


def run(
    seconds: float, python: str, names: Sequence[str], other: Other | None, text: Text
) -> tuple[list[Row], list[PeerRow], dict[str, OtherRow]]:
    """Round by round, ours and theirs in turn: what disturbs the machine for minutes disturbs all."""
    ours: tuple[Row, ...] = ()
    theirs: dict[str, PeerRow] = {}
    others: dict[str, OtherRow] = {}
    measured = tables()
    beside = Peers(python, names, seconds, ROUNDS) if names else nullcontext()
    with undisturbed(), Progress(ROUNDS * (len(measured) + len(names))) as progress, beside as peers:
        rounds = [measure(game, options, seconds) for game, options in measured]
        for number in range(1, ROUNDS + 1):
            if (names or other is not None) and not progress.is_seen:
                tell(text.say("bench-round", number=number, rounds=ROUNDS), err=True)
            ours = tuple(step(progress, next(table)) for table in rounds)
            if peers is not None:
                for row in peers.round():
                    theirs[row["peer"]] = better(theirs.get(row["peer"]), row)
                    progress.advance(row["peer"])
            if other is not None:
                for name, found in other.measure(seconds).items():
                    others[name] = commits.better(others.get(name), found)
    return list(ours), list(theirs.values()), others


def step(progress: Progress, row: Row) -> Row:
    progress.advance(row.name)
    return row


def print_json(ours: Sequence[Row], theirs: Sequence[PeerRow]) -> None:
    """Our rows; then the peers, each with its ratios to each of our rows; then the best peer of all."""
    for row in ours:
        click.echo(json.dumps(asdict(row)))
    for peer in theirs:
        click.echo(json.dumps({**peer, "ratio": {row.name: ratios(row, peer) for row in ours}}))
    if theirs:
        click.echo(json.dumps({"peer": "best", "ratio": {row.name: best(row, theirs) for row in ours}}))


def print_against(other: Other, ours: Sequence[Row], others: dict[str, OtherRow]) -> None:
    """The other commit: what it measured, and how many times as fast ours is."""
    for row in ours:
        if row.name in others:
            found = {"against": other.ref, "commit": other.commit, **others[row.name]}
            click.echo(json.dumps({**found, "ratio": commits.ratios(row, others[row.name])}))


def best(row: Row, theirs: Sequence[PeerRow]) -> dict[str, Any]:
    """The smallest ratio of each kind, and the peer that gives it."""
    found: dict[str, Any] = {}
    for what in ("python", "inside", "clone"):
        ratio = hardest(row, theirs, what)
        if ratio is not None:
            found |= {what: ratio.value, f"{what}_peer": ratio.peer}
    return found


def show(ours: Sequence[Row], theirs: Sequence[PeerRow], text: Text) -> None:
    parts: list[Part] = [our_table(ours, text)]
    if theirs:
        parts += ["", peer_table(ours[0], theirs, text), "", ratio_table(ours, theirs, text)]
        parts += ["", text.say("bench-other-games")]
    for peer in theirs:
        if "skipped" in peer:
            parts.append(text.say("bench-skipped", peer=peer["peer"], why=peer["skipped"]))
    print_parts(parts)


def our_table(ours: Sequence[Row], text: Text) -> NumberTable:
    keys = ("python", "inside", "games", "clone", "imagine", "calibration")
    table = columns(text, "table", *keys)
    table.title = text.say("bench-compiled" if ours[0].compiled else "bench-interpreted")
    for row in ours:
        speeds = (row.decisions_per_s_python, row.decisions_per_s_inside, row.games_per_s)
        costs = (row.clone_us, row.imagine_us)
        table.add_row(row.name, *(significant(each, text) for each in (*speeds, *costs, row.calibration)))
    return table


def against_table(other: Other, ours: Sequence[Row], others: dict[str, OtherRow], text: Text) -> NumberTable:
    """How many times as fast ours is at each table that both measure."""
    shown = {
        "python": "decisions_per_s_python",
        "inside": "decisions_per_s_inside",
        "clone": "clone_us",
        "imagine": "imagine_us",
        "calibration": "calibration",
    }
    table = columns(text, "table", *shown)
    table.title = text.say("bench-against", ref=other.ref)
    for row in ours:
        if row.name in others:
            found = commits.ratios(row, others[row.name])
            table.add_row(row.name, *(times(found.get(field), text) for field in shown.values()))
    return table


def peer_table(row: Row, theirs: Sequence[PeerRow], text: Text) -> NumberTable:
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


def ratio_table(ours: Sequence[Row], theirs: Sequence[PeerRow], text: Text) -> NumberTable:
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


def columns(text: Text, first: str, *keys: str) -> NumberTable:
    """Headings one word to a line: the numbers below them are short."""
    table = plain_table(text.say(f"bench-{first}"))
    for key in keys:
        table.add_number(text.say(f"bench-{key}").replace(" ", "\n"), tied=key == "ratio")
    return table
