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
MAX_KEY_BYTES: Final = 8  # bytes that an arrow key sends after Escape, at most
ESCAPE_WAIT: Final = 0.05  # how long Escape alone is waited out


@contextmanager
def open_key_reader() -> Iterator[Callable[[], str]]:
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
        yield lambda: read_key(keyboard)
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)


def read_key(keyboard: int) -> str:
    """The next key: a letter, or Escape with what an arrow key sends behind it."""
    first = os.read(keyboard, 1)
    if not first:
        raise EOFError
    if first != ESCAPE:
        # The other bytes of a letter that is not ASCII follow at once.
        return (first + os.read(keyboard, count_extra_bytes(first[0]))).decode(errors="replace")
    waiting, _, _ = select.select([keyboard], [], [], ESCAPE_WAIT)
    return (first + os.read(keyboard, MAX_KEY_BYTES) if waiting else first).decode(errors="replace")


def count_extra_bytes(first: int) -> int:
    """How many bytes of UTF-8 follow this one."""
    return 0 if first < 0xC0 else 1 if first < 0xE0 else 2 if first < 0xF0 else 3


class IdleKeyboard:
    """The keyboard while others play: nothing is echoed or kept, only Enter and Space are noticed."""

    def __init__(self) -> None:
        self.terminal_settings: Any = None  # how the terminal was; None while people type
        self.is_skipping = False  # somebody does not want to wait until it is their turn again

    def start(self) -> None:
        if self.terminal_settings is None and sys.stdin.isatty():
            try:
                import termios
                import tty
            except ImportError:  # another system: what is typed is read later
                return
            keyboard = sys.stdin.fileno()
            self.terminal_settings = termios.tcgetattr(keyboard)
            tty.setcbreak(keyboard)

    def wait(self, seconds: float) -> None:
        """Until the time is over or somebody skips the rest; keys pressed before count too."""
        end = time.monotonic() + seconds
        while not self.is_skipping:
            left = end - time.monotonic()
            if self.terminal_settings is None:
                time.sleep(max(left, 0))
                return
            if select.select([sys.stdin], [], [], max(left, 0))[0]:
                self.is_skipping = read_key(sys.stdin.fileno()) in SKIPPING
            elif left <= 0:
                return

    def stop(self) -> None:
        """People type again; what was typed meanwhile is forgotten."""
        self.is_skipping = False
        if self.terminal_settings is not None:
            import termios

            termios.tcsetattr(sys.stdin.fileno(), termios.TCSAFLUSH, self.terminal_settings)
            self.terminal_settings = None


def clear_typed_history() -> None:
    """Nobody finds with the arrow keys what somebody else has typed."""
    readline: Any = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()
