"""`burgrave simulate`: many games between bots, and what they say about seats, turn order and bots."""

import json
from contextlib import closing
from dataclasses import replace
from typing import Any

import click

from burgrave.bots.registry import usual
from burgrave.cli.complete_bots import complete_bots
from burgrave.cli.given import bots_named, resolve
from burgrave.cli.number_table import NumberTable
from burgrave.cli.output import Bold, Part, Progress, print_parts
from burgrave.cli.picture import bar, percent, plain_table, plus_minus, quantiles, significant
from burgrave.cli.spoken import argument, option, spoken, words_of
from burgrave.cli.table import table_command
from burgrave.cli.typed import MOST_GAMES, MOST_WORKERS, whole
from burgrave.core.option import SEAT
from burgrave.games import game as game_of
from burgrave.games import games as games_known
from burgrave.lab.plan import Plan, plan_for
from burgrave.lab.report import Standing, by_bot, by_seat, by_turn_order, report
from burgrave.lab.simulate import Simulation
from burgrave.lab.statistics import bins, spread
from burgrave.text import Text

INTERRUPTED = 130
WIN_BAR = 6
WIDEST_BAR = 30
HISTOGRAM = 44  # characters for the bars of all bots side by side


@table_command(
    "simulate",
    about="cli-simulate",
    examples=("simulate {game}", "simulate {game} --players 4 --bots random --games 200"),
)
@argument("game", about="cli-argument-game", value="game", shell_complete=words_of("games", games_known))
@option("--bots", "names", about="cli-option-bots", value="list", shell_complete=complete_bots)
@option(
    "--games",
    about="cli-option-games",
    value="number",
    default="1000",
    show_default=True,
    callback=whole(1, MOST_GAMES),
)
@option(
    "--seed",
    about="terminal-option-simulate-seed",
    value="number",
    default="1",
    show_default=True,
    callback=whole(),
)
@option("--workers", about="cli-option-workers", value="number", callback=whole(1, MOST_WORKERS))
@option("--fast", about="cli-option-fast", is_flag=True)
@option("--json", "as_json", about="cli-option-json", is_flag=True)
def simulate(
    game: str,
    names: str | None,
    games: int,
    seed: int,
    workers: int | None,
    fast: bool,
    as_json: bool,
) -> int:
    """Ctrl-C stops and shows what was counted so far."""
    chosen = game_of(game)
    options = resolve(chosen)
    named = [usual(chosen)] if names is None else bots_named(chosen, names)
    simulation = Simulation(plan_for(chosen, options, named, games, seed, fast), workers)
    text = spoken()
    finished = play(simulation, text)
    if as_json:
        click.echo(json.dumps(report(simulation), ensure_ascii=False))
    else:
        show(simulation, text)
    return 0 if finished else INTERRUPTED


def play(simulation: Simulation, text: Text) -> bool:
    """Play with a progress bar; False if somebody stopped it."""
    try:
        bar = Progress(simulation.plan.games, text.say("simulate-progress"))
        with bar, closing(simulation.play()) as parts:
            for done in parts:
                bar.update(done)
    except KeyboardInterrupt:
        return False
    return True


def show(simulation: Simulation, text: Text) -> None:
    print_parts(shown_parts(simulation, text))


def shown_parts(simulation: Simulation, text: Text) -> list[Part]:
    """The report for people."""
    plan, tally = simulation.plan, simulation.tally
    parts: list[Part] = []
    if not simulation.complete:
        counted = {"games": text.number(tally.games), "asked": text.number(plan.games)}
        parts.append(Bold(text.say("simulate-stopped", **counted)))
    if tally.games == 0:
        return parts
    parts += title(plan, text)
    seated = by_bot(simulation)
    # People count seats from 1.
    seats = [replace(row, name=f"{seat + 1}") for seat, row in enumerate(by_seat(simulation))]
    alone = len(plan.line_up) == 1
    tables = [standings(seats, text, "simulate-seat", alone), histogram(seated, text)]
    places = by_turn_order(simulation)
    if places:
        tables.insert(1, standings(places, text, "simulate-turn-order", alone))
    if len(seated) > 1:
        tables.insert(0, standings(seated, text, "simulate-bot", alone))
    for table in tables:
        parts += ["", table]
    return [*parts, "", *facts(simulation, text)]


