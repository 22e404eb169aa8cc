"""Single keys, read as they are pressed; and the keyboard while others play, when nothing typed counts."""

import os
import select
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import click

ESCAPE: Final = b"\x1b"
SKIPPING: Final = {" ", "\r", "\n"}
LONGEST: Final = 8  # bytes that an arrow key sends after Escape, at most
PATIENCE: Final = 0.05  # how long Escape alone is waited out


@contextmanager
def single_keys() -> Iterator[Callable[[], str]]:
    """Inside, a key is given by calling what is yielded; outside, lines are read as before."""
    try:
        import termios
        import tty
    except ImportError:  # another system, where click knows how
        yield click.getchar
        return
    keyboard = sys.stdin.fileno()
    before = termios.tcgetattr(keyboard)
    tty.setcbreak(keyboard)
    try:
        yield lambda: pressed(keyboard)
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)


def pressed(keyboard: int) -> str:
    """The next key: a letter, or Escape with what an arrow key sends behind it."""
    first = os.read(keyboard, 1)
    if not first:
        raise EOFError
    if first != ESCAPE:
        # The other bytes of a letter that is not ASCII follow at once.
        return (first + os.read(keyboard, extra_bytes(first[0]))).decode(errors="replace")
    waiting, _, _ = select.select([keyboard], [], [], PATIENCE)
    return (first + os.read(keyboard, LONGEST) if waiting else first).decode(errors="replace")


def extra_bytes(first: int) -> int:
    """How many bytes of UTF-8 follow this one."""
    return 0 if first < 0xC0 else 1 if first < 0xE0 else 2 if first < 0xF0 else 3


class Idle:
    """The keyboard while others play: nothing is echoed or kept, only Enter and Space are noticed."""

    def __init__(self) -> None:
        self.before: Any = None  # how the terminal was; None while people type
        self.skipping = False  # somebody does not want to wait until it is their turn again

    def begin(self) -> None:
        if self.before is None and sys.stdin.isatty():
            try:
                import termios
                import tty
            except ImportError:  # another system: what is typed is read later
                return
            keyboard = sys.stdin.fileno()
            self.before = termios.tcgetattr(keyboard)
            tty.setcbreak(keyboard)

    def wait(self, seconds: float) -> None:
        """Until the time is over or somebody skips the rest; keys pressed before count too."""
        end = time.monotonic() + seconds
        while not self.skipping:
            left = end - time.monotonic()
            if self.before is None:
                time.sleep(max(left, 0))
                return
            if select.select([sys.stdin], [], [], max(left, 0))[0]:
                self.skipping = pressed(sys.stdin.fileno()) in SKIPPING
            elif left <= 0:
                return

    def end(self) -> None:
        """People type again; what was typed meanwhile is forgotten."""
        self.skipping = False
        if self.before is not None:
            import termios

            termios.tcsetattr(sys.stdin.fileno(), termios.TCSAFLUSH, self.before)
            self.before = None


def forget_typed() -> None:
    """Nobody finds with the arrow keys what somebody else has typed."""
    readline: Any = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()
