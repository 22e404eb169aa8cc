"""Everything that lies open on a table of Citadels is drawn and described."""

from pathlib import Path

import pytest

from burgrave import game
from burgrave.core.events import SPECTATOR
from burgrave.core.scenario.scenario import Scenario, read_scenarios
from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.match.match_view import MatchView
from burgrave.match.presenters.base import presenter_for
from burgrave.terminal.board_renderer import BoardRenderer, renderer_for
from burgrave.terminal.frame import Frame

OPEN_THINGS = Path(__file__).with_name("open_table.yaml")


def renderer_and_view(viewer: int, language: str = "en") -> tuple[BoardRenderer, MatchView]:
    (scenario,) = read_scenarios(OPEN_THINGS, game)
    assert isinstance(scenario, Scenario)
    state = scenario.set_up().state
    board = renderer_for(presenter_for(state.game, scenario.options.to_dict()))
    text = Translator(language, "deluxe")
    data = state.view(viewer).to_dict()
    data["tax"] = 5  # the Artist, who beautifies, and the Tax Collector are never at one table
    return board, MatchView(text, text.seat_names(4), viewer, data)


@pytest.mark.parametrize("width", [80, 160])
def test_what_lies_open_is_drawn(width):
    board, match_view = renderer_and_view(3)
    drawn = replace_no_break_spaces(
        "\n".join(line.plain for line in Frame(board, match_view, width, 50).make_lines())
    )
    assert "Property tax: 5 gold" in drawn
    assert "△2 " in drawn
    assert "◫3 ◫0 " in drawn
    assert "Museum 4≡2" in drawn
    assert "Bell Tower 5♪" in drawn
    assert "Temple 1+" in drawn
    assert "1/6" in drawn  # of the districts that end the game, one fewer than usual


def test_what_lies_open_is_described():
    board, match_view = renderer_and_view(3)
    sentences = replace_no_break_spaces("\n".join(board.state_sentences(match_view)))
    assert "Characters: 1 Assassin, 2 Thief," in sentences
    assert "Unique districts: " in sentences
    assert "Property tax: 5 gold." in sentences
    assert (
        "The city of Seat 1 has 4 of 6: Tavern (trade, 1), Museum (unique, 4, 2 cards under it), Big Top"
        in sentences
    )
    assert "Bell Tower (unique, 5, the game ends one district earlier)" in sentences
    assert (
        "Seat 2 has a Cash Wagon with 3 gold on it.\nSeat 2 has a Cash Wagon with 0 gold on it." in sentences
    )
    assert "Temple (religious, 1, beautified)" in sentences


def test_only_the_owner_sees_what_is_under_the_museum():
    board, match_view = renderer_and_view(0)
    assert any(
        "under the Museum: Manor (noble, 3) and Castle" in each for each in board.state_sentences(match_view)
    )
    for viewer in (1, 2, 3, SPECTATOR):
        board, match_view = renderer_and_view(viewer)
        assert "under the Museum" not in "\n".join(board.state_sentences(match_view))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cast_and_the_districts_can_be_read_with_what_they_do(language):
    board, match_view = renderer_and_view(0, language)
    for word in board.page_names(match_view.tr):
        page = board.find_page(word, match_view)
        assert page
        sentences = board.page_sentences(page, match_view)
        assert len(sentences) == len(
            match_view.state_data["setup"]["cast" if page == "cast" else "districts"]
        )
        drawn = " ".join(line.plain.strip() for line in board.draw_page(page, match_view, 80))
        assert all(
            replace_no_break_spaces(sentence) in replace_no_break_spaces(drawn) for sentence in sentences
        )


def test_what_never_changes_is_printed_when_a_game_begins():
    board, match_view = renderer_and_view(0)
    assert board.turn_sentences(match_view)[0] != board.state_sentences(match_view)[0]
    match_view.state_data |= {"round": 1, "phase": "draft"}
    assert board.turn_sentences(match_view)[0] == board.state_sentences(match_view)[0]
