"""Nothing reaches the screen that its viewer may not know."""

import random

import pytest

from burgrave.core.events import SPECTATOR
from burgrave.core.record import Recorder
from burgrave.core.rng import FastRng
from burgrave.match.match import Match
from burgrave.match.match_view import visible_events
from burgrave.terminal.frame import Frame
from burgrave.terminal.terminal_match import TerminalMatch
from tests.terminal.test_frames import list_moments


def shown_lines(table: TerminalMatch, viewer: int) -> list[str]:
    match_view = table.view_for(viewer)
    frame = [line.plain for line in Frame(table.renderer, match_view, 160, 50).make_lines()]
    return [*frame, *table.renderer.state_sentences(match_view), *match_view.log, match_view.question]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "edition"), [(2, "classic"), (5, "classic"), (3, "2016"), (4, "deluxe")])
def test_states_with_equal_views_are_drawn_the_same(players, edition):
    """The picture is drawn again from a sampled state of the view: every word must be the same."""
    rng = random.Random(players)
    for table in list_moments(players, "en", 37, edition):
        for viewer in [*range(players), SPECTATOR]:
            before = shown_lines(table, viewer)
            truth = table.match.history.state
            view = truth.view(viewer)
            sampled = view.sample_state(FastRng(rng.randrange(1 << 30)))
            twin = PairedTerminalMatch(table, sampled)
            assert shown_lines(twin, viewer) == before


class PairedTerminalMatch(TerminalMatch):
    """The same record with another state behind it."""

    def __init__(self, table: TerminalMatch, state: object) -> None:
        self.__dict__.update(table.__dict__)
        recorder = Recorder.__new__(Recorder)
        recorder.__dict__.update(table.match.recorder.__dict__)
        recorder.state = state  # type: ignore[assignment]
        history = type(table.match.history).__new__(type(table.match.history))
        history.recorder = recorder
        history.earlier_states = []
        self.match = Match.__new__(Match)
        self.match.__dict__.update(table.match.__dict__)
        self.match.history = history
        self.match.sentences = {}


def test_the_log_has_exactly_the_events_that_the_seat_may_see():
    for table in list_moments(4, "en", 31):
        for viewer in [*range(4), SPECTATOR]:
            visible = [
                event
                for entry in table.match.recorder.record.entries
                for event in visible_events(entry.events, viewer)
            ]
            assert len(table.view_for(viewer).log) == len(visible)


def test_only_the_seat_that_decides_is_offered_choices():
    for table in list_moments(4, "en", 31):
        for viewer in [*range(4), SPECTATOR]:
            match_view = table.view_for(viewer)
            assert match_view.your_decision == (viewer == table.current_seat)
            assert bool(match_view.prompt.choices) == match_view.your_decision
