"""The drawn table of Praga: it fits, whatever happens, and shows large what has to be decided."""

import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from burgrave import game
from burgrave.core.event import SPECTATOR
from burgrave.core.record import Recorder
from burgrave.table.film import TURN, Film
from burgrave.table.lens import lens_for
from burgrave.table.match import Match
from burgrave.table.seating import seated
from burgrave.table.sight import OPEN, Choice
from burgrave.terminal.projector import Projector
from burgrave.terminal.sitting import Sitting
from burgrave.text import LANGUAGES, Text
from burgrave.text.spaces import loose
from tests.terminal.praga_tables import (
    TABLES,
    drawn,
    drawn_sight,
    first_of,
    kind_of,
    moments,
    moves_of,
    sitting,
)

SIZES = [(72, 22), (80, 24), (100, 30), (132, 40), (160, 50)]
SMALLEST, SMALL, LARGE = SIZES[0], SIZES[1], SIZES[-1]
KEY = re.compile(r"(praga|terminal|cli)-[a-z]")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_moment_fits_every_size(table, language):
    for number, at in enumerate(moments(table, language, 13)):
        sight = at.sight((max(at.acting, 0), SPECTATOR, OPEN)[number % 3])
        for size in SIZES:
            shown = "\n".join(drawn_sight(at, sight, *size))
            assert not KEY.search(shown), KEY.search(shown)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", ["parler", "four"])
def test_every_choice_is_always_on_the_smallest_screen(table, language):
    for at in moments(table, language, 3):
        if at.over:
            continue
        sight = at.sight(at.acting)
        shown = loose("\n".join(drawn_sight(at, sight, *SMALLEST)))
        for choice in sight.offered.choices:
            if choice.number in at.board.listed(sight):
                assert f"{choice.number} {choice.short.split()[0]}" in shown, choice
            else:
                assert f"{choice.number} " in shown
                assert loose(choice.short) in shown or loose(choice.label) in shown, choice


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_crane_shows_positions_prices_tiles_and_bonuses(size):
    shown = drawn(sitting("two", "en"), 0, *size)
    prices = next(line for line in shown if "+5★" in line)
    assert re.findall(r"[−+]\d[●★]|(?<= )0(?= )", prices)[:12] == [
        *["−2●", "−2●", "−1●", "−1●", "0", "0", "0"],
        *["+1★", "+2★", "+3★", "+4★", "+5★"],
    ]
    assert any("B1" in line and "▒▒" in line for line in shown)
    assert any(re.search(r" 1 B1 .*−2 gold +1 gold", line) for line in shown)
    assert any(re.search(r" 5 B5 .*free +1 stone", line) for line in shown)


def test_the_tile_with_the_five_point_token_is_marked():
    for at in moments("four", "en", 1):
        facts = at.match.history.state.facts()
        if facts["turn"] and facts["turn"]["taken"] is None and facts["crane"]["five_points"]:
            tile = facts["crane"]["five_points"][0]
            shown = drawn(at, at.acting, *SMALL)
            assert any(f"★{tile}" in line for line in shown)
            assert any(f"{tile} " in line and re.search(r"\+5( points|★)", line) for line in shown)
            return
    raise AssertionError("no tile left the blue zone")


def test_whose_turn_it_is_and_what_everybody_has_stands_on_top():
    at = first_of("turn", later=9)
    shown = drawn(at, at.acting, *SMALL)
    assert "Praga Caput Regni  era I · turn" in shown[0]
    assert "★  ●  ■" in shown[1]
    seats = shown[2:6]
    assert [line[0] for line in seats].count("▶") == 1
    assert seats[at.acting].startswith(f"▶{at.acting + 1} Seat {at.acting + 1} (you)")
    assert " Your turn: what do you do?" in [line.rstrip() for line in shown]


def test_after_taking_a_tile_the_rows_of_its_actions_are_shown():
    for at in moments("four", "en", 1):
        turn = at.match.history.state.facts()["turn"] if not at.over else None
        if turn and turn["taken"] and not turn["main_done"] and "wall" in turn["actions"]:
            shown = drawn(at, at.acting, *SMALL)
            assert any(line.startswith("Turn: ") for line in shown)
            assert any(line.startswith("walls ") for line in shown)
            return
    raise AssertionError("nobody took a tile with a wall")


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_tile_is_chosen_among_those_of_its_row(size):
    at = first_of("choose-tile")
    shown = drawn(at, at.acting, *size)
    sight = at.sight(at.acting)
    for choice in sight.offered.choices:
        tile = choice.short.split()[0]
        assert any(re.search(rf"\b{choice.number} {tile}", line) for line in shown)
    assert any("_.-'" in line for line in shown)  # and as hexes


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_choice_of_a_slot_shows_the_tile(size):
    at = first_of("choose-slot")
    tile = at.match.history.state.facts()["turn"]["tile"]
    assert any(tile in line for line in drawn(at, at.acting, *size))


