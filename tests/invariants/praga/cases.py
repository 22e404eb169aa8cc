"""The options of Praga with which all invariants run: every number of players, both sides, every set."""

import random
from typing import Any

ROAD_TILES = ["KR-I", "KR-IIa", "KR-IIb", "KR-III"]
SETS = ["base", "A", "B"]


def list_cases() -> list[dict[str, Any]]:
    """The options of each."""
    return [
        {"players": 1},
        {"players": 1, "solo": "parler"},
        {"players": 1, "solo": "parler", "side": "B", "tile_order": "random", "cathedral": "A"},
        {"players": 2},
        {"players": 2, "side": "B", "hunger_wall": "A", "cathedral": "B", "bridge": "babab"},
        {"players": 3},
        {"players": 3, "tile_order": "random", "road_tiles": ["KR-I", "KR-IIa", "KR-III"], "bridge": "bbbbb"},
        {"players": 4},
        {"players": 4, "side": "B", "road_tiles": ["KR-IIb"], "hunger_wall": "B", "first_player": 2},
    ]


def random_options(number: int) -> dict[str, Any]:
    """Options by chance; the same for the same number."""
    choice = random.Random(f"praga {number}")
    players = number % 4 + 1
    road_tiles = choice.sample(ROAD_TILES, choice.randint(0, 3))
    if {"KR-IIa", "KR-IIb"} <= set(road_tiles):
        road_tiles.remove("KR-IIb")
    options: dict[str, Any] = {
        "players": players,
        "side": choice.choice("AB"),
        "tile_order": choice.choice(["recommended", "random"]),
        "road_tiles": road_tiles,
        "hunger_wall": choice.choice(SETS),
        "cathedral": choice.choice(SETS),
        "bridge": "".join(choice.choice("ab") for _ in range(5)),
    }
    if players == 1:
        options["solo"] = choice.choice(["simple", "parler"])
    return options
