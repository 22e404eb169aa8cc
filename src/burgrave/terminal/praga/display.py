"""The three rows of tiles on offer: what each costs, brings and shows on its sides."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text as Line

from burgrave.table.lenses.praga.marks import GLYPHS
from burgrave.terminal.lines import fit_line, padded, written
from burgrave.terminal.praga.marks import (
    CATHEDRAL,
    CORNER_ARROWS,
    CUBE_SPACE,
    EDGE_ARROWS,
    EDGES,
    HUNGER,
    SPECIAL,
    STYLES,
    glyph,
    marks,
)
from burgrave.terminal.praga.scene import Scene, columned, heading
from burgrave.text.width import fit

ROWS: Final = ("upgrades", "walls", "buildings")
SYMBOLS: Final = {"hunger": HUNGER, "cathedral": CATHEDRAL}
SIDES_WIDTH: Final = 15  # three edges and two corners


def display(scene: Scene, width: int, rows: Sequence[str] = ROWS) -> list[Line]:
    """A line for each tile, the rows one below the other, with their names."""
    lines = [heading(scene.say("praga-term-display"), width, era(scene))]
    for row in rows:
        lines += rows_of(scene, width, row)
    return lines


def era(scene: Scene) -> str:
    return scene.say("praga-fact-era", number=scene.facts["era"])


def rows_of(scene: Scene, width: int, row: str) -> list[Line]:
    """The tiles of a row; its name stands before the first."""
    names = [scene.words.name("row", each) for each in ROWS]
    broad = min(max(map(cell_len, names)), 11)
    label = written(fit(scene.words.name("row", row), broad), "dim")
    lines = []
    for place, tile in enumerate(scene.facts["display"][row]):
        first = padded(label if place == 0 else Line(), broad + 1)
        first.append_text(tile_line(scene, tile, width - broad - 1) if tile else written("—", "dim"))
        lines.append(first)
    return lines


def tile_line(scene: Scene, tile: str, width: int) -> Line:
    """A tile on one line: number of the choice, id, what it costs and brings, symbols, sides."""
    sides = sides_in_marks(scene, tile)
    widths = [2, 6, width - 2 - 6 - 3 - SIDES_WIDTH - 3, 3, SIDES_WIDTH]
    name = written(tile, "bold")
    if scene.printed.tiles[tile]["special"]:
        name.append(SPECIAL, "bold magenta")
    cells = [
        scene.numbered(f"tile {tile}", 2),
        name,
        offer(scene, tile, widths[2]),
        symbols(scene, tile),
        sides,
    ]
    return fit_line(columned(cells, widths), width)


def offer(scene: Scene, tile: str, room: int) -> Line:
    """What a tile costs and brings, in words if they fit."""
    told = scene.words.offer_of(tile)
    if cell_len(told) <= room:
        return Line(told)
    entry = scene.printed.tiles[tile]
    if entry["action"] is not None:
        name = scene.say(f"praga-terminal-hex-{entry['action']}")
        bonus = scene.amounts(entry["reward"], room - cell_len(name) - 2)
        return Line(f"{name}: ").append_text(bonus)
    return marks(entry["cost"]).append(" → ").append_text(marks(entry["reward"]))


def symbols(scene: Scene, tile: str) -> Line:
    """The symbol of a project, and the space for a cube."""
    entry = scene.printed.tiles[tile]
    line = Line()
    line.append(SYMBOLS[entry["symbol"]] if entry["symbol"] is not None else " ")
    line.append(CUBE_SPACE if entry["cube_space"] else " ")
    return line


def sides_in_marks(scene: Scene, tile: str) -> Line:
    """Every symbol with an arrow to its edge, every corner with an arrow to it."""
    line = Line()
    entry = scene.printed.tiles[tile]
    for edge, symbol in enumerate(entry["edges"]):
        if symbol:
            line.append_text(glyph(EDGES[symbol])).append(f"{EDGE_ARROWS[edge]} ")
    colour = entry["corner_colour"]
    for corner in entry["corners"]:
        line.append(GLYPHS[colour] + CORNER_ARROWS[corner] + " ", STYLES[colour])
    line.rstrip()
    return line
