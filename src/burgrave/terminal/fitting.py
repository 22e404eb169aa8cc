"""A terminal that changes its size: drawn where there is room for it, in plain lines where there is not."""

import signal
import sys
import threading
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any, TypeVar

from rich.console import Console

from burgrave.table.sight import Sight
from burgrave.terminal.board import Board
from burgrave.terminal.face import Face
from burgrave.terminal.modes import is_small
from burgrave.terminal.plain import PlainFace
from burgrave.terminal.screen import Resized, ScreenFace

Answer = TypeVar("Answer")
Showing = Callable[[Face], None]


class FittingFace(Face):
    """Shows everything on the face that fits; when another one fits, shows the last thing there again."""

    def __init__(self, board: Board, console: Console, pause: float) -> None:
        self.console = console
        self.drawn = ScreenFace(board, console, pause)
        self.plain = PlainFace(board, sys.stdin, sys.stdout)
        self.face: Face | None = None
        self.shown: Showing | None = None  # what would have to be shown again
        self.asking = False
        self.before: Any = None  # what answered a change of size before us

    def open(self) -> None:
        if hasattr(signal, "SIGWINCH") and threading.current_thread() is threading.main_thread():
            self.before = signal.signal(signal.SIGWINCH, self.resized)

    def close(self) -> None:
        if self.before is not None:
            signal.signal(signal.SIGWINCH, self.before)
            self.before = None
        if self.face is not None:
            self.face.close()

    def resized(self, number: int, frame: FrameType | None) -> None:
        if self.asking and (self.face is self.drawn or not is_small(self.console)):
            raise Resized

    def fitting(self) -> Face:
        """The face for the present size, open."""
        wanted: Face = self.plain if is_small(self.console) else self.drawn
        if wanted is not self.face:
            if self.face is not None:
                self.face.close()
            wanted.open()
            self.face = wanted
        return wanted

    def put(self, showing: Showing) -> None:
        self.shown = showing
        showing(self.fitting())

    def show(self, sight: Sight, message: Sequence[str] = ()) -> None:
        self.put(lambda face: face.show(sight, message))

    def watch(self, sight: Sight) -> None:
        self.fitting().watch(sight)

    def end(self, sight: Sight) -> None:
        self.fitting().end(sight)

    def note(self, lines: Sequence[str]) -> None:
        self.fitting().note(lines)

    def tell(self, message: Sequence[str]) -> None:
        self.fitting().tell(message)

    def log(self, sentences: Sequence[str]) -> None:
        self.fitting().log(sentences)

    def page(self, page: str, sight: Sight) -> None:
        self.fitting().page(page, sight)

    def ask(self, prompt: str) -> str:
        return self.asked(lambda face: face.ask(prompt))

    def curtain(self, lines: Sequence[str], prompt: str) -> None:
        self.shown = None
        self.asked(lambda face: face.curtain(lines, prompt))

    def asked(self, ask: Callable[[Face], Answer]) -> Answer:
        """The answer; if meanwhile another size fits another face, that one asks."""
        while True:
            face = self.fitting()
            try:
                self.asking = True
                return ask(face)
            except Resized:
                self.asking = False
                if self.fitting() is not face and self.shown is not None:
                    self.shown(self.fitting())
            finally:
                self.asking = False
