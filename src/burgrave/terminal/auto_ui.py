"""A terminal UI that follows the window size: a drawing if there is room, plain lines if not."""

import signal
import sys
import threading
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any, TypeVar

from rich.console import Console

from burgrave.match.match_view import MatchView
from burgrave.terminal.board_renderer import BoardRenderer
from burgrave.terminal.modes import is_small
from burgrave.terminal.plain_ui import PlainUi
from burgrave.terminal.screen_ui import ScreenUi, TerminalResizedError
from burgrave.terminal.terminal_ui import TerminalUi

Answer = TypeVar("Answer")
ShowFunction = Callable[[TerminalUi], None]


class AutoUi(TerminalUi):
    """Shows everything in the UI that fits. If another UI fits later, the last output is shown there."""

    def __init__(self, renderer: BoardRenderer, console: Console, pause: float) -> None:
        self.console = console
        self.screen_ui = ScreenUi(renderer, console, pause)
        self.plain_ui = PlainUi(renderer, sys.stdin, sys.stdout)
        self.active_ui: TerminalUi | None = None
        self.last_shown: ShowFunction | None = None  # shown again if the UI changes
        self.is_asking = False
        self.previous_handler: Any = None  # the signal handler to restore in `close`

    def open(self) -> None:
        if hasattr(signal, "SIGWINCH") and threading.current_thread() is threading.main_thread():
            self.previous_handler = signal.signal(signal.SIGWINCH, self.handle_resize)

    def close(self) -> None:
        if self.previous_handler is not None:
            signal.signal(signal.SIGWINCH, self.previous_handler)
            self.previous_handler = None
        if self.active_ui is not None:
            self.active_ui.close()

    def handle_resize(self, number: int, frame: FrameType | None) -> None:
        if self.is_asking and (self.active_ui is self.screen_ui or not is_small(self.console)):
            raise TerminalResizedError

    def choose_ui(self) -> TerminalUi:
        """Return the UI for the current window size, opened."""
        wanted: TerminalUi = self.plain_ui if is_small(self.console) else self.screen_ui
        if wanted is not self.active_ui:
            if self.active_ui is not None:
                self.active_ui.close()
            wanted.open()
            self.active_ui = wanted
        return wanted

    def show_again_on_resize(self, showing: ShowFunction) -> None:
        self.last_shown = showing
        showing(self.choose_ui())

    def show(self, match_view: MatchView, message: Sequence[str] = ()) -> None:
        self.show_again_on_resize(lambda ui: ui.show(match_view, message))

    def watch(self, match_view: MatchView) -> None:
        self.choose_ui().watch(match_view)

    def show_end(self, match_view: MatchView) -> None:
        self.choose_ui().show_end(match_view)

    def show_answer(self, lines: Sequence[str]) -> None:
        self.choose_ui().show_answer(lines)

    def show_message(self, message: Sequence[str]) -> None:
        self.choose_ui().show_message(message)

    def show_log(self, sentences: Sequence[str]) -> None:
        self.choose_ui().show_log(sentences)

    def show_page(self, page: str, match_view: MatchView) -> None:
        self.choose_ui().show_page(page, match_view)

    def ask(self, prompt: str) -> str:
        return self.ask_ui(lambda ui: ui.ask(prompt))

    def hide_screen(self, lines: Sequence[str], prompt: str) -> None:
        self.last_shown = None
        self.ask_ui(lambda ui: ui.hide_screen(lines, prompt))

    def ask_ui(self, ask: Callable[[TerminalUi], Answer]) -> Answer:
        """Return the answer. If the window size changes and another UI fits, ask again there."""
        while True:
            ui = self.choose_ui()
            try:
                self.is_asking = True
                return ask(ui)
            except TerminalResizedError:
                self.is_asking = False
                if self.choose_ui() is not ui and self.last_shown is not None:
                    self.last_shown(self.choose_ui())
            finally:
                self.is_asking = False
