"""`burgrave simulate`: play many games between bots, and report results by seat, turn order and bot."""

import json
from contextlib import closing
from dataclasses import replace
from typing import Any

import click

from burgrave.bots.registry import default_bot
from burgrave.cli.complete_bots import complete_bots
from burgrave.cli.game_command import game_options_command
from burgrave.cli.localized import argument, complete_words, current_translator, option
from burgrave.cli.number_format import (
    bar_text,
    format_mean,
    format_percent,
    format_quantiles,
    format_significant,
    make_number_table,
)
from burgrave.cli.number_table import NumberTable
from burgrave.cli.output import BoldText, Progress, ReportPart, print_parts
from burgrave.cli.param_types import MAX_GAMES, MAX_WORKERS, whole_number_type
from burgrave.cli.parse_options import parse_bots, resolve_options
from burgrave.core.options import SEAT
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games as games_known
from burgrave.i18n import Translator
from burgrave.simulation.plan import SimulationPlan, make_plan
from burgrave.simulation.report import (
    ResultRow,
    report_data,
    results_by_bot,
    results_by_seat,
    results_by_turn_order,
)
from burgrave.simulation.simulate import Simulation
from burgrave.simulation.statistics import make_bins, summarize

INTERRUPTED = 130
WIN_BAR = 6
WIDEST_BAR = 30
HISTOGRAM = 44  # characters for the bars of all bots side by side


@game_options_command(
    "simulate",
    help_key="cli-simulate",
    examples=("simulate {game}", "simulate {game} --players 4 --bots random --games 200"),
)
@argument(
    "game", help_key="cli-argument-game", value="game", shell_complete=complete_words("games", games_known)
)
@option("--bots", "names", help_key="cli-option-bots", value="list", shell_complete=complete_bots)
@option(
    "--games",
    help_key="cli-option-games",
    value="number",
    default="1000",
    show_default=True,
    callback=whole_number_type(1, MAX_GAMES),
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
    "--workers", help_key="cli-option-workers", value="number", callback=whole_number_type(1, MAX_WORKERS)
)
@option("--trust-bots", help_key="cli-option-trust-bots", is_flag=True)
@option("--json", "as_json", help_key="cli-option-json", is_flag=True)
def simulate(
    game: str,
    names: str | None,
    games: int,
    seed: int,
    workers: int | None,
    trust_bots: bool,
    as_json: bool,
) -> int:
    """Simulate games and return the exit code. Ctrl-C stops and prints the results so far."""
    chosen = game_of(game)
    options = resolve_options(chosen)
    bots = [default_bot(chosen)] if names is None else parse_bots(chosen, names)
    simulation = Simulation(make_plan(chosen, options, bots, games, seed, trust_bots), workers)
    tr = current_translator()
    finished = play_games(simulation, tr)
    if as_json:
        click.echo(json.dumps(report_data(simulation), ensure_ascii=False))
    else:
        print_results(simulation, tr)
    return 0 if finished else INTERRUPTED


def play_games(simulation: Simulation, tr: Translator) -> bool:
    """Play with a progress bar. Return False if the user stopped it."""
    try:
        bar = Progress(simulation.plan.games, tr.format("simulate-progress"))
        with bar, closing(simulation.play()) as parts:
            for done in parts:
                bar.update(done)
    except KeyboardInterrupt:
        return False
    return True


def print_results(simulation: Simulation, tr: Translator) -> None:
    print_parts(report_parts(simulation, tr))


def report_parts(simulation: Simulation, tr: Translator) -> list[ReportPart]:
    """Return the report for people."""
    plan, tally = simulation.plan, simulation.tally
    parts: list[ReportPart] = []
    if not simulation.complete:
        counted = {"games": tr.format_number(tally.games), "asked": tr.format_number(plan.games)}
        parts.append(BoldText(tr.format("simulate-stopped", **counted)))
    if tally.games == 0:
        return parts
    parts += title_lines(plan, tr)
    bots = results_by_bot(simulation)
    # Users count seats from 1.
    seats = [replace(row, name=f"{seat + 1}") for seat, row in enumerate(results_by_seat(simulation))]
    alone = len(plan.line_up) == 1
    tables = [results_table(seats, tr, "simulate-seat", alone), histogram_table(bots, tr)]
    places = results_by_turn_order(simulation)
    if places:
        tables.insert(1, results_table(places, tr, "simulate-turn-order", alone))
    if len(bots) > 1:
        tables.insert(0, results_table(bots, tr, "simulate-bot", alone))
    for table in tables:
        parts += ["", table]
    for bot, forfeits in sorted(tally.forfeits.items()):
        counts = {"illegal": forfeits.illegal, "raised": forfeits.raised, "problem": forfeits.problem}
        parts += ["", BoldText(tr.format("simulate-forfeits", bot=bot, **counts))]
    return [*parts, "", *summary_lines(simulation, tr)]


