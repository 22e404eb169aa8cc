"""Checks of the pieces: all of them, each once, in the order of their ids, and consistent with their ids."""

from collections.abc import Sequence
from typing import Any, Final

from burgrave.core.error import closest_match
from burgrave.praga.catalogue import (
    ACTION_IDS,
    ACTION_TILE_IDS,
    ACTION_TILES,
    BRIDGE_TILE_IDS,
    FIRST_BUILDING,
    FIRST_WALL,
    PLAZA_TILE_IDS,
    SEAL_IDS,
    SPACE_IDS,
    TECHNOLOGY_IDS,
    TILE_IDS,
    TOKEN_IDS,
    WEALTH_IDS,
)
from burgrave.praga.schema.checks import check_permutation, should_be
from burgrave.praga.schema.entry import Key, format_value, join_values, make_error, value_at

ROAD_TILE_IDS: Final = ["KR-I", "KR-II", "KR-III"]
SPECIAL: Final = "S"
TILES_OF_ACTION: Final = 2  # each action is on two action tiles of a side

# The lists of pieces and their ids.
LISTS: Final[list[tuple[tuple[str, ...], list[str]]]] = [
    (("action_tiles", "A"), ACTION_TILE_IDS[1 : 1 + ACTION_TILES]),
    (("action_tiles", "B"), ACTION_TILE_IDS[1 + ACTION_TILES :]),
    (("player_board", "wealth"), WEALTH_IDS),
    (("upgrades",), TILE_IDS[1:FIRST_WALL]),
    (("walls",), TILE_IDS[FIRST_WALL:FIRST_BUILDING]),
    (("buildings",), TILE_IDS[FIRST_BUILDING:]),
    (("technologies",), TECHNOLOGY_IDS[1:]),
    (("production_tokens",), TOKEN_IDS[1:]),
    (("plazas",), PLAZA_TILE_IDS[1:]),
    (("kings_road", "alternative_tiles"), ROAD_TILE_IDS),
    (("bridge", "tiles"), BRIDGE_TILE_IDS[1:]),
    (("seals",), SEAL_IDS[1:]),
]
# Lists with numbered entries: the field with the number, and its values.
COUNTED: Final[list[tuple[tuple[str, ...], str, Sequence[Key]]]] = [
    (("wheel", "positions"), "pos", range(12)),
    (("wheel", "sectors"), "sector", range(12)),
    (("action_board", "wall_slots"), "slot", range(1, 13)),
    (("board", "road_shields"), "space", SPACE_IDS[1:5]),
    (("kings_road", "spaces"), "space", SPACE_IDS[1:]),
    (("bridge", "places"), "place", range(1, 6)),
]


def check_pieces(data: Any) -> None:
    for path, ids in LISTS:
        check_ids(data, path, ids)
    for path, field, values in COUNTED:
        for number, right in enumerate(values):
            should_be(data, (*path, number, field), right)
    check_what_ids_say(data)
    check_edges(data)
    check_action_tiles(data)


def check_ids(data: Any, path: tuple[str, ...], ids: list[str]) -> None:
    """Check that the list has exactly these ids in this order: the engine knows pieces by their index."""
    seen: list[str] = []
    for number, item in enumerate(value_at(data, path)):
        id = item["id"]
        if id not in ids:
            near = closest_match(id, ids, 0.6)
            raise make_error("components-id-unknown", data, (*path, number), near=near)
        if id in seen:
            raise make_error("components-id-twice", data, (*path, number), id=id)
        seen.append(id)
    missing = [id for id in ids if id not in seen]
    if missing:
        raise make_error("components-id-missing", data, path, missing=join_values(missing))
    for number, id in enumerate(ids):
        if seen[number] != id:
            raise make_error("components-id-order", data, (*path, number), right=id)


def check_what_ids_say(data: Any) -> None:
    """Check era and rarity, level, numeral and space against the id, which implies their counts too."""
    for kind in ("upgrades", "walls", "buildings"):
        for number, tile in enumerate(data[kind]):
            era, _, rest = tile["id"][1:].partition("-")
            should_be(data, (kind, number, "era"), int(era))
            should_be(data, (kind, number, "special"), rest.startswith(SPECIAL))
    for number, technology in enumerate(data["technologies"]):
        should_be(data, ("technologies", number, "level"), int(technology["id"][1]))
    for number, tile in enumerate(data["bridge"]["tiles"]):
        should_be(data, ("bridge", "tiles", number, "numeral"), tile["id"].partition("-")[0])
    for number, tile in enumerate(data["kings_road"]["alternative_tiles"]):
        space = tile["id"].partition("-")[2]
        should_be(data, ("kings_road", "alternative_tiles", number, "space"), space)


def check_edges(data: Any) -> None:
    symbols = data["meta"]["edge_symbols"]
    for kind in ("upgrades", "walls"):
        for number, tile in enumerate(data[kind]):
            for edge, symbol in enumerate(tile["edges"]):
                if symbol is not None and symbol not in symbols:
                    path = (kind, number, "edges", edge)
                    known = join_values([*symbols, None])
                    raise make_error("components-choice", data, path, found=format_value(symbol), known=known)


def check_action_tiles(data: Any) -> None:
    for side in ("A", "B"):
        tiles = data["action_tiles"][side]
        for number, tile in enumerate(tiles):
            if tile["outer"] == tile["inner"]:
                args = {"action": tile["outer"]}
                raise make_error("components-same-action", data, ("action_tiles", side, number), **args)
        shown = [tile[half] for tile in tiles for half in ("outer", "inner")]
        for action in ACTION_IDS:
            found = shown.count(action)
            if found != TILES_OF_ACTION:
                raise make_error(
                    "components-action-count", data, ("action_tiles", side), action=action, found=found
                )
        check_permutation(data, ("wheel", f"recommended_first_order_{side}"), [tile["id"] for tile in tiles])
    pairing = data["action_tiles"]["pairing"]
    for side, named in (("A", list(pairing)), ("B", list(pairing.values()))):
        ids = [tile["id"] for tile in data["action_tiles"][side]]
        if sorted(named) != sorted(ids):
            raise make_error(
                "components-permutation", data, ("action_tiles", "pairing"), known=join_values(ids)
            )
