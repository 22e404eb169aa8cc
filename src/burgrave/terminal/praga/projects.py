"""Hunger Wall and Cathedral with the markers on them, the King's Road, the bridge and the seals."""

from typing import Final, Literal

from rich.text import Text as Line

from burgrave.table.lenses.praga.marks import GLYPHS
from burgrave.terminal.lines import fit_line, padded, written
from burgrave.terminal.praga.marks import LEFT, RIGHT, UP, marks
from burgrave.terminal.praga.scene import Scene, heading
from burgrave.text.width import wrapped

ProjectName = Literal["hunger_wall", "cathedral"]

PROJECTS: Final[tuple[ProjectName, ProjectName]] = ("hunger_wall", "cathedral")
ARROWS: Final = {"left": LEFT, "right": RIGHT}
CELL: Final = 5
SPACES: Final = ("I", "II", "III", "IV", "V")


def projects(scene: Scene, width: int) -> list[Line]:
    """Both projects side by side, or one below the other where the line is short."""
    left, right = (project(scene, each) for each in PROJECTS)
    broad = max(line.cell_len for line in left)
    if broad + 3 + max(line.cell_len for line in right) > width:
        return [fit_line(line, width) for line in (*left, *right)]
    return [padded(one, broad + 3).append_text(other) for one, other in zip(left, right, strict=True)]


def project(scene: Scene, name: ProjectName) -> list[Line]:
    """The cells from the top row down, with what rows and columns are worth at the end."""
    data = scene.printed.projects[name]
    columns = list(range(len(data["multipliers"])))
    if data["direction"] == "left":
        columns.reverse()
    title = scene.numbered(f"project {name}", 0) if scene.number(f"project {name}") else Line()
    if title:
        title.append(" ")
    title.append(scene.words.name("project", name), "bold")
    title.append(f" {ARROWS[data['direction']]}", "bold")
    widths = {column: room_of(scene, name, column) for column in columns}
    worth = Line("      ")
    for column in columns:
        multiplier = f"×{data['multipliers'][column]}{GLYPHS[data['token']]}"  # noqa: RUF001
        worth.append(multiplier.ljust(widths[column]))
    worth.stylize("dim")
    lines = [title, worth]
    for row in range(len(data["cells"]), 0, -1):
        line = written(f"{row}", "bold").append(
            f"{data['row_points'][row - 1]}{GLYPHS['vp']}".rjust(4) + " ", "dim"
        )
        for column in columns:
            line.append_text(padded(cell(scene, name, (row, column)), widths[column]))
        price = data["prices"][row - 2] if row > 1 else {}
        if price:
            line.append(" ").append_text(marks(price))
        lines.append(line)
    return lines


def cell(scene: Scene, name: ProjectName, place: tuple[int, int]) -> Line:
    """What is printed in a cell, by row and column, and the markers on it."""
    data = scene.printed.projects[name]
    printed = data["cells"][place[0] - 1][place[1]]
    symbol = {"-": "·", "U": UP, "S": ARROWS[data["direction"]]}.get(printed, printed)
    line = written(symbol, "dim" if symbol == "·" else "bold").append(" ")
    for seat, player in enumerate(scene.seats):
        if (player[name]["row"], player[name]["column"]) == place:
            line.append(*scene.cube(seat))
    return line


def room_of(scene: Scene, name: ProjectName, column: int) -> int:
    """How wide a column is: markers stand apart from what is printed, and from the next cell."""
    rows = [player[name]["row"] for player in scene.seats if player[name]["column"] == column]
    most = max((rows.count(row) for row in rows), default=0)
    return max(CELL, most + 3)


def road(scene: Scene, width: int) -> list[Line]:
    """The spaces of the King's Road with their effects and the figures on them."""
    lines = [heading(scene.say("praga-term-kings_road"), width)]
    for space in SPACES:
        line = written(space.ljust(4), "bold").append_text(figures(scene, space))
        told = "; ".join(scene.words.road(space))
        lines += behind(line, told, width)
    return lines


def figures(scene: Scene, space: str) -> Line:
    line = Line()
    for seat, player in enumerate(scene.seats):
        if player["figure"] == space and player["bridge_place"] is None:
            line.append(*scene.cube(seat))
    return padded(line, len(scene.seats) + 1)


def behind(first: Line, told: str, width: int) -> list[Line]:
    """A sentence behind the beginning of a line, on as many lines as it needs."""
    indent = first.cell_len
    parts = wrapped(told, max(width - indent, 10)) or [""]
    lines = [first.copy().append(parts[0])]
    return [fit_line(line, width) for line in (*lines, *(Line(" " * indent + part) for part in parts[1:]))]


def bridge(scene: Scene, width: int) -> list[Line]:
    """The places of the Charles Bridge: what they bring, or the tile and the figure on them."""
    lines = [heading(scene.say("praga-term-bridge"), width)]
    for place in range(1, len(scene.printed.board["bridge"]) + 1):
        line = scene.numbered(f"place {place}", 2).append(f" {place}. ", "bold")
        laid = scene.facts["bridge"].get(str(place))
        if laid is None:
            lines += behind(line, scene.words.bridge_place(place), width)
            continue
        line.append(laid["tile"], "bold")
        if laid["figure"] is not None:
            line.append(" ").append(*scene.cube(laid["figure"]))
        lines.append(fit_line(line, width))
    return lines


def seals(scene: Scene, width: int) -> list[Line]:
    """The seals: what they cost and score, and who has claimed them."""
    lines = [heading(scene.say("praga-term-seal"), width)]
    for seal, owner in scene.facts["seals"].items():
        line = scene.numbered(f"seal {seal}", 2).append(f" {seal} ", "bold")
        if owner is not None:
            line.append(*scene.cube(owner))
        line.append(" ")
        lines += behind(line, scene.words.seal(seal), width)
    return lines
