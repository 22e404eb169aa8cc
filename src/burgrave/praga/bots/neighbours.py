"""What lies around a hex of the action board, looked at once for all tiles and rotations tried there."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.praga.hexes import SIDES


@final
class Neighbours:
    """What edges and red corners of a tile would be worth on one hex."""

    def __init__(self) -> None:
        self.edges = vec[i64]([0] * SIDES)  # a symbol at an edge: what it makes the neighbour pay, or a hope
        self.meets: i64 = 0  # edges at which the symbol itself pays too, a bit each
        self.corners = vec[i64]([0] * SIDES)
