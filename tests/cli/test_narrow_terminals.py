"""Tables on narrow terminals: columns move, but no number is ever cut."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache, partial
from io import StringIO

import click
import pytest
from rich.console import Console

from burgrave.arena.arena import Arena
from burgrave.arena.results import ArenaResults
from burgrave.benchmark.engine_speed import BenchmarkRow, benchmark_cases
from burgrave.cli import arena, bench, bots, cards, simulate
from burgrave.cli.number_table import NumberTable
from burgrave.cli.output import ReportPart, render_part
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.piece_search import edition_options
from burgrave.match.presenters.base import presenter_for
from burgrave.simulation.plan import make_plan
from burgrave.simulation.report import results_by_bot, results_by_seat, results_by_turn_order
from burgrave.simulation.simulate import Simulation
from burgrave.simulation.worker_pool import WorkerPool
from burgrave.terminal.board_renderer import renderer_for

WIDE = 300
NUMBER = re.compile(r"\d+(?:[.,\u00a0\u202f]\d+)*")
BOTS = ["greedy:slips=15", "h2:slips=100", "random"]
UNO = {
    "peer": "openspiel-cpp/social_deduction",
    "kind": "python",
    "decisions_per_s": 51_234.0,
    "clone_us": 912.3,
    "calibration": 1.23e7,
}


@cache
def play_arena(bot: str = "") -> Arena:
    game = game_of("citadels")
    played = Arena(make_plan(game, game.options(players=3), [bot] if bot else BOTS, 2, 1), WorkerPool(1))
    for _ in played.play():
        pass
    return played


@cache
def play_simulation() -> Simulation:
    game = game_of("praga")
    played = Simulation(make_plan(game, game.options(players=2), ["script:slips=20", "random"], 6, 1), 1)
    for _ in played.play():
        pass
    return played


def arena_parts(tr: Translator) -> list[ReportPart]:
    parts = []
    for played in (play_arena(), play_arena("h2")):
        found = ArenaResults(played)
        parts += arena.build_report(found, found.rows, tr)
    return parts


def simulate_parts(tr: Translator) -> list[ReportPart]:
    played = play_simulation()
    rows = [
        (results_by_bot(played), "bot"),
        (results_by_seat(played), "seat"),
        (results_by_turn_order(played), "turn-order"),
    ]
    shown = [simulate.results_table(some, tr, f"simulate-{name}", alone=False) for some, name in rows]
    return [*shown, simulate.histogram_table(results_by_bot(played), tr), *simulate.summary_lines(played, tr)]


def bench_parts(tr: Translator) -> list[ReportPart]:
    figures = (1e7, 254_321.0, 9e5, 4e3, 4.56, 12.3)
    ours = [
        BenchmarkRow(game.id, "classic", options.players, True, *figures)
        for game, options in benchmark_cases()
    ]
    beside = (bench.peer_table(ours[0], [UNO], tr), bench.ratio_table(ours, [UNO], tr))
    return [bench.our_table(ours, tr), *beside]


def bots_parts(tr: Translator) -> list[ReportPart]:
    known = [game_of(id) for id in games()]
    return [table(game, tr) for game in known for table in (bots.level_table, bots.bot_table)]


def cards_table(tr: Translator, width: int) -> str:
    game = game_of("citadels")
    options = edition_options(game, "deluxe")
    board = renderer_for(presenter_for(game, options.to_dict()))
    paper = StringIO()
    console = Console(file=paper, width=width, highlight=False)
    console.print(cards.cards_table(board, tr, game.reference().pieces(options), ""))
    return paper.getvalue()


PARTS = {
    "arena": arena_parts,
    "simulate": simulate_parts,
    "bench": bench_parts,
    "bots": bots_parts,
}


def print_parts(parts: Sequence[ReportPart], width: int) -> str:
    return click.unstyle("\n".join(line for part in parts for line in render_part(part, width)))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [*PARTS, "cards"])
def test_no_number_is_cut_however_narrow_the_terminal_is(command, language):
    text = Translator(language)
    at = partial(cards_table, text) if command == "cards" else partial(print_parts, PARTS[command](text))
    whole = Counter(NUMBER.findall(at(WIDE)))
    assert whole
    for width in (80, 60, 45):
        shown = at(width)
        assert max(len(line.rstrip()) for line in shown.splitlines()) <= width
        if command == "bots":  # its lists of options are folded like text
            assert "…" not in shown
        else:
            assert not whole - Counter(NUMBER.findall(shown)), (width, shown)


def make_small_table() -> NumberTable:
    table = NumberTable("name")
    table.add_number("a long heading")
    table.add_number("share")
    table.add_number("its interval", tied=True)
    table.add_row("first", "12", "34.5 %", "30 … 40 %")
    return table


@pytest.mark.parametrize(
    ("width", "headings"),
    [
        (60, ["name   a long heading   share  its interval"]),
        (34, ["            long", "name     heading   share  interval"]),
        (28, ["name   heading", "name    share   interval"]),
    ],
)
def test_headings_are_broken_before_columns_move_below(width, headings):
    lines = [" ".join(line.split()) for line in print_parts([make_small_table()], width).splitlines()]
    for heading in headings:
        assert any(" ".join(heading.split()) in line for line in lines)


def test_a_column_stays_with_the_one_that_it_belongs_to():
    shown = print_parts([make_small_table()], 24).split("\n\n")
    cells = [["34.5 %" in part, "30 … 40 %" in part] for part in shown]
    assert cells == [[False, False], [True, True]]
