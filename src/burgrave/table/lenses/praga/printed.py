"""What is printed on the pieces of a table, found by id: read from the components, changed by nobody."""

from collections.abc import Iterable
from typing import Any

Entry = dict[str, Any]
Hex = tuple[int, int]  # row and column of the map, or the axial place on an action board

AXIAL = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
EVEN_ROW = [(-1, 0), (0, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]
ODD_ROW = [(-1, 1), (0, 1), (1, 1), (1, 0), (0, -1), (-1, 0)]
SIDES = 6


class Printed:
    """The components file as the table needs it."""

    def __init__(self, data: Entry) -> None:
        self.data = data
        self.tiles = by_id([*data["upgrades"], *data["walls"], *data["buildings"]])
        self.technologies = by_id(data["technologies"])
        self.tokens = by_id(data["production_tokens"])
        self.plaza_tiles = by_id(data["plazas"])
        self.bridge_tiles = by_id(data["bridge"]["tiles"])
        self.seals = by_id(data["seals"])
        self.wealth = by_id(data["player_board"]["wealth"])
        self.positions: list[Entry] = data["wheel"]["positions"]
        self.board: Entry = data["player_board"]
        self.hexes: dict[Hex, Entry] = {(hex["row"], hex["col"]): hex for hex in data["board"]["hexes"]}
        self.rows: int = data["board"]["rows"]
        self.columns: int = data["board"]["cols"]
        self.plazas = {hex["plaza"]: hex for hex in self.hexes.values() if hex["type"] == "plaza"}
        self.printed_corners = [
            ((corner["row"], corner["col"]), int(corner["corner"]))
            for corner in data["board"]["printed_blue_corners"]
        ]
        self.turns: int = data["turns_per_player"]
        self.slots: dict[str, Hex] = {
            str(slot["slot"]): (slot["q"], slot["r"]) for slot in data["action_board"]["wall_slots"]
        }
        self.action_hexes: dict[str, Hex] = {
            action: (place[0], place[1]) for action, place in data["action_board"]["action_hexes"].items()
        }

    def plot(self, id: str) -> Entry:
        """A plot by row and column as facts and moves write them."""
        row, column = id.split()
        return self.hexes[int(row), int(column)]

    def plots_of(self, plaza: str) -> list[str]:
        return [
            f"{row} {column}"
            for (row, column), hex in self.hexes.items()
            if hex["type"] == "plot" and hex["plaza"] == plaza
        ]

    def edges(self, tile: str, rotation: int) -> list[str | None]:
        """The symbols on the edges of a tile laid so, by edge."""
        printed = self.tiles[tile].get("edges", [None] * SIDES)
        return [printed[(edge - rotation) % SIDES] for edge in range(SIDES)]

    def corners(self, tile: str, rotation: int) -> list[int]:
        """The corners on which a tile laid so shows its red or blue symbol."""
        entry = self.tiles[tile]
        printed = entry["blue_corners"] if "blue_corners" in entry else entry["red_corners"]
        return sorted((corner + rotation) % SIDES for corner in printed)


def by_id(entries: Iterable[Entry]) -> dict[str, Entry]:
    return {entry["id"]: entry for entry in entries}


def map_neighbour(at: Hex, edge: int) -> Hex:
    """Beyond an edge of a hex of the map, whose odd rows are shifted half a hex to the right."""
    down, right = (ODD_ROW if at[0] % 2 else EVEN_ROW)[edge]
    return at[0] + down, at[1] + right
