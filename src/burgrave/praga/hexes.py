"""Hexes with a corner at the top. Edges 0-5 are NE, E, SE, SW, W, NW; corners 0-5 are N, NE, SE, S, SW, NW.

Corner k is between edges k - 1 and k. A rotation by t moves edge or corner i to (i + t) mod 6.
"""

from typing import Final

from mypy_extensions import i64

SIDES: Final = 6
NO_HEX: Final = 255

AXIAL: Final = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
EVEN_ROW: Final = [(-1, 0), (0, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]
ODD_ROW: Final = [(-1, 1), (0, 1), (1, 1), (1, 0), (0, -1), (-1, 0)]


def axial_neighbour(at: tuple[int, int], edge: int) -> tuple[int, int]:
    dq, dr = AXIAL[edge]
    return at[0] + dq, at[1] + dr


def map_neighbour(at: tuple[int, int], edge: int) -> tuple[int, int]:
    """Return the neighbour on the map of rows and columns; odd rows are shifted half a hex to the right."""
    dr, dc = (ODD_ROW if at[0] % 2 else EVEN_ROW)[edge]
    return at[0] + dr, at[1] + dc


def across(corner: i64) -> i64:
    """Return the number that corner k has on the hex beyond edge k."""
    return (corner + 4) % SIDES


def across_before(corner: i64) -> i64:
    """Return the number that corner k has on the hex beyond edge k - 1."""
    return (corner + 2) % SIDES


def turned_back(index: i64, rotation: i64) -> i64:
    """Return the printed edge or corner that a rotation moved to this index."""
    return (index - rotation + SIDES) % SIDES
