"""Nothing of Praga reaches the screen that its viewer may not know, and what is promised comes true."""

import json
import random
from typing import Any

import pytest

from burgrave import game
from burgrave.core.events import SPECTATOR, EventLog
from burgrave.core.rng import FastRng
from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.match.presenters.base import presenter_for
from burgrave.terminal.board_renderer import renderer_for
from burgrave.terminal.frame import Frame
from burgrave.terminal.terminal_match import TerminalMatch
from tests.terminal.praga_matches import TABLES, kind_of, list_moments, make_terminal_match
from tests.terminal.test_hidden_information import PairedTerminalMatch
from tests.terminal.test_praga_frames import KEY


def shown_lines(table: TerminalMatch, viewer: int) -> list[str]:
    match_view = table.view_for(viewer)
    frame = [line.plain for line in Frame(table.renderer, match_view, 160, 50).make_lines()]
    return [*frame, *table.renderer.state_sentences(match_view), *match_view.log, match_view.question]


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_states_with_equal_views_are_drawn_the_same(table):
    """The picture is drawn again from a sampled state of the view: every word must be the same."""
    rng = random.Random(len(table))
    for at in list_moments(table, "en", 23):
        for viewer in [*range(len(at.names)), SPECTATOR]:
            before = shown_lines(at, viewer)
            sampled = at.match.history.state.view(viewer).sample_state(FastRng(rng.randrange(1 << 30)))
            assert shown_lines(PairedTerminalMatch(at, sampled), viewer) == before


def test_what_is_drawn_beside_a_rotation_is_what_it_connects_with():
    checked = 0
    for table in ("two", "four"):
        for at in list_moments(table, "en"):
            if kind_of(at) != "choose-rotation":
                continue
            for choice in at.view_for(at.current_seat).prompt.choices:
                gained = connection_gains(at, choice.move)
                assert choice.gain == gained
                checked += bool(gained)
    assert checked > 10


def connection_gains(at: TerminalMatch, move: int) -> dict[str, int]:
    """What the one who decides really gains from connections by a move."""
    state, words = at.match.history.state.clone(), at.renderer.game.notation
    state.event_log = EventLog()
    state.apply(move)
    gained: dict[str, int] = {}
    for event in state.event_log.events:
        described: dict[str, Any] = dict(words.event_data(event))
        if (
            event.name == "gained"
            and described["seat"] == at.current_seat
            and described["source"] == "connections"
        ):
            gained[described["bonus"]] = gained.get(described["bonus"], 0) + described["amount"]
    return gained


def test_a_corrected_components_file_is_what_the_table_shows():
    praga = game("praga")
    data = json.loads(praga.reference().components(praga.options()))
    next(tile for tile in data["walls"] if tile["id"] == "W1-14")["reward"] = {"vp": 7}
    digest = praga.reference().register_components(json.dumps(data).encode(), "corrected.json")
    corrected = renderer_for(presenter_for(praga, {"players": 2, "components": digest}))
    usual = renderer_for(presenter_for(praga, {"players": 2}))
    match_view = make_terminal_match("two", "en").view_for(0)
    match_view.state_data["display"]["walls"] = ["W1-14", None, None, None]
    described, printed = (board.page_sentences("display 0", match_view) for board in (corrected, usual))
    assert any("reward: 7 points" in replace_no_break_spaces(line) for line in described)
    assert any("reward: 1 point;" in replace_no_break_spaces(line) for line in printed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_says_what_it_does(language):
    praga, text = game("praga"), Translator(language)
    presenter = presenter_for(praga)
    for piece in praga.reference().pieces(praga.options()):
        described = presenter.piece_text((piece.vocabulary, piece.id), text)
        assert described
        assert not KEY.search(described), described