def title_lines(plan: SimulationPlan, tr: Translator) -> list[str]:
    """Return what was played: the short options in one line, each list of names in its own line."""
    edition_tr = Translator(tr.language, str(plan.options.get("edition", tr.edition)))
    short: list[str] = []
    lists: list[str] = []
    for name, value in plan.options.items():
        label = edition_tr.format(f"{plan.game}-option-{name}")
        if isinstance(value, list):
            if value:
                lists.append(
                    f"{label}: {', '.join(choice_name(plan.game, name, id, edition_tr) for id in value)}"
                )
        elif value is True:
            short.append(label)
        elif value is not False:
            key = f"{plan.game}-{name}-{value}"
            known = edition_tr.has(key)
            shown = edition_tr.format(key) if known else displayed_value(plan.game, name, value)
            short.append(f"{label}: {shown}")
    first = edition_tr.format(
        "simulate-title", game=edition_tr.game_title(plan.game), options="; ".join(short), seed=str(plan.seed)
    )
    return [first, *lists]


def displayed_value(game: str, option: str, value: object) -> object:
    """Return the value as people read it: they count seats from 1."""
    seat = any(setting.name == option and setting.kind == SEAT for setting in game_of(game).option_list())
    return value + 1 if seat and isinstance(value, int) else value


def choice_name(game: str, option: str, id: str, tr: Translator) -> str:
    """Return the option's name for this choice, or the name of a piece."""
    key = f"{game}-{option}-{id}"
    if tr.has(key):
        return tr.format(key)
    chosen = game_of(game)
    return tr.name_of(chosen, chosen.notation.vocabulary_of(id), id)


def results_table(rows: list[ResultRow], tr: Translator, heading: str, alone: bool) -> NumberTable:
    """Return win shares and points, a row for each result. A solo game only has points."""
    shares = () if alone else ("wins", "interval", "chance")
    keys = (*shares, "points", "spread")
    table = make_number_table(tr.format(heading))
    for key in keys:
        table.add_number(tr.format(f"simulate-{key}"), tied=key in ("interval", "spread"))
    table.add_bar()
    for row in rows:
        name = f"{row.name} × {row.seats}" if row.seats > 1 else str(row.name)  # noqa: RUF001
        points = (format_mean(row.points, tr), format_quantiles(row.points, tr))
        if alone:
            table.add_row(name, *points)
            continue
        interval = f"{tr.format_number(100 * row.low, 1)} … {format_percent(row.high, tr)}"
        won = (format_percent(row.win_share, tr), interval, format_percent(row.chance, tr))
        table.add_row(name, *won, *points, bar_text(row.win_share, WIN_BAR))
    return table


def histogram_table(rows: list[ResultRow], tr: Translator) -> NumberTable:
    """Return how often each range of points occurred, with a column of bars for each bot."""
    low = min(row.points.min for row in rows)
    ranges = make_bins(low, max(row.points.max for row in rows))
    shares = [ranges.bin_shares(row.counted) for row in rows]
    longest = max(max(column) for column in shares)
    width = min(HISTOGRAM // len(rows), WIDEST_BAR)
    table = make_number_table(tr.format("simulate-points"))
    for row in rows:
        table.add_number("")
        table.add_bar(str(row.name), width)
    for place in range(ranges.count):
        cells = [
            (format_percent(column[place], tr), bar_text(column[place] / longest, width)) for column in shares
        ]
        table.add_row(ranges.bin_label(place), *(part for cell in cells for part in cell))
    return table


def summary_lines(simulation: Simulation, tr: Translator) -> list[str]:
    """Return statistics that do not depend on seats or bots: length of games, ties, time."""
    plan, tally = simulation.plan, simulation.tally
    lines = []
    for name, values in sorted(tally.measures.items()):
        lines.append(stat_line(stat_name(plan.game, name, tr), values, tr))
    lines.append(stat_line(tr.format("simulate-measure-decisions"), tally.decisions, tr))
    if len(plan.line_up) > 1:
        lines.append(tr.format("simulate-ties", ties=tally.ties))
    rate = format_significant(tally.games / simulation.seconds, tr)
    games, workers = tr.format_number(tally.games), simulation.workers
    lines.append(
        tr.format("simulate-time", games=games, seconds=simulation.seconds, workers=workers, pace=rate)
    )
    return lines


def stat_name(game: str, name: str, tr: Translator) -> str:
    """Return the game's name for a statistic, or the general name."""
    keys = (f"{game}-measure-{name}", f"simulate-measure-{name}")
    return next((tr.format(key) for key in keys if tr.has(key)), name)


def stat_line(label: str, counted: Any, tr: Translator) -> str:
    distribution = summarize(counted)
    between = {"low": tr.format_number(distribution.min), "high": tr.format_number(distribution.max)}
    return tr.format("simulate-measure", label=label, mean=format_mean(distribution, tr), **between)
