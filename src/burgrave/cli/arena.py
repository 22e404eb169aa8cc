"""`burgrave arena`: measure the strength of bots on the same deals from every seat, with error bars."""

import json
from contextlib import closing
from pathlib import Path
from typing import Final

import click

from burgrave.arena.arena import TIME_LIMIT, Arena
from burgrave.arena.bot_stats import FAULTS
from burgrave.arena.html_report import import_chart_tools, make_html_report
from burgrave.arena.rating import format_rating
from burgrave.arena.results import ArenaResults, BotResult, report_data
from burgrave.arena.run_file import RunFile
from burgrave.arena.statistics import Estimate, quick_estimate
from burgrave.bots.registry import baseline_bot
from burgrave.cli.complete_bots import complete_bots
from burgrave.cli.game_command import game_options_command
from burgrave.cli.localized import argument, complete_words, current_translator, echo, option
from burgrave.cli.number_format import format_percent, format_significant, make_number_table
from burgrave.cli.number_table import NumberTable
from burgrave.cli.output import BoldText, Progress, ReportPart, print_parts
from burgrave.cli.param_types import MAX_DEALS, MAX_WORKERS, parse_seconds, whole_number_type
from burgrave.cli.parse_options import parse_bots, resolve_options, writable_path
from burgrave.cli.simulate import title_lines
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games
from burgrave.i18n import Translator
from burgrave.i18n.spaces import NO_BREAK
from burgrave.simulation.plan import make_plan
from burgrave.simulation.ray_pool import find_ray
from burgrave.simulation.worker_pool import WorkerPool

INTERRUPTED: Final = 130
PATH: Final = click.Path().shell_complete
EXAMPLES: Final = (
    "arena {game} --players 4 --bots master,builder --deals 100",
    "arena {game} --bots search:ms=50,builder --deals 500 --run-file run.jsonl --report run.html",
)


@game_options_command("arena", help_key="cli-arena", examples=EXAMPLES)
@argument("game", help_key="cli-argument-game", value="game", shell_complete=complete_words("games", games))
@option("--bots", "names", help_key="cli-option-bots", value="list", shell_complete=complete_bots)
@option(
    "--deals",
    help_key="cli-option-deals",
    value="number",
    default="100",
    show_default=True,
    callback=whole_number_type(1, MAX_DEALS),
)
@option(
    "--seed",
    help_key="cli-option-simulate-seed",
    value="number",
    default="1",
    show_default=True,
    callback=whole_number_type(),
)
@option(
    "--time-limit",
    help_key="cli-option-time-limit",
    value="seconds",
    default=f"{TIME_LIMIT:g}",
    show_default=True,
    callback=parse_seconds,
)
@option("--stop-early", help_key="cli-option-stop-early", is_flag=True)
@option(
    "--workers", help_key="cli-option-workers", value="number", callback=whole_number_type(1, MAX_WORKERS)
)
@option("--ray", "address", help_key="cli-option-ray", value="address")
@option("--run-file", help_key="cli-option-run-file", value="file", shell_complete=PATH)
@option("--report", "report", help_key="cli-option-report", value="file", shell_complete=PATH)
@option("--json", "as_json", help_key="cli-option-json", is_flag=True)
def arena(
    game: str,
    names: str | None,
    deals: int,
    seed: int,
    time_limit: float,
    stop_early: bool,
    workers: int | None,
    address: str | None,
    run_file: str | None,
    report: str | None,
    as_json: bool,
) -> int:
    """Run an arena and return the exit code. Ctrl-C stops it and prints the results so far.

    With a run file, the same command continues later.
    """
    chosen = game_of(game)
    bots = [baseline_bot(chosen)] if names is None else parse_bots(chosen, names)
    plan = make_plan(chosen, resolve_options(chosen), bots, deals, seed)
    if report is not None:  # report a missing package before the games, not after them
        import_chart_tools()
        writable_path(report)
    if address is not None:
        find_ray(address)
    file = None if run_file is None else RunFile(writable_path(run_file), plan, time_limit)
    arena_run = Arena(plan, WorkerPool(workers, address), time_limit, file, stop_early)
    tr = current_translator()
    finished = play_arena(arena_run, tr)
    print_results(arena_run, tr, report, as_json)
    return 0 if finished else INTERRUPTED


def play_arena(arena: Arena, tr: Translator) -> bool:
    """Play with a progress bar. Return False if the user stopped it."""
    try:
        bar = Progress(arena.plan.games, tr.format("arena-progress"))
        with bar, closing(arena.play()) as parts:
            for done in parts:
                bar.update(done, progress_line(arena, tr))
    except KeyboardInterrupt:
        return False
    return True


def progress_line(arena: Arena, tr: Translator) -> str:
    """Return the results so far in one line."""
    parts = []
    for bot in dict.fromkeys(arena.plan.line_up):
        mean, reach = quick_estimate([arena.win_share(deal, bot) for deal in arena.deals.values()])
        parts.append(f"{bot} {tr.format_number(100 * mean, 1)} ± {format_percent(reach, tr)}")
    return " · ".join(parts)


