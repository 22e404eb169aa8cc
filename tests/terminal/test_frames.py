"""The drawn table: it fits, whatever happens, in every language and size."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from burgrave import game
from burgrave.bots.registry import make_bot
from burgrave.core.events import SPECTATOR
from burgrave.core.record import Recorder
from burgrave.core.rng import FastRng
from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.match.match import Match
from burgrave.match.match_view import FULL_STATE, MatchView
from burgrave.match.presenters.base import presenter_for
from burgrave.match.seating import make_seating
from burgrave.terminal.frame import Frame
from burgrave.terminal.terminal_match import TerminalMatch

SIZES = [(72, 22), (80, 24), (100, 30), (132, 40), (160, 50)]


TABLES: dict[str, dict[str, Any]] = {
    "classic": {"edition": "classic"},
    "2016": {"edition": "2016", "preset": "cunning_agents"},
    "deluxe": {"edition": "deluxe", "preset": "ambitious_aristocrats", "action_cards": True},
}


def make_terminal_match(
    players: int, language: str, seed: int = 5, edition: str = "classic"
) -> TerminalMatch:
    citadels = game("citadels")
    options = citadels.options(players=players, **TABLES[edition])
    seating = make_seating(citadels, players, list(range(players)), [], [])
    recorder = Recorder(citadels, options, seed, seating.record_names())
    return TerminalMatch(
        Match(recorder, seating, presenter_for(recorder.game, recorder.record.options)),
        Translator(language, edition),
    )


@cache
def play_moves(players: int, edition: str = "classic") -> list[int]:
    """A whole game between bots, with some random moves so that everything happens."""
    at = make_terminal_match(players, "en", edition=edition).match.history.state
    rng, coin = FastRng(players), random.Random(players)
    moves: list[int] = []
    while not at.is_over:
        name = "random" if coin.random() < 0.2 else "h1"
        moves.append(make_bot(at.game, name).choose(at.view(at.current_seat), rng))
        at.apply(moves[-1])
    return moves


def list_moments(
    players: int, language: str, every: int, edition: str = "classic"
) -> Iterator[TerminalMatch]:
    """One game, stopped now and then."""
    table = make_terminal_match(players, language, edition=edition)
    for number, move in enumerate(play_moves(players, edition)):
        if number % every == 0:
            yield table
        table.play(table.current_seat, move)
    yield table


def draw_frame(table: TerminalMatch, viewer: int, width: int, height: int) -> list[str]:
    return draw_view(table, table.view_for(viewer), width, height)


def draw_view(table: TerminalMatch, match_view: MatchView, width: int, height: int) -> list[str]:
    """The same for those who draw one view several times."""
    lines = Frame(table.renderer, match_view, width, height).make_lines()
    for line in lines:
        assert line.cell_len <= width, line.plain
    assert len(lines) == height - 1
    return [replace_no_break_spaces(line.plain) for line in lines]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "edition"), [(2, "classic"), (7, "classic"), (3, "2016"), (8, "2016"), (4, "deluxe")]
)
def test_every_moment_fits_every_size(players, edition, language):
    for number, table in enumerate(list_moments(players, language, 31, edition)):
        match_view = table.view_for((max(table.current_seat, 0), SPECTATOR, FULL_STATE)[number % 3])
        for width, height in SIZES:
            draw_view(table, match_view, width, height)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "edition"), [(7, "classic"), (8, "2016"), (7, "deluxe")])
def test_every_choice_is_always_on_the_smallest_screen(players, edition, language):
    size = SIZES[0]
    for table in list_moments(players, language, 5, edition):
        if table.is_over:
            continue
        match_view = table.view_for(table.current_seat)
        shown = "\n".join(draw_view(table, match_view, *size))
        for choice in match_view.prompt.choices:
            assert f"{choice.number} " in shown
            assert replace_no_break_spaces(choice.label) in shown


def test_whose_decision_it_is_stands_above_the_choices_and_beside_the_seat():
    table = next(list_moments(4, "en", 1))
    shown = draw_frame(table, table.current_seat, 80, 24)
    assert " Pick your character." in [line.rstrip() for line in shown]
    assert any(line.startswith("▶♛ Seat") for line in shown)


def test_small_screens_show_every_seat_and_the_own_hand():
    for table in list_moments(7, "en", 17):
        if table.is_over:
            continue
        shown = "\n".join(draw_frame(table, table.current_seat, 80, 24))
        assert all(f" Seat {seat}" in shown for seat in range(1, 8))
        assert "Hand: " in shown


def test_a_type_is_never_shown_by_colour_alone():
    table = next(list_moments(4, "en", 1))
    table.match.history.state.to_dict()
    picture = draw_frame(table, 0, 80, 24)
    hand = next(line for line in picture if line.startswith("Hand: "))
    cards = table.match.history.state.view(0).to_dict()["seats"][0]["hand"]
    assert sum(hand.count(glyph) for glyph in "♔∩●▼★") == len(cards)


def test_large_screens_put_what_happened_beside_the_table():
    *_, table = list_moments(5, "en", 9)
    shown = draw_frame(table, 0, 160, 50)
    assert all(line[96:99] == " │ " for line in shown[:40])
    assert "── Log " in shown[0]


def test_what_is_new_is_brighter_than_what_is_old():
    table = next(list_moments(4, "en", 1))
    table.play(table.current_seat, play_moves(4)[0])
    seat = table.current_seat
    table.match.mark_seen(seat)
    table.match.shown_entries[seat] -= 1
    styles = {
        str(span.style)
        for line in Frame(table.renderer, table.view_for(seat), 80, 40).make_lines()
        for span in line.spans
    }
    assert {"bold", "dim"} <= styles


def test_refused_moves_are_explained_below_the_choices():
    table = make_terminal_match(4, "en", 3)
    while table.view_for(table.current_seat).question != "Your turn: what do you do?":
        table.play(table.current_seat, table.match.history.state.legal_moves()[0])
    shown = draw_frame(table, table.current_seat, 160, 40)
    assert any(line.startswith("✗ ") and "Gather first: take gold or cards." in line for line in shown)


def test_an_answer_takes_the_place_of_the_log_and_long_ones_have_pages():
    table = next(list_moments(4, "en", 1))
    match_view = table.view_for(table.current_seat)
    short = Frame(table.renderer, match_view, 80, 30, ["One line."])
    assert "One line." in [line.plain.rstrip() for line in short.make_lines()]
    assert short.next_start == 0
    lines_of_log = [f"Line {number}." for number in range(40)]
    read: list[str] = []
    skipped = 0
    while True:
        page = Frame(table.renderer, match_view, 80, 24, lines_of_log, skipped)
        read += [line.plain for line in page.make_lines() if line.plain.startswith("Line ")]
        skipped = page.next_start
        if not skipped:
            break
        assert "Press Enter to continue." in [line.plain for line in page.make_lines()]
    assert read == lines_of_log


def test_names_of_any_script_keep_the_columns():
    citadels = game("citadels")
    options = citadels.options(players=3)
    seating = make_seating(citadels, 3, [0, 1, 2], ["王小明", "Ян", "Żółć-Gęślą-Jaźń-Bardzo-Długie"], [])
    match = Match(Recorder(citadels, options, 1, seating.record_names()), seating, presenter_for(citadels))
    table = TerminalMatch(match, Translator("pl", "classic"))
    for size in SIZES:
        draw_frame(table, 0, *size)