def title(plan: Plan, text: Text) -> list[str]:
    """What was played: the short options in one line, every list of names in a line of its own."""
    told = Text(text.language, str(plan.options.get("edition", text.edition)))
    short: list[str] = []
    lists: list[str] = []
    for name, value in plan.options.items():
        label = told.say(f"{plan.game}-option-{name}")
        if isinstance(value, list):
            if value:
                lists.append(f"{label}: {', '.join(named(plan.game, name, id, told) for id in value)}")
        elif value is True:
            short.append(label)
        elif value is not False:
            key = f"{plan.game}-{name}-{value}"
            short.append(f"{label}: {told.say(key) if told.has(key) else counted(plan.game, name, value)}")
    first = told.say(
        "simulate-title", game=told.title(plan.game), options="; ".join(short), seed=str(plan.seed)
    )
    return [first, *lists]


def counted(game: str, option: str, value: object) -> object:
    """A number that was chosen; people count seats from 1."""
    seat = any(setting.name == option and setting.kind == SEAT for setting in game_of(game).option_list())
    return value + 1 if seat and isinstance(value, int) else value


def named(game: str, option: str, id: str, text: Text) -> str:
    """What the option calls this choice, or the name of a piece."""
    key = f"{game}-{option}-{id}"
    if text.has(key):
        return text.say(key)
    chosen = game_of(game)
    return text.name(chosen, chosen.words().vocabulary_of(id), id)


def standings(rows: list[Standing], text: Text, heading: str, alone: bool) -> NumberTable:
    """Win shares and points, a row each; whoever plays alone has points only."""
    shares = () if alone else ("wins", "interval", "chance")
    keys = (*shares, "points", "spread")
    table = plain_table(text.say(heading))
    for key in keys:
        table.add_number(text.say(f"simulate-{key}"), tied=key in ("interval", "spread"))
    table.add_bar()
    for row in rows:
        name = f"{row.name} × {row.seats}" if row.seats > 1 else str(row.name)  # noqa: RUF001
        points = (plus_minus(row.points, text), quantiles(row.points, text))
        if alone:
            table.add_row(name, *points)
            continue
        interval = f"{text.number(100 * row.low, 1)} … {percent(row.high, text)}"
        won = (percent(row.win_share, text), interval, percent(row.chance, text))
        table.add_row(name, *won, *points, bar(row.win_share, WIN_BAR))
    return table


def histogram(rows: list[Standing], text: Text) -> NumberTable:
    """How many points how often, a column of bars for each bot."""
    low = min(row.points.min for row in rows)
    ranges = bins(low, max(row.points.max for row in rows))
    shares = [ranges.shares(row.counted) for row in rows]
    longest = max(max(column) for column in shares)
    width = min(HISTOGRAM // len(rows), WIDEST_BAR)
    table = plain_table(text.say("simulate-points"))
    for row in rows:
        table.add_number("")
        table.add_bar(str(row.name), width)
    for place in range(ranges.count):
        cells = [(percent(column[place], text), bar(column[place] / longest, width)) for column in shares]
        table.add_row(ranges.label(place), *(part for cell in cells for part in cell))
    return table


def facts(simulation: Simulation, text: Text) -> list[str]:
    """What is not about seats or bots: length of games, ties, time."""
    plan, tally = simulation.plan, simulation.tally
    lines = []
    for name, values in sorted(tally.measures.items()):
        lines.append(length(measure_name(plan.game, name, text), values, text))
    lines.append(length(text.say("simulate-measure-decisions"), tally.decisions, text))
    if len(plan.line_up) > 1:
        lines.append(text.say("simulate-ties", ties=tally.ties))
    pace = significant(tally.games / simulation.seconds, text)
    games, workers = text.number(tally.games), simulation.workers
    lines.append(
        text.say("simulate-time", games=games, seconds=simulation.seconds, workers=workers, pace=pace)
    )
    return lines


def measure_name(game: str, name: str, text: Text) -> str:
    """What a game calls a thing that it measures, or what many games call so."""
    keys = (f"{game}-measure-{name}", f"simulate-measure-{name}")
    return next((text.say(key) for key in keys if text.has(key)), name)


def length(label: str, counted: Any, text: Text) -> str:
    lies = spread(counted)
    between = {"low": text.number(lies.min), "high": text.number(lies.max)}
    return text.say("simulate-measure", label=label, mean=plus_minus(lies, text), **between)
