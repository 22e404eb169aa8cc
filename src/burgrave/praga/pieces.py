"""The pieces of Praga as they are listed: hex tiles row by row, then what the boards and the bridge hold."""

from burgrave.core.piece import Piece
from burgrave.praga.catalogue import (
    ACTION_TILE_IDS,
    BRIDGE_TILE_IDS,
    FIRST_BUILDING,
    FIRST_WALL,
    PLAZA_TILE_IDS,
    SEAL_IDS,
    TECHNOLOGY_IDS,
    TILE_IDS,
    TOKEN_IDS,
    level_of,
)
from burgrave.praga.rules import Rules


def pieces(rules: Rules) -> list[Piece]:
    out = [tile(rules, number) for number in range(1, len(TILE_IDS))]
    for number in range(1, len(TECHNOLOGY_IDS)):
        level = int(level_of(number)) + 1
        out.append(Piece("technology", "technology", TECHNOLOGY_IDS[number], numbers={"level": level}))
    for kind, ids in (
        ("token", TOKEN_IDS),
        ("plaza_tile", PLAZA_TILE_IDS),
        ("bridge_tile", BRIDGE_TILE_IDS),
        ("seal", SEAL_IDS),
        ("action_tile", ACTION_TILE_IDS),
    ):
        out += [Piece(kind, kind, id) for id in ids[1:]]
    return out


def tile(rules: Rules, number: int) -> Piece:
    kind = "upgrade" if number < FIRST_WALL else "wall" if number < FIRST_BUILDING else "building"
    return Piece(kind, "tile", TILE_IDS[number], numbers={"era": rules.era[number]})
