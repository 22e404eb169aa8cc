"""Draw hexes as text, with a corner at the top, side by side with shared borders.

        _.-'^'-._
       |         |
       |         |
        '-._ _.-'

A border between rows is one line high. Corners of neighbouring hexes share one square. A mark in that square
says how many of them carry a symbol.
"""

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from rich.text import Text as Line

from burgrave.terminal.praga.canvas import Canvas

H = TypeVar("H")  # the type of the id of a hex

# Borders that rise and that fall to the right, by half width.
SLOPES: Final = {2: "'", 3: ".'", 4: ".-'", 5: "_.-'", 6: "_.-''"}
FALLING: Final = {2: "'", 3: "'.", 4: "'-.", 5: "'-._", 6: "''-._"}


class HexGrid:
    """The positions of hexes on a canvas: `half` is half their width, `inside` their lines of text."""

    def __init__(self, canvas: Canvas, half: int, inside: int, left: int, top: int) -> None:
        self.canvas = canvas
        self.half = half
        self.inside = inside
        self.left = left
        self.top = top

    @property
    def pitch(self) -> int:
        """Lines from one row to the next."""
        return self.inside + 1

    def center_x(self, halves: int) -> int:
        """Return the middle of a hex that is this many half hexes from the left."""
        return self.left + self.half + halves * self.half

    def top_y(self, row: int) -> int:
        """Return the line of the upper border of a row."""
        return self.top + row * self.pitch

    def draw_border(self, halves: int, row: int, style: str = "dim") -> None:
        """Draw all six edges of a hex."""
        x, y = self.center_x(halves), self.top_y(row)
        half, canvas = self.half, self.canvas
        rising, falling = SLOPES[half], FALLING[half]
        for line, (first, second) in ((y, (rising, falling)), (y + self.pitch, (falling, rising))):
            canvas.put(x - half + 1, line, first, style)
            canvas.put(x + 1, line, second, style)
        for line in range(y + 1, y + 1 + self.inside):
            canvas.put(x - half, line, "│", style)
            canvas.put(x + half, line, "│", style)

    def corner_position(self, halves: int, row: int, corner: int) -> tuple[int, int]:
        """Return the square of a corner."""
        x, y = self.center_x(halves), self.top_y(row)
        across = (0, self.half, self.half, 0, -self.half, -self.half)[corner]
        return x + across, y if corner in (0, 1, 5) else y + self.pitch

    def edge_position(self, halves: int, row: int, edge: int) -> tuple[int, int]:
        """Return a square inside a hex next to one of its edges."""
        x, y = self.center_x(halves), self.top_y(row)
        roomy = self.inside > 2
        across = (3, self.half - 1, 3 if roomy else self.half - 3)[edge if edge < 3 else 5 - edge]
        middle = y + 2  # the middle of three lines, the lower of two
        line = y + 1 if edge in (0, 5) else middle if edge in (1, 4) else y + self.inside
        return (x + across if edge < 3 else x - across), line

    def write_line(self, halves: int, row: int, line: int, text: Line) -> None:
        """Write text in the middle of a line of a hex."""
        x = self.center_x(halves) - text.cell_len // 2
        self.canvas.put_line(x, self.top_y(row) + 1 + line, text)


def count_corners(
    hexes: Iterable[tuple[H, Iterable[int]]], corner_position: Callable[[H, int], tuple[int, int]]
) -> dict[tuple[int, int], int]:
    """Count the symbols on each corner, by its square."""
    counts: dict[tuple[int, int], int] = {}
    for hex, corners in hexes:
        for corner in corners:
            square = corner_position(hex, corner)
            counts[square] = counts.get(square, 0) + 1
    return counts
