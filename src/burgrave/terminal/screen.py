"""The table drawn on the whole terminal, redrawn after every move."""

import sys
from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text as Line

from burgrave.table.sight import Sight
from burgrave.terminal.board import Board
from burgrave.terminal.face import Face
from burgrave.terminal.frame import Frame
from burgrave.terminal.keyboard import Idle, forget_typed
from burgrave.terminal.modes import is_small
from burgrave.text.spaces import loose
from burgrave.text.width import fit

CLEAR: Final = "\x1b[2J\x1b[H"


class Resized(Exception):
    """The terminal has another size now. Whoever installs the screen raises it (`fitting.py`)."""


class ScreenFace(Face):
    """Draws on the terminal's second screen: it keeps no history in which a hand could be read later."""

    def __init__(self, board: Board, console: Console, pause: float) -> None:
        self.board = board
        self.console = console
        self.pause = pause
        self.told = 0  # how many lines the onlooker had been told
        self.sight: Sight | None = None
        self.idle = Idle()
        self.aside: list[str] = []
        self.newest_first = False  # of an aside: its last lines are shown first
        self.message: list[str] = []
        self.named = ""  # the page that is shown in place of the table
        self.skipped = 0  # lines of the aside that were read already
        self.following = 0  # where its next page begins; 0 if there is none
        self.opened = False

    def open(self) -> None:
        self.opened = True
        self.console.set_alt_screen(True)

    def close(self) -> None:
        self.idle.end()
        if self.opened:
            self.opened = False
            self.console.set_alt_screen(False)

    def show(self, sight: Sight, message: Sequence[str] = ()) -> None:
        self.sight = sight
        self.put([], message=message)

    def page(self, page: str, sight: Sight) -> None:
        self.sight = sight
        self.put([], page)

    def watch(self, sight: Sight) -> None:
        self.idle.begin()
        self.show(sight)
        # As long as the onlooker is told nothing new there is nothing to wait for: a tile, its place and its
        # rotation are one move to the eye. What the onlooker is not told changes nothing here.
        if sight.question and len(sight.log) != self.told:
            self.idle.wait(self.pause)
        self.told = len(sight.log)

    def end(self, sight: Sight) -> None:
        self.watch(sight)

    def note(self, lines: Sequence[str]) -> None:
        self.put(lines)

    def log(self, sentences: Sequence[str]) -> None:
        self.put(sentences, newest_first=True)

    def tell(self, message: Sequence[str]) -> None:
        self.message = list(message)
        self.draw()

    def put(
        self,
        aside: Sequence[str],
        page: str = "",
        message: Sequence[str] = (),
        newest_first: bool = False,
    ) -> None:
        """The table, and what stands beside it or in its place."""
        self.aside = list(aside)
        self.newest_first = newest_first
        self.message = list(message)
        self.named = page
        self.skipped = 0
        self.draw()

    def draw(self) -> None:
        if self.sight is not None:
            width, height = self.console.size
            frame = Frame(self.board, self.sight, width, height, self.aside, self.skipped, self.named)
            frame.newest_first = self.newest_first
            frame.message = self.message
            self.write(frame.lines())
            self.following = frame.following

    def ask(self, prompt: str) -> str:
        while True:
            typed = self.typed(f"{prompt}: ", self.draw)
            if typed or not self.following:
                return typed
            self.skipped = self.following
            self.message = []
            self.draw()

    def curtain(self, lines: Sequence[str], prompt: str) -> None:
        def draw() -> None:
            width, height = self.console.size
            middle = [Line(fit(line, width), "bold", justify="center") for line in lines]
            above = [Line()] * (height // 2 - len(lines))
            below = [Line()] * (height - 1 - len(above) - len(middle))
            self.write([*above, *middle, *below])

        self.sight = None
        self.aside = []
        self.message = []
        self.named = ""
        forget_typed()
        draw()
        self.typed(f"{prompt} ", draw)
        forget_typed()

    def typed(self, prompt: str, redraw: Callable[[], None]) -> str:
        """A line from the keyboard; if the terminal changes its size meanwhile, all is drawn anew."""
        self.idle.end()
        while True:
            try:
                return input(fit(loose(prompt), self.console.size.width - 6)).strip()
            except Resized:
                if is_small(self.console):
                    raise
                redraw()

    def write(self, lines: Sequence[Line]) -> None:
        with self.console.capture() as drawn:
            for line in lines:
                self.console.print(line, no_wrap=True, crop=True, overflow="crop", highlight=False)
        sys.stdout.write(CLEAR + loose(drawn.get()))
        sys.stdout.flush()
