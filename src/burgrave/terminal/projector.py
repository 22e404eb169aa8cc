"""Showing a film: key by key on a screen, or from beginning to end in plain lines."""

import sys
from collections.abc import Callable
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text as Line

from burgrave.core.event import SPECTATOR
from burgrave.table.film import MOVE, PACES, TURN, Film, Shot
from burgrave.table.sight import OPEN, Sight
from burgrave.terminal.board import Board, board_for
from burgrave.terminal.frame import Frame
from burgrave.terminal.lines import written
from burgrave.terminal.screen import CLEAR
from burgrave.text.spaces import loose
from burgrave.text.width import fit, wrapped

FORWARD: Final = {"\x1b[C", "\x1b[B", "\x1b[6~", " ", "\r", "\n", "n"}
BACK: Final = {"\x1b[D", "\x1b[A", "\x1b[5~", "\x7f", "b", "p"}
FIRST: Final = {"\x1b[H", "\x1b[1~", "\x1bOH", "0"}
LAST: Final = {"\x1b[F", "\x1b[4~", "\x1bOF", "9"}
PACE: Final = {"m", "м"}  # the letters of two alphabets
EYES: Final = {"e", "е", "\t"}  # noqa: RUF001
QUIT: Final = {"q", "я", "\x1b", "\x04"}
PAGES: Final = "12345678"  # each turns to a part of the table, or back


def print_all(film: Film, pace: str, eyes: int, out: TextIO) -> None:
    """The whole log: a blank line between turns, or each move with its number."""
    told = 0
    for step in film.steps(pace, eyes):
        said = film.sight(step, eyes).log[told : step.told]
        told = step.told
        if pace == TURN:
            print(file=out)
        if pace == MOVE:
            said = [f"{step.entry}. {' '.join(said)}"]
        for sentence in said:
            print(loose(sentence), file=out)


class Projector:
    """Goes forward and back through a film on the terminal's second screen."""

    def __init__(self, film: Film, pace: str, eyes: int, console: Console, key: Callable[[], str]) -> None:
        self.film = film
        self.board = board_for(film.lens)
        self.pace = pace
        self.eyes = eyes
        self.console = console
        self.key = key
        self.steps = film.steps(pace, eyes)
        self.place = 0
        self.page = ""  # the name of the part of the table that is shown in place of the whole

    def run(self) -> None:
        self.console.set_alt_screen(True)
        try:
            while True:
                self.draw()
                if not self.turn(self.key()):
                    return
        finally:
            self.console.set_alt_screen(False)

    def turn(self, key: str) -> bool:
        """What a key does; False if it ends the show."""
        last = len(self.steps) - 1
        if key in QUIT:
            return False
        if key in FORWARD:
            self.place = min(self.place + 1, last)
        elif key in BACK:
            self.place = max(self.place - 1, 0)
        elif key in FIRST:
            self.place = 0
        elif key in LAST:
            self.place = last
        elif key in PACE:
            self.change(PACES[(PACES.index(self.pace) + 1) % len(PACES)], self.eyes)
        elif key in EYES:
            around = [*range(len(self.film.names)), SPECTATOR, OPEN]
            self.change(self.pace, around[(around.index(self.eyes) + 1) % len(around)])
        elif key in PAGES:
            names = self.board.pages(self.film.text)[: len(PAGES)]
            chosen = dict(zip(PAGES, names, strict=False)).get(key, "")
            self.page = "" if chosen == self.page else chosen
        return True

    def change(self, pace: str, eyes: int) -> None:
        """Another pace or other eyes, at the same place of the game."""
        entry = self.steps[self.place].entry
        self.pace, self.eyes = pace, eyes
        self.steps = self.film.steps(pace, eyes)
        self.place = next(
            (n for n, step in enumerate(self.steps) if step.entry >= entry), len(self.steps) - 1
        )

    def draw(self) -> None:
        width, height = self.console.size
        lines = self.lines(self.steps[self.place], width, height)
        with self.console.capture() as drawn:
            for line in lines:
                self.console.print(line, no_wrap=True, crop=True, overflow="crop", highlight=False, end="\n")
            pace = self.film.text.say(f"terminal-pace-{self.pace}")
            keys = self.film.text.say("terminal-replay-keys", pace=pace, m="m", e="e", q="q")
            self.console.print(written(fit(keys, width - 1), "dim"), end="", highlight=False)
        sys.stdout.write(CLEAR + loose(drawn.get()))
        sys.stdout.flush()

    def lines(self, step: Shot, width: int, height: int) -> list[Line]:
        board = self.board if self.film.state(step.entry) is not None else Undrawn(self.film)
        sight = self.film.sight(step, self.eyes)
        numbered = zip(PAGES, board.pages(self.film.text), strict=False)
        pages = " ".join(f"{key} {name}" for key, name in numbered)
        sight.question = f"{sight.question} · {pages}" if pages else sight.question
        page = board.page_for(self.page, sight) if self.page else ""
        frame = Frame(board, sight, width, height, page=page)
        lines = frame.lines()
        return [*lines[:-1], Line()] if frame.following else lines  # here Enter goes on to the next step


class Undrawn(Board):
    """In the place of a table that today's rules cannot draw."""

    def __init__(self, film: Film) -> None:
        super().__init__(film.lens)
        self.film = film

    def picture(self, sight: Sight, width: int, rows: int) -> list[Line]:
        return [Line(each) for each in wrapped(self.film.text.say("terminal-replay-undrawn"), width)][:rows]
