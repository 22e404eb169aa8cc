"""Draw the action crane: the twelve positions in their zones, and the cost and gain of each tile."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text as Line

from burgrave.match.presenters.praga.data_types import CranePositionData, WheelBonusData, WheelTileData
from burgrave.match.presenters.praga.marks import GLYPHS
from burgrave.terminal.lines import fit_line, pad_line, styled_line
from burgrave.terminal.praga.drawing_context import DrawingContext, align_columns, heading_line
from burgrave.terminal.praga.marks import BLOCKED, COLOURS, DONE, SPECIAL, styled_marks

CELL: Final = 5
PAGES: Final = ("crane", "display", "board", "map", "projects", "road", "players")
ZONES: Final = ("red", "green", "blue")
FIVE: Final = "5★"


def crane_lines(context: DrawingContext, width: int) -> list[Line]:
    """Return a strip with the positions, and each tile on a line of its own."""
    title = heading_line(context.format("praga-term-crane"), width, " · ".join(page_names(context)))
    return [title, *position_lines(context, width), *tile_lines(context, width)]


def short_crane_lines(context: DrawingContext, width: int) -> list[Line]:
    """Return a strip with the positions, and two tiles on each line, in marks."""
    title = heading_line(context.format("praga-term-crane"), width, " · ".join(page_names(context)))
    tiles = tiles_by_position(context)
    broad = max(cell_len(context.describer.short_actions_text(tile["actions"])) for _, tile in tiles)
    short = [short_tile_line(context, id, tile, broad) for id, tile in tiles]
    half = (len(short) + 1) // 2
    lines = [pad_line(line, width // 2) for line in short[:half]]
    for line, other in zip(lines, short[half:], strict=False):
        line.append_text(other)
    return [title, *position_lines(context, width), *(fit_line(line, width) for line in lines)]


def short_tile_line(context: DrawingContext, id: str, tile: WheelTileData, broad: int) -> Line:
    cells = [context.number_cell(f"take {id}", 2), styled_line(id, "bold")]
    cells.append(pad_line(Line(context.describer.short_actions_text(tile["actions"])), broad))
    line = Line(" ").join(cells)
    at = tile["position"]
    if at is not None:
        zone = context.printed.positions[at]
        worth = f"+{FIVE}" if id in context.state_data["crane"]["five_points"] else position_text(zone)
        line.append(" ").append(f" {worth} ", COLOURS[zone["zone"]])
    return (
        line.append(" ").append_text(wheel_bonus_marks(tile["bonus"])) if tile["bonus"] is not None else line
    )


def tiles_by_position(context: DrawingContext) -> list[tuple[str, WheelTileData]]:
    """Return the tiles by position: those already taken, then from the most expensive on."""
    tiles = context.state_data["crane"]["tiles"].items()
    return sorted(tiles, key=lambda each: each[1]["position"] if each[1]["position"] is not None else -1)


def page_names(context: DrawingContext) -> list[str]:
    """Return the names of the other pages, which a player can type."""
    return [context.format(f"praga-terminal-page-{page}") for page in PAGES if page != "crane"]


def counter_text(context: DrawingContext) -> str:
    """Return where the turn counter is."""
    return context.format("praga-state-counter", number=context.state_data["platform"])


def position_lines(context: DrawingContext, width: int) -> list[Line]:
    """Return the cost or gain of each position, and below it the tile or the blocked sector."""
    crane = context.state_data["crane"]
    standing = {tile["position"]: id for id, tile in crane["tiles"].items() if tile["position"] is not None}
    above, below = Line(), Line()
    cell = min(CELL, width // (len(context.printed.positions) + 1))
    for at, position in enumerate(context.printed.positions):
        zone = position["zone"]
        if at and zone != context.printed.positions[at - 1]["zone"]:
            above.append(" ")
            below.append(" ")
        above.append(position_text(position).center(cell), COLOURS[zone])
        tile = standing.get(at, "")
        inside = BLOCKED if at == crane["blocked"] else tile or "·"
        token = tile in crane["five_points"]
        below.append((FIVE[1] + inside if token else inside).center(cell), "bold" if tile else "dim")
    return [fit_line(above, width), fit_line(below, width)]


def position_text(position: CranePositionData) -> str:
    if position["cost"]:
        return f"−{position['cost']}{GLYPHS['gold']}"
    return f"+{position['points']}{GLYPHS['vp']}" if position["points"] else "0"


def tile_lines(context: DrawingContext, width: int) -> list[Line]:
    """Return one line for each tile, by position: choice number, tile, actions, price, bonus."""
    listed = tiles_by_position(context)
    prices = [price_line(context, tile) for _, tile in listed]
    actions = [context.describer.actions_text(tile["actions"]) for _, tile in listed]
    bonuses = max(bonus_line(context, tile, width).cell_len for _, tile in listed)
    if 4 + max(map(cell_len, actions)) + max(line.cell_len for line in prices) + bonuses + 4 > width:
        actions = [context.describer.short_actions_text(tile["actions"]) for _, tile in listed]
    widths = [2, 2, max(map(cell_len, actions)), max(line.cell_len for line in prices)]
    spare = width - sum(widths) - 4
    lines = []
    for (id, tile), cost, text in zip(listed, prices, actions, strict=True):
        cells = [
            context.number_cell(f"take {id}", 2),
            styled_line(id, "bold"),
            Line(text),
            cost,
            bonus_line(context, tile, spare),
        ]
        lines.append(fit_line(align_columns(cells, [*widths, spare]), width))
    return lines


def price_line(context: DrawingContext, tile: WheelTileData) -> Line:
    """Return what taking the tile costs or gains at once, on the colour of its zone."""
    if tile["zone"] is None:
        return styled_line(f" {DONE} {context.format('praga-state-taken')} ", "dim")
    texts = []
    if tile["cost"]:
        texts.append(
            context.format("praga-terminal-costs", cost=context.describer.amount_text("gold", tile["cost"]))
        )
    if tile["points"]:
        texts.append(
            context.format("praga-terminal-gives", bundle=context.describer.amount_text("vp", tile["points"]))
        )
    return styled_line(f" {', '.join(texts) or context.format('praga-fact-free')} ", COLOURS[tile["zone"]])


def bonus_line(context: DrawingContext, tile: WheelTileData, room: int) -> Line:
    if tile["bonus"] is None:
        return Line()
    text = context.describer.wheel_bonus_text(tile["bonus"])
    return Line(text) if cell_len(text) <= room else wheel_bonus_marks(tile["bonus"])


def wheel_bonus_marks(bonus: WheelBonusData) -> Line:
    """Return the bonus of a sector in marks."""
    if bonus["bonus"] == "buy_egg":
        return styled_marks({"egg": 1}).append(" -").append_text(styled_marks(bonus["price"]))
    if bonus["bonus"] == "special_or_vp":
        return (
            styled_line(SPECIAL, "bold magenta")
            .append(" / ")
            .append_text(styled_marks({"vp": bonus["amount"]}))
        )
    return styled_marks({bonus["bonus"]: bonus["amount"]})
