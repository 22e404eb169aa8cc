"""Print reports on stdout and progress on stderr, as plain text and without packages beyond click."""

import os
import shutil
import sys
from collections.abc import Iterable
from time import monotonic
from types import TracebackType
from typing import Final, Self

import click

from burgrave.cli.localized import current_translator, echo
from burgrave.cli.number_table import NumberTable
from burgrave.core.error import escape_controls
from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.i18n.width import fit, fold_text

CLEAR_LINE: Final = "\r\x1b[K"
BAR: Final = 24
UPDATE_SECONDS: Final = 0.1  # seconds between two changes of a progress line
PIPE_SECONDS: Final = 5.0  # seconds between two lines in a pipe


class BoldText(str):
    """A sentence that is printed in bold."""

    __slots__ = ()


ReportPart = str | NumberTable


def print_parts(parts: Iterable[ReportPart]) -> None:
    width = terminal_width()
    for part in parts:
        for line in render_part(part, width):
            click.echo(line)


def render_part(part: ReportPart, width: int) -> list[str]:
    """Return a part of a report in lines of at most this width."""
    if isinstance(part, NumberTable):
        return part.render(width)
    lines = [each for line in part.split("\n") for each in fold_text(escape_controls(line), width)]
    return [click.style(line, bold=True) for line in lines] if isinstance(part, BoldText) else lines


def terminal_width() -> int:
    """Return the number of columns of stdout; 80 in a pipe, unless COLUMNS is set."""
    return shutil.get_terminal_size().columns


class StatusLine:
    """One line at the end of a terminal that shows the progress of a command. A pipe has none.

    It is on stderr and is cleared before anything else is printed, so stdout only contains the requested
    output.
    """

    def __init__(self) -> None:
        self.is_shown = False
        self.is_visible = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"

    def show(self, line: str) -> None:
        if self.is_visible:
            self.is_shown = True
            sys.stderr.write(f"{CLEAR_LINE}{replace_no_break_spaces(line)}")
            sys.stderr.flush()

    def clear(self) -> None:
        if self.is_shown:
            self.is_shown = False
            sys.stderr.write(CLEAR_LINE)
            sys.stderr.flush()


class Progress:
    """A bar with a description and a count on a terminal; in a pipe, a line every few seconds.

    A command that ends sooner prints no line.
    """

    def __init__(self, total: int, description: str = "") -> None:
        self.total = total
        self.done = 0
        self.description = description
        self.line = StatusLine()
        self.began = self.shown_at = monotonic()

    @property
    def is_visible(self) -> bool:
        return self.line.is_visible

    def __enter__(self) -> Self:
        self.line.show(self.bar_text())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.line.clear()

    def update(self, done: int, description: str | None = None) -> None:
        self.done = done
        self.description = self.description if description is None else description
        if monotonic() - self.shown_at >= (UPDATE_SECONDS if self.is_visible else PIPE_SECONDS):
            self.shown_at = monotonic()
            if self.is_visible:
                self.line.show(self.bar_text())
            elif done < self.total:
                counts = {
                    "done": current_translator().format_number(self.done),
                    "total": current_translator().format_number(self.total),
                }
                echo(current_translator().format("cli-progress", what=self.description, **counts), err=True)

    def advance(self, description: str) -> None:
        self.update(self.done + 1, description)

    def bar_text(self) -> str:
        filled = BAR * self.done // self.total
        bar = "━" * filled + "─" * (BAR - filled)
        shown = f"{self.description} {bar} {self.done}/{self.total} {self.time_left()}".strip()
        return fit(shown, terminal_width() - 1)

    def time_left(self) -> str:
        """Return the minutes and seconds until the end, at the speed so far."""
        if not self.done:
            return ""
        seconds = round((monotonic() - self.began) / self.done * (self.total - self.done))
        return f"{seconds // 60}:{seconds % 60:02}"
