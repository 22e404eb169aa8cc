"""Drawn or plain: what this terminal is good for."""

import os
import sys
from collections.abc import Mapping
from typing import TextIO

from rich.console import Console

from burgrave.terminal.screen import LEAST_HEIGHT, LEAST_WIDTH


def is_plain(
    asked: bool,
    source: TextIO | None = None,
    out: TextIO | None = None,
    environment: Mapping[str, str] = os.environ,
) -> bool:
    """Plain if somebody asks for it, or where nothing can be drawn: a pipe, a dumb or a tiny terminal."""
    source, out = source or sys.stdin, out or sys.stdout
    if asked or not source.isatty() or not out.isatty():
        return True
    if environment.get("TERM", "dumb") in ("dumb", "unknown", ""):
        return True
    width, height = Console(file=out).size
    return width < LEAST_WIDTH or height < LEAST_HEIGHT