@pytest.mark.slow
def test_nothing_is_printed_twice():
    """A tile on offer, or on the crane, stands in one list only; a hex of it may be drawn beside."""
    for at in moments("four", "en", 5):
        if at.over:
            continue
        sight = at.sight(at.acting)
        labels = [choice.label for choice in sight.offered.choices if choice.number in at.board.listed(sight)]
        for size in SIZES:
            shown = [line.split(" │ ")[0] for line in drawn_sight(at, sight, *size)]
            assert sum("On offer" in line for line in shown) <= 1
            assert sum("Action crane" in line for line in shown) <= 1
            assert sum(line.count("Hunger Wall ") for line in shown if line.startswith("Hunger")) <= 1
            assert not any(label in line for label in labels for line in shown)


def test_the_board_below_the_turn_is_that_of_whoever_is_on_turn():
    for at in moments("four", "en", 1):
        turn = at.match.history.state.facts()["turn"] if not at.over else None
        if turn and turn["taken"] and at.acting == turn["seat"]:
            other = (turn["seat"] + 1) % 4
            shown = drawn(at, other, 100, 40)
            place = next(n for n, line in enumerate(shown) if line.startswith("Turn: "))
            assert shown[place].startswith(f"Turn: Seat {turn['seat'] + 1} · ")
            assert f"Seat {turn['seat'] + 1}" in shown[place + 1]
            return
    raise AssertionError("nobody took a tile")


def test_what_the_bots_did_is_read_when_ones_turn_begins():
    at = sitting("four", "en")
    seat = at.acting
    at.match.has_seen(seat)
    moves = iter(moves_of("four"))
    at.play(at.acting, next(moves))
    at.match.has_seen(seat)
    while not (
        at.acting == seat
        and kind_of(at) == "turn"
        and at.match.history.state.facts()["turn"]["taken"] is None
    ):
        at.play(at.acting, next(moves))
        at.match.shown[seat] = min(at.match.shown[seat], 4)
    shown = " ".join(line.strip() for line in drawn(at, seat, *SMALL))
    last = [sentence for sentence in at.sight(seat).log if "takes action tile" in sentence][-1]
    assert loose(last) in loose(shown)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_wall_is_placed_on_the_action_board_drawn_as_hexes(size):
    at = first_of("choose-slot")
    shown = drawn(at, at.acting, *size)
    assert sum(line.count("_.-'") for line in shown) >= 19
    for choice in at.sight(at.acting).offered.choices:
        assert any(re.search(rf"│ +{choice.number} +│", line) for line in shown)


@pytest.mark.slow
@pytest.mark.parametrize("size", [SMALLEST, SMALL, LARGE])
def test_each_rotation_is_drawn_and_told_with_what_it_connects(size):
    for later in range(9):
        at = first_of("choose-rotation", later=later)
        facts = at.match.history.state.facts()
        shown = drawn(at, at.acting, *size)
        text = "\n".join(shown)
        assert text.count(f"{facts['turn']['tile']}") >= 6
        for choice in at.sight(at.acting).offered.choices:
            assert loose(choice.note) in text
    assert any("red token" in choice.note or "stone" in choice.note for choice in brought())


def brought() -> Iterator[Choice]:
    """The rotations of a whole game."""
    for at in moments("four", "en", 1):
        if kind_of(at) == "choose-rotation":
            yield from at.sight(at.acting).offered.choices


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_plot_is_chosen_on_the_map_by_the_number_that_stands_there(size):
    at = first_of("choose-plot")
    shown = drawn(at, at.acting, *size)
    for choice in at.sight(at.acting).offered.choices:
        assert any(re.search(rf"[│\[] *{choice.number} *[│\]]", line) for line in shown)
    assert any("OT1" in line for line in shown)
    assert any("═══" in line for line in shown)