def print_results(arena: Arena, tr: Translator, report_path: str | None, as_json: bool) -> None:
    results = ArenaResults(arena)
    rows = results.rows if results.deals else []
    if report_path is not None and rows:
        lines = title_lines(arena.plan, tr)
        Path(report_path).expanduser().write_text(
            make_html_report(results, rows, lines, tr), encoding="utf-8"
        )
    if as_json:
        click.echo(json.dumps(report_data(results, rows), ensure_ascii=False))
        return
    print_parts(build_report(results, rows, tr))
    if report_path is not None and rows:
        echo(tr.format("arena-report", file=report_path))


def build_report(results: ArenaResults, rows: list[BotResult], tr: Translator) -> list[ReportPart]:
    """Return the report for people."""
    arena = results.arena
    parts: list[ReportPart] = []
    counts = {"deals": tr.format_number(len(results.deals)), "asked": tr.format_number(arena.plan.games)}
    if arena.deals_until_decided() is not None:
        parts.append(tr.format("arena-decided", **counts))
    elif not arena.complete:
        parts.append(tr.format("arena-stopped", **counts))
    if not rows:
        return parts
    parts += [*title_lines(arena.plan, tr), "", results_table(results, rows, tr), ""]
    if len(rows) > 1:
        parts += [cross_table(results, tr), "", differences_table(results, tr), ""]
    else:
        parts += [entries_table(results, tr), ""]
    return [*parts, *fault_lines(rows, tr), *closing_lines(results, tr)]


def results_table(results: ArenaResults, rows: list[BotResult], tr: Translator) -> NumberTable:
    table = make_number_table(tr.format("simulate-bot"))
    keys = ("simulate-wins", "simulate-interval", "arena-rating", "simulate-interval", "simulate-points")
    for key in (*keys, "arena-thinking"):
        table.add_number(tr.format(key), tied=key == "simulate-interval")
    for row in rows:
        name = f"{row.bot} × {row.seats}" if row.seats > 1 else row.bot  # noqa: RUF001
        fixed = row.bot == results.anchor
        table.add_row(
            name,
            format_percent(row.wins.mean, tr),
            interval_text(row.wins, tr),
            format_rating(row.rating.mean),
            "" if fixed else f"{format_rating(row.rating.low)} … {format_rating(row.rating.high)}",
            tr.format_number(row.points.mean, 1),
            f"{format_significant(row.ms, tr)}{NO_BREAK}ms",
        )
    return table


def interval_text(estimate: Estimate, tr: Translator) -> str:
    return f"{tr.format_number(100 * estimate.low, 1)} … {format_percent(estimate.high, tr)}"


def cross_table(results: ArenaResults, tr: Translator) -> NumberTable:
    """Return how often the bot of a row finished ahead of the bot of a column."""
    table = make_number_table(tr.format("arena-ahead-of"), *results.bots)
    for bot, others in results.cross_table().items():
        table.add_row(
            bot, *(format_percent(others[other], tr) if other != bot else "–" for other in results.bots)
        )
    return table


def differences_table(results: ArenaResults, tr: Translator) -> NumberTable:
    """Return the differences of win shares for each pair of bots, compared deal by deal."""
    table = make_number_table(
        tr.format("arena-pair"), tr.format("arena-difference"), tr.format("simulate-interval")
    )
    for one, two, lead in results.compare_pairs():
        table.add_row(f"{one} − {two}", format_percent(lead.mean, tr), interval_text(lead, tr))
    return table


def entries_table(results: ArenaResults, tr: Translator) -> NumberTable:
    """Return the results of one bot against itself. Every entry should win equally often."""
    table = make_number_table(
        tr.format("arena-entry"), tr.format("simulate-wins"), tr.format("simulate-interval")
    )
    for number, wins in enumerate(results.entry_estimates(), 1):
        table.add_row(str(number), format_percent(wins.mean, tr), interval_text(wins, tr))
    return table


def fault_lines(rows: list[BotResult], tr: Translator) -> list[ReportPart]:
    """Return the faults of the bots, if there are any."""
    lines: list[ReportPart] = []
    for row in rows:
        if row.stats.faults:
            counts = {kind: tr.format_number(getattr(row.stats, kind)) for kind in FAULTS}
            lines.append(BoldText(tr.format("arena-faults", bot=row.bot, **counts)))
            if row.stats.problem:
                lines.append(tr.format("arena-problem", problem=row.stats.problem))
    return lines


def closing_lines(results: ArenaResults, tr: Translator) -> list[str]:
    arena = results.arena
    seats = len(arena.plan.line_up)
    counts = {
        "deals": tr.format_number(len(results.deals)),
        "games": tr.format_number(len(results.deals) * seats),
    }
    return [
        tr.format("arena-chance", chance=format_percent(1 / seats, tr), anchor=results.anchor),
        tr.format("arena-time", **counts, seconds=arena.seconds, workers=arena.pool.workers),
    ]
