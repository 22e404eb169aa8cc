"""Tables on narrow terminals: columns move, but no number is ever cut."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache, partial
from io import StringIO

import click
import pytest
from rich.console import Console

from burgrave.cli import arena, bench, bots, cards, simulate
from burgrave.cli.number_table import NumberTable
from burgrave.cli.output import Part, rendered
from burgrave.games import game as game_of
from burgrave.games import games
from burgrave.lab.arena.contest import Contest
from burgrave.lab.arena.report import Findings
from burgrave.lab.bench import Row, tables
from burgrave.lab.crew import Crew
from burgrave.lab.plan import plan_for
from burgrave.lab.report import by_bot, by_seat, by_turn_order
from burgrave.lab.simulate import Simulation
from burgrave.table.lens import lens_for
from burgrave.table.library import options_of
from burgrave.terminal.board import board_for
from burgrave.text import LANGUAGES, Text

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
def contest(bot: str = "") -> Contest:
    game = game_of("citadels")
    played = Contest(plan_for(game, game.options(players=3), [bot] if bot else BOTS, 2, 1), Crew(1))
    for _ in played.play():
        pass
    return played


@cache
def simulation() -> Simulation:
    game = game_of("praga")
    played = Simulation(plan_for(game, game.options(players=2), ["script:slips=20", "random"], 6, 1), 1)
    for _ in played.play():
        pass
    return played


def arena_parts(text: Text) -> list[Part]:
    parts = []
    for played in (contest(), contest("h2")):
        found = Findings(played)
        parts += arena.told(found, found.rows(), text)
    return parts


def simulate_parts(text: Text) -> list[Part]:
    played = simulation()
    rows = [(by_bot(played), "bot"), (by_seat(played), "seat"), (by_turn_order(played), "turn-order")]
    shown = [simulate.standings(some, text, f"simulate-{name}", alone=False) for some, name in rows]
    return [*shown, simulate.histogram(by_bot(played), text), *simulate.facts(played, text)]


def bench_parts(text: Text) -> list[Part]:
    figures = (1e7, 254_321.0, 9e5, 4e3, 4.56, 12.3)
    ours = [Row(game.id, "classic", options.players, True, *figures) for game, options in tables()]
    beside = (bench.peer_table(ours[0], [UNO], text), bench.ratio_table(ours, [UNO], text))
    return [bench.our_table(ours, text), *beside]


def bots_parts(text: Text) -> list[Part]:
    known = [game_of(id) for id in games()]
    return [table(game, text) for game in known for table in (bots.level_table, bots.bot_table)]


def cards_table(text: Text, width: int) -> str:
    game = game_of("citadels")
    options = options_of(game, "deluxe")
    board = board_for(lens_for(game, options.as_dict()))
    paper = StringIO()
    console = Console(file=paper, width=width, highlight=False)
    console.print(cards.table_of(board, text, game.library().pieces(options), ""))
    return paper.getvalue()


PARTS = {
    "arena": arena_parts,
    "simulate": simulate_parts,
    "bench": bench_parts,
    "bots": bots_parts,
}


def printed(parts: Sequence[Part], width: int) -> str:
    return click.unstyle("\n".join(line for part in parts for line in rendered(part, width)))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [*PARTS, "cards"])
def test_no_number_is_cut_however_narrow_the_terminal_is(command, language):
    text = Text(language)
    at = partial(cards_table, text) if command == "cards" else partial(printed, PARTS[command](text))
    whole = Counter(NUMBER.findall(at(WIDE)))
    assert whole
    for width in (80, 60, 45):
        shown = at(width)
        assert max(len(line.rstrip()) for line in shown.splitlines()) <= width
        if command == "bots":  # its lists of options are folded like text
            assert "…" not in shown
        else:
            assert not whole - Counter(NUMBER.findall(shown)), (width, shown)


def small() -> NumberTable:
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
    lines = [" ".join(line.split()) for line in printed([small()], width).splitlines()]
    for heading in headings:
        assert any(" ".join(heading.split()) in line for line in lines)


def test_a_column_stays_with_the_one_that_it_belongs_to():
    shown = printed([small()], 24).split("\n\n")
    cells = [["34.5 %" in part, "30 … 40 %" in part] for part in shown]
    assert cells == [[False, False], [True, True]]
