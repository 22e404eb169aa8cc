"""The pieces by number. Their printed content is in components.json; their ids never change."""

from typing import Final

from mypy_extensions import i64

NOTHING: Final = "nothing"  # number 0 of every list of pieces


def number_ids(prefix: str, count: int) -> list[str]:
    return [f"{prefix}{number:02}" for number in range(1, count + 1)]


def tile_ids(letter: str, normal: int) -> list[str]:
    """Return the ids of the tiles: of each era the normal ones, then the special ones."""
    out: list[str] = []
    for era in (1, 2):
        out += number_ids(f"{letter}{era}-", normal)
        out += [f"{letter}{era}-S{number}" for number in range(1, 5)]
    return out


# Actions. A performance of mines or quarry has two variants.
MINES: Final = 0
QUARRY: Final = 1
UPGRADE: Final = 2
WALL: Final = 3
BUILDING: Final = 4
ROAD: Final = 5
ACTION_IDS: Final = ["mines", "quarry", "upgrade", "wall", "building", "road"]

# Rows of the display, and the kinds of tiles in them.
UPGRADES: Final = 0
WALLS: Final = 1
BUILDINGS: Final = 2
ROW_IDS: Final = ["upgrades", "walls", "buildings"]

# Hex tiles, counted from 1.
FIRST_WALL: Final = 31
FIRST_BUILDING: Final = 67
TILE_COUNT: Final = 102
TILE_IDS: Final = [NOTHING, *tile_ids("U", 11), *tile_ids("W", 14), *tile_ids("B", 14)]

ACTION_TILE_IDS: Final = [NOTHING, *(f"{side}{number}" for side in "AB" for number in range(1, 7))]
ACTION_TILES: Final = 6  # in play, of one side

TECHNOLOGY_IDS: Final = [NOTHING, *(f"T{level}-{number}" for level in range(1, 5) for number in range(1, 7))]
TECHNOLOGY_COUNT: Final = 24
LEVELS: Final = 4
PER_LEVEL: Final = 6
FIRST_SINGLE_USE: Final = 13  # T3-1: technologies of levels I and II have lower numbers

TOKEN_IDS: Final = [NOTHING, *(f"PT-{number}" for number in range(1, 9))]
TOKENS: Final = 8
PLAZA_TILE_IDS: Final = [NOTHING, *number_ids("PL-", 11)]
PLAZA_IDS: Final = ["OT1", "OT2", "OT3", "NT1", "NT2", "NT3", "NT4", "NT5", "NT6", "NT7"]
PLAZAS: Final = 10

# Bridge tiles: six silver ones, then six gold ones.
BRIDGE_TILE_IDS: Final = [NOTHING, *(f"{numeral}-{n}" for numeral in ("IV", "V") for n in range(1, 7))]
FIRST_GOLD: Final = 7
BRIDGE_TILES: Final = 12
PLACES: Final = 5

SEAL_IDS: Final = [NOTHING, "S1", "S2", "S3", "S4", "S5"]
SEALS: Final = 5

HUNGER_WALL: Final = 0
CATHEDRAL: Final = 1
PROJECT_IDS: Final = ["hunger_wall", "cathedral"]

# Bonuses.
GOLD: Final = 1
STONE: Final = 2
VP: Final = 3
TECH: Final = 4
UNIVERSITY: Final = 5
MINE_STEP: Final = 6
QUARRY_STEP: Final = 7
SILVER: Final = 8
GOLD_WINDOW: Final = 9
EGG: Final = 10
RED: Final = 11
BLUE: Final = 12
HUNGER_SIDEWAYS: Final = 13
CATHEDRAL_SIDEWAYS: Final = 14
SIDEWAYS_CHOICE: Final = 15
CHOOSE: Final = 18
BONUS_IDS: Final = [
    NOTHING,
    "gold",
    "stone",
    "vp",
    "tech",
    "university",
    "mine",
    "quarry",
    "silver",
    "goldwin",
    "egg",
    "red",
    "blue",
    "hunger",
    "cathedral",
    "sideways_choice",
    "special_or_vp",
    "buy_egg",
    "choose",
]

# The source of a bonus: for events and for the score breakdown.
FROM_CRANE: Final = 0
FROM_PRODUCTION: Final = 1
FROM_UPGRADE: Final = 2
FROM_WALL: Final = 3
FROM_BUILDING: Final = 4
FROM_CONNECTION: Final = 5
FROM_PLAZA: Final = 6
FROM_PROJECT: Final = 7
FROM_ROAD: Final = 8
FROM_BRIDGE: Final = 9
FROM_TECHNOLOGY: Final = 10
FROM_OVERFLOW: Final = 11
FROM_WEALTH: Final = 12
FROM_ACTION: Final = 13
SOURCE_IDS: Final = [
    "crane",
    "production",
    "upgrades",
    "walls",
    "buildings",
    "connections",
    "plazas",
    "projects",
    "road",
    "bridge",
    "technologies",
    "overflow",
    "wealth",
    "actions",
]
SOURCES: Final = 14

WEALTH_IDS: Final = ["gold6", "stone6", "nine"]
COLOUR_IDS: Final = ["red", "green", "blue", "purple"]
SPACE_IDS: Final = ["start", "I", "II", "III", "IV", "V"]  # of the King's Road

BITS: Final[list[int]] = [1 << n for n in range(60)]


def bit(number: i64) -> i64:
    """Return a mask with this one bit."""
    # Shift down: the compiled form of `1 << number` is a C int and loses the bits above 31.
    return 0x1000_0000_0000_0000 >> (60 - number)


def row_of(tile: i64) -> i64:
    """Return the row of the display to which a tile belongs."""
    if tile < FIRST_WALL:
        return UPGRADES
    return WALLS if tile < FIRST_BUILDING else BUILDINGS


def level_of(technology: i64) -> i64:
    """Return the level of a technology, counted from 0."""
    return (technology - 1) // PER_LEVEL
