"""The action crane: the twelve positions in their zones, and what each tile costs and brings."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text as Line

from burgrave.praga.board.types import Position, WheelBonus
from burgrave.praga.facts.types import OnWheel
from burgrave.table.lenses.praga.marks import GLYPHS
from burgrave.terminal.lines import fit_line, padded, written
from burgrave.terminal.praga.marks import BLOCKED, COLOURS, DONE, SPECIAL, marks
from burgrave.terminal.praga.scene import Scene, columned, heading

CELL: Final = 5
PAGES: Final = ("crane", "display", "board", "map", "projects", "road", "players")
ZONES: Final = ("red", "green", "blue")
FIVE: Final = "5★"


def crane(scene: Scene, width: int) -> list[Line]:
    """The positions as a strip, then every tile on a line of its own."""
    title = heading(scene.say("praga-term-crane"), width, " · ".join(page_words(scene)))
    return [title, *strip(scene, width), *tiles(scene, width)]


def crane_in_short(scene: Scene, width: int) -> list[Line]:
    """The same with two tiles on a line, in marks."""
    title = heading(scene.say("praga-term-crane"), width, " · ".join(page_words(scene)))
    tiles = by_position(scene)
    broad = max(cell_len(scene.words.actions_in_short(tile["actions"])) for _, tile in tiles)
    short = [tile_in_short(scene, id, tile, broad) for id, tile in tiles]
    half = (len(short) + 1) // 2
    lines = [padded(line, width // 2) for line in short[:half]]
    for line, other in zip(lines, short[half:], strict=False):
        line.append_text(other)
    return [title, *strip(scene, width), *(fit_line(line, width) for line in lines)]


def tile_in_short(scene: Scene, id: str, tile: OnWheel, broad: int) -> Line:
    cells = [scene.numbered(f"take {id}", 2), written(id, "bold")]
    cells.append(padded(Line(scene.words.actions_in_short(tile["actions"])), broad))
    line = Line(" ").join(cells)
    at = tile["position"]
    if at is not None:
        zone = scene.printed.positions[at]
        told = f"+{FIVE}" if id in scene.facts["crane"]["five_points"] else worth(zone)
        line.append(" ").append(f" {told} ", COLOURS[zone["zone"]])
    return line.append(" ").append_text(wheel_marks(tile["bonus"])) if tile["bonus"] is not None else line


def by_position(scene: Scene) -> list[tuple[str, OnWheel]]:
    """The dearest first."""
    tiles = scene.facts["crane"]["tiles"].items()
    return sorted(tiles, key=lambda each: each[1]["position"] if each[1]["position"] is not None else -1)


def page_words(scene: Scene) -> list[str]:
    """What can be typed to see another part of the table."""
    return [scene.say(f"praga-terminal-page-{page}") for page in PAGES if page != "crane"]


def counter(scene: Scene) -> str:
    """How far the turn counter has to go."""
    return scene.say("praga-terminal-counter", number=scene.facts["platform"])


def strip(scene: Scene, width: int) -> list[Line]:
    """What a tile costs or gives at each position; below, the tiles and the blocked sector."""
    facts = scene.facts["crane"]
    standing = {tile["position"]: id for id, tile in facts["tiles"].items() if tile["position"] is not None}
    above, below = Line(), Line()
    cell = min(CELL, width // (len(scene.printed.positions) + 1))
    for at, position in enumerate(scene.printed.positions):
        zone = position["zone"]
        if at and zone != scene.printed.positions[at - 1]["zone"]:
            above.append(" ")
            below.append(" ")
        above.append(worth(position).center(cell), COLOURS[zone])
        tile = standing.get(at, "")
        inside = BLOCKED if at == facts["blocked"] else tile or "·"
        token = tile in facts["five_points"]
        below.append((FIVE[1] + inside if token else inside).center(cell), "bold" if tile else "dim")
    return [fit_line(above, width), fit_line(below, width)]


def worth(position: Position) -> str:
    if position["cost"]:
        return f"−{position['cost']}{GLYPHS['gold']}"
    return f"+{position['points']}{GLYPHS['vp']}" if position["points"] else "0"


def tiles(scene: Scene, width: int) -> list[Line]:
    """By position, the dearest first: number of the choice, tile, actions, price, bonus."""
    listed = by_position(scene)
    prices = [price(scene, tile) for _, tile in listed]
    actions = [scene.words.actions(tile["actions"]) for _, tile in listed]
    bonuses = max(bonus(scene, tile, width).cell_len for _, tile in listed)
    if 4 + max(map(cell_len, actions)) + max(line.cell_len for line in prices) + bonuses + 4 > width:
        actions = [scene.words.actions_in_short(tile["actions"]) for _, tile in listed]
    widths = [2, 2, max(map(cell_len, actions)), max(line.cell_len for line in prices)]
    spare = width - sum(widths) - 4
    lines = []
    for (id, tile), cost, told in zip(listed, prices, actions, strict=True):
        cells = [
            scene.numbered(f"take {id}", 2),
            written(id, "bold"),
            Line(told),
            cost,
            bonus(scene, tile, spare),
        ]
        lines.append(fit_line(columned(cells, [*widths, spare]), width))
    return lines


def price(scene: Scene, tile: OnWheel) -> Line:
    """What taking the tile costs or brings at once, on the colour of its zone."""
    if tile["zone"] is None:
        return written(f" {DONE} {scene.say('praga-terminal-taken')} ", "dim")
    told = []
    if tile["cost"]:
        told.append(scene.say("praga-terminal-costs", cost=scene.words.amount("gold", tile["cost"])))
    if tile["points"]:
        told.append(scene.say("praga-terminal-gives", bundle=scene.words.amount("vp", tile["points"])))
    return written(f" {', '.join(told) or scene.say('praga-fact-free')} ", COLOURS[tile["zone"]])


def bonus(scene: Scene, tile: OnWheel, room: int) -> Line:
    if tile["bonus"] is None:
        return Line()
    told = scene.words.wheel_bonus(tile["bonus"])
    return Line(told) if cell_len(told) <= room else wheel_marks(tile["bonus"])


def wheel_marks(bonus: WheelBonus) -> Line:
    """The bonus of a sector in marks."""
    if bonus["bonus"] == "buy_egg":
        return marks({"egg": 1}).append(" -").append_text(marks(bonus["price"]))
    if bonus["bonus"] == "special_or_vp":
        return written(SPECIAL, "bold magenta").append(" / ").append_text(marks({"vp": bonus["amount"]}))
    return marks({bonus["bonus"]: bonus["amount"]})
