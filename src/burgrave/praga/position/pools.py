"""All pieces of a game that a position can place."""

from burgrave.core.rng import Rng
from burgrave.praga.catalogue import (
    BRIDGE_TILE_IDS,
    FIRST_BUILDING,
    FIRST_GOLD,
    FIRST_WALL,
    PER_LEVEL,
    PLAZA_TILE_IDS,
    TECHNOLOGY_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from burgrave.praga.position.pool import PragaPiecePool
from burgrave.praga.rules import PragaRules

ROWS = [(1, FIRST_WALL), (FIRST_WALL, FIRST_BUILDING), (FIRST_BUILDING, len(TILE_IDS))]


class PragaPiecePools:
    """One pool for each kind of piece."""

    def __init__(self, rules: PragaRules, rng: Rng) -> None:
        self.rules = rules
        self.hexes = PragaPiecePool(TILE_IDS, rng)
        self.technologies = PragaPiecePool(TECHNOLOGY_IDS, rng)
        self.tokens = PragaPiecePool(TOKEN_IDS, rng)
        self.plazas = PragaPiecePool(PLAZA_TILE_IDS, rng)
        self.bridge = PragaPiecePool(BRIDGE_TILE_IDS, rng)
        self.silver = list(range(1, FIRST_GOLD))
        self.gold = list(range(FIRST_GOLD, len(BRIDGE_TILE_IDS)))
        self.walls = self.tiles(1, 1, False), self.tiles(1, 2, False)
        self.normal_buildings = self.tiles(2, 1, False)

    def tiles(self, row: int, era: int, special: bool) -> list[int]:
        first, end = ROWS[row]
        rules = self.rules
        return [
            tile
            for tile in range(first, end)
            if rules.era[tile] == era and bool(rules.special[tile]) == special
        ]

    def walls_left(self) -> list[int]:
        """Return the normal walls of the first era, or those of the second if none of the first is free."""
        first, second = self.walls
        return first if self.hexes.rest(first) else second

    def normal_of(self, among: list[int]) -> list[int]:
        """Return the normal tiles of the first era among these."""
        return [tile for tile in among if self.rules.era[tile] == 1 and not self.rules.special[tile]]

    def level(self, level: int) -> list[int]:
        return list(range(level * PER_LEVEL + 1, (level + 1) * PER_LEVEL + 1))
