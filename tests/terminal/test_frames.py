"""The drawn table: it fits, whatever happens, in every language and size."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from burgrave import game
from burgrave.bots.registry import bot
from burgrave.core.chance import Fast
from burgrave.core.event import SPECTATOR
from burgrave.core.record import Recorder
from burgrave.table.lens import lens_for
from burgrave.table.match import Match
from burgrave.table.seating import seated
from burgrave.table.sight import OPEN, Sight
from burgrave.terminal.frame import Frame
from burgrave.terminal.sitting import Sitting
from burgrave.text import LANGUAGES, Text
from burgrave.text.spaces import loose

SIZES = [(72, 22), (80, 24), (100, 30), (132, 40), (160, 50)]


TABLES: dict[str, dict[str, Any]] = {
    "classic": {"edition": "classic"},
    "2016": {"edition": "2016", "preset": "cunning_agents"},
    "deluxe": {"edition": "deluxe", "preset": "ambitious_aristocrats", "action_cards": True},
}


def sitting(players: int, language: str, seed: int = 5, edition: str = "classic") -> Sitting:
    citadels = game("citadels")
    options = citadels.options(players=players, **TABLES[edition])
    seating = seated(citadels, players, list(range(players)), [], [])
    recorder = Recorder(citadels, options, seed, seating.in_record())
    return Sitting(
        Match(recorder, seating, lens_for(recorder.game, recorder.record.options)), Text(language, edition)
    )


@cache
def moves_of(players: int, edition: str = "classic") -> list[int]:
    """A whole game between bots, with some random moves so that everything happens."""
    at = sitting(players, "en", edition=edition).match.history.state
    chance, dice = Fast(players), random.Random(players)
    moves: list[int] = []
    while not at.over:
        name = "random" if dice.random() < 0.2 else "h1"
        moves.append(bot(at.game, name).choose(at.view(at.acting), chance))
        at.play(moves[-1])
    return moves


def moments(players: int, language: str, every: int, edition: str = "classic") -> Iterator[Sitting]:
    """One game, stopped now and then."""
    table = sitting(players, language, edition=edition)
    for number, move in enumerate(moves_of(players, edition)):
        if number % every == 0:
            yield table
        table.play(table.acting, move)
    yield table


def drawn(table: Sitting, eyes: int, width: int, height: int) -> list[str]:
    return drawn_sight(table, table.sight(eyes), width, height)


def drawn_sight(table: Sitting, sight: Sight, width: int, height: int) -> list[str]:
    """The same for those who draw one sight several times."""
    lines = Frame(table.board, sight, width, height).lines()
    for line in lines:
        assert line.cell_len <= width, line.plain
    assert len(lines) == height - 1
    return [loose(line.plain) for line in lines]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "edition"), [(2, "classic"), (7, "classic"), (3, "2016"), (8, "2016"), (4, "deluxe")]
)
def test_every_moment_fits_every_size(players, edition, language):
    for number, table in enumerate(moments(players, language, 31, edition)):
        sight = table.sight((max(table.acting, 0), SPECTATOR, OPEN)[number % 3])
        for width, height in SIZES:
            drawn_sight(table, sight, width, height)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "edition"), [(7, "classic"), (8, "2016"), (7, "deluxe")])
def test_every_choice_is_always_on_the_smallest_screen(players, edition, language):
    size = SIZES[0]
    for table in moments(players, language, 5, edition):
        if table.over:
            continue
        sight = table.sight(table.acting)
        shown = "\n".join(drawn_sight(table, sight, *size))
        for choice in sight.offered.choices:
            assert f"{choice.number} " in shown
            assert loose(choice.label) in shown


def test_whose_decision_it_is_stands_above_the_choices_and_beside_the_seat():
    table = next(moments(4, "en", 1))
    shown = drawn(table, table.acting, 80, 24)
    assert " Pick your character." in [line.rstrip() for line in shown]
    assert any(line.startswith("▶♛ Seat") for line in shown)


def test_small_screens_show_every_seat_and_the_own_hand():
    for table in moments(7, "en", 17):
        if table.over:
            continue
        shown = "\n".join(drawn(table, table.acting, 80, 24))
        assert all(f" Seat {seat}" in shown for seat in range(1, 8))
        assert "Hand: " in shown


def test_a_type_is_never_told_by_colour_alone():
    table = next(moments(4, "en", 1))
    table.match.history.state.facts()
    picture = drawn(table, 0, 80, 24)
    hand = next(line for line in picture if line.startswith("Hand: "))
    cards = table.match.history.state.view(0).facts()["seats"][0]["hand"]
    assert sum(hand.count(glyph) for glyph in "♔∩●▼★") == len(cards)


def test_large_screens_put_what_happened_beside_the_table():
    *_, table = moments(5, "en", 9)
    shown = drawn(table, 0, 160, 50)
    assert all(line[96:99] == " │ " for line in shown[:40])
    assert "── What happened " in shown[0]


def test_what_is_new_is_brighter_than_what_is_old():
    table = next(moments(4, "en", 1))
    table.play(table.acting, moves_of(4)[0])
    seat = table.acting
    table.match.has_seen(seat)
    table.match.shown[seat] -= 1
    styles = {
        str(span.style)
        for line in Frame(table.board, table.sight(seat), 80, 40).lines()
        for span in line.spans
    }
    assert {"bold", "dim"} <= styles


def test_refused_moves_are_explained_below_the_choices():
    table = sitting(4, "en", 3)
    while table.sight(table.acting).question != "Your turn: what do you do?":
        table.play(table.acting, table.match.history.state.legal()[0])
    shown = drawn(table, table.acting, 160, 40)
    assert any(line.startswith("✗ ") and "Gather first: take gold or cards." in line for line in shown)


def test_an_answer_takes_the_place_of_the_log_and_long_ones_have_pages():
    table = next(moments(4, "en", 1))
    sight = table.sight(table.acting)
    short = Frame(table.board, sight, 80, 30, ["One line."])
    assert "One line." in [line.plain.rstrip() for line in short.lines()]
    assert short.following == 0
    told = [f"Line {number}." for number in range(40)]
    read: list[str] = []
    skipped = 0
    while True:
        page = Frame(table.board, sight, 80, 24, told, skipped)
        read += [line.plain for line in page.lines() if line.plain.startswith("Line ")]
        skipped = page.following
        if not skipped:
            break
        assert "Press Enter to go on." in [line.plain for line in page.lines()]
    assert read == told


def test_names_of_any_script_keep_the_columns():
    citadels = game("citadels")
    options = citadels.options(players=3)
    seating = seated(citadels, 3, [0, 1, 2], ["王小明", "Ян", "Żółć-Gęślą-Jaźń-Bardzo-Długie"], [])
    match = Match(Recorder(citadels, options, 1, seating.in_record()), seating, lens_for(citadels))
    table = Sitting(match, Text("pl", "classic"))
    for size in SIZES:
        drawn(table, 0, *size)
