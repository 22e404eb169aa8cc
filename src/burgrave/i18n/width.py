"""The width of text on a terminal, and how to cut and wrap text to a width."""

from typing import Final
from unicodedata import category, east_asian_width

from burgrave.i18n.spaces import replace_no_break_spaces

CUT_MARK: Final = "…"
NO_WIDTH: Final = ("Mn", "Me", "Cf")  # categories of characters without a column of their own
TWO_COLUMNS: Final = ("W", "F")


def cell_width(text: str) -> int:
    """Return how many columns of a terminal the text takes."""
    return len(text) if text.isascii() else sum(map(letter_width, text))


def letter_width(letter: str) -> int:
    if category(letter) in NO_WIDTH:
        return 0
    return 2 if east_asian_width(letter) in TWO_COLUMNS else 1


def fitting_prefix(text: str, width: int) -> str:
    """Return the longest beginning of the text that fits into the width."""
    used = 0
    for place, letter in enumerate(text):
        used += letter_width(letter)
        if used > width:
            return text[:place]
    return text


def fit(text: str, width: int) -> str:
    """Return the text, or its beginning with a mark that the rest is missing."""
    if cell_width(text) <= width:
        return text
    return fitting_prefix(text, width - 1).rstrip() + CUT_MARK if width > 0 else ""


def wrap_text(text: str, width: int, indent: str = "") -> list[str]:
    """Return the text in lines, all but the first indented. A word longer than a line is cut."""
    lines: list[str] = []
    line = ""
    for word in filter(None, text.split(" ")):
        joined = f"{line} {word}" if line.strip() else line + word
        if cell_width(joined) <= width or not line.strip():
            line = joined
        else:
            lines.append(line)
            line = indent + word
    return [fit(replace_no_break_spaces(each), width) for each in [*lines, line] if each.strip()]


def fold_text(text: str, width: int) -> list[str]:
    """Return the text in lines. A word longer than a line continues in the next one: nothing is cut."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and cell_width(f"{lines[-1]} {word}") > width:
            lines.append("")
        rest = f"{lines.pop()} {word}".lstrip()
        while cell_width(rest) > width:
            start = fitting_prefix(rest, width) or rest[0]
            lines.append(start)
            rest = rest[len(start) :]
        lines.append(rest)
    return [replace_no_break_spaces(line) for line in lines]
