"""Edges and corners by coordinates: what touches on the table is what connects in the game."""

import json
import random
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave import praga
from burgrave.core.scenario import read_scenarios

DATA: dict[str, Any] = json.loads((Path(praga.__file__).parent / "components.json").read_text())
HALF = sqrt(3) / 2
CORNERS = [
    (0.0, -1.0),
    (HALF, -0.5),
    (HALF, 0.5),
    (0.0, 1.0),
    (-HALF, 0.5),
    (-HALF, -0.5),
]  # N and on clockwise
SYMBOLS = {
    "gold": ("gold", 1),
    "stone": ("stone", 1),
    "silver": ("silver windows", 1),
    "tech": ("technology", 1),
    "vp2": ("points", 2),
}
REWARDS = {
    "gold": "gold",
    "stone": "stone",
    "vp": "points",
    "tech": "technology",
    "silver": "silver windows",
    "goldwin": "gold windows",
    "egg": "eggs",
    "red": "red tokens",
    "quarry": "quarry",
}
HEXES = {name: tuple(at) for name, at in DATA["action_board"]["action_hexes"].items()}
SLOTS = {str(slot["slot"]): (slot["q"], slot["r"]) for slot in DATA["action_board"]["wall_slots"]}
PLOTS = [(at["row"], at["col"]) for at in DATA["board"]["hexes"] if at["type"] == "plot"]

Point = tuple[float, float]


def board_center(at: tuple[int, ...]) -> Point:
    q, r = at
    return sqrt(3) * (q + r / 2), 1.5 * r


def map_center(at: tuple[int, int]) -> Point:
    row, column = at
    return sqrt(3) * (column + (row % 2) / 2), 1.5 * row


def corner_position(centre: Point, number: int) -> Point:
    dx, dy = CORNERS[number % 6]
    return round(centre[0] + dx, 6), round(centre[1] + dy, 6)


def edge_position(centre: Point, number: int) -> Point:
    """The middle of an edge; it lies between its corner and the next."""
    (x, y), (u, v) = corner_position(centre, number), corner_position(centre, number + 1)
    return round((x + u) / 2, 4), round((y + v) / 2, 4)


class LaidTile:
    """A tile on a hex, turned."""

    def __init__(self, tile: dict[str, Any], centre: Point, rotation: int) -> None:
        self.id = tile["id"]
        self.rotation = rotation
        self.edges = {
            edge_position(centre, number + rotation): symbol
            for number, symbol in enumerate(tile.get("edges", []))
            if symbol
        }
        listed = tile.get("red_corners", tile.get("blue_corners", []))
        self.corners = [corner_position(centre, number + rotation) for number in listed]

    def scenario_text(self) -> str:
        return f"{{tile: {self.id}, rotation: {self.rotation}}}"


def sum_edge_gains(new: LaidTile, others: list[LaidTile]) -> dict[str, int]:
    out: dict[str, int] = {}
    for other in others:
        for at in new.edges.keys() & other.edges.keys():
            for symbol in (new.edges[at], other.edges[at]):
                name, amount = SYMBOLS[symbol]
                out[name] = out.get(name, 0) + amount
    return out


def count_shared_corners(new: LaidTile, others: list[list[Point]]) -> int:
    return sum(corners.count(at) for at in new.corners for corners in others)


def random_board(rng: random.Random) -> tuple[dict[str, LaidTile], dict[str, LaidTile]]:
    """Upgrades and walls on a board, most hexes filled."""
    upgrades: dict[str, LaidTile] = {}
    for tile in rng.sample(DATA["upgrades"], 14):
        upgrades.setdefault(
            tile["action"], LaidTile(tile, board_center(HEXES[tile["action"]]), rng.randrange(6))
        )
    walls = {
        slot: LaidTile(tile, board_center(SLOTS[slot]), rng.randrange(6))
        for slot, tile in zip(SLOTS, rng.sample(DATA["walls"], 12), strict=True)
    }
    return upgrades, walls


