"""An action board as nineteen hexes: upgrades on the six actions, walls around them, symbols on the sides."""

from typing import Final

from rich.text import Text as Line

from burgrave.praga.board.types import Sides
from burgrave.praga.facts.types import Upgrade, Wall
from burgrave.table.lenses.praga.marks import GLYPHS
from burgrave.terminal.lines import fit_line, written
from burgrave.terminal.praga.canvas import Canvas
from burgrave.terminal.praga.hexes import Grid, corner_counts
from burgrave.terminal.praga.marks import CORNERS, EDGES, NUMBER, STYLES, glyph, marks
from burgrave.terminal.praga.scene import Scene, heading
from burgrave.text.width import fit

SMALL: Final = (5, 2)  # half the width of a hex, and the lines of text in it
LARGE: Final = (6, 3)
HIGH: Final = 3  # from one row to the next, as the board counts
AIM: Final = "bold reverse"
CARD: Final = 13  # how wide a tile is that stands alone, with its margin


class ActionBoard:
    """The board of one seat, whole or around one hex."""

    def __init__(
        self, scene: Scene, seat: int, size: tuple[int, int] = SMALL, around: int | None = None
    ) -> None:
        self.scene = scene
        self.seat = seat
        self.player = scene.seats[seat]
        self.board = scene.printed.action_board
        self.hexes = list(range(len(self.board))) if around is None else self.near(around)
        halves = [self.board[hex]["x"] for hex in self.hexes]
        rows = [self.board[hex]["y"] // HIGH for hex in self.hexes]
        half, inside = size
        self.first_half, self.first_row = min(halves), min(rows)
        width = (max(halves) - min(halves) + 2) * half + 1
        height = (max(rows) - min(rows) + 1) * (inside + 1) + 1
        self.canvas = Canvas(width, height)
        self.grid = Grid(self.canvas, half, inside, 0, 0)
        self.laid = self.tiles()
        self.aim = aimed_at(scene) if seat == scene.builder else None

    def near(self, hex: int) -> list[int]:
        """A hex and those beside it."""
        return [hex, *(other for other in self.board[hex]["neighbours"] if other is not None)]

    def at(self, hex: int) -> tuple[int, int]:
        """Half hexes to the right, rows down."""
        return self.board[hex]["x"] - self.first_half, self.board[hex]["y"] // HIGH - self.first_row

    def tiles(self) -> dict[int, Upgrade | Wall]:
        """What lies on the hexes."""
        place_of = self.scene.printed.place_of
        laid: dict[int, Upgrade | Wall] = {}
        laid |= {place_of(action=action): tile for action, tile in self.player["upgrades"].items()}
        laid |= {place_of(slot=int(slot)): tile for slot, tile in self.player["walls"].items()}
        return laid

    def lines(self) -> list[Line]:
        for hex in self.hexes:
            self.grid.border(*self.at(hex), style="dim" if hex not in self.laid else "")
        for hex in self.hexes:
            action, slot = self.board[hex]["action"], self.board[hex]["slot"]
            if action is not None:
                self.draw_action(hex, action)
            else:
                self.draw_slot(hex, str(slot))
        self.draw_sides()
        return self.canvas.lines()

    def draw_action(self, hex: int, action: str) -> None:
        place, inside = self.at(hex), self.grid.inside
        name = self.scene.say(f"praga-terminal-hex-{action}")
        tile = self.laid.get(hex)
        if hex == self.aim:
            self.aimed(place)
            return
        if tile is None:
            self.grid.write(*place, inside // 2, written(fit(name, 9), "dim"))
            return
        bonus = marks(self.scene.printed.tiles[tile["tile"]]["reward"])
        if inside > 2:
            self.grid.write(*place, 0, written(tile["tile"], "bold"))
            self.grid.write(*place, 1, Line(fit(name, 7)))
        else:
            self.grid.write(*place, 0, Line(self.scene.say(f"praga-terminal-mini-{action}")))
        self.grid.write(*place, inside - 1, bonus)

    def draw_slot(self, hex: int, slot: str) -> None:
        place = self.at(hex)
        number = self.scene.number(f"slot {slot}") if self.seat == self.scene.builder else ""
        tile = self.laid.get(hex)
        if hex == self.aim:
            self.aimed(place)
        elif tile is not None:
            self.grid.write(*place, 0, written(tile["tile"], "bold"))
        elif number:
            self.grid.write(*place, 0, written(number, NUMBER))
            self.grid.write(*place, 1, written(f"({slot})", "dim"))
        else:
            self.grid.write(*place, self.grid.inside // 2, written(f"({slot})", "dim"))

    def aimed(self, place: tuple[int, int]) -> None:
        """The hex on which a tile is about to be laid."""
        self.grid.write(*place, 0, written(self.scene.chosen_tile, AIM))
        self.grid.write(*place, 1, written("?", AIM))

    def draw_sides(self) -> None:
        """Symbols beside the edges, red corners where hexes meet."""
        corners = []
        for hex, tile in self.laid.items():
            if hex in self.hexes and hex != self.aim:
                for edge, symbol in enumerate(tile["edges"]):
                    if symbol:
                        x, y = self.grid.inner_edge(*self.at(hex), edge)
                        self.canvas.line(x, y, glyph(EDGES[symbol]))
                corners.append((hex, tile["corners"]))
        counts = corner_counts(corners, lambda hex, corner: self.grid.vertex(*self.at(hex), corner))
        for square, number in counts.items():
            self.canvas.put(*square, GLYPHS["red"] if number == 1 else str(number), CORNERS["red"])


def aimed_at(scene: Scene) -> int | None:
    """The hex of the action board that the open decision is about."""
    turn = scene.facts["turn"]
    if scene.kind != "choose-rotation" or turn is None or turn["tile"] is None:
        return None
    if turn["slot"] is not None:
        return scene.printed.place_of(slot=turn["slot"])
    action = scene.printed.tiles[turn["tile"]]["action"]
    return scene.printed.place_of(action=action) if action else None


def board(scene: Scene, seat: int, width: int, size: tuple[int, int] = SMALL) -> list[Line]:
    name = scene.sight.names[seat]
    return [
        heading(scene.say("praga-term-action_board"), width, name),
        *ActionBoard(scene, seat, size).lines(),
    ]


def around_aim(scene: Scene, width: int) -> list[Line]:
    """Only the hex where a tile is about to be laid and those beside it."""
    aim = aimed_at(scene)
    assert aim is not None
    drawn = ActionBoard(scene, scene.builder, SMALL, aim).lines()
    return [heading(scene.say("praga-term-action_board"), width), *drawn]


def lying(scene: Scene, tile: str, sides: Sides) -> list[Line]:
    """A tile alone, as it lies."""
    canvas = Canvas(11, 4)
    grid = Grid(canvas, *SMALL, 0, 0)
    grid.border(0, 0, "")
    grid.write(0, 0, 0, Line(tile))
    for edge, symbol in enumerate(sides["edges"]):
        if symbol:
            canvas.line(*grid.inner_edge(0, 0, edge), glyph(EDGES[symbol]))
    colour = scene.printed.tiles[tile]["corner_colour"]
    for corner in sides["corners"]:
        canvas.put(*grid.vertex(0, 0, corner), GLYPHS[colour], STYLES[colour])
    return canvas.lines()


def chosen(scene: Scene) -> list[Line]:
    """The tile that is about to be laid, as it is printed; below, what it costs and brings."""
    tile = scene.chosen_tile
    if not tile:
        return []
    printed = scene.printed.tiles[tile]
    return [Line(), *lying(scene, tile, printed), *(Line(fact) for fact in scene.words.tile_facts(tile)[:2])]


def rotations(scene: Scene, in_a_row: int) -> list[Line]:
    """The tile in its six rotations, each with its number and what it would connect."""
    turn = scene.facts["turn"]
    pictures = []
    for rotation, sides in enumerate(turn["rotations"] if turn else []):
        move = f"rotation {rotation}"
        below = scene.numbered(move, 2).append(" ").append_text(marks(scene.brings(move)) or Line("-"))
        pictures.append([*lying(scene, scene.chosen_tile, sides), below])
    return in_rows(pictures, in_a_row)


def tiles_in_row(scene: Scene, row: str, width: int) -> list[Line]:
    """The tiles of a row of the display as hexes."""
    pictures = []
    for tile in filter(None, scene.facts["display"][row]):
        drawn = lying(scene, tile, scene.printed.tiles[tile])
        pictures.append([*drawn, scene.numbered(f"tile {tile}", 6)])
    return in_rows(pictures, width // CARD)


def in_rows(pictures: list[list[Line]], in_a_row: int) -> list[Line]:
    """Small pictures next to each other, on several rows if need be."""
    lines: list[Line] = []
    for start in range(0, len(pictures), in_a_row):
        row = pictures[start : start + in_a_row]
        for parts in zip(*row, strict=True):
            line = Line()
            for place, part in enumerate(parts):
                line.append(" " * (place * CARD - line.cell_len))
                line.append_text(fit_line(part, CARD - 1))
            lines.append(line)
    return lines