def test_a_large_screen_shows_several_parts_and_what_happened_beside_them():
    shown = drawn(sitting("four", "en"), 0, *LARGE)
    assert all(line[118:121] == " │ " for line in shown[:30])
    for part in ("Action crane", "Player board", "On offer", "Action board"):
        assert any(part in line for line in shown), part


def test_only_the_acting_seat_is_offered_choices():
    for at in moments("three", "en", 29):
        for eyes in [0, 1, 2, SPECTATOR]:
            sight = at.sight(eyes)
            assert bool(sight.offered.choices) == (eyes == at.acting)


def test_names_of_any_script_keep_the_columns():
    praga = game("praga")
    options = praga.options(players=3)
    seating = seated(praga, 3, [0, 1, 2], ["王小明", "Ян", "Żółć-Gęślą-Jaźń-Bardzo-Długie"], [])
    match = Match(Recorder(praga, options, 1, seating.in_record()), seating, lens_for(praga))
    at = Sitting(match, Text("pl"))
    for size in SIZES:
        shown = drawn(at, 0, *size)
        assert any("Ян" in line for line in shown)
    assert any("·ŻЯ" in line or "ЯŻ" in line for line in drawn(at, 0, *LARGE, page="projects 0"))


def test_a_replay_turns_to_a_part_of_the_table_and_back():
    at = sitting("two", "en")
    for move in moves_of("two")[:40]:
        at.play(at.acting, move)
    film = Film(at.match.recorder.record, at.match.lens, Text("en"), at.names)
    projector = Projector(film, TURN, SPECTATOR, Console(), lambda: "q")
    for width, height in SIZES:
        step = projector.steps[-2]
        assert any("Action crane" in line.plain for line in projector.lines(step, width, height))
        assert any("4 map" in line.plain for line in projector.lines(step, width, height))
        projector.turn("4")
        shown = [line.plain for line in projector.lines(step, width, height)]
        assert shown[0].split()[:12] == [str(column) for column in range(12)]
        assert not any("Press Enter" in line for line in shown)
        projector.turn("4")
        assert projector.page == ""


# -- pages

PAGES = ["crane", "display", "board", "map", "projects", "road", "players"]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_page_fits_and_is_found_by_its_word(page, language):
    word = Text(language).say(f"praga-terminal-page-{page}")
    for at in moments("four", language, 97):
        sight = at.sight(max(at.acting, 0))
        assert at.board.page_for(word.upper(), sight) == f"{page} {max(at.acting, 0)}"
        assert at.board.page_for(page, sight)
        for size in SIZES:
            shown = "\n".join(drawn(at, max(at.acting, 0), *size, page=f"{page} 1"))
            assert not KEY.search(shown)


def test_accents_may_be_left_out_and_a_board_is_found_by_its_seat():
    at = sitting("two", "cs")
    sight = at.sight(0)
    assert at.board.page_for("hraci", sight) == "players 0"
    assert at.board.page_for("deska 2", sight) == "board 1"
    assert at.board.page_for("deska Hráč 2", sight) == "board 1"
    assert at.board.page_for("deska 7", sight) == ""
    assert at.board.page_for("3", sight) == ""


def test_the_whole_map_fits_a_small_screen():
    at = sitting("two", "en")
    shown = drawn(at, 0, *SMALL, page="map 0")
    assert shown[0].split() == [str(column) for column in range(12)]
    assert [line[0] for line in shown if line[0] != " "][:10] == list("0123456789")
    assert shown[-1].startswith("Press Enter")


def test_a_page_stands_above_the_choices_if_both_fit():
    at = sitting("two", "en")
    shown = drawn(at, 0, *SMALL, page="projects 0")
    assert any("Hunger Wall" in line for line in shown)
    assert any(line.startswith(" Crane ") for line in shown)


def test_markers_do_not_run_into_what_is_printed_in_a_cell():
    for at in moments("four", "en", 41):
        seat = max(at.acting, 0)
        for line in drawn(at, seat, *SMALL, page=f"projects {seat}"):
            if re.match(r"[1-6] +\d+★ ", line):
                assert not re.search(r"[·⇑←→][1-4]", line), line


def test_the_markers_stand_in_the_cells_of_the_projects():
    at = sitting("four", "en")
    shown = drawn(at, 0, *LARGE, page="projects 0")
    (bottom,) = [line for line in shown if line.startswith("1  0★")]
    assert bottom.count("1234") == 2
