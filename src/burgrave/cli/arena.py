"""`burgrave arena`: how strong bots are, measured on the same deals from every seat, with error bars."""

import json
from contextlib import closing
from pathlib import Path
from typing import Final

import click

from burgrave.bots.registry import reference
from burgrave.cli.complete_bots import complete_bots
from burgrave.cli.given import bots_named, path_to_write, resolve
from burgrave.cli.number_table import NumberTable
from burgrave.cli.output import Bold, Part, Progress, print_parts
from burgrave.cli.picture import percent, plain_table, significant
from burgrave.cli.simulate import title
from burgrave.cli.spoken import argument, option, spoken, tell, words_of
from burgrave.cli.table import table_command
from burgrave.cli.typed import MOST_DEALS, MOST_WORKERS, seconds, whole
from burgrave.games import game as game_of
from burgrave.games import games
from burgrave.lab.arena.conduct import FAULTS
from burgrave.lab.arena.contest import LIMIT, Contest
from burgrave.lab.arena.page import page, page_tools
from burgrave.lab.arena.report import Findings, Row, report
from burgrave.lab.arena.runfile import RunFile
from burgrave.lab.arena.statistics import Estimate, quick
from burgrave.lab.cluster import found as found_cluster
from burgrave.lab.crew import Crew
from burgrave.lab.plan import plan_for
from burgrave.text import Text
from burgrave.text.spaces import NO_BREAK

INTERRUPTED: Final = 130
PATH: Final = click.Path().shell_complete
EXAMPLES: Final = (
    "arena {game} --players 4 --bots master,builder --deals 100",
    "arena {game} --bots search:ms=50,builder --deals 500 --out run.jsonl --report run.html",
)


@table_command("arena", about="cli-arena", examples=EXAMPLES)
@argument("game", about="cli-argument-game", value="game", shell_complete=words_of("games", games))
@option("--bots", "names", about="cli-option-bots", value="list", shell_complete=complete_bots)
@option(
    "--deals",
    about="cli-option-deals",
    value="number",
    default="100",
    show_default=True,
    callback=whole(1, MOST_DEALS),
)
@option(
    "--seed",
    about="terminal-option-simulate-seed",
    value="number",
    default="1",
    show_default=True,
    callback=whole(),
)
@option(
    "--limit",
    about="cli-option-limit",
    value="seconds",
    default=f"{LIMIT:g}",
    show_default=True,
    callback=seconds,
)
@option("--stop", about="cli-option-stop", is_flag=True)
@option("--workers", about="cli-option-workers", value="number", callback=whole(1, MOST_WORKERS))
@option("--ray", "address", about="cli-option-ray", value="address")
@option("--out", about="cli-option-out", value="file", shell_complete=PATH)
@option("--report", "written", about="cli-option-report", value="file", shell_complete=PATH)
@option("--json", "as_json", about="cli-option-json", is_flag=True)
def arena(
    game: str,
    names: str | None,
    deals: int,
    seed: int,
    limit: float,
    stop: bool,
    workers: int | None,
    address: str | None,
    out: str | None,
    written: str | None,
    as_json: bool,
) -> int:
    """Ctrl-C stops and shows what is known so far; with a file, the same command goes on."""
    chosen = game_of(game)
    named = [reference(chosen)] if names is None else bots_named(chosen, names)
    plan = plan_for(chosen, resolve(chosen), named, deals, seed)
    if written is not None:  # better missed now than after an hour of games
        page_tools()
        path_to_write(written)
    if address is not None:
        found_cluster(address)
    file = None if out is None else RunFile(path_to_write(out), plan, limit)
    contest = Contest(plan, Crew(workers, address), limit, file, stop)
    text = spoken()
    finished = play(contest, text)
    show(contest, text, written, as_json)
    return 0 if finished else INTERRUPTED


def play(contest: Contest, text: Text) -> bool:
    """Play with a progress bar; False if somebody stopped it."""
    try:
        bar = Progress(contest.plan.games, text.say("arena-progress"))
        with bar, closing(contest.play()) as parts:
            for done in parts:
                bar.update(done, standing(contest, text))
    except KeyboardInterrupt:
        return False
    return True


def standing(contest: Contest, text: Text) -> str:
    """What is known so far, in a line."""
    told = []
    for bot in dict.fromkeys(contest.plan.line_up):
        mean, reach = quick([contest.share(deal, bot) for deal in contest.deals.values()])
        told.append(f"{bot} {text.number(100 * mean, 1)} ± {percent(reach, text)}")
    return " · ".join(told)


