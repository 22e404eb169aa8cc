"""Checks of the bridge, the projects and the tables of the final scoring."""

from typing import Any, Final

from burgrave.praga.catalogue import BRIDGE_TILES, FIRST_GOLD, PROJECT_IDS
from burgrave.praga.schema.checks import check_rising, should_be
from burgrave.praga.schema.entry import Problems, format_value, join_values, problem

GOLD_TILES: Final = BRIDGE_TILES - FIRST_GOLD + 1
UP: Final = "U"
SIDEWAYS: Final = "S"
SETS: Final = ("base", "A", "B")


def check_scoring(data: Any) -> Problems:
    yield from check_gold_tiles(data)
    for project in PROJECT_IDS:
        yield from check_rising(data, ("projects", "row_vp", project), data["projects"]["row_vp"][project])
        for chosen in SETS:
            yield from check_cells(data, project, chosen)
    yield from check_rising(data, ("projects", "column_multiplier"), data["projects"]["column_multiplier"])
    for table in ("egg_scoring", "wall_scoring"):
        path = (table, "table")
        pairs = data[table]["table"]
        yield from should_be(data, (*path, 0, 0), 0)
        yield from check_rising(data, path, [count for count, _ in pairs], steeply=True)
        yield from check_rising(data, path, [points for _, points in pairs])


def check_gold_tiles(data: Any) -> Problems:
    """Check that all gold tiles are at the bridge or at the Cathedral."""
    bridge = data["bridge"]
    found = bridge["stack_v_bridge"] + bridge["stack_v_cathedral"]
    if found != GOLD_TILES:
        yield problem("components-gold-tiles", ("bridge",), found=found, right=GOLD_TILES)
    yield from should_be(data, ("projects", "final_tiles_at_cathedral"), bridge["stack_v_cathedral"])


def check_cells(data: Any, project: str, chosen: str) -> Problems:
    rows = data["projects"][project][chosen]
    legend = data["projects"]["cell_legend"]
    for number, row in enumerate(rows):
        path = ("projects", project, chosen, number)
        for cell in row:
            if cell not in legend:
                known = join_values(list(legend))
                yield problem("components-choice", path, found=format_value(cell), known=known)
        if row[-1] == SIDEWAYS:
            yield problem("components-arrow-sideways", path, found=format_value(row))
        if number == len(rows) - 1 and UP in row:
            yield problem("components-arrow-up", path, found=format_value(row))
