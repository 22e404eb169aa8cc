"""Stepping through a record on the screen."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from burgrave import game
from burgrave.core.event import SPECTATOR
from burgrave.core.record import read
from burgrave.table.film import EVENT, MOVE, PACES, TURN, Film
from burgrave.table.lens import lens_for
from burgrave.table.sight import OPEN
from burgrave.terminal.projector import Projector
from burgrave.text import LANGUAGES, Text

RECORDS = Path(__file__).parents[1] / "records" / "0.1.0"
RIGHT, LEFT, END, HOME = "\x1b[C", "\x1b[D", "\x1b[F", "\x1b[H"


def film(language: str = "en", spoil: int | None = None) -> Film:
    record = read(RECORDS / "citadels-classic-4p-1.txt", game)
    if spoil is not None:
        record.entries[spoil].move = game("citadels").words().move("use smithy")
    return Film(
        record, lens_for(record.game, record.options), Text(language, "classic"), ["A", "B", "C", "D"]
    )


@pytest.fixture
def show(monkeypatch):
    """A projector after some keys."""
    out = io.StringIO()
    monkeypatch.setattr("sys.stdout", out)

    def after(
        keys: list[str], pace: str = TURN, eyes: int = SPECTATOR, reel: Film | None = None
    ) -> Projector:
        console = Console(file=out, width=80, height=24, force_terminal=True)
        typed = iter([*keys, "q"])
        made = Projector(reel or film(), pace, eyes, console, lambda: next(typed))
        made.run()
        return made

    return after


def test_keys_go_forward_and_back(show):
    assert show([]).place == 0
    assert show([RIGHT, " ", "n", "\r"]).place == 4
    assert show([RIGHT, RIGHT, LEFT, "b"]).place == 0
    assert show([LEFT]).place == 0
    last = show([END, RIGHT])
    assert last.place == len(last.steps) - 1
    assert show([END, HOME]).place == 0


def test_another_pace_stays_at_the_same_place(show):
    projector = show([RIGHT] * 9, TURN)
    entry = projector.steps[projector.place].entry
    changed = show([*[RIGHT] * 9, "m"], TURN)
    assert changed.pace == MOVE
    assert changed.steps[changed.place].entry == entry


@pytest.mark.slow
def test_eyes_go_round_the_table(show):
    assert show(["e"], eyes=0).eyes == 1
    assert show(["e"] * 4, eyes=0).eyes == SPECTATOR
    assert show(["e"] * 5, eyes=0).eyes == OPEN
    assert show(["e"] * 6, eyes=0).eyes == 0


@pytest.mark.parametrize("pace", PACES)
def test_every_step_tells_something_new_and_nothing_is_left_out(pace):
    reel = film()
    steps = reel.steps(pace, SPECTATOR)
    told = sum(map(len, reel.told_to(SPECTATOR)))
    assert sum(step.fresh for step in steps) == steps[-1].told == told
    if pace == EVENT:
        assert all(step.fresh == 1 for step in steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_fits_the_screen(language, show):
    projector = show([], reel=film(language))
    for step in projector.steps[::7]:
        for width, height in ((80, 24), (160, 50)):
            lines = projector.lines(step, width, height)
            assert len(lines) == height - 1
            assert all(line.cell_len <= width for line in lines)


def test_from_the_move_that_todays_rules_refuse_there_is_no_picture(show):
    reel = film(spoil=100)
    assert reel.differs is not None
    assert reel.differs.number == 100
    projector = show([], pace=MOVE, reel=reel)
    drawn = "\n".join(line.plain for line in projector.lines(projector.steps[99], 80, 24))
    undrawn = "\n".join(line.plain for line in projector.lines(projector.steps[100], 80, 24))
    assert "Deck" in drawn
    assert "From here on the current rules cannot draw the table" in undrawn
    assert "── What happened" in undrawn
