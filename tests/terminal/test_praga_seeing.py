"""Nothing of Praga reaches the screen that its eyes may not know, and what is promised comes true."""

import json
import random
from typing import Any

import pytest

from burgrave import game
from burgrave.core.chance import Fast
from burgrave.core.event import SPECTATOR, Journal
from burgrave.table.lens import lens_for
from burgrave.terminal.board import board_for
from burgrave.terminal.frame import Frame
from burgrave.terminal.sitting import Sitting
from burgrave.text import LANGUAGES, Text
from burgrave.text.spaces import loose
from tests.terminal.praga_tables import TABLES, kind_of, moments, sitting
from tests.terminal.test_praga_frames import KEY
from tests.terminal.test_seeing import Twin


def shown(table: Sitting, eyes: int) -> list[str]:
    sight = table.sight(eyes)
    frame = [line.plain for line in Frame(table.board, sight, 160, 50).lines()]
    return [*frame, *table.board.sentences(sight), *sight.log, sight.question]


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_two_states_that_a_seat_cannot_tell_apart_look_the_same(table):
    """The picture is drawn again from an imagination of the view: every word must be the same."""
    dice = random.Random(len(table))
    for at in moments(table, "en", 23):
        for eyes in [*range(len(at.names)), SPECTATOR]:
            before = shown(at, eyes)
            imagined = at.match.history.state.view(eyes).imagine(Fast(dice.randrange(1 << 30)))
            assert shown(Twin(at, imagined), eyes) == before


def test_what_is_drawn_beside_a_rotation_is_what_it_connects_with():
    checked = 0
    for table in ("two", "four"):
        for at in moments(table, "en"):
            if kind_of(at) != "choose-rotation":
                continue
            for choice in at.sight(at.acting).offered.choices:
                gained = connections_of(at, choice.move)
                assert choice.brings == gained
                checked += bool(gained)
    assert checked > 10


def connections_of(at: Sitting, move: int) -> dict[str, int]:
    """What the one who decides really gains from connections by a move."""
    state, words = at.match.history.state.clone(), at.board.game.words()
    state.journal = Journal()
    state.play(move)
    gained: dict[str, int] = {}
    for event in state.journal.events:
        told: dict[str, Any] = dict(words.event_data(event))
        if event.name == "gained" and told["seat"] == at.acting and told["source"] == "connections":
            gained[told["bonus"]] = gained.get(told["bonus"], 0) + told["amount"]
    return gained


def test_a_corrected_components_file_is_what_the_table_shows():
    praga = game("praga")
    data = json.loads(praga.library().components(praga.options()))
    next(tile for tile in data["walls"] if tile["id"] == "W1-14")["reward"] = {"vp": 7}
    digest = praga.library().know_components(json.dumps(data).encode(), "corrected.json")
    corrected = board_for(lens_for(praga, {"players": 2, "components": digest}))
    usual = board_for(lens_for(praga, {"players": 2}))
    sight = sitting("two", "en").sight(0)
    sight.facts["display"]["walls"] = ["W1-14", None, None, None]
    told, printed = (board.page_sentences("display 0", sight) for board in (corrected, usual))
    assert any("reward: 7 points" in loose(line) for line in told)
    assert any("reward: 1 point;" in loose(line) for line in printed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_says_what_it_does(language):
    praga, text = game("praga"), Text(language)
    lens = lens_for(praga)
    for piece in praga.library().pieces(praga.options()):
        told = lens.rule((piece.vocabulary, piece.id), text)
        assert told
        assert not KEY.search(told), told
