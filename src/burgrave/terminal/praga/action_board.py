"""Draw an action board as nineteen hexes: upgrades on the six actions, walls around them, side symbols."""

from typing import Final

from rich.text import Text as Line

from burgrave.i18n.width import fit
from burgrave.match.presenters.praga.data_types import LaidUpgradeData, LaidWallData, TileSidesData
from burgrave.match.presenters.praga.marks import GLYPHS
from burgrave.terminal.lines import fit_line, styled_line
from burgrave.terminal.praga.canvas import Canvas
from burgrave.terminal.praga.drawing_context import DrawingContext, heading_line
from burgrave.terminal.praga.hexes import HexGrid, count_corners
from burgrave.terminal.praga.marks import CORNERS, NUMBER, STYLES, edge_mark, styled_marks

SMALL: Final = (5, 2)  # half the width of a hex, and the lines of text inside
LARGE: Final = (6, 3)
ROW_DISTANCE: Final = 3  # distance between two rows in the board data
TARGET_STYLE: Final = "bold reverse"
TILE_WIDTH: Final = 13  # width of a single tile with its margin


class ActionBoardDrawing:
    """Draws the action board of one seat, the whole board or one hex with its neighbours."""

    def __init__(
        self, context: DrawingContext, seat: int, size: tuple[int, int] = SMALL, around: int | None = None
    ) -> None:
        self.context = context
        self.seat = seat
        self.player = context.seats[seat]
        self.board = context.printed.action_board
        self.hexes = list(range(len(self.board))) if around is None else self.hex_and_neighbours(around)
        halves = [self.board[hex]["x"] for hex in self.hexes]
        rows = [self.board[hex]["y"] // ROW_DISTANCE for hex in self.hexes]
        half, inside = size
        self.first_half, self.first_row = min(halves), min(rows)
        width = (max(halves) - min(halves) + 2) * half + 1
        height = (max(rows) - min(rows) + 1) * (inside + 1) + 1
        self.canvas = Canvas(width, height)
        self.grid = HexGrid(self.canvas, half, inside, 0, 0)
        self.tiles_by_hex = self.find_tiles()
        self.target = target_hex(context) if seat == context.building_seat else None

    def hex_and_neighbours(self, hex: int) -> list[int]:
        """Return a hex and its neighbours."""
        return [hex, *(other for other in self.board[hex]["neighbours"] if other is not None)]

    def hex_position(self, hex: int) -> tuple[int, int]:
        """Return the position of a hex: half hexes from the left, rows from the top."""
        return self.board[hex]["x"] - self.first_half, self.board[hex]["y"] // ROW_DISTANCE - self.first_row

    def find_tiles(self) -> dict[int, LaidUpgradeData | LaidWallData]:
        """Return the tiles on the board by hex."""
        place_of = self.context.printed.place_of
        laid: dict[int, LaidUpgradeData | LaidWallData] = {}
        laid |= {place_of(action=action): tile for action, tile in self.player["upgrades"].items()}
        laid |= {place_of(slot=int(slot)): tile for slot, tile in self.player["walls"].items()}
        return laid

    def draw(self) -> list[Line]:
        for hex in self.hexes:
            self.grid.draw_border(
                *self.hex_position(hex), style="dim" if hex not in self.tiles_by_hex else ""
            )
        for hex in self.hexes:
            action, slot = self.board[hex]["action"], self.board[hex]["slot"]
            if action is not None:
                self.draw_action(hex, action)
            else:
                self.draw_slot(hex, str(slot))
        self.draw_sides()
        return self.canvas.make_lines()

    def draw_action(self, hex: int, action: str) -> None:
        place, inside = self.hex_position(hex), self.grid.inside
        name = self.context.format(f"praga-terminal-hex-{action}")
        tile = self.tiles_by_hex.get(hex)
        if hex == self.target:
            self.draw_target(place)
            return
        if tile is None:
            self.grid.write_line(*place, inside // 2, styled_line(fit(name, 9), "dim"))
            return
        bonus = styled_marks(self.context.printed.tiles[tile["tile"]]["reward"])
        if inside > 2:
            self.grid.write_line(*place, 0, styled_line(tile["tile"], "bold"))
            self.grid.write_line(*place, 1, Line(fit(name, 7)))
        else:
            self.grid.write_line(*place, 0, Line(self.context.format(f"praga-terminal-mini-{action}")))
        self.grid.write_line(*place, inside - 1, bonus)

    def draw_slot(self, hex: int, slot: str) -> None:
        place = self.hex_position(hex)
        number = self.context.choice_number(f"slot {slot}") if self.seat == self.context.building_seat else ""
        tile = self.tiles_by_hex.get(hex)
        if hex == self.target:
            self.draw_target(place)
        elif tile is not None:
            self.grid.write_line(*place, 0, styled_line(tile["tile"], "bold"))
        elif number:
            self.grid.write_line(*place, 0, styled_line(number, NUMBER))
            self.grid.write_line(*place, 1, styled_line(f"({slot})", "dim"))
        else:
            self.grid.write_line(*place, self.grid.inside // 2, styled_line(f"({slot})", "dim"))

    def draw_target(self, place: tuple[int, int]) -> None:
        """Draw the hex on which a tile is about to be laid."""
        self.grid.write_line(*place, 0, styled_line(self.context.chosen_tile, TARGET_STYLE))
        self.grid.write_line(*place, 1, styled_line("?", TARGET_STYLE))

    def draw_sides(self) -> None:
        """Draw symbols beside the edges, and red corners where hexes meet."""
        corners = []
        for hex, tile in self.tiles_by_hex.items():
            if hex in self.hexes and hex != self.target:
                for edge, symbol in enumerate(tile["edges"]):
                    if symbol:
                        x, y = self.grid.edge_position(*self.hex_position(hex), edge)
                        self.canvas.put_line(x, y, edge_mark(symbol))
                corners.append((hex, tile["corners"]))
        counts = count_corners(
            corners, lambda hex, corner: self.grid.corner_position(*self.hex_position(hex), corner)
        )
        for square, number in counts.items():
            self.canvas.put(*square, GLYPHS["red"] if number == 1 else str(number), CORNERS["red"])


def target_hex(context: DrawingContext) -> int | None:
    """Return the hex of the action board that the open decision is about, or None."""
    turn = context.state_data["turn"]
    if context.decision_kind != "choose-rotation" or turn is None or turn["tile"] is None:
        return None
    if turn["slot"] is not None:
        return context.printed.place_of(slot=turn["slot"])
    action = context.printed.tiles[turn["tile"]]["action"]
    return context.printed.place_of(action=action) if action else None


def board_lines(context: DrawingContext, seat: int, width: int, size: tuple[int, int] = SMALL) -> list[Line]:
    name = context.match_view.names[seat]
    return [
        heading_line(context.format("praga-term-action_board"), width, name),
        *ActionBoardDrawing(context, seat, size).draw(),
    ]


def lines_around_target(context: DrawingContext, width: int) -> list[Line]:
    """Return only the hex on which a tile is about to be laid, with its neighbours."""
    aim = target_hex(context)
    assert aim is not None
    drawn = ActionBoardDrawing(context, context.building_seat, SMALL, aim).draw()
    return [heading_line(context.format("praga-term-action_board"), width), *drawn]


def tile_lines(context: DrawingContext, tile: str, sides: TileSidesData) -> list[Line]:
    """Return the drawing of a single tile with these sides."""
    canvas = Canvas(11, 4)
    grid = HexGrid(canvas, *SMALL, 0, 0)
    grid.draw_border(0, 0, "")
    grid.write_line(0, 0, 0, Line(tile))
    for edge, symbol in enumerate(sides["edges"]):
        if symbol:
            canvas.put_line(*grid.edge_position(0, 0, edge), edge_mark(symbol))
    colour = context.printed.tiles[tile]["corner_colour"]
    for corner in sides["corners"]:
        canvas.put(*grid.corner_position(0, 0, corner), GLYPHS[colour], STYLES[colour])
    return canvas.make_lines()


def chosen_tile_lines(context: DrawingContext) -> list[Line]:
    """Return the tile that is about to be laid, as printed, with its cost and gain below it."""
    tile = context.chosen_tile
    if not tile:
        return []
    printed = context.printed.tiles[tile]
    return [
        Line(),
        *tile_lines(context, tile, printed),
        *(Line(fact) for fact in context.describer.tile_texts(tile)[:2]),
    ]


def rotation_lines(context: DrawingContext, in_a_row: int) -> list[Line]:
    """Return the tile in its six rotations, each with its choice number and its gain."""
    turn = context.state_data["turn"]
    pictures = []
    for rotation, sides in enumerate(turn["rotations"] if turn else []):
        move = f"rotation {rotation}"
        below = (
            context.number_cell(move, 2)
            .append(" ")
            .append_text(styled_marks(context.choice_gain(move)) or Line("-"))
        )
        pictures.append([*tile_lines(context, context.chosen_tile, sides), below])
    return join_in_rows(pictures, in_a_row)


def row_tile_lines(context: DrawingContext, row: str, width: int) -> list[Line]:
    """Return the tiles in a row of the display, drawn as hexes."""
    pictures = []
    for tile in filter(None, context.state_data["display"][row]):
        drawn = tile_lines(context, tile, context.printed.tiles[tile])
        pictures.append([*drawn, context.number_cell(f"tile {tile}", 6)])
    return join_in_rows(pictures, width // TILE_WIDTH)


def join_in_rows(pictures: list[list[Line]], in_a_row: int) -> list[Line]:
    """Return small drawings side by side, in several rows if needed."""
    lines: list[Line] = []
    for start in range(0, len(pictures), in_a_row):
        row = pictures[start : start + in_a_row]
        for parts in zip(*row, strict=True):
            line = Line()
            for place, part in enumerate(parts):
                line.append(" " * (place * TILE_WIDTH - line.cell_len))
                line.append_text(fit_line(part, TILE_WIDTH - 1))
            lines.append(line)
    return lines
