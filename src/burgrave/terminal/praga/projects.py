"""Draw the Hunger Wall and the Cathedral with their markers, the King's Road, the bridge and the seals."""

from typing import Final, Literal

from rich.text import Text as Line

from burgrave.i18n.width import wrap_text
from burgrave.match.presenters.praga.marks import GLYPHS
from burgrave.terminal.lines import fit_line, pad_line, styled_line
from burgrave.terminal.praga.drawing_context import DrawingContext, heading_line
from burgrave.terminal.praga.marks import LEFT, RIGHT, UP, styled_marks

ProjectName = Literal["hunger_wall", "cathedral"]

PROJECTS: Final[tuple[ProjectName, ProjectName]] = ("hunger_wall", "cathedral")
ARROWS: Final = {"left": LEFT, "right": RIGHT}
CELL: Final = 5
SPACES: Final = ("I", "II", "III", "IV", "V")


def all_project_lines(context: DrawingContext, width: int) -> list[Line]:
    """Return both projects side by side, or one below the other if the width is too small."""
    left, right = (project_lines(context, each) for each in PROJECTS)
    broad = max(line.cell_len for line in left)
    if broad + 3 + max(line.cell_len for line in right) > width:
        return [fit_line(line, width) for line in (*left, *right)]
    return [pad_line(one, broad + 3).append_text(other) for one, other in zip(left, right, strict=True)]


def project_lines(context: DrawingContext, name: ProjectName) -> list[Line]:
    """Return the cells from the top row down, with the final value of rows and columns."""
    data = context.printed.projects[name]
    columns = list(range(len(data["multipliers"])))
    if data["direction"] == "left":
        columns.reverse()
    title = context.number_cell(f"project {name}", 0) if context.choice_number(f"project {name}") else Line()
    if title:
        title.append(" ")
    title.append(context.describer.name_of("project", name), "bold")
    title.append(f" {ARROWS[data['direction']]}", "bold")
    widths = {column: column_width(context, name, column) for column in columns}
    worth = Line("      ")
    for column in columns:
        multiplier = f"×{data['multipliers'][column]}{GLYPHS[data['token']]}"  # noqa: RUF001
        worth.append(multiplier.ljust(widths[column]))
    worth.stylize("dim")
    lines = [title, worth]
    for row in range(len(data["cells"]), 0, -1):
        line = styled_line(f"{row}", "bold").append(
            f"{data['row_points'][row - 1]}{GLYPHS['vp']}".rjust(4) + " ", "dim"
        )
        for column in columns:
            line.append_text(pad_line(cell_line(context, name, (row, column)), widths[column]))
        price = data["prices"][row - 2] if row > 1 else {}
        if price:
            line.append(" ").append_text(styled_marks(price))
        lines.append(line)
    return lines


def cell_line(context: DrawingContext, name: ProjectName, place: tuple[int, int]) -> Line:
    """Return what is printed in a cell (row, column), and the markers on it."""
    data = context.printed.projects[name]
    printed = data["cells"][place[0] - 1][place[1]]
    symbol = {"-": "·", "U": UP, "S": ARROWS[data["direction"]]}.get(printed, printed)
    line = styled_line(symbol, "dim" if symbol == "·" else "bold").append(" ")
    for seat, player in enumerate(context.seats):
        if (player[name]["row"], player[name]["column"]) == place:
            line.append(*context.cube_mark(seat))
    return line


def column_width(context: DrawingContext, name: ProjectName, column: int) -> int:
    """Return the width of a column. Blanks separate the printed symbol, the markers and the next cell."""
    rows = [player[name]["row"] for player in context.seats if player[name]["column"] == column]
    most = max((rows.count(row) for row in rows), default=0)
    return max(CELL, most + 3)


def road_lines(context: DrawingContext, width: int) -> list[Line]:
    """Return the spaces of the King's Road with their effects and the figures on them."""
    lines = [heading_line(context.format("praga-term-kings_road"), width)]
    for space in SPACES:
        line = styled_line(space.ljust(4), "bold").append_text(figures_line(context, space))
        text = "; ".join(context.describer.road_texts(space))
        lines += wrap_behind(line, text, width)
    return lines


def figures_line(context: DrawingContext, space: str) -> Line:
    line = Line()
    for seat, player in enumerate(context.seats):
        if player["figure"] == space and player["bridge_place"] is None:
            line.append(*context.cube_mark(seat))
    return pad_line(line, len(context.seats) + 1)


def wrap_behind(first: Line, text: str, width: int) -> list[Line]:
    """Return a text after the start of a line, wrapped to as many lines as it needs."""
    indent = first.cell_len
    parts = wrap_text(text, max(width - indent, 10)) or [""]
    lines = [first.copy().append(parts[0])]
    return [fit_line(line, width) for line in (*lines, *(Line(" " * indent + part) for part in parts[1:]))]


def bridge_lines(context: DrawingContext, width: int) -> list[Line]:
    """Return the places of the Charles Bridge: their gain, or the tile and the figure on them."""
    lines = [heading_line(context.format("praga-term-bridge"), width)]
    for place in range(1, len(context.printed.board["bridge"]) + 1):
        line = context.number_cell(f"place {place}", 2).append(f" {place}. ", "bold")
        laid = context.state_data["bridge"].get(str(place))
        if laid is None:
            lines += wrap_behind(line, context.describer.bridge_place_text(place), width)
            continue
        line.append(laid["tile"], "bold")
        if laid["figure"] is not None:
            line.append(" ").append(*context.cube_mark(laid["figure"]))
        lines.append(fit_line(line, width))
    return lines


def seal_lines(context: DrawingContext, width: int) -> list[Line]:
    """Return the seals: their cost, their points and their owner."""
    lines = [heading_line(context.format("praga-term-seal"), width)]
    for seal, owner in context.state_data["seals"].items():
        line = context.number_cell(f"seal {seal}", 2).append(f" {seal} ", "bold")
        if owner is not None:
            line.append(*context.cube_mark(owner))
        line.append(" ")
        lines += wrap_behind(line, context.describer.seal_text(seal), width)
    return lines
