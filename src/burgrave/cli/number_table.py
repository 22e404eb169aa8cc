"""Tables of numbers that fit any terminal: columns move below, and no number is ever cut."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final

import click

from burgrave.text.width import cell_width, folded

GAP: Final = "  "
NARROWEST: Final = 8  # a column of names that is folded has at least so many characters


@dataclass(slots=True)
class Column:
    heading: str
    right: bool = False
    folds: bool = False
    tied: bool = False  # it stays beside the column before it
    least: int = 0
    cells: list[str] = field(default_factory=list)

    def cells_width(self) -> int:
        return max(map(cell_width, self.cells), default=0)

    def lines_of_heading(self, breaking: bool) -> list[str]:
        """The heading in lines; `breaking` makes it as narrow as the cells, if its words are not longer."""
        heading = broken(self.heading, self.cells_width()) if breaking else self.heading
        return heading.split("\n")

    def width(self, breaking: bool) -> int:
        return max(self.least, self.cells_width(), *map(cell_width, self.lines_of_heading(breaking)))


class NumberTable:
    """One column of names and others of numbers.

    Where it is too wide its headings are broken into lines; then its columns go into several tables, each
    with the names.
    """

    def __init__(self, names: str) -> None:
        self.title = ""
        self.columns = [Column(names)]

    def add_number(self, heading: str, tied: bool = False) -> None:
        self.columns.append(Column(heading, right=True, tied=tied))

    def add_bar(self, heading: str = "", width: int = 0) -> None:
        """Add a column of bars, which belong to the numbers before them."""
        self.columns.append(Column(heading, tied=True, least=width))

    def add_text(self, heading: str) -> None:
        """Add a column that may be folded."""
        self.columns.append(Column(heading, folds=True))

    def add_row(self, *cells: str) -> None:
        missing = [""] * (len(self.columns) - len(cells))
        for column, cell in zip(self.columns, [*cells, *missing], strict=True):
            column.cells.append(cell)

    def lines(self, width: int) -> list[str]:
        """Return the table in lines of at most this width; headings are bold."""
        title = [click.style(line, bold=True) for line in folded(self.title, width)] if self.title else []
        parts = [drawn([self.columns[0], *part], breaking, width) for part, breaking in self.fitting(width)]
        return [*title, *parts[0], *(line for part in parts[1:] for line in ("", *part))]

    def fitting(self, width: int) -> Iterator[tuple[list[Column], bool]]:
        """The columns beside the names, as one part or several, and whether their headings are broken."""
        names, *others = self.columns
        for breaking in (False, True):
            if any(column.folds for column in others) or fits([names, *others], breaking, width):
                yield others, breaking
                return
        rest = self.groups()
        while rest:
            count = 1
            while count < len(rest) and fits([names, *flat(rest[: count + 1])], True, width):
                count += 1
            yield flat(rest[:count]), True
            rest = rest[count:]

    def groups(self) -> list[list[Column]]:
        """The columns beside the names, each with those that are tied to it."""
        found: list[list[Column]] = []
        for column in self.columns[1:]:
            if column.tied and found:
                found[-1].append(column)
            else:
                found.append([column])
        return found


def flat(groups: Iterable[Iterable[Column]]) -> list[Column]:
    return [column for group in groups for column in group]


def fits(columns: Sequence[Column], breaking: bool, width: int) -> bool:
    return total([column.width(breaking) for column in columns]) <= width


def total(widths: Sequence[int]) -> int:
    return sum(widths) + len(GAP) * (len(widths) - 1)


def drawn(columns: Sequence[Column], breaking: bool, width: int) -> list[str]:
    """The head, a rule and the rows; if all this is too wide, some columns are folded."""
    widths = [column.width(breaking) for column in columns]
    foldable = [place for place, column in enumerate(columns) if column.folds]
    for places, least in ((foldable or [0], NARROWEST), (list(range(len(columns))), 1)):
        narrow(widths, places, least, width)
    headings = [column.lines_of_heading(breaking) for column in columns]
    tall = max(map(len, headings))
    head = [[""] * (tall - len(lines)) + lines for lines in headings]
    lines = [click.style(line, bold=True) for line in joined(columns, widths, head)]
    lines.append("─" * total(widths))
    for cells in zip(*(column.cells for column in columns), strict=True):
        lines += joined(columns, widths, [[cell] for cell in cells])
    return lines


def narrow(widths: list[int], places: Sequence[int], least: int, width: int) -> None:
    """Take from the widest of these columns until all fit, or until each is as narrow as it may be."""
    while total(widths) > width:
        widest = max(places, key=lambda place: widths[place])
        if widths[widest] <= least:
            return
        widths[widest] -= 1


def joined(columns: Sequence[Column], widths: Sequence[int], cells: Sequence[Sequence[str]]) -> Iterator[str]:
    """One row: as many lines as its tallest cell needs."""
    parts = [
        [line for text in cell for line in folded(text, width)]
        for cell, width in zip(cells, widths, strict=True)
    ]
    for lines in zip_longest(*parts, fillvalue=""):
        placed = zip(columns, widths, lines, strict=True)
        yield GAP.join(aligned(line, width, column.right) for column, width, line in placed).rstrip()


def aligned(line: str, width: int, right: bool) -> str:
    space = " " * (width - cell_width(line))
    return space + line if right else line + space


def broken(heading: str, width: int) -> str:
    """The words of a heading in lines of this width, if they are not longer."""
    lines = [""]
    for word in heading.replace("\n", " ").split(" "):
        if lines[-1] and cell_width(f"{lines[-1]} {word}") > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".lstrip()
    return "\n".join(lines)
