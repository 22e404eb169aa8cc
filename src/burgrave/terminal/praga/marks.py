"""The marks of Praga. Everything has its own shape; colours only help."""

import re
from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text as Line

from burgrave.match.presenters.praga.marks import GLYPHS
from burgrave.terminal.lines import styled_line

STYLES: Final = {
    "gold": "yellow",
    "stone": "bright_black",
    "vp": "bold",
    "tech": "cyan",
    "silver": "bold",
    "goldwin": "bold yellow",
    "egg": "",
    "red": "bold red",
    "blue": "bold blue",
}
EDGE_ARROWS: Final = "↗→↘↙←↖"
CORNER_ARROWS: Final = "↑↗↘↓↙↖"

HUNGER: Final = "▤"
CATHEDRAL: Final = "†"
CUBE_SPACE: Final = "□"
SPECIAL: Final = "✶"
BLOCKED: Final = "▒▒"
BUILDING: Final = "⌂"
BOT: Final = "♟"
ACTING: Final = "▶"
DONE: Final = "✓"
UP: Final = "↑"
LEFT: Final = "←"
RIGHT: Final = "→"

# Where corners of hexes meet: a mark for one symbol, a number for several.
CORNERS: Final = {"red": "bold red", "blue": "bold blue"}
NUMBER: Final = "bold yellow"  # the style of every choice number
# Dark enough for white letters, and easy to distinguish on dark and on light terminals.
COLOURS: Final = {
    "red": "#ffffff on #b5352c",
    "green": "#ffffff on #27784b",
    "blue": "#ffffff on #2f6fb5",
    "purple": "#ffffff on #6d4aa3",
}
PLAZA_COLOURS: Final = {
    "yellow": "#000000 on #d9a521",
    "grey": "#ffffff on #6b6b6b",
    "brown": "#ffffff on #7d5a3c",
}


def edge_mark(symbol: str) -> Line:
    """Return the mark of a symbol on an edge. A person's own file may have any: `vp2` is worth points."""
    return bonus_mark("vp" if re.fullmatch("vp[0-9]+", symbol) else symbol)


def bonus_mark(code: str) -> Line:
    """Return the mark of a bonus."""
    return styled_line(GLYPHS.get(code, "?"), STYLES.get(code, ""))


def styled_marks(bundle: Mapping[str, Any]) -> Line:
    """Return a bundle in marks: each number with its mark, one after another."""
    line = Line()
    for code, amount in bundle.items():
        if amount and code in GLYPHS:
            if line:
                line.append(" ")
            line.append(str(amount))
            line.append_text(bonus_mark(code))
    return line
