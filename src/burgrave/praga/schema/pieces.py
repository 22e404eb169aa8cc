"""Checks of the pieces: all of them, each once, in the order of their ids, and consistent with their ids."""

import re
from collections import Counter
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
from burgrave.praga.schema.entry import Key, Problems, format_value, join_values, problem, value_at

ROAD_TILE_IDS: Final = ["KR-I", "KR-II", "KR-III"]
TILE_KINDS: Final = ("upgrades", "walls", "buildings")
SPECIAL: Final = "S"
SYMBOL_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,19}")
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


def check_pieces(data: Any) -> Problems:
    broken: set[str] = set()
    for path, ids in LISTS:
        for found in check_ids(data, path, ids):
            broken.add(path[0])
            yield found
    for path, field, values in COUNTED:
        for number, right in enumerate(values):
            yield from should_be(data, (*path, number, field), right)
    yield from check_what_ids_say(data)
    yield from check_tile_counts(data, [kind for kind in TILE_KINDS if kind not in broken])
    yield from check_edges(data)
    yield from check_action_tiles(data)


def check_ids(data: Any, path: tuple[str, ...], ids: list[str]) -> Problems:
    """Check that the list has exactly these ids in this order: the engine knows pieces by their index."""
    seen: list[str] = []
    known = True
    for number, item in enumerate(value_at(data, path)):
        id = item["id"]
        if id not in ids:
            near = closest_match(id, ids, 0.6)
            yield problem("components-id-unknown", (*path, number), near=near)
            known = False
        elif id in seen:
            yield problem("components-id-twice", (*path, number), id=id)
            known = False
        seen.append(id)
    missing = [id for id in ids if id not in seen]
    if missing and (known or len(missing) > 1):
        yield problem("components-id-missing", path, missing=join_values(missing))
    elif known:
        for number, id in enumerate(ids):
            if seen[number] != id:
                yield problem("components-id-order", (*path, number), right=id)


def check_what_ids_say(data: Any) -> Problems:
    """Check era and rarity, level, numeral and space against the ids, which imply their counts."""
    for number, technology in enumerate(data["technologies"]):
        if technology["id"] in TECHNOLOGY_IDS:
            yield from should_be(data, ("technologies", number, "level"), int(technology["id"][1]))
    for number, tile in enumerate(data["bridge"]["tiles"]):
        if tile["id"] in BRIDGE_TILE_IDS:
            yield from should_be(data, ("bridge", "tiles", number, "numeral"), tile["id"].partition("-")[0])
    for number, tile in enumerate(data["kings_road"]["alternative_tiles"]):
        if tile["id"] in ROAD_TILE_IDS:
            space = tile["id"].partition("-")[2]
            yield from should_be(data, ("kings_road", "alternative_tiles", number, "space"), space)


def check_tile_counts(data: Any, kinds: list[str]) -> Problems:
    """Check how many tiles of each kind are of each era and rarity, and then that their ids say the same."""
    for kind in kinds:
        tiles = data[kind]
        right = Counter(tile_group(tile["id"]) for tile in tiles)
        found = Counter((tile["era"], tile["special"]) for tile in tiles)
        for (era, special), count in right.items():
            if found[era, special] != count:
                args = {
                    "kind": kind,
                    "era": "I" * era,
                    "special": str(special).lower(),
                    "found": found[era, special],
                }
                yield problem("components-count", (kind,), **args, right=count)
        if found == right:
            yield from check_exchanges(data, kind)


def check_exchanges(data: Any, kind: str) -> Problems:
    """Name pairs of tiles that have the era and rarity of each other's ids, or of a third tile in turn."""
    for number, other in exchanges(data, kind):
        id = data[kind][other]["id"]
        yield problem("components-exchange", (kind, number), other=id)


def exchanges(data: Any, kind: str) -> list[tuple[int, int]]:
    """Return which tiles to exchange, one pair after the other, so that all ids say era and rarity."""
    wanted = [tile_group(tile["id"]) for tile in data[kind]]
    found = [(tile["era"], tile["special"]) for tile in data[kind]]
    pairs: list[tuple[int, int]] = []
    for number, right in enumerate(wanted):
        if found[number] == right:
            continue
        later = [other for other in range(number + 1, len(found)) if found[other] == right != wanted[other]]
        other = next((each for each in later if wanted[each] == found[number]), later[0])
        found[number], found[other] = found[other], found[number]
        pairs.append((number, other))
    return pairs


def tile_group(id: str) -> tuple[int, bool]:
    """Return era and rarity of a hex tile, which its id implies."""
    era, _, rest = id[1:].partition("-")
    return int(era), rest.startswith(SPECIAL)


def check_edges(data: Any) -> Problems:
    symbols = data["meta"]["edge_symbols"]
    for symbol in symbols:
        if not SYMBOL_NAME.fullmatch(symbol):
            args = {"found": format_value(symbol), "examples": "silver, vp2"}
            yield problem("components-form", ("meta", "edge_symbols"), **args)
    for kind in ("upgrades", "walls"):
        for number, tile in enumerate(data[kind]):
            for edge, symbol in enumerate(tile["edges"]):
                if symbol is not None and symbol not in symbols:
                    path = (kind, number, "edges", edge)
                    known = join_values([*symbols, None])
                    yield problem("components-choice", path, found=format_value(symbol), known=known)


def check_action_tiles(data: Any) -> Problems:
    for side in ("A", "B"):
        tiles = data["action_tiles"][side]
        for number, tile in enumerate(tiles):
            if tile["outer"] == tile["inner"]:
                args = {"action": tile["outer"]}
                yield problem("components-same-action", ("action_tiles", side, number), **args)
        shown = [tile[half] for tile in tiles for half in ("outer", "inner")]
        for action in ACTION_IDS:
            found = shown.count(action)
            if found != TILES_OF_ACTION:
                yield problem("components-action-count", ("action_tiles", side), action=action, found=found)
        yield from check_permutation(
            data, ("wheel", f"recommended_first_order_{side}"), [tile["id"] for tile in tiles]
        )
    pairing = data["action_tiles"]["pairing"]
    for side, named in (("A", list(pairing)), ("B", list(pairing.values()))):
        ids = [tile["id"] for tile in data["action_tiles"][side]]
        if sorted(named) != sorted(ids):
            yield problem("components-permutation", ("action_tiles", "pairing"), known=join_values(ids))
