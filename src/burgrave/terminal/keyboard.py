"""Read single keys, and ignore input while other players decide."""

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
MAX_KEY_BYTES: Final = 8  # maximum number of bytes that an arrow key sends after Escape
ESCAPE_WAIT: Final = 0.05  # seconds to wait for more bytes after Escape


@contextmanager
def open_key_reader() -> Iterator[Callable[[], str]]:
    """Yield a function that reads one key. Afterwards the terminal reads lines again."""
    try:
        import termios
        import tty
    except ImportError:  # not a Unix system
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
    """Return the next key: a character, or Escape with the bytes that an arrow key sends after it."""
    first = os.read(keyboard, 1)
    if not first:
        raise EOFError
    if first != ESCAPE:
        # The other bytes of a character that is not ASCII are already there.
        return (first + os.read(keyboard, count_extra_bytes(first[0]))).decode(errors="replace")
    waiting, _, _ = select.select([keyboard], [], [], ESCAPE_WAIT)
    return (first + os.read(keyboard, MAX_KEY_BYTES) if waiting else first).decode(errors="replace")


def count_extra_bytes(first: int) -> int:
    """Return how many bytes of a UTF-8 character follow its first byte."""
    return 0 if first < 0xC0 else 1 if first < 0xE0 else 2 if first < 0xF0 else 3


class IdleKeyboard:
    """The keyboard while others play. Input is neither echoed nor kept; Enter and Space skip the wait."""

    def __init__(self) -> None:
        self.terminal_settings: Any = None  # to restore in `stop`; None while a player types
        self.is_skipping = False  # a player skips all waits until the next decision

    def start(self) -> None:
        if self.terminal_settings is None and sys.stdin.isatty():
            try:
                import termios
                import tty
            except ImportError:  # not a Unix system: the input is read later
                return
            keyboard = sys.stdin.fileno()
            self.terminal_settings = termios.tcgetattr(keyboard)
            tty.setcbreak(keyboard)

    def wait(self, seconds: float) -> None:
        """Wait until the time is over or a player skips the wait. Keys pressed earlier count too."""
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
        """Restore line input, and drop everything that was typed meanwhile."""
        self.is_skipping = False
        if self.terminal_settings is not None:
            import termios

            termios.tcsetattr(sys.stdin.fileno(), termios.TCSAFLUSH, self.terminal_settings)
            self.terminal_settings = None


def clear_typed_history() -> None:
    """Clear the input history, so that the next player cannot see another player's input."""
    readline: Any = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()
