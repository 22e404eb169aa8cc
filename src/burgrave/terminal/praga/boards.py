"""An action board as nineteen hexes: upgrades on the six actions, walls around them, symbols on the sides."""

from typing import Any, Final

from rich.text import Text as Line

from burgrave.table.lenses.praga.marks import GLYPHS
from burgrave.table.lenses.praga.printed import AXIAL, SIDES, Hex
from burgrave.terminal.lines import fit, fit_line, written
from burgrave.terminal.praga.canvas import Canvas
from burgrave.terminal.praga.hexes import Grid, corner_counts
from burgrave.terminal.praga.marks import CORNERS, EDGES, NUMBER, STYLES, glyph, marks
from burgrave.terminal.praga.scene import Scene, heading

RADIUS: Final = 2
CENTRE: Final = (0, 0)
SMALL: Final = (5, 2)  # half the width of a hex, and the lines of text in it
LARGE: Final = (6, 3)
HEXES: Final = [
    (q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS
]
AIM: Final = "bold reverse"
CARD: Final = 13  # how wide a tile is that stands alone, with its margin


class ActionBoard:
    """The board of one seat, whole or around one hex."""

    def __init__(
        self, scene: Scene, seat: int, size: tuple[int, int] = SMALL, around: Hex | None = None
    ) -> None:
        self.scene = scene
        self.seat = seat
        self.player = scene.seats[seat]
        near = [around, *((around[0] + q, around[1] + r) for q, r in AXIAL)] if around else HEXES
        self.hexes = [hex for hex in HEXES if hex in near]
        halves = [self.halves(hex) for hex in self.hexes]
        rows = [r for _, r in self.hexes]
        half, inside = size
        self.first_half, self.first_row = min(halves), min(rows)
        width = (max(halves) - min(halves) + 2) * half + 1
        height = (max(rows) - min(rows) + 1) * (inside + 1) + 1
        self.canvas = Canvas(width, height)
        self.grid = Grid(self.canvas, half, inside, 0, 0)
        self.laid = self.tiles()
        self.aim = aimed_at(scene) if seat == scene.builder else None

    @staticmethod
    def halves(hex: Hex) -> int:
        """How many half hexes to the right of the centre."""
        return 2 * hex[0] + hex[1]

    def at(self, hex: Hex) -> tuple[int, int]:
        return self.halves(hex) - self.first_half, hex[1] - self.first_row

    def tiles(self) -> dict[Hex, dict[str, Any]]:
        """What lies on the hexes."""
        printed = self.scene.printed
        laid = {printed.action_hexes[action]: tile for action, tile in self.player["upgrades"].items()}
        return laid | {printed.slots[slot]: tile for slot, tile in self.player["walls"].items()}

    def lines(self) -> list[Line]:
        for hex in self.hexes:
            if hex != CENTRE:
                self.grid.border(*self.at(hex), style="dim" if hex not in self.laid else "")
        actions = {place: action for action, place in self.scene.printed.action_hexes.items()}
        slots = {place: slot for slot, place in self.scene.printed.slots.items()}
        for hex in self.hexes:
            if hex in actions:
                self.draw_action(hex, actions[hex])
            elif hex in slots:
                self.draw_slot(hex, slots[hex])
        self.draw_sides()
        return self.canvas.lines()

    def draw_action(self, hex: Hex, action: str) -> None:
        place, inside = self.at(hex), self.grid.inside
        name = self.scene.say(f"praga-terminal-hex-{action}")
        tile = self.laid.get(hex)
        if hex == self.aim:
            self.aimed(place)
            return
        if tile is None:
            self.grid.write(*place, inside // 2, written(fit(name, 9), "dim"))
            return
        bonus = marks(self.scene.printed.tiles[tile["tile"]]["bonus"])
        if inside > 2:
            self.grid.write(*place, 0, written(tile["tile"], "bold"))
            self.grid.write(*place, 1, Line(fit(name, 7)))
        else:
            self.grid.write(*place, 0, Line(self.scene.say(f"praga-terminal-mini-{action}")))
        self.grid.write(*place, inside - 1, bonus)

    def draw_slot(self, hex: Hex, slot: str) -> None:
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
        turn = self.scene.facts["turn"]
        self.grid.write(*place, 0, written(f"{turn['tile']}", AIM))
        self.grid.write(*place, 1, written("?", AIM))

    def draw_sides(self) -> None:
        """Symbols beside the edges, red corners where hexes meet."""
        printed = self.scene.printed
        corners = []
        for hex, tile in self.laid.items():
            if hex in self.hexes and hex != self.aim:
                for edge, symbol in enumerate(printed.edges(tile["tile"], tile["rotation"])):
                    if symbol:
                        x, y = self.grid.inner_edge(*self.at(hex), edge)
                        self.canvas.line(x, y, glyph(EDGES[symbol]))
                corners.append((hex, printed.corners(tile["tile"], tile["rotation"])))
        counts = corner_counts(corners, lambda hex, corner: self.grid.vertex(*self.at(hex), corner))
        for square, number in counts.items():
            self.canvas.put(*square, GLYPHS["red"] if number == 1 else str(number), CORNERS["red"])


def aimed_at(scene: Scene) -> Hex | None:
    """The hex of the action board that the open decision is about."""
    turn = scene.facts["turn"]
    if scene.kind != "choose_rotation" or turn is None or turn["tile"] is None:
        return None
    if turn["slot"] is not None:
        return scene.printed.slots[str(turn["slot"])]
    action = scene.printed.tiles[turn["tile"]].get("action")
    return scene.printed.action_hexes[action] if action else None


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


def turned(scene: Scene, tile: str, rotation: int) -> list[Line]:
    """A tile alone, laid so."""
    canvas = Canvas(11, 4)
    grid = Grid(canvas, *SMALL, 0, 0)
    grid.border(0, 0, "")
    grid.write(0, 0, 0, Line(tile))
    for edge, symbol in enumerate(scene.printed.edges(tile, rotation)):
        if symbol:
            canvas.line(*grid.inner_edge(0, 0, edge), glyph(EDGES[symbol]))
    colour = "blue" if "blue_corners" in scene.printed.tiles[tile] else "red"
    for corner in scene.printed.corners(tile, rotation):
        canvas.put(*grid.vertex(0, 0, corner), GLYPHS[colour], STYLES[colour])
    return canvas.lines()


def rotations(scene: Scene, in_a_row: int) -> list[Line]:
    """The tile in its six rotations, each with its number and what it would connect."""
    tile = scene.facts["turn"]["tile"]
    pictures = []
    for rotation in range(SIDES):
        move = f"rotation {rotation}"
        brought = scene.facts["decision"]["previews"].get(move, [{}])[0]
        below = scene.numbered(move, 2).append(" ").append_text(marks(brought) or Line("-"))
        pictures.append([*turned(scene, tile, rotation), below])
    return in_rows(pictures, in_a_row)


def tiles_in_row(scene: Scene, row: str, width: int) -> list[Line]:
    """The tiles of a row of the display as hexes."""
    pictures = []
    for tile in scene.facts["display"][row]:
        if tile:
            pictures.append([*turned(scene, tile, 0), scene.numbered(f"tile {tile}", 6)])
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
