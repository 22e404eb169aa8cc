"""Stepping through a record on the screen."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from burgrave import game
from burgrave.core.events import SPECTATOR
from burgrave.core.record import read_record
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.match_view import FULL_STATE
from burgrave.match.presenters.base import presenter_for
from burgrave.match.replay import EVENT, MOVE, STEP_CHOICES, TURN, Replay
from burgrave.terminal.replay_viewer import ReplayViewer

RECORDS = Path(__file__).parents[1] / "records" / "0.1.0"
RIGHT, LEFT, END, HOME = "\x1b[C", "\x1b[D", "\x1b[F", "\x1b[H"


def make_replay(language: str = "en", spoil: int | None = None) -> Replay:
    record = read_record(RECORDS / "citadels-classic-4p-1.txt", game)
    if spoil is not None:
        record.entries[spoil].move = game("citadels").notation.parse_move("use smithy")
    return Replay(
        record,
        presenter_for(record.game, record.options),
        Translator(language, "classic"),
        ["A", "B", "C", "D"],
    )


@pytest.fixture
def show(monkeypatch):
    """A replay viewer after some keys."""
    out = io.StringIO()
    monkeypatch.setattr("sys.stdout", out)

    def after(
        keys: list[str], step_by: str = TURN, viewer: int = SPECTATOR, replay: Replay | None = None
    ) -> ReplayViewer:
        console = Console(file=out, width=80, height=24, force_terminal=True)
        typed = iter([*keys, "q"])
        made = ReplayViewer(replay or make_replay(), step_by, viewer, console, lambda: next(typed))
        made.run()
        return made

    return after


def test_keys_go_forward_and_back(show):
    assert show([]).position == 0
    assert show([RIGHT, " ", "n", "\r"]).position == 4
    assert show([RIGHT, RIGHT, LEFT, "b"]).position == 0
    assert show([LEFT]).position == 0
    last = show([END, RIGHT])
    assert last.position == len(last.frames) - 1
    assert show([END, HOME]).position == 0


def test_another_step_stays_at_the_same_place(show):
    shown = show([RIGHT] * 9, TURN)
    entry = shown.frames[shown.position].entry
    changed = show([*[RIGHT] * 9, "m"], TURN)
    assert changed.step_by == MOVE
    assert changed.frames[changed.position].entry == entry


@pytest.mark.slow
def test_the_viewer_changes_seat_by_seat(show):
    assert show(["e"], viewer=0).viewer == 1
    assert show(["e"] * 4, viewer=0).viewer == SPECTATOR
    assert show(["e"] * 5, viewer=0).viewer == FULL_STATE
    assert show(["e"] * 6, viewer=0).viewer == 0


@pytest.mark.parametrize("step_by", STEP_CHOICES)
def test_every_step_tells_something_new_and_nothing_is_left_out(step_by):
    replay = make_replay()
    steps = replay.list_frames(step_by, SPECTATOR)
    sentences = sum(map(len, replay.sentences_for(SPECTATOR)))
    assert sum(step.new_entries for step in steps) == steps[-1].sentence_count == sentences
    if step_by == EVENT:
        assert all(step.new_entries == 1 for step in steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_fits_the_screen(language, show):
    shown = show([], replay=make_replay(language))
    for step in shown.frames[::7]:
        for width, height in ((80, 24), (160, 50)):
            lines = shown.frame_lines(step, width, height)
            assert len(lines) == height - 1
            assert all(line.cell_len <= width for line in lines)


def test_from_the_move_that_todays_rules_refuse_there_is_no_picture(show):
    replay = make_replay(spoil=100)
    assert replay.difference is not None
    assert replay.difference.number == 100
    shown = show([], step_by=MOVE, replay=replay)
    drawn = "\n".join(line.plain for line in shown.frame_lines(shown.frames[99], 80, 24))
    undrawn = "\n".join(line.plain for line in shown.frame_lines(shown.frames[100], 80, 24))
    assert "Deck" in drawn
    assert "The current rules cannot draw the table from here on" in undrawn
    assert "── Log" in undrawn