def show(contest: Contest, text: Text, written: str | None, as_json: bool) -> None:
    found = Findings(contest)
    rows = found.rows() if found.deals else []
    if written is not None and rows:
        lines = title(contest.plan, text)
        Path(written).expanduser().write_text(page(found, rows, lines, text), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(report(found, rows), ensure_ascii=False))
        return
    print_parts(told(found, rows, text))
    if written is not None and rows:
        tell(text.say("arena-report", file=written))


def told(found: Findings, rows: list[Row], text: Text) -> list[Part]:
    """All that people read."""
    contest = found.contest
    parts: list[Part] = []
    counts = {"deals": text.number(len(found.deals)), "asked": text.number(contest.plan.games)}
    if contest.decided() is not None:
        parts.append(text.say("arena-decided", **counts))
    elif not contest.complete:
        parts.append(text.say("arena-stopped", **counts))
    if not rows:
        return parts
    parts += [*title(contest.plan, text), "", standings(found, rows, text), ""]
    if len(rows) > 1:
        parts += [cross_table(found, text), "", differences(found, text), ""]
    else:
        parts += [entries(found, text), ""]
    return [*parts, *faults(rows, text), *closing_lines(found, text)]


def standings(found: Findings, rows: list[Row], text: Text) -> NumberTable:
    table = plain_table(text.say("simulate-bot"))
    keys = ("simulate-wins", "simulate-interval", "arena-rating", "simulate-interval", "simulate-points")
    for key in (*keys, "arena-thinking"):
        table.add_number(text.say(key), tied=key == "simulate-interval")
    for row in rows:
        name = f"{row.bot} × {row.seats}" if row.seats > 1 else row.bot  # noqa: RUF001
        fixed = row.bot == found.anchor
        table.add_row(
            name,
            percent(row.wins.mean, text),
            shares(row.wins, text),
            text.number(row.rating.mean),
            "" if fixed else f"{text.number(row.rating.low)} … {text.number(row.rating.high)}",
            text.number(row.points.mean, 1),
            f"{significant(row.ms, text)}{NO_BREAK}ms",
        )
    return table


def shares(found: Estimate, text: Text) -> str:
    return f"{text.number(100 * found.low, 1)} … {percent(found.high, text)}"


def cross_table(found: Findings, text: Text) -> NumberTable:
    """In how many games the bot of a row came in before the bot of a column."""
    table = plain_table(text.say("arena-before"), *found.bots)
    for bot, others in found.cross().items():
        table.add_row(bot, *(percent(others[other], text) if other != bot else "–" for other in found.bots))  # noqa: RUF001
    return table


def differences(found: Findings, text: Text) -> NumberTable:
    """Win shares beside each other, deal by deal."""
    table = plain_table(text.say("arena-pair"), text.say("arena-difference"), text.say("simulate-interval"))
    for one, two, lead in found.pairs():
        table.add_row(f"{one} − {two}", percent(lead.mean, text), shares(lead, text))
    return table


def entries(found: Findings, text: Text) -> NumberTable:
    """One bot against itself: every entry should win as often as the others."""
    table = plain_table(text.say("arena-entry"), text.say("simulate-wins"), text.say("simulate-interval"))
    for number, wins in enumerate(found.entry_wins(), 1):
        table.add_row(str(number), percent(wins.mean, text), shares(wins, text))
    return table


def faults(rows: list[Row], text: Text) -> list[Part]:
    """What bots did wrong, if they did."""
    told: list[Part] = []
    for row in rows:
        if row.conduct.faults:
            counts = {kind: text.number(getattr(row.conduct, kind)) for kind in FAULTS}
            told.append(Bold(text.say("arena-faults", bot=row.bot, **counts)))
            if row.conduct.problem:
                told.append(text.say("arena-problem", problem=row.conduct.problem))
    return told


def closing_lines(found: Findings, text: Text) -> list[str]:
    contest = found.contest
    seats = len(contest.plan.line_up)
    counts = {"deals": text.number(len(found.deals)), "games": text.number(len(found.deals) * seats)}
    return [
        text.say("arena-chance", chance=percent(1 / seats, text), anchor=found.anchor),
        text.say("arena-time", **counts, seconds=contest.seconds, workers=contest.crew.workers),
    ]
