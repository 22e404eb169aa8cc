"""The drawn table of Praga: it fits, whatever happens, and shows large what has to be decided."""

import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from burgrave import game
from burgrave.core.events import SPECTATOR
from burgrave.core.record import Recorder
from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.match.match import Match
from burgrave.match.match_view import FULL_STATE, Choice
from burgrave.match.presenters.base import presenter_for
from burgrave.match.replay import TURN, Replay
from burgrave.match.seating import make_seating
from burgrave.terminal.replay_viewer import ReplayViewer
from burgrave.terminal.terminal_match import TerminalMatch
from tests.terminal.praga_matches import (
    TABLES,
    draw_frame,
    draw_view,
    find_decision,
    kind_of,
    list_moments,
    make_terminal_match,
    play_moves,
)

SIZES = [(72, 22), (80, 24), (100, 30), (132, 40), (160, 50)]
SMALLEST, SMALL, LARGE = SIZES[0], SIZES[1], SIZES[-1]
KEY = re.compile(r"(praga|terminal|cli)-[a-z]")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_moment_fits_every_size(table, language):
    for number, at in enumerate(list_moments(table, language, 13)):
        match_view = at.view_for((max(at.current_seat, 0), SPECTATOR, FULL_STATE)[number % 3])
        for size in SIZES:
            shown = "\n".join(draw_view(at, match_view, *size))
            assert not KEY.search(shown), KEY.search(shown)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", ["parler", "four"])
def test_every_choice_is_always_on_the_smallest_screen(table, language):
    for at in list_moments(table, language, 3):
        if at.is_over:
            continue
        match_view = at.view_for(at.current_seat)
        shown = replace_no_break_spaces("\n".join(draw_view(at, match_view, *SMALLEST)))
        for choice in match_view.prompt.choices:
            if choice.number in at.renderer.choices_in_drawing(match_view):
                assert f"{choice.number} {choice.short.split()[0]}" in shown, choice
            else:
                assert f"{choice.number} " in shown
                assert (
                    replace_no_break_spaces(choice.short) in shown
                    or replace_no_break_spaces(choice.label) in shown
                ), choice


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_crane_shows_positions_prices_tiles_and_bonuses(size):
    shown = draw_frame(make_terminal_match("two", "en"), 0, *size)
    prices = next(line for line in shown if "+5★" in line)
    assert re.findall(r"[−+]\d[●★]|(?<= )0(?= )", prices)[:12] == [
        *["−2●", "−2●", "−1●", "−1●", "0", "0", "0"],
        *["+1★", "+2★", "+3★", "+4★", "+5★"],
    ]
    assert any("B1" in line and "▒▒" in line for line in shown)
    assert any(re.search(r" 1 B1 .*−2 gold +1 gold", line) for line in shown)
    assert any(re.search(r" 5 B5 .*free +1 stone", line) for line in shown)


def test_the_tile_with_the_five_point_token_is_marked():
    for at in list_moments("four", "en", 1):
        data = at.match.history.state.to_dict()
        if data["turn"] and data["turn"]["taken"] is None and data["crane"]["five_points"]:
            tile = data["crane"]["five_points"][0]
            shown = draw_frame(at, at.current_seat, *SMALL)
            assert any(f"★{tile}" in line for line in shown)
            assert any(f"{tile} " in line and re.search(r"\+5( points|★)", line) for line in shown)
            return
    raise AssertionError("no tile left the blue zone")


def test_whose_turn_it_is_and_what_everybody_has_stands_on_top():
    at = find_decision("turn", later=9)
    shown = draw_frame(at, at.current_seat, *SMALL)
    assert "Praga Caput Regni  era I · turn" in shown[0]
    assert "★  ●  ■" in shown[1]
    seats = shown[2:6]
    assert [line[0] for line in seats].count("▶") == 1
    assert seats[at.current_seat].startswith(f"▶{at.current_seat + 1} Seat {at.current_seat + 1} (you)")
    assert " Your turn: what do you do?" in [line.rstrip() for line in shown]


def test_after_taking_a_tile_the_rows_of_its_actions_are_shown():
    for at in list_moments("four", "en", 1):
        turn = at.match.history.state.to_dict()["turn"] if not at.is_over else None
        if turn and turn["taken"] and not turn["main_done"] and "wall" in turn["actions"]:
            shown = draw_frame(at, at.current_seat, *SMALL)
            assert any(line.startswith("Turn: ") for line in shown)
            assert any(line.startswith("walls ") for line in shown)
            return
    raise AssertionError("nobody took a tile with a wall")


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_tile_is_chosen_among_those_of_its_row(size):
    at = find_decision("choose-tile")
    shown = draw_frame(at, at.current_seat, *size)
    match_view = at.view_for(at.current_seat)
    for choice in match_view.prompt.choices:
        tile = choice.short.split()[0]
        assert any(re.search(rf"\b{choice.number} {tile}", line) for line in shown)
    assert any("_.-'" in line for line in shown)  # and as hexes


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_choice_of_a_slot_shows_the_tile(size):
    at = find_decision("choose-slot")
    tile = at.match.history.state.to_dict()["turn"]["tile"]
    assert any(tile in line for line in draw_frame(at, at.current_seat, *size))


