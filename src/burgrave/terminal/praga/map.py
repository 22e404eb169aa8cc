"""The city map: plots with their buildings and cubes, plazas with their tiles, blue corners."""

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.text import Text as Line

from burgrave.praga.board.types import MapHex
from burgrave.table.lenses.praga.marks import GLYPHS
from burgrave.terminal.lines import fit_line, padded, written
from burgrave.terminal.praga.canvas import Canvas
from burgrave.terminal.praga.hexes import Grid, corner_counts
from burgrave.terminal.praga.marks import BOT, BUILDING, CORNERS, DONE, NUMBER, PLAZA_COLOURS, marks
from burgrave.terminal.praga.scene import Scene, columned, heading
from burgrave.text.width import fit

SLIM: Final = 2  # half the width of a hex
NARROW: Final = 3
BROAD: Final = 4
CLOSE: Final = 5
MARGIN: Final = 2  # where the numbers of rows stand
TEXTURE: Final = {
    "road": ("═", "yellow"),
    "green": ("·", "dim green"),
    "walled": ("▒", "dim"),
    "embankment": ("~", "dim cyan"),
}
AIM: Final = "bold reverse"


def city(scene: Scene, width: int) -> list[Line]:
    """The map with its hexes drawn, two lines a row, below a heading."""
    return [title(scene, width), *hexes(scene, width)]


def title(scene: Scene, width: int) -> Line:
    """With the building that is about to be built."""
    turn = scene.facts["turn"]
    tile = turn["tile"] if turn else None
    more = f"{tile} {scene.words.offer_of(tile)}" if tile and tile.startswith("B") else ""
    return heading(scene.say("praga-terminal-city"), width, more)


def hexes(scene: Scene, width: int) -> list[Line]:
    half = next((each for each in (BROAD, NARROW) if width >= columns_wide(scene, each)), SLIM)
    canvas = Canvas(columns_wide(scene, half), scene.printed.rows * 2 + 1)
    grid = Grid(canvas, half, 1, MARGIN, 0)
    drawing = Map(scene, grid)
    return [numbers(scene, half), *drawing.lines()]


def columns_wide(scene: Scene, half: int) -> int:
    return MARGIN + (2 * scene.printed.columns + 1) * half + 1


def numbers(scene: Scene, half: int) -> Line:
    """The numbers of the columns; those of odd rows stand half a hex further to the right."""
    line = Line(" " * MARGIN)
    for column in range(scene.printed.columns):
        line.append(str(column).center(2 * half))
    line.stylize("dim")
    return line


class Map:
    """Draws on a grid."""

    def __init__(self, scene: Scene, grid: Grid, hexes: Iterable[str] | None = None) -> None:
        self.scene = scene
        self.grid = grid
        self.hexes = {hex: scene.printed.hexes[hex] for hex in hexes or scene.printed.hexes}
        self.plots = scene.facts["plots"]
        self.aim = aimed_at(scene)

    def at(self, hex: str) -> tuple[int, int]:
        """Half hexes to the right, rows down."""
        entry = self.scene.printed.hexes[hex]
        return entry["x"], entry["row"]

    def lines(self) -> list[Line]:
        drawn = {hex: entry for hex, entry in self.hexes.items() if entry["type"] in ("plot", "plaza")}
        for hex, entry in self.hexes.items():
            if hex not in drawn:
                self.country(hex, entry["type"])
        for hex in drawn:
            self.grid.border(*self.at(hex))
        for hex, entry in drawn.items():
            inside = self.plaza(entry) if entry["type"] == "plaza" else self.plot(hex, entry)
            self.grid.write(*self.at(hex), 0, inside)
        self.shields()
        for row in range(self.scene.printed.rows if self.grid.left == MARGIN else 0):
            self.grid.canvas.put(0, self.grid.y(row) + 1, str(row), "dim")
        for square, number in self.corners().items():
            self.grid.canvas.put(*square, GLYPHS["blue"] if number == 1 else str(number), CORNERS["blue"])
        return self.grid.canvas.lines()

    def country(self, hex: str, type: str) -> None:
        letter, style = TEXTURE[type]
        inner = 2 * self.grid.half - 1
        text = letter * inner if type == "road" else (letter * 2).center(inner)
        self.grid.write(*self.at(hex), 0, written(text, style))

    def plaza(self, entry: MapHex) -> Line:
        return plaza_chip(self.scene, entry["plaza"] or "", 2 * self.grid.half - 1)

    def plot(self, hex: str, entry: MapHex) -> Line:
        return plot_line(self.scene, hex, entry, 2 * self.grid.half - 1, hex == self.aim)

    def shields(self) -> None:
        """The spaces of the King's Road with the figures on them."""
        for space in self.scene.printed.board["road"]:
            text = written(f" {space['space']} ", "bold")
            for seat, player in enumerate(self.scene.seats):
                if player["figure"] == space["space"]:
                    text.append(*self.scene.cube(seat))
            if space["hex"] is not None and space["hex"] in self.hexes:
                self.grid.write(*self.at(space["hex"]), 0, text)

    def corners(self) -> dict[tuple[int, int], int]:
        """Blue corners by their square: those printed and those of buildings."""
        found = [(hex, entry["blue_corners"]) for hex, entry in self.scene.printed.hexes.items()]
        found += [(hex, plot["corners"]) for hex, plot in self.plots.items()]
        return corner_counts(found, lambda hex, corner: self.grid.vertex(*self.at(hex), corner))


