"""Drawn or plain: what this terminal is good for."""

import os
import sys
from collections.abc import Mapping
from typing import Final, TextIO

from rich.console import Console

MIN_WIDTH: Final = 72  # below this a drawn table is no pleasure
MIN_HEIGHT: Final = 22


def is_plain(
    requested: bool,
    source: TextIO | None = None,
    out: TextIO | None = None,
    environment: Mapping[str, str] = os.environ,
) -> bool:
    """Plain if somebody asks for it, or where nothing can ever be drawn: a pipe, a dumb terminal."""
    source, out = source or sys.stdin, out or sys.stdout
    if requested or not source.isatty() or not out.isatty():
        return True
    return environment.get("TERM", "dumb") in ("dumb", "unknown", "")


def is_small(console: Console) -> bool:
    """Whether there is no room for a drawn table just now."""
    width, height = console.size
    return width < MIN_WIDTH or height < MIN_HEIGHT
