"""Everything that lies open on a table of Citadels is drawn and told."""

from pathlib import Path

import pytest

from burgrave import game
from burgrave.core.event import SPECTATOR
from burgrave.core.scenario.scenario import Scenario, read
from burgrave.table.lens import lens_for
from burgrave.table.sight import Sight
from burgrave.terminal.board import Board, board_for
from burgrave.terminal.frame import Frame
from burgrave.text import LANGUAGES, Text
from burgrave.text.spaces import loose

OPEN_THINGS = Path(__file__).with_name("open_table.yaml")


def table(eyes: int, language: str = "en") -> tuple[Board, Sight]:
    (scenario,) = read(OPEN_THINGS, game)
    assert isinstance(scenario, Scenario)
    state = scenario.set_up().state
    board = board_for(lens_for(state.game, scenario.options.as_dict()))
    text = Text(language, "deluxe")
    facts = state.view(eyes).facts()
    facts["tax"] = 5  # the Artist, who beautifies, and the Tax Collector are never at one table
    return board, Sight(text, text.seats(4), eyes, facts)


@pytest.mark.parametrize("width", [80, 160])
def test_what_lies_open_is_drawn(width):
    board, sight = table(3)
    drawn = loose("\n".join(line.plain for line in Frame(board, sight, width, 50).lines()))
    assert "Property tax: 5 gold" in drawn
    assert "△2 " in drawn
    assert "◫3 ◫0 " in drawn
    assert "Museum 4≡2" in drawn
    assert "Bell Tower 5♪" in drawn
    assert "Temple 1+" in drawn
    assert "1/6" in drawn  # of the districts that end the game, one fewer than usual


def test_what_lies_open_is_told():
    board, sight = table(3)
    told = loose("\n".join(board.sentences(sight)))
    assert "Characters: 1 Assassin, 2 Thief," in told
    assert "Unique districts: " in told
    assert "Property tax: 5 gold." in told
    assert (
        "The city of Seat 1 has 4 of 6: Tavern (trade, 1), Museum (unique, 4, 2 cards under it), Big Top"
        in told
    )
    assert "Bell Tower (unique, 5, the game ends one district earlier)" in told
    assert "Seat 2 has a Cash Wagon with 3 gold on it.\nSeat 2 has a Cash Wagon with 0 gold on it." in told
    assert "Temple (religious, 1, beautified)" in told


def test_only_the_owner_is_told_what_is_under_the_museum():
    board, sight = table(0)
    assert any("under the Museum: Manor (noble, 3) and Castle" in each for each in board.sentences(sight))
    for eyes in (1, 2, 3, SPECTATOR):
        board, sight = table(eyes)
        assert "under the Museum" not in "\n".join(board.sentences(sight))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cast_and_the_districts_can_be_read_with_what_they_do(language):
    board, sight = table(0, language)
    for word in board.pages(sight.text):
        page = board.page_for(word, sight)
        assert page
        told = board.page_sentences(page, sight)
        assert len(told) == len(sight.facts["setup"]["cast" if page == "cast" else "districts"])
        drawn = " ".join(line.plain.strip() for line in board.page(page, sight, 80))
        assert all(loose(sentence) in loose(drawn) for sentence in told)


def test_what_never_changes_is_told_when_a_game_begins():
    board, sight = table(0)
    assert board.turn_sentences(sight)[0] != board.sentences(sight)[0]
    sight.facts |= {"round": 1, "phase": "draft"}
    assert board.turn_sentences(sight)[0] == board.sentences(sight)[0]
