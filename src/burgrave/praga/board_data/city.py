"""The city map: every hex with its position and its neighbours."""

from typing import Any

from burgrave.praga.board_data.types import CityMapData, MapHexData
from burgrave.praga.catalogue import PLAZA_IDS
from burgrave.praga.hexes import SIDES, map_neighbour
from burgrave.praga.rules import PragaRules

Hex = tuple[int, int]


def city_map(rules: PragaRules) -> CityMapData:
    data = rules.data["board"]
    printed: dict[Hex, list[int]] = {}
    for at in data["printed_blue_corners"]:
        printed.setdefault((at["row"], at["col"]), []).append(at["corner"])
    hexes = {(entry["row"], entry["col"]): entry for entry in data["hexes"]}
    return {
        "rows": data["rows"],
        "columns": data["cols"],
        "hexes": {
            hex_id(at): map_hex(rules, at, entry, printed.get(at, []), list(hexes))
            for at, entry in hexes.items()
        },
        "plaza_loop": [PLAZA_IDS[plaza] for plaza in rules.plaza_loop],
    }


def map_hex(
    rules: PragaRules, at: Hex, entry: dict[str, Any], corners: list[int], known: list[Hex]
) -> MapHexData:
    row, column = at
    players = int(rules.set_up_as)
    beyond = [map_neighbour(at, edge) for edge in range(SIDES)]
    return {
        "row": row,
        "column": column,
        "x": 2 * column + row % 2,
        "y": 3 * row,
        "type": entry["type"],
        "plaza": entry.get("plaza"),
        "colour": entry.get("colour"),
        "in_play": entry["type"] == "plaza" and entry["min_players"] <= players,
        "prefilled": players in entry.get("prefilled_players", []),
        "surcharge": entry.get("surcharge_gold", 0),
        "points": entry.get("plot_vp", 0),
        "blue_corners": corners,
        "neighbours": [hex_id(other) if other in known else None for other in beyond],
    }


def hex_id(at: Hex) -> str:
    """Return the row and column in the form in which moves write a plot."""
    return f"{at[0]} {at[1]}"
