"""Nothing reaches the screen that its eyes may not know."""

import random

import pytest

from burgrave.core.chance import Fast
from burgrave.core.event import SPECTATOR
from burgrave.core.record import Recorder
from burgrave.table.match import Match
from burgrave.table.sight import told_to
from burgrave.terminal.frame import Frame
from burgrave.terminal.sitting import Sitting
from tests.terminal.test_frames import moments


def shown(table: Sitting, eyes: int) -> list[str]:
    sight = table.sight(eyes)
    frame = [line.plain for line in Frame(table.board, sight, 160, 50).lines()]
    return [*frame, *table.board.sentences(sight), *sight.log, sight.question]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "edition"), [(2, "classic"), (5, "classic"), (3, "2016"), (4, "deluxe")])
def test_two_states_that_a_seat_cannot_tell_apart_look_the_same(players, edition):
    """The picture is drawn again from an imagination of the view: every word must be the same."""
    dice = random.Random(players)
    for table in moments(players, "en", 37, edition):
        for eyes in [*range(players), SPECTATOR]:
            before = shown(table, eyes)
            truth = table.match.history.state
            view = truth.view(eyes)
            imagined = view.imagine(Fast(dice.randrange(1 << 30)))
            twin = Twin(table, imagined)
            assert shown(twin, eyes) == before


class Twin(Sitting):
    """The same record with another state behind it."""

    def __init__(self, table: Sitting, state: object) -> None:
        self.__dict__.update(table.__dict__)
        recorder = Recorder.__new__(Recorder)
        recorder.__dict__.update(table.match.recorder.__dict__)
        recorder.state = state  # type: ignore[assignment]
        history = type(table.match.history).__new__(type(table.match.history))
        history.recorder = recorder
        history.before = []
        self.match = Match.__new__(Match)
        self.match.__dict__.update(table.match.__dict__)
        self.match.history = history
        self.match.told = {}


def test_the_log_has_exactly_what_the_seat_was_told():
    for table in moments(4, "en", 31):
        for eyes in [*range(4), SPECTATOR]:
            told = [
                event
                for entry in table.match.recorder.record.entries
                for event in told_to(entry.events, eyes)
            ]
            assert len(table.sight(eyes).log) == len(told)


def test_only_the_seat_that_decides_is_offered_choices():
    for table in moments(4, "en", 31):
        for eyes in [*range(4), SPECTATOR]:
            sight = table.sight(eyes)
            assert sight.yours == (eyes == table.acting)
            assert bool(sight.offered.choices) == sight.yours
