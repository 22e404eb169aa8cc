"""Draw the three rows of tiles on offer: the cost, gain and sides of each tile."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text as Line

from burgrave.i18n.width import fit
from burgrave.match.presenters.praga.marks import GLYPHS
from burgrave.terminal.lines import fit_line, pad_line, styled_line
from burgrave.terminal.praga.drawing_context import DrawingContext, align_columns, heading_line
from burgrave.terminal.praga.marks import (
    CATHEDRAL,
    CORNER_ARROWS,
    CUBE_SPACE,
    EDGE_ARROWS,
    HUNGER,
    SPECIAL,
    STYLES,
    edge_mark,
    styled_marks,
)

ROWS: Final = ("upgrades", "walls", "buildings")
SYMBOLS: Final = {"hunger": HUNGER, "cathedral": CATHEDRAL}
SIDES_WIDTH: Final = 15  # room for three edges and two corners


def display_lines(context: DrawingContext, width: int, rows: Sequence[str] = ROWS) -> list[Line]:
    """Return a line for each tile, row by row, with the names of the rows."""
    lines = [heading_line(context.format("praga-term-display"), width, era_text(context))]
    for row in rows:
        lines += row_lines(context, width, row)
    return lines


def era_text(context: DrawingContext) -> str:
    return context.format("praga-fact-era", number=context.state_data["era"])


def row_lines(context: DrawingContext, width: int, row: str) -> list[Line]:
    """Return the tiles of a row. The name of the row is before the first tile."""
    names = [context.describer.name_of("row", each) for each in ROWS]
    broad = min(max(map(cell_len, names)), 11)
    label = styled_line(fit(context.describer.name_of("row", row), broad), "dim")
    lines = []
    for place, tile in enumerate(context.state_data["display"][row]):
        first = pad_line(label if place == 0 else Line(), broad + 1)
        first.append_text(tile_line(context, tile, width - broad - 1) if tile else styled_line("—", "dim"))
        lines.append(first)
    return lines


def tile_line(context: DrawingContext, tile: str, width: int) -> Line:
    """Return a tile on one line: choice number, id, cost and gain, symbols, sides."""
    sides = side_marks(context, tile)
    widths = [2, 6, width - 2 - 6 - 3 - SIDES_WIDTH - 3, 3, SIDES_WIDTH]
    name = styled_line(tile, "bold")
    if context.printed.tiles[tile]["special"]:
        name.append(SPECIAL, "bold magenta")
    cells = [
        context.number_cell(f"tile {tile}", 2),
        name,
        offer_line(context, tile, widths[2]),
        symbol_marks(context, tile),
        sides,
    ]
    return fit_line(align_columns(cells, widths), width)


def offer_line(context: DrawingContext, tile: str, room: int) -> Line:
    """Return the cost and gain of a tile, in words if they fit, else in marks."""
    text = context.describer.tile_offer_text(tile)
    if cell_len(text) <= room:
        return Line(text)
    entry = context.printed.tiles[tile]
    if entry["action"] is not None:
        name = context.format(f"praga-terminal-hex-{entry['action']}")
        bonus = context.amounts_line(entry["reward"], room - cell_len(name) - 2)
        return Line(f"{name}: ").append_text(bonus)
    return styled_marks(entry["cost"]).append(" → ").append_text(styled_marks(entry["reward"]))


def symbol_marks(context: DrawingContext, tile: str) -> Line:
    """Return the project symbol of a tile, and its space for a cube."""
    entry = context.printed.tiles[tile]
    line = Line()
    line.append(SYMBOLS[entry["symbol"]] if entry["symbol"] is not None else " ")
    line.append(CUBE_SPACE if entry["cube_space"] else " ")
    return line


def side_marks(context: DrawingContext, tile: str) -> Line:
    """Return every edge symbol and every corner, each with an arrow that shows where it is."""
    line = Line()
    entry = context.printed.tiles[tile]
    for edge, symbol in enumerate(entry["edges"]):
        if symbol:
            line.append_text(edge_mark(symbol)).append(f"{EDGE_ARROWS[edge]} ")
    colour = entry["corner_colour"]
    for corner in entry["corners"]:
        line.append(GLYPHS[colour] + CORNER_ARROWS[corner] + " ", STYLES[colour])
    line.rstrip()
    return line
