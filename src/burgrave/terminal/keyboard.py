"""Single keys: read as they are pressed, none lost while something is drawn."""

import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import click

ESCAPE: Final = b"\x1b"
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