@pytest.mark.slow
def test_nothing_is_printed_twice():
    """A tile on offer, or on the crane, stands in one list only; a hex of it may be drawn beside."""
    for at in list_moments("four", "en", 5):
        if at.is_over:
            continue
        match_view = at.view_for(at.current_seat)
        labels = [
            choice.label
            for choice in match_view.prompt.choices
            if choice.number in at.renderer.choices_in_drawing(match_view)
        ]
        for size in SIZES:
            shown = [line.split(" │ ")[0] for line in draw_view(at, match_view, *size)]
            assert sum("On offer" in line for line in shown) <= 1
            assert sum("Action crane" in line for line in shown) <= 1
            assert sum(line.count("Hunger Wall ") for line in shown if line.startswith("Hunger")) <= 1
            # A refused tile may have the same name as one that can be chosen.
            chosen_from = [line for line in shown if not line.startswith("✗")]
            assert not any(label in line for label in labels for line in chosen_from)


def test_the_board_below_the_turn_is_that_of_the_deciding_seat():
    for at in list_moments("four", "en", 1):
        turn = at.match.history.state.to_dict()["turn"] if not at.is_over else None
        if turn and turn["taken"] and at.current_seat == turn["seat"]:
            other = (turn["seat"] + 1) % 4
            shown = draw_frame(at, other, 100, 40)
            place = next(n for n, line in enumerate(shown) if line.startswith("Turn: "))
            assert shown[place].startswith(f"Turn: Seat {turn['seat'] + 1} · ")
            assert f"Seat {turn['seat'] + 1}" in shown[place + 1]
            return
    raise AssertionError("nobody took a tile")


def test_what_the_bots_did_is_read_when_ones_turn_begins():
    at = make_terminal_match("four", "en")
    seat = at.current_seat
    at.match.mark_seen(seat)
    moves = iter(play_moves("four"))
    at.play(at.current_seat, next(moves))
    at.match.mark_seen(seat)
    while not (
        at.current_seat == seat
        and kind_of(at) == "turn"
        and at.match.history.state.to_dict()["turn"]["taken"] is None
    ):
        at.play(at.current_seat, next(moves))
        at.match.shown_entries[seat] = min(at.match.shown_entries[seat], 4)
    shown = " ".join(line.strip() for line in draw_frame(at, seat, 80, 30))
    last = [sentence for sentence in at.view_for(seat).log if "takes the action tile" in sentence][-1]
    assert replace_no_break_spaces(last) in replace_no_break_spaces(shown)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_wall_is_placed_on_the_action_board_drawn_as_hexes(size):
    at = find_decision("choose-slot")
    shown = draw_frame(at, at.current_seat, *size)
    assert sum(line.count("_.-'") for line in shown) >= 19
    for choice in at.view_for(at.current_seat).prompt.choices:
        assert any(re.search(rf"│ +{choice.number} +│", line) for line in shown)


@pytest.mark.slow
@pytest.mark.parametrize("size", [SMALLEST, SMALL, LARGE])
def test_each_rotation_is_drawn_and_described_with_what_it_connects(size):
    for later in range(9):
        at = find_decision("choose-rotation", later=later)
        data = at.match.history.state.to_dict()
        shown = draw_frame(at, at.current_seat, *size)
        text = "\n".join(shown)
        assert text.count(f"{data['turn']['tile']}") >= 6
        for choice in at.view_for(at.current_seat).prompt.choices:
            assert replace_no_break_spaces(choice.note) in text
    assert any("red token" in choice.note or "stone" in choice.note for choice in rotation_choices())


def rotation_choices() -> Iterator[Choice]:
    """The rotations of a whole game."""
    for at in list_moments("four", "en", 1):
        if kind_of(at) == "choose-rotation":
            yield from at.view_for(at.current_seat).prompt.choices


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_plot_is_chosen_on_the_map_by_the_number_that_stands_there(size):
    at = find_decision("choose-plot")
    shown = draw_frame(at, at.current_seat, *size)
    for choice in at.view_for(at.current_seat).prompt.choices:
        assert any(re.search(rf"[│\[] *{choice.number} *[│\]]", line) for line in shown)
    assert any("OT1" in line for line in shown)
    assert any("═══" in line for line in shown)


