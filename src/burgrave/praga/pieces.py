"""The list of the pieces of Praga: hex tiles row by row, then the other pieces."""

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
from burgrave.praga.rules import PragaRules
from burgrave.praga.rulings import rulings_about


def pieces(rules: PragaRules) -> list[Piece]:
    out = [tile(rules, number) for number in range(1, len(TILE_IDS))]
    out += [technology(number) for number in range(1, len(TECHNOLOGY_IDS))]
    for kind, ids in (
        ("token", TOKEN_IDS),
        ("plaza_tile", PLAZA_TILE_IDS),
        ("bridge_tile", BRIDGE_TILE_IDS),
        ("seal", SEAL_IDS),
        ("action_tile", ACTION_TILE_IDS),
    ):
        out += [Piece(kind, kind, id, rulings=rulings_about(kind, id)) for id in ids[1:]]
    return out


def tile(rules: PragaRules, number: int) -> Piece:
    kind = "upgrade" if number < FIRST_WALL else "wall" if number < FIRST_BUILDING else "building"
    id = TILE_IDS[number]
    return Piece(kind, "tile", id, numbers={"era": rules.era[number]}, rulings=rulings_about(kind, id))


def technology(number: int) -> Piece:
    id, level = TECHNOLOGY_IDS[number], int(level_of(number)) + 1
    return Piece(
        "technology", "technology", id, numbers={"level": level}, rulings=rulings_about("technology", id)
    )