def group(laid: dict[str, LaidTile]) -> str:
    return "{" + ", ".join(f"{place}: {tile.scenario_text()}" for place, tile in laid.items()) + "}"


def wall_scenario(rng: random.Random, number: int) -> str:
    upgrades, walls = random_board(rng)
    slot = rng.choice([slot for slot, wall in walls.items() if wall.id.startswith("W2")])
    new = walls.pop(slot)
    tile = next(tile for tile in DATA["walls"] if tile["id"] == new.id)
    others = [*upgrades.values(), *walls.values()]
    got = dict.fromkeys(["gold", "stone", "points", "silver windows", "technology", "red tokens"], 0)
    for code, amount in tile["reward"].items():
        got[REWARDS[code]] = got.get(REWARDS[code], 0) + amount + (2 if code == "quarry" else 0)
    for name, amount in sum_edge_gains(new, others).items():
        got[name] += amount
    got["red tokens"] += count_shared_corners(new, [other.corners for other in others])
    expected = ", ".join(f"{name}: {amount}" for name, amount in got.items())
    return f"""scenario: {number}
game: praga
position:
  turn: {{taken: A1, wheel bonus: 1}}
  0: {{gold: {tile["cost"]["gold"]}, stone: {tile["cost"]["stone"]}, wealth: none,
      upgrades: {group(upgrades)},
      walls: {group(walls)}}}
  display: {{walls: {new.id}}}
play:
  - 0: [action wall, tile {new.id}, slot {slot}, rotation {new.rotation}]
  - expect: {{0: {{{expected}}}}}
"""


def building_scenario(rng: random.Random, number: int) -> str:
    tiles = [tile for tile in DATA["buildings"] if tile["era"] == 1]
    places = rng.sample(PLOTS, 16)
    laid = {
        place: LaidTile(tile, map_center(place), rng.randrange(6))
        for place, tile in zip(places, rng.sample(tiles, 16), strict=True)
    }
    place = rng.choice(places)
    new = laid.pop(place)
    tile = next(tile for tile in tiles if tile["id"] == new.id)
    printed = [
        corner_position(map_center((at["row"], at["col"])), at["corner"])
        for at in DATA["board"]["printed_blue_corners"]
    ]
    blue = count_shared_corners(new, [printed, *(other.corners for other in laid.values())])
    blue += tile["reward"].get("blue", 0)
    around = "".join(
        f"    {row} {column}: {{building: {other.id}, rotation: {other.rotation}}}\n"
        for (row, column), other in laid.items()
    )
    return f"""scenario: {number}
game: praga
position:
  turn: {{taken: A2, wheel bonus: 1}}
  0: {{gold: 9, stone: 9, wealth: none}}
  display: {{buildings: {new.id}}}
  plots:
{around}play:
  - 0: [action building, tile {new.id}, plot {place[0]} {place[1]}, rotation {new.rotation}]
  - expect: {{0: {{blue tokens: {{at least: {blue}}}}}}}
  - events: {{seat: 0, {expected_event(blue - tile["reward"].get("blue", 0))}}}
"""


def expected_event(blue: int) -> str:
    """Blue corners are counted apart from what a building brings."""
    return f"contains: gained 0 blue {blue} connections" if blue else "lacks: [gained 0 blue 1 connections]"


@pytest.mark.slow
@pytest.mark.parametrize("kind", [wall_scenario, building_scenario])
def test_what_touches_connects(kind, tmp_path):
    rng = random.Random(7)
    file = tmp_path / "random.yaml"
    file.write_text("---\n".join(kind(rng, number) for number in range(150)))
    for scenario in read_scenarios(file, burgrave.game):
        mismatches = [str(mismatch) for mismatch in scenario.run()]
        assert mismatches == [], (file.read_text().splitlines()[scenario.line - 1 :][:16], mismatches)