def test_a_large_screen_shows_several_parts_and_what_happened_beside_them():
    shown = draw_frame(make_terminal_match("four", "en"), 0, *LARGE)
    assert all(line[118:121] == " │ " for line in shown[:30])
    for part in ("Action crane", "Player board", "On offer", "Action board"):
        assert any(part in line for line in shown), part


def test_only_the_acting_seat_is_offered_choices():
    for at in list_moments("three", "en", 29):
        for viewer in [0, 1, 2, SPECTATOR]:
            match_view = at.view_for(viewer)
            assert bool(match_view.prompt.choices) == (viewer == at.current_seat)


def test_names_of_any_script_keep_the_columns():
    praga = game("praga")
    options = praga.options(players=3)
    seating = make_seating(praga, 3, [0, 1, 2], ["王小明", "Ян", "Żółć-Gęślą-Jaźń-Bardzo-Długie"], [])
    match = Match(Recorder(praga, options, 1, seating.record_names()), seating, presenter_for(praga))
    at = TerminalMatch(match, Translator("pl"))
    for size in SIZES:
        shown = draw_frame(at, 0, *size)
        assert any("Ян" in line for line in shown)
    assert any("·ŻЯ" in line or "ЯŻ" in line for line in draw_frame(at, 0, *LARGE, page="projects 0"))


def test_a_replay_turns_to_a_part_of_the_table_and_back():
    at = make_terminal_match("two", "en")
    for move in play_moves("two")[:40]:
        at.play(at.current_seat, move)
    replay = Replay(at.match.recorder.record, at.match.presenter, Translator("en"), at.names)
    replay_viewer = ReplayViewer(replay, TURN, SPECTATOR, Console(), lambda: "q")
    for width, height in SIZES:
        step = replay_viewer.frames[-2]
        assert any("Action crane" in line.plain for line in replay_viewer.frame_lines(step, width, height))
        assert any("4 map" in line.plain for line in replay_viewer.frame_lines(step, width, height))
        replay_viewer.handle_key("4")
        shown = [line.plain for line in replay_viewer.frame_lines(step, width, height)]
        assert shown[0].split()[:12] == [str(column) for column in range(12)]
        assert not any("Press Enter" in line for line in shown)
        replay_viewer.handle_key("4")
        assert replay_viewer.page == ""


# -- pages

PAGES = ["crane", "display", "board", "map", "projects", "road", "players"]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_page_fits_and_is_found_by_its_word(page, language):
    word = Translator(language).format(f"praga-terminal-page-{page}")
    for at in list_moments("four", language, 97):
        match_view = at.view_for(max(at.current_seat, 0))
        assert at.renderer.find_page(word.upper(), match_view) == f"{page} {max(at.current_seat, 0)}"
        assert at.renderer.find_page(page, match_view)
        for size in SIZES:
            shown = "\n".join(draw_frame(at, max(at.current_seat, 0), *size, page=f"{page} 1"))
            assert not KEY.search(shown)


def test_accents_may_be_left_out_and_a_board_is_found_by_its_seat():
    at = make_terminal_match("two", "cs")
    match_view = at.view_for(0)
    assert at.renderer.find_page("hraci", match_view) == "players 0"
    assert at.renderer.find_page("deska 2", match_view) == "board 1"
    assert at.renderer.find_page("deska Hráč 2", match_view) == "board 1"
    assert at.renderer.find_page("deska 7", match_view) == ""
    assert at.renderer.find_page("3", match_view) == ""


def test_the_whole_map_fits_a_small_screen():
    at = make_terminal_match("two", "en")
    shown = draw_frame(at, 0, *SMALL, page="map 0")
    assert shown[0].split() == [str(column) for column in range(12)]
    assert [line[0] for line in shown if line[0] != " "][:10] == list("0123456789")
    assert shown[-1].startswith("Press Enter")


def test_a_page_stands_above_the_choices_if_both_fit():
    at = make_terminal_match("two", "en")
    shown = draw_frame(at, 0, *SMALL, page="projects 0")
    assert any("Hunger Wall" in line for line in shown)
    assert any(line.startswith(" Crane ") for line in shown)


def test_markers_do_not_run_into_what_is_printed_in_a_cell():
    for at in list_moments("four", "en", 41):
        seat = max(at.current_seat, 0)
        for line in draw_frame(at, seat, *SMALL, page=f"projects {seat}"):
            if re.match(r"[1-6] +\d+★ ", line):
                assert not re.search(r"[·⇑←→][1-4]", line), line


def test_the_markers_stand_in_the_cells_of_the_projects():
    at = make_terminal_match("four", "en")
    shown = draw_frame(at, 0, *LARGE, page="projects 0")
    (bottom,) = [line for line in shown if line.startswith("1  0★")]
    assert bottom.count("1234") == 2
