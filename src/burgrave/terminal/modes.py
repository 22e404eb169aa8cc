"""Decide between drawings and plain lines."""

import os
import sys
from collections.abc import Mapping
from typing import Final, TextIO

from rich.console import Console

MIN_WIDTH: Final = 72  # in a narrower window a drawing is hard to read
MIN_HEIGHT: Final = 22


def is_plain(
    requested: bool,
    source: TextIO | None = None,
    out: TextIO | None = None,
    environment: Mapping[str, str] = os.environ,
) -> bool:
    """Return whether to print plain lines: on request, in a pipe, or in a terminal that cannot draw."""
    source, out = source or sys.stdin, out or sys.stdout
    if requested or not source.isatty() or not out.isatty():
        return True
    return environment.get("TERM", "dumb") in ("dumb", "unknown", "")


def is_small(console: Console) -> bool:
    """Return whether the window is too small for a drawing."""
    width, height = console.size
    return width < MIN_WIDTH or height < MIN_HEIGHT
