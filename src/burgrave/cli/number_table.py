"""Tables of numbers that fit any terminal. Columns move below each other before a number is cut."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final

import click

from burgrave.core.error import escape_controls
from burgrave.i18n.width import cell_width, fold_text

GAP: Final = "  "
NARROWEST: Final = 8  # minimum width of a folded column


@dataclass(slots=True)
class Column:
    heading: str
    right: bool = False
    folds: bool = False
    tied: bool = False  # it stays beside the column before it
    min_width: int = 0
    cells: list[str] = field(default_factory=list)

    def widest_cell(self) -> int:
        return max(map(cell_width, self.cells), default=0)

    def heading_lines(self, breaking: bool) -> list[str]:
        """Return the heading in lines. With `breaking`, it is as narrow as the cells if its words fit."""
        heading = break_heading(self.heading, self.widest_cell()) if breaking else self.heading
        return heading.split("\n")

    def needed_width(self, breaking: bool) -> int:
        return max(self.min_width, self.widest_cell(), *map(cell_width, self.heading_lines(breaking)))


class NumberTable:
    """One column of names and others of numbers.

    If the table is too wide, its headings are broken into lines. If that is not enough, its columns are split
    into several tables, each with the names.
    """

    def __init__(self, names: str) -> None:
        self.title = ""
        self.columns = [Column(names)]

    def add_number(self, heading: str, tied: bool = False) -> None:
        self.columns.append(Column(heading, right=True, tied=tied))

    def add_bar(self, heading: str = "", width: int = 0) -> None:
        """Add a column of bars, which belong to the numbers before them."""
        self.columns.append(Column(heading, tied=True, min_width=width))

    def add_text(self, heading: str) -> None:
        """Add a column that may be folded."""
        self.columns.append(Column(heading, folds=True))

    def add_row(self, *cells: str) -> None:
        cells = tuple(map(escape_controls, cells))
        missing = [""] * (len(self.columns) - len(cells))
        for column, cell in zip(self.columns, [*cells, *missing], strict=True):
            column.cells.append(cell)

    def render(self, width: int) -> list[str]:
        """Return the table in lines of at most this width. Headings are bold."""
        title = [click.style(line, bold=True) for line in fold_text(self.title, width)] if self.title else []
        parts = [
            draw_columns([self.columns[0], *part], breaking, width)
            for part, breaking in self.fitting_parts(width)
        ]
        return [*title, *parts[0], *(line for part in parts[1:] for line in ("", *part))]

    def fitting_parts(self, width: int) -> Iterator[tuple[list[Column], bool]]:
        """Yield the columns except the names, in one or more parts, and whether headings are broken."""
        names, *others = self.columns
        for breaking in (False, True):
            if any(column.folds for column in others) or fits([names, *others], breaking, width):
                yield others, breaking
                return
        rest = self.column_groups()
        while rest:
            count = 1
            while count < len(rest) and fits([names, *flatten(rest[: count + 1])], True, width):
                count += 1
            yield flatten(rest[:count]), True
            rest = rest[count:]

    def column_groups(self) -> list[list[Column]]:
        """Return the columns except the names, each with those that are tied to it."""
        found: list[list[Column]] = []
        for column in self.columns[1:]:
            if column.tied and found:
                found[-1].append(column)
            else:
                found.append([column])
        return found


def flatten(groups: Iterable[Iterable[Column]]) -> list[Column]:
    return [column for group in groups for column in group]


def fits(columns: Sequence[Column], breaking: bool, width: int) -> bool:
    return total_width([column.needed_width(breaking) for column in columns]) <= width


def total_width(widths: Sequence[int]) -> int:
    return sum(widths) + len(GAP) * (len(widths) - 1)


def draw_columns(columns: Sequence[Column], breaking: bool, width: int) -> list[str]:
    """Return the headings, a rule and the rows. If they are too wide, some columns are folded."""
    widths = [column.needed_width(breaking) for column in columns]
    foldable = [place for place, column in enumerate(columns) if column.folds]
    for places, least in ((foldable or [0], NARROWEST), (list(range(len(columns))), 1)):
        narrow_columns(widths, places, least, width)
    headings = [column.heading_lines(breaking) for column in columns]
    tall = max(map(len, headings))
    head = [[""] * (tall - len(lines)) + lines for lines in headings]
    lines = [click.style(line, bold=True) for line in join_cells(columns, widths, head)]
    lines.append("─" * total_width(widths))
    for cells in zip(*(column.cells for column in columns), strict=True):
        lines += join_cells(columns, widths, [[cell] for cell in cells])
    return lines


def narrow_columns(widths: list[int], places: Sequence[int], min_width: int, width: int) -> None:
    """Narrow the widest of these columns until all fit, or until each has its minimum width."""
    while total_width(widths) > width:
        widest = max(places, key=lambda place: widths[place])
        if widths[widest] <= min_width:
            return
        widths[widest] -= 1


def join_cells(
    columns: Sequence[Column], widths: Sequence[int], cells: Sequence[Sequence[str]]
) -> Iterator[str]:
    """Yield the lines of one row, as many as its tallest cell needs."""
    parts = [
        [line for text in cell for line in fold_text(text, width)]
        for cell, width in zip(cells, widths, strict=True)
    ]
    for lines in zip_longest(*parts, fillvalue=""):
        placed = zip(columns, widths, lines, strict=True)
        yield GAP.join(align_line(line, width, column.right) for column, width, line in placed).rstrip()


def align_line(line: str, width: int, right: bool) -> str:
    space = " " * (width - cell_width(line))
    return space + line if right else line + space


def break_heading(heading: str, width: int) -> str:
    """Return the words of a heading in lines of this width. Longer words are not broken."""
    lines = [""]
    for word in heading.replace("\n", " ").split(" "):
        if lines[-1] and cell_width(f"{lines[-1]} {word}") > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".lstrip()
    return "\n".join(lines)
