"""Checks of the map: every hex once, every plot beside one plaza, a tile for every plaza, useful corners."""

from typing import Any, Final

from burgrave.praga.catalogue import PLAZA_IDS
from burgrave.praga.hexes import SIDES, map_neighbour
from burgrave.praga.moves import COLUMNS, ROWS
from burgrave.praga.schema.checks import check_permutation, should_be
from burgrave.praga.schema.entry import Problems, entry, join_values, problem

PLAZAS_IN_PLAY: Final = {2: 8, 3: 9, 4: 10}  # plazas with a tile, by players; a solo game is set up for two
DISTRICTS: Final = {"O": "old_town", "N": "new_town"}

Hex = tuple[int, int]


def check_city(data: Any) -> Problems:
    yield from check_hexes(data)
    yield from check_plazas(data)
    yield from check_plots(data)
    yield from check_plaza_tiles(data)
    yield from check_prefilled(data)
    yield from check_corners(data)
    yield from check_permutation(data, ("board", "plaza_loop_clockwise"), PLAZA_IDS)


def check_hexes(data: Any) -> Problems:
    seen: dict[Hex, int] = {}
    for number, place in enumerate(data["board"]["hexes"]):
        at = (place["row"], place["col"])
        path = ("board", "hexes", number)
        if at in seen:
            yield problem("components-hex-twice", path, other=entry(data, ("board", "hexes", seen[at])))
        seen[at] = number
    missing = [str((r, c)) for r in range(ROWS) for c in range(COLUMNS) if (r, c) not in seen]
    if missing:
        yield problem("components-hex-missing", ("board", "hexes"), missing=join_values(missing))


def check_plazas(data: Any) -> Problems:
    """Check that there are ten plazas, and how many of them are used with fewer than four players."""
    plazas: list[str] = []
    for number, place in of_type(data, "plaza"):
        if place["plaza"] in plazas:
            yield problem("components-id-twice", ("board", "hexes", number), id=place["plaza"])
        plazas.append(place["plaza"])
    missing = [id for id in PLAZA_IDS if id not in plazas]
    if missing:
        yield problem("components-id-missing", ("board", "hexes"), missing=join_values(missing))
    for players, right in PLAZAS_IN_PLAY.items():
        found = sum(place["min_players"] <= players for _, place in of_type(data, "plaza"))
        if found != right:
            args = {"players": players, "found": found, "right": right}
            yield problem("components-plazas-in-play", ("board", "hexes"), **args)


def check_plots(data: Any) -> Problems:
    plazas = {(place["row"], place["col"]): place["plaza"] for _, place in of_type(data, "plaza")}
    for number, place in of_type(data, "plot"):
        path = ("board", "hexes", number)
        beside = [plazas[hex] for hex in neighbours(place) if hex in plazas]
        if len(beside) != 1:
            args = {"number": len(beside), "found": join_values(beside)}
            yield problem("components-plot-plazas", path, **args)
            continue
        yield from should_be(data, (*path, "plaza"), beside[0])
        yield from should_be(data, (*path, "district"), DISTRICTS[beside[0][0]])
    for number, plaza in of_type(data, "plaza"):
        if not any(plot["plaza"] == plaza["plaza"] for _, plot in of_type(data, "plot")):
            yield problem("components-plaza-plots", ("board", "hexes", number), plaza=plaza["plaza"])


def check_plaza_tiles(data: Any) -> Problems:
    tiles = [tile["colour"] for tile in data["plazas"]]
    spaces = [place["colour"] for _, place in of_type(data, "plaza")]
    for colour in spaces:
        if tiles.count(colour) < spaces.count(colour):
            args = {"colour": colour, "found": tiles.count(colour), "needed": spaces.count(colour)}
            yield problem("components-plaza-tiles", ("plazas",), **args)


def check_prefilled(data: Any) -> Problems:
    """Check that the stack has enough tiles for prefilled plots, and that no plaza is full at the start."""
    stack = sum(tile["era"] == 1 and not tile["special"] for tile in data["buildings"])
    most = stack - data["display"]["normal"]
    for players in (2, 3):
        prefilled = [
            place["plaza"]
            for _, place in of_type(data, "plot")
            if players in place.get("prefilled_players", [])
        ]
        if len(prefilled) > most:
            args = {"players": players, "found": len(prefilled), "most": most}
            yield problem("components-prefilled", ("board", "hexes"), **args)
        for number, plaza in of_type(data, "plaza"):
            plots = sum(plot["plaza"] == plaza["plaza"] for _, plot in of_type(data, "plot"))
            if prefilled.count(plaza["plaza"]) == plots:
                args = {"players": players, "plaza": plaza["plaza"]}
                yield problem("components-prefilled-plaza", ("board", "hexes", number), **args)


def check_corners(data: Any) -> Problems:
    """Check that every plot shares a corner with another plot or with a printed blue corner."""
    printed: dict[Hex, int] = {}
    for number, mark in enumerate(data["board"]["printed_blue_corners"]):
        point = corner_point(mark, mark["corner"])
        path = ("board", "printed_blue_corners")
        if point in printed:
            other = entry(data, (*path, printed[point]))
            yield problem("components-corner-twice", (*path, number), other=other)
        printed[point] = number
    points = [corner_point(plot, corner) for _, plot in of_type(data, "plot") for corner in range(SIDES)]
    for number, plot in of_type(data, "plot"):
        corners = [corner_point(plot, corner) for corner in range(SIDES)]
        if not any(points.count(point) > 1 or point in printed for point in corners):
            yield problem("components-corner-alone", ("board", "hexes", number))


def of_type(data: Any, type: str) -> list[tuple[int, dict[str, Any]]]:
    return [(number, place) for number, place in enumerate(data["board"]["hexes"]) if place["type"] == type]


def neighbours(place: dict[str, Any]) -> list[Hex]:
    return [map_neighbour((place["row"], place["col"]), edge) for edge in range(SIDES)]


def corner_point(place: dict[str, Any], corner: int) -> Hex:
    """Return the position of a corner, the same from each of its hexes.

    It is counted in half widths to the right and quarter heights down.
    """
    x, y = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)][corner]
    return 2 * place["col"] + place["row"] % 2 + x, 3 * place["row"] + y