def around_plot(scene: Scene, width: int) -> list[Line]:
    """Only the plot where a building is about to stand and the hexes beside it."""
    aim = aimed_at(scene)
    assert aim is not None
    hexes = [aim, *(hex for hex in scene.printed.hexes[aim]["neighbours"] if hex is not None)]
    halves = [scene.printed.hexes[hex]["x"] for hex in hexes]
    rows = [scene.printed.hexes[hex]["row"] for hex in hexes]
    canvas = Canvas((max(halves) - min(halves) + 2) * CLOSE + 1, (max(rows) - min(rows) + 1) * 2 + 1)
    grid = Grid(canvas, CLOSE, 1, -min(halves) * CLOSE, -min(rows) * 2)
    drawn = Map(scene, grid, hexes).lines()
    return [heading(scene.say("praga-terminal-city"), width, aim.replace(" ", ",")), *drawn]


def rows_in_short(scene: Scene, width: int) -> list[Line]:
    """The map with a line for each row and no borders."""
    cell = min((width - MARGIN - 3) // scene.printed.columns, 7)
    aim = aimed_at(scene)
    lines = [title(scene, width)]
    for row in range(scene.printed.rows):
        line = written(f"{row} ", "dim")
        line.append(" " * (cell // 2 * (row % 2)))
        for column in range(scene.printed.columns):
            hex = f"{row} {column}"
            line.append_text(padded(cell_in_short(scene, hex, cell - 1, hex == aim), cell))
        lines.append(fit_line(line, width))
    return lines


def cell_in_short(scene: Scene, hex: str, room: int, aimed: bool) -> Line:
    entry = scene.printed.hexes[hex]
    if entry["type"] == "plaza":
        return plaza_chip(scene, entry["plaza"] or "", room)
    if entry["type"] == "plot":
        inside = plot_line(scene, hex, entry, room - 2, aimed)
        return written("[", "dim").append_text(inside).append("]", "dim")
    letter, style = TEXTURE[entry["type"]]
    text = letter * (room + 1) if entry["type"] == "road" else f" {letter * 2}"
    return written(text, style)


def plot_line(scene: Scene, hex: str, entry: MapHex, room: int, aimed: bool) -> Line:
    """A building with its cube, the number of the choice, or what a free plot costs more."""
    number = scene.number(f"plot {hex}")
    built = scene.facts["plots"].get(hex)
    if aimed:
        return written("?".center(room), AIM)
    if number:
        return written(number.center(room), NUMBER)
    if built is None:
        extra = entry["surcharge"]
        return Line(f"+{extra}{GLYPHS['gold']}".center(room) if extra else " " * room)
    line = Line(built["building"] if room >= 7 else BUILDING)
    if built["cube"] is not None:
        line.append(" " if room >= 7 else "")
        line.append(*scene.cube(built["cube"]))
    return line


def plaza_chip(scene: Scene, plaza: str, room: int) -> Line:
    """The plaza on its colour; evaluated ones are ticked, one without a tile is dim."""
    facts = scene.facts["plazas"][plaza]
    number = scene.number(f"plaza {plaza}")
    opponent = scene.facts["opponent"]
    pawn = BOT if opponent is not None and opponent.get("pawn") == plaza else ""
    text = f"{plaza}{DONE if facts['evaluated'] else ''}{pawn}"
    if number:
        return written(number.center(room), NUMBER)
    if facts["tile"] is None:
        return written(fit(plaza, room), "dim")
    colour = scene.printed.plaza_tiles[facts["tile"]]["colour"]
    return written(fit(text, room), PLAZA_COLOURS[colour])


def aimed_at(scene: Scene) -> str | None:
    """The plot that the open decision is about."""
    turn = scene.facts["turn"]
    if not scene.kind.endswith("rotation") or turn is None or turn["plot"] is None:
        return None
    return turn["plot"]


def plazas(scene: Scene, width: int) -> list[Line]:
    """Every plaza with its two rewards, free plots and influence."""
    lines = [heading(scene.say("praga-terminal-plazas"), width, scene.say("praga-terminal-plazas-columns"))]
    for plaza in scene.printed.plazas:
        facts = scene.facts["plazas"][plaza]
        if facts["tile"] is None:
            continue
        chip = plaza_chip(scene, plaza, 5)
        free = written(DONE, "bold") if facts["evaluated"] else Line(f"{facts['free']}")
        influence = Line()
        for owner, cubes in facts["influence"].items():
            letter, style = scene.cube(int(owner) if owner.isdecimal() else owner)
            influence.append(letter * cubes, style)
            influence.append(" ")
        room = width - 5 - 2 - 6 - 3
        lines.append(
            fit_line(
                columned([chip, free, influence, rewards(scene, facts["tile"], room)], [5, 2, 6, room]), width
            )
        )
    return lines


def rewards(scene: Scene, tile: str, room: int) -> Line:
    """Both rewards of a plaza tile, in words if they fit."""
    entry = scene.printed.plaza_tiles[tile]
    told = f"{scene.words.bundle(entry['upper'])} / {scene.words.bundle(entry['lower'])}"
    if cell_len(told) <= room:
        return Line(told)
    return marks(entry["upper"]).append(" / ").append_text(marks(entry["lower"]))
