"""Cut, join and align lines of a screen by the width of their characters."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text as Line

from burgrave.i18n.width import fit

MAX_WIDTH_WITHOUT_ELLIPSIS: Final = 8  # up to this width, a name is cut without an ellipsis


def styled_line(text: str, style: str = "") -> Line:
    """Return a line whose style ends with its text. Text appended later has its own style."""
    return Line().append(text, style)


def fit_line(line: Line, width: int) -> Line:
    """Return a copy of a styled line, cut to the width."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis")
    return line


def pad_line(line: Line, width: int) -> Line:
    """Return a copy of a line with exactly this width."""
    line = fit_line(line, width)
    line.append(" " * (width - line.cell_len))
    return line


def flow_items(items: Iterable[Line], width: int, gap: int, first: Line | None = None) -> list[Line]:
    """Return items one after another, on as many lines as needed, indented by the width of `first`."""
    indent = first.cell_len if first is not None else 0
    line = first.copy() if first is not None else Line()
    lines: list[Line] = []
    empty = True
    for item in items:
        if not empty and line.cell_len + gap + item.cell_len > width:
            lines.append(line)
            line = Line(" " * indent)
            empty = True
        if not empty:
            line.append(" " * gap)
        line.append_text(fit_line(item, width - indent))
        empty = False
    return [*lines, line]


def join_columns(left: Sequence[Line], right: Sequence[Line], width: int, gap: str) -> list[Line]:
    """Return two blocks side by side. The left block has this width."""
    lines = []
    for place in range(max(len(left), len(right))):
        line = pad_line(left[place] if place < len(left) else Line(), width)
        line.append(gap, "dim")
        if place < len(right):
            line.append_text(right[place])
        lines.append(line)
    return lines


def align_to_edges(left: Line, right: Line, width: int) -> Line:
    """Return a line with one part at each edge. The right part is left out if there is no room."""
    room = width - left.cell_len - 2
    line = left.copy()
    if right.cell_len <= room:
        line.append(" " * (width - left.cell_len - right.cell_len))
        line.append_text(right)
    return fit_line(line, width)


def shorten_names(names: Sequence[str], room: int, shortest: int) -> list[str] | None:
    """Return the names, the longest ones cut, so that all fit the room. Return None if they cannot fit."""
    lengths = [cell_len(name) for name in names]
    longest = max(lengths, default=0)
    while sum(min(length, longest) for length in lengths) > room:
        longest -= 1
        if longest < shortest:
            return None
    return [name if cell_len(name) <= longest else abbreviate(name, longest) for name in names]


def abbreviate(name: str, width: int) -> str:
    """Return the name cut to the width, without trailing blanks. A short result has no ellipsis."""
    bare = name.rstrip()
    return (
        fit(bare, width)
        if width > MAX_WIDTH_WITHOUT_ELLIPSIS or cell_len(bare) <= width
        else set_cell_size(bare, width).rstrip()
    )
