"""Draw the city map: plots with buildings and cubes, plazas with tiles, blue corners."""

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.text import Text as Line

from burgrave.i18n.width import fit
from burgrave.match.presenters.praga.data_types import MapHexData
from burgrave.match.presenters.praga.marks import GLYPHS
from burgrave.terminal.lines import fit_line, pad_line, styled_line
from burgrave.terminal.praga.canvas import Canvas
from burgrave.terminal.praga.drawing_context import DrawingContext, align_columns, heading_line
from burgrave.terminal.praga.hexes import HexGrid, count_corners
from burgrave.terminal.praga.marks import BOT, BUILDING, CORNERS, DONE, NUMBER, PLAZA_COLOURS, styled_marks

SLIM: Final = 2  # half the width of a hex
NARROW: Final = 3
BROAD: Final = 4
CLOSE: Final = 5
MARGIN: Final = 2  # columns for the row numbers
TEXTURE: Final = {
    "road": ("═", "yellow"),
    "green": ("·", "dim green"),
    "walled": ("▒", "dim"),
    "embankment": ("~", "dim cyan"),
}
TARGET_STYLE: Final = "bold reverse"


def map_lines(context: DrawingContext, width: int) -> list[Line]:
    """Return a heading and the map with hex borders, two lines for each row."""
    return [map_title(context, width), *hex_lines(context, width)]


def map_title(context: DrawingContext, width: int) -> Line:
    """Return the heading, with the building that is about to be built."""
    turn = context.state_data["turn"]
    tile = turn["tile"] if turn else None
    more = f"{tile} {context.describer.tile_offer_text(tile)}" if tile and tile.startswith("B") else ""
    return heading_line(context.format("praga-terminal-city"), width, more)


def hex_lines(context: DrawingContext, width: int) -> list[Line]:
    half = next((each for each in (BROAD, NARROW) if width >= map_width(context, each)), SLIM)
    canvas = Canvas(map_width(context, half), context.printed.rows * 2 + 1)
    grid = HexGrid(canvas, half, 1, MARGIN, 0)
    drawing = MapDrawing(context, grid)
    return [column_numbers(context, half), *drawing.draw()]


def map_width(context: DrawingContext, half: int) -> int:
    return MARGIN + (2 * context.printed.columns + 1) * half + 1


def column_numbers(context: DrawingContext, half: int) -> Line:
    """Return the column numbers. The hexes of odd rows are half a hex further to the right."""
    line = Line(" " * MARGIN)
    for column in range(context.printed.columns):
        line.append(str(column).center(2 * half))
    line.stylize("dim")
    return line


class MapDrawing:
    """Draws the map, or some of its hexes, on a hex grid."""

    def __init__(self, context: DrawingContext, grid: HexGrid, hexes: Iterable[str] | None = None) -> None:
        self.context = context
        self.grid = grid
        self.hexes = {hex: context.printed.hexes[hex] for hex in hexes or context.printed.hexes}
        self.plots = context.state_data["plots"]
        self.target = target_plot(context)

    def hex_position(self, hex: str) -> tuple[int, int]:
        """Return the position of a hex: half hexes from the left, rows from the top."""
        entry = self.context.printed.hexes[hex]
        return entry["x"], entry["row"]

    def draw(self) -> list[Line]:
        drawn = {hex: entry for hex, entry in self.hexes.items() if entry["type"] in ("plot", "plaza")}
        for hex, entry in self.hexes.items():
            if hex not in drawn:
                self.draw_terrain(hex, entry["type"])
        for hex in drawn:
            self.grid.draw_border(*self.hex_position(hex))
        for hex, entry in drawn.items():
            inside = self.plaza_line(entry) if entry["type"] == "plaza" else self.plot_line(hex, entry)
            self.grid.write_line(*self.hex_position(hex), 0, inside)
        self.draw_road_spaces()
        for row in range(self.context.printed.rows if self.grid.left == MARGIN else 0):
            self.grid.canvas.put(0, self.grid.top_y(row) + 1, str(row), "dim")
        for square, number in self.count_blue_corners().items():
            self.grid.canvas.put(*square, GLYPHS["blue"] if number == 1 else str(number), CORNERS["blue"])
        return self.grid.canvas.make_lines()

    def draw_terrain(self, hex: str, type: str) -> None:
        letter, style = TEXTURE[type]
        inner = 2 * self.grid.half - 1
        text = letter * inner if type == "road" else (letter * 2).center(inner)
        self.grid.write_line(*self.hex_position(hex), 0, styled_line(text, style))

    def plaza_line(self, entry: MapHexData) -> Line:
        return plaza_mark(self.context, entry["plaza"] or "", 2 * self.grid.half - 1)

    def plot_line(self, hex: str, entry: MapHexData) -> Line:
        return plot_line(self.context, hex, entry, 2 * self.grid.half - 1, hex == self.target)

    def draw_road_spaces(self) -> None:
        """Draw the spaces of the King's Road with the figures on them."""
        for space in self.context.printed.board["road"]:
            text = styled_line(f" {space['space']} ", "bold")
            for seat, player in enumerate(self.context.seats):
                if player["figure"] == space["space"]:
                    text.append(*self.context.cube_mark(seat))
            if space["hex"] is not None and space["hex"] in self.hexes:
                self.grid.write_line(*self.hex_position(space["hex"]), 0, text)

    def count_blue_corners(self) -> dict[tuple[int, int], int]:
        """Count the printed blue corners and those of buildings, by canvas position."""
        found = [(hex, entry["blue_corners"]) for hex, entry in self.context.printed.hexes.items()]
        found += [(hex, plot["corners"]) for hex, plot in self.plots.items()]
        return count_corners(
            found, lambda hex, corner: self.grid.corner_position(*self.hex_position(hex), corner)
        )


