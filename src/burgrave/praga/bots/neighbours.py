"""The surroundings of a hex of the action board, computed once for all tiles and rotations tried there."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.praga.hexes import SIDES


@final
class Neighbours:
    """The worth that edges and red corners of a tile would have on one hex."""

    def __init__(self) -> None:
        self.edges = vec[i64]([0] * SIDES)  # worth of a symbol here: the neighbour's bonus, or an open edge
        self.meets: i64 = 0  # edges at which the symbol's own bonus is gained too, one bit each
        self.corners = vec[i64]([0] * SIDES)
