"""The sides of a tile as it lies: what rotation brings where."""

from burgrave.praga.board.model import board
from burgrave.praga.board.types import Sides
from burgrave.praga.catalogue import TILE_IDS
from burgrave.praga.hexes import SIDES, turned_back
from burgrave.praga.state import ROTATED, ROTATION_BITS, Table


def rotation(entry: int) -> int:
    return int(entry >> ROTATED & ROTATION_BITS)


def sides(s: Table, tile: int, turned: int) -> Sides:
    printed = board(s.rules)["tiles"][TILE_IDS[tile]]
    back = [int(turned_back(side, turned)) for side in range(SIDES)]
    return {
        "edges": [printed["edges"][side] for side in back],
        "corners": [side for side in range(SIDES) if back[side] in printed["corners"]],
    }
