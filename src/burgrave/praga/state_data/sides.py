"""The edges and corners of a laid tile after its rotation."""

from burgrave.praga.board_data.model import board
from burgrave.praga.board_data.types import TileSidesData
from burgrave.praga.catalogue import TILE_IDS
from burgrave.praga.connections import is_used_beyond
from burgrave.praga.hexes import NO_HEX, SIDES, turned_back
from burgrave.praga.state import PIECE, ROTATED, ROTATION_BITS, PragaPlayer, PragaState
from burgrave.praga.state_data.types import LaidTileData


def rotation(entry: int) -> int:
    return int(entry >> ROTATED & ROTATION_BITS)


def laid_sides(s: PragaState, p: PragaPlayer, at: int) -> LaidTileData:
    """Return the sides of the tile on a hex of an action board."""
    entry = int(p.hexes[at])
    return {**sides(s, entry & PIECE, rotation(entry)), "used_up": used_up(s, p, at)}


def used_up(s: PragaState, p: PragaPlayer, at: int) -> list[int]:
    """Return the edges of a hex whose own symbols have paid."""
    beyond = s.rules.beyond[at * SIDES : (at + 1) * SIDES]
    return [
        edge
        for edge, other in enumerate(beyond)
        if other != NO_HEX and is_used_beyond(s, p, other, (edge + SIDES // 2) % SIDES)
    ]


def sides(s: PragaState, tile: int, turned: int) -> TileSidesData:
    printed = board(s.rules)["tiles"][TILE_IDS[tile]]
    back = [int(turned_back(side, turned)) for side in range(SIDES)]
    return {
        "edges": [printed["edges"][side] for side in back],
        "corners": [side for side in range(SIDES) if back[side] in printed["corners"]],
    }
