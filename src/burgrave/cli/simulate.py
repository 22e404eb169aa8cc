"""`burgrave simulate`: many games between bots, and what they say about seats and bots."""

import json
from contextlib import closing
from typing import Any

import click
from rich.console import Console, RenderableType
from rich.text import Text as Line

from burgrave.bots.choose import bots as known_bots
from burgrave.cli.picture import bar, digits, percent, plain_table, plus_minus, progress_bar, significant
from burgrave.cli.typed import whole
from burgrave.core.game import Game, Options
from burgrave.core.words import Wrong
from burgrave.games import game as game_of
from burgrave.lab.report import Standing, by_bot, by_seat, report
from burgrave.lab.simulate import Simulation, plan_for
from burgrave.lab.statistics import bins, spread
from burgrave.text import Text, choose_language

INTERRUPTED = 130
WIN_BAR = 20
WIDEST_BAR = 30
HISTOGRAM = 44  # characters for the bars of all bots side by side


@click.command()
@click.argument("game")
@click.option("--edition", help="The edition; the game's usual one if left out.")
@click.option("--players", metavar="NUMBER", help="How many seats.")
@click.option("--option", "more", multiple=True, metavar="NAME=VALUE", help="Any other option of the game.")
@click.option("--bots", "names", metavar="A,B,…", help="Who plays; a short list repeats. Default: the best.")
@click.option("--games", default="1000", show_default=True, callback=whole(1), help="How many.")
@click.option("--seed", default="1", show_default=True, callback=whole(), help="Same seed, same games.")
@click.option("--workers", callback=whole(1), help="Processes. Default: one per core if it pays.")
@click.option("--fast", is_flag=True, help="Give every bot the whole table, even one that might peek.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object with everything.")
def simulate(
    game: str,
    edition: str | None,
    players: str | None,
    more: tuple[str, ...],
    names: str | None,
    games: int,
    seed: int,
    workers: int | None,
    fast: bool,
    as_json: bool,
) -> int:
    """Play many games of GAME between bots and count who wins.

    The bots move on by one seat from game to game, so seats are fair to bots. Ctrl-C stops and shows
    what was counted so far.
    """
    chosen = game_of(game)
    options = resolve(chosen, edition, players, more)
    named = known_bots(chosen)[-1:] if names is None else [name.strip() for name in names.split(",")]
    simulation = Simulation(plan_for(chosen, options, named, games, seed, fast), workers)
    text = Text(choose_language())
    finished = play(simulation, text)
    if as_json:
        click.echo(json.dumps(report(simulation), ensure_ascii=False))
    else:
        show(simulation, text)
    return 0 if finished else INTERRUPTED


def resolve(game: Game[Any], edition: str | None, players: str | None, more: tuple[str, ...]) -> Options:
    """The game's options from what was typed; the game itself checks them."""
    given: dict[str, Any] = {}
    for name, value in [("edition", edition), ("players", players), *map(name_and_value, more)]:
        if value is None:
            continue
        if name in given:
            raise Wrong("option-twice", option=name)
        given[name] = int(value) if value.removeprefix("-").isdecimal() else value
    return game.options(**given)


def name_and_value(typed: str) -> tuple[str, str]:
    name, _, value = typed.partition("=")
    if not (name and value):
        raise Wrong("option-form", text=typed)
    return name, value


def play(simulation: Simulation, text: Text) -> bool:
    """Play with a progress bar; False if somebody stopped it."""
    try:
        with progress_bar() as progress, closing(simulation.play()) as parts:
            task = progress.add_task(text.say("simulate-progress"), total=simulation.plan.games)
            for done in parts:
                progress.update(task, completed=done)
    except KeyboardInterrupt:
        return False
    return True


def show(simulation: Simulation, text: Text) -> None:
    console = Console(highlight=False)
    plan, tally = simulation.plan, simulation.tally
    if not simulation.complete:
        counted = {"games": digits(tally.games), "asked": digits(plan.games)}
        console.print(text.say("simulate-stopped", **counted), style="bold")
    if tally.games == 0:
        return
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    console.print(text.say("simulate-title", game=plan.game, options=options, seed=str(plan.seed)))
    seated = by_bot(simulation)
    tables = [standings(by_seat(simulation), text, "simulate-seat"), histogram(seated, text)]
    if len(seated) > 1:
        tables.insert(0, standings(seated, text, "simulate-bot"))
    for table in tables:
        console.print()
        console.print(table)
    console.print()
    for line in facts(simulation, text):
        console.print(line)


def standings(rows: list[Standing], text: Text, heading: str) -> RenderableType:
    """Win shares and points, a row each."""
    keys = ("wins", "interval", "chance", "points")
    table = plain_table(text.say(heading), *(text.say(f"simulate-{key}") for key in keys))
    table.add_column("")
    for row in rows:
        name = f"{row.name} × {row.seats}" if row.seats > 1 else str(row.name)  # noqa: RUF001
        interval = f"{100 * row.low:.1f} … {100 * row.high:.1f} %"
        shares = (percent(row.win_share), interval, percent(row.chance))
        table.add_row(name, *shares, plus_minus(row.points), bar(row.win_share, WIN_BAR))
    return table


def histogram(rows: list[Standing], text: Text) -> RenderableType:
    """How many points how often, a column of bars for each bot."""
    low = min(row.points.min for row in rows)
    ranges = bins(low, max(row.points.max for row in rows))
    shares = [ranges.shares(row.counted) for row in rows]
    longest = max(max(column) for column in shares)
    width = min(HISTOGRAM // len(rows), WIDEST_BAR)
    table = plain_table(text.say("simulate-points"))
    for row in rows:
        table.add_column("", justify="right", no_wrap=True)
        table.add_column(str(row.name), min_width=width)
    for place in range(ranges.count):
        cells = [(percent(column[place]), bar(column[place] / longest, width)) for column in shares]
        table.add_row(ranges.label(place), *(part for cell in cells for part in cell))
    return table


def facts(simulation: Simulation, text: Text) -> list[RenderableType]:
    """What is not about seats or bots: length of games, ties, time."""
    tally = simulation.tally
    lines = []
    for name, values in sorted(tally.measures.items()):
        key = f"simulate-measure-{name}"
        label = text.say(key) if text.has(key) else name
        lines.append(length(label, values, text))
    lines.append(length(text.say("simulate-measure-decisions"), tally.decisions, text))
    lines.append(text.say("simulate-ties", ties=tally.ties))
    pace = significant(tally.games / simulation.seconds)
    time = {"games": digits(tally.games), "seconds": f"{simulation.seconds:.1f}", "pace": pace}
    lines.append(text.say("simulate-time", workers=simulation.workers, **time))
    return [Line(line) for line in lines]


def length(label: str, counted: Any, text: Text) -> str:
    lies = spread(counted)
    between = {"low": digits(lies.min), "high": digits(lies.max)}
    return text.say("simulate-measure", label=label, mean=plus_minus(lies), **between)
