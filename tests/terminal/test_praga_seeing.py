"""Nothing of Praga reaches the screen that its eyes may not know, and what is promised comes true."""

import json
import random

import pytest

from burgrave import game
from burgrave.core.chance import Fast
from burgrave.core.event import SPECTATOR
from burgrave.table.lens import lens_for
from burgrave.table.preview import foreseen
from burgrave.terminal.board import board_for
from burgrave.terminal.frame import Frame
from burgrave.terminal.sitting import Sitting
from burgrave.text import LANGUAGES, Text
from tests.terminal.praga_tables import TABLES, kind_of, moments, sitting
from tests.terminal.test_praga_frames import KEY
from tests.terminal.test_seeing import Twin


def shown(table: Sitting, eyes: int) -> list[str]:
    sight = table.sight(eyes)
    frame = [line.plain for line in Frame(table.board, sight, 160, 50).lines()]
    return [*frame, *table.board.sentences(sight), *sight.log, sight.question]


@pytest.mark.parametrize("table", TABLES)
def test_two_states_that_a_seat_cannot_tell_apart_look_the_same(table):
    """The picture is drawn again from an imagination of the view: every word must be the same."""
    dice = random.Random(len(table))
    for at in moments(table, "en", 23):
        for eyes in [*range(len(at.names)), SPECTATOR]:
            before = shown(at, eyes)
            imagined = at.match.history.state.view(eyes).imagine(Fast(dice.randrange(1 << 30)))
            assert shown(Twin(at, imagined), eyes) == before


def test_a_preview_of_a_rotation_is_what_the_rotation_connects():
    words = game("praga").words()
    connections = words.names["source"].index("connections")
    checked = 0
    for table in ("two", "four"):
        for at in moments(table, "en"):
            state = at.match.history.state
            if kind_of(at) != "choose_rotation":
                continue
            view = state.view(at.acting)
            for move, bundles in view.facts()["decision"]["previews"].items():
                gained: dict[str, int] = {}
                for event in foreseen(view, words.numbers[move]):
                    if event.name == "gained" and event.args[0] == at.acting and event.args[3] == connections:
                        code = words.names["bonus"][event.args[1]]
                        gained[code] = gained.get(code, 0) + event.args[2]
                assert bundles == [gained]
                checked += bool(gained)
    assert checked > 10


def test_a_place_can_bring_what_one_of_its_rotations_brings():
    for kind in ("choose_slot", "choose_plot"):
        for at in moments("four", "en"):
            state = at.match.history.state
            if kind_of(at) != kind:
                continue
            for move, bundles in state.facts()["decision"]["previews"].items():
                after = state.clone()
                if at.board.game.words().numbers[move] in state.legal():
                    after.play(at.board.game.words().numbers[move])
                    turned = after.facts()["decision"]["previews"]
                    assert bundles == [turned[f"rotation {rotation}"][0] for rotation in range(6)]


def test_a_corrected_components_file_is_what_the_table_shows():
    praga = game("praga")
    data = json.loads(praga.components(praga.options()))
    next(tile for tile in data["walls"] if tile["id"] == "W1-14")["reward"] = {"vp": 7}
    digest = praga.know_components(json.dumps(data).encode(), "corrected.json")
    corrected = board_for(lens_for(praga, {"players": 2, "components": digest}))
    usual = board_for(lens_for(praga, {"players": 2}))
    sight = sitting("two", "en").sight(0)
    sight.facts["display"]["walls"] = ["W1-14", None, None, None]
    assert any("reward: 7 points" in line for line in corrected.page_sentences("display 0", sight))
    assert any("reward: 1 point;" in line for line in usual.page_sentences("display 0", sight))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_says_what_it_does(language):
    praga, text = game("praga"), Text(language)
    lens = lens_for(praga)
    for piece in praga.pieces(praga.options()):
        told = lens.rule((piece.vocabulary, piece.id), text)
        assert told
        assert not KEY.search(told), told