def lines_around_plot(context: DrawingContext, width: int) -> list[Line]:
    """Return only the plot where a building is about to be built, with its neighbours."""
    aim = target_plot(context)
    assert aim is not None
    hexes = [aim, *(hex for hex in context.printed.hexes[aim]["neighbours"] if hex is not None)]
    halves = [context.printed.hexes[hex]["x"] for hex in hexes]
    rows = [context.printed.hexes[hex]["row"] for hex in hexes]
    canvas = Canvas((max(halves) - min(halves) + 2) * CLOSE + 1, (max(rows) - min(rows) + 1) * 2 + 1)
    grid = HexGrid(canvas, CLOSE, 1, -min(halves) * CLOSE, -min(rows) * 2)
    drawn = MapDrawing(context, grid, hexes).draw()
    return [heading_line(context.format("praga-terminal-city"), width, aim.replace(" ", ",")), *drawn]


def short_map_lines(context: DrawingContext, width: int) -> list[Line]:
    """Return the map with one line for each row and without hex borders."""
    cell = min((width - MARGIN - 3) // context.printed.columns, 7)
    aim = target_plot(context)
    lines = [map_title(context, width)]
    for row in range(context.printed.rows):
        line = styled_line(f"{row} ", "dim")
        line.append(" " * (cell // 2 * (row % 2)))
        for column in range(context.printed.columns):
            hex = f"{row} {column}"
            line.append_text(pad_line(short_cell_line(context, hex, cell - 1, hex == aim), cell))
        lines.append(fit_line(line, width))
    return lines


def short_cell_line(context: DrawingContext, hex: str, room: int, aimed: bool) -> Line:
    entry = context.printed.hexes[hex]
    if entry["type"] == "plaza":
        return plaza_mark(context, entry["plaza"] or "", room)
    if entry["type"] == "plot":
        inside = plot_line(context, hex, entry, room - 2, aimed)
        return styled_line("[", "dim").append_text(inside).append("]", "dim")
    letter, style = TEXTURE[entry["type"]]
    text = letter * (room + 1) if entry["type"] == "road" else f" {letter * 2}"
    return styled_line(text, style)


def plot_line(context: DrawingContext, hex: str, entry: MapHexData, room: int, aimed: bool) -> Line:
    """Return the choice number, a building with its cube, or the surcharge of a free plot."""
    number = context.choice_number(f"plot {hex}")
    built = context.state_data["plots"].get(hex)
    if aimed:
        return styled_line("?".center(room), TARGET_STYLE)
    if number:
        return styled_line(number.center(room), NUMBER)
    if built is None:
        extra = entry["surcharge"]
        return Line(f"+{extra}{GLYPHS['gold']}".center(room) if extra else " " * room)
    line = Line(built["building"] if room >= 7 else BUILDING)
    if built["cube"] is not None:
        line.append(" " if room >= 7 else "")
        line.append(*context.cube_mark(built["cube"]))
    return line


def plaza_mark(context: DrawingContext, plaza: str, room: int) -> Line:
    """Return the plaza on its colour. An evaluated plaza has a tick, one without a tile is dim."""
    plaza_data = context.state_data["plazas"][plaza]
    number = context.choice_number(f"plaza {plaza}")
    opponent = context.state_data["opponent"]
    pawn = BOT if opponent is not None and opponent.get("pawn") == plaza else ""
    text = f"{plaza}{DONE if plaza_data['evaluated'] else ''}{pawn}"
    if number:
        return styled_line(number.center(room), NUMBER)
    if plaza_data["tile"] is None:
        return styled_line(fit(plaza, room), "dim")
    colour = context.printed.plaza_tiles[plaza_data["tile"]]["colour"]
    return styled_line(fit(text, room), PLAZA_COLOURS[colour])


def target_plot(context: DrawingContext) -> str | None:
    """Return the plot that the open decision is about, or None."""
    turn = context.state_data["turn"]
    if not context.decision_kind.endswith("rotation") or turn is None or turn["plot"] is None:
        return None
    return turn["plot"]


def plaza_lines(context: DrawingContext, width: int) -> list[Line]:
    """Return every plaza with its free plots, its influence and its two rewards."""
    lines = [
        heading_line(
            context.format("praga-terminal-plazas"), width, context.format("praga-terminal-plazas-columns")
        )
    ]
    for plaza in context.printed.plazas:
        plaza_data = context.state_data["plazas"][plaza]
        if plaza_data["tile"] is None:
            continue
        chip = plaza_mark(context, plaza, 5)
        free = styled_line(DONE, "bold") if plaza_data["evaluated"] else Line(f"{plaza_data['free']}")
        influence = Line()
        for owner, cubes in plaza_data["influence"].items():
            letter, style = context.cube_mark(int(owner) if owner.isdecimal() else owner)
            influence.append(letter * cubes, style)
            influence.append(" ")
        room = width - 5 - 2 - 6 - 3
        lines.append(
            fit_line(
                align_columns(
                    [chip, free, influence, rewards_line(context, plaza_data["tile"], room)], [5, 2, 6, room]
                ),
                width,
            )
        )
    return lines


def rewards_line(context: DrawingContext, tile: str, room: int) -> Line:
    """Return both rewards of a plaza tile, in words if they fit, else in marks."""
    entry = context.printed.plaza_tiles[tile]
    text = (
        f"{context.describer.bundle_text(entry['upper'])} / {context.describer.bundle_text(entry['lower'])}"
    )
    if cell_len(text) <= room:
        return Line(text)
    return styled_marks(entry["upper"]).append(" / ").append_text(styled_marks(entry["lower"]))
