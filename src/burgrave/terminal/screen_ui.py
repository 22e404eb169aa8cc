"""Draw the game on the whole terminal, and redraw it after every move."""

import sys
from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text as Line

from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.i18n.width import fit
from burgrave.match.match_view import MatchView
from burgrave.terminal.board_renderer import BoardRenderer
from burgrave.terminal.frame import Frame
from burgrave.terminal.keyboard import IdleKeyboard, clear_typed_history
from burgrave.terminal.modes import is_small
from burgrave.terminal.terminal_ui import TerminalUi

CLEAR: Final = "\x1b[2J\x1b[H"


class TerminalResizedError(Exception):
    """The terminal has a new size. The signal handler in `auto_ui.py` raises it."""


class ScreenUi(TerminalUi):
    """Draws on the alternate screen. It has no scrollback in which others could read a hand later."""

    def __init__(self, renderer: BoardRenderer, console: Console, pause: float) -> None:
        self.renderer = renderer
        self.console = console
        self.pause = pause
        self.log_length = 0  # length of the log at the last call of `watch`
        self.match_view: MatchView | None = None
        self.idle = IdleKeyboard()
        self.aside: list[str] = []
        self.newest_first = False  # show the end of the aside first
        self.message: list[str] = []
        self.page_name = ""  # the page that is shown instead of the drawing
        self.skipped = 0  # lines of the aside or page that were already shown
        self.next_start = 0  # first line of its next part; 0 if there is none
        self.is_open = False

    def open(self) -> None:
        self.is_open = True
        self.console.set_alt_screen(True)

    def close(self) -> None:
        self.idle.stop()
        if self.is_open:
            self.is_open = False
            self.console.set_alt_screen(False)

    def show(self, match_view: MatchView, message: Sequence[str] = ()) -> None:
        self.match_view = match_view
        self.set_content([], message=message)

    def show_page(self, page: str, match_view: MatchView) -> None:
        self.match_view = match_view
        self.set_content([], page)

    def watch(self, match_view: MatchView) -> None:
        self.idle.start()
        self.show(match_view)
        # Wait only for a new log entry: a tile, its place and its rotation look like one move. Events that
        # the viewer may not see do not change the timing.
        if match_view.question and len(match_view.log) != self.log_length:
            self.idle.wait(self.pause)
        self.log_length = len(match_view.log)

    def show_end(self, match_view: MatchView) -> None:
        self.watch(match_view)

    def show_answer(self, lines: Sequence[str]) -> None:
        self.set_content(lines)

    def show_log(self, sentences: Sequence[str]) -> None:
        self.set_content(sentences, newest_first=True)

    def show_message(self, message: Sequence[str]) -> None:
        self.message = list(message)
        self.draw()

    def set_content(
        self,
        aside: Sequence[str],
        page: str = "",
        message: Sequence[str] = (),
        newest_first: bool = False,
    ) -> None:
        """Set the aside, the page and the message, and draw."""
        self.aside = list(aside)
        self.newest_first = newest_first
        self.message = list(message)
        self.page_name = page
        self.skipped = 0
        self.draw()

    def draw(self) -> None:
        if self.match_view is not None:
            width, height = self.console.size
            frame = Frame(
                self.renderer, self.match_view, width, height, self.aside, self.skipped, self.page_name
            )
            frame.newest_first = self.newest_first
            frame.message = self.message
            self.write_lines(frame.make_lines())
            self.next_start = frame.next_start

    def ask(self, prompt: str) -> str:
        while True:
            typed = self.read_line(f"{prompt}: ", self.draw)
            if typed or not self.next_start:
                return typed
            self.skipped = self.next_start
            self.message = []
            self.draw()

    def hide_screen(self, lines: Sequence[str], prompt: str) -> None:
        def draw() -> None:
            width, height = self.console.size
            middle = [Line(fit(line, width), "bold", justify="center") for line in lines]
            above = [Line()] * (height // 2 - len(lines))
            below = [Line()] * (height - 1 - len(above) - len(middle))
            self.write_lines([*above, *middle, *below])

        self.match_view = None
        self.aside = []
        self.message = []
        self.page_name = ""
        clear_typed_history()
        draw()
        self.read_line(f"{prompt} ", draw)
        clear_typed_history()

    def read_line(self, prompt: str, redraw: Callable[[], None]) -> str:
        """Return a line from the keyboard. Redraw if the window size changes meanwhile."""
        self.idle.stop()
        while True:
            try:
                return input(fit(replace_no_break_spaces(prompt), self.console.size.width - 6)).strip()
            except TerminalResizedError:
                if is_small(self.console):
                    raise
                redraw()

    def write_lines(self, lines: Sequence[Line]) -> None:
        with self.console.capture() as drawn:
            for line in lines:
                self.console.print(line, no_wrap=True, crop=True, overflow="crop", highlight=False)
        sys.stdout.write(CLEAR + replace_no_break_spaces(drawn.get()))
        sys.stdout.flush()
