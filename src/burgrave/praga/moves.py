"""The families of moves. Only append: old records stay valid because a number never changes its meaning.

A move without a parameter has its own number: `move == END_TURN`. The number of a move with a parameter is a
sum, `BONUS + tile`. Its family identifies it, `FAMILY_OF[move] == BONUS_MOVES`.
"""

from typing import Final

from burgrave.core.move import Family, MoveParam, make_family_table
from burgrave.praga.catalogue import (
    ACTION_IDS,
    ACTION_TILE_IDS,
    BRIDGE_TILE_IDS,
    FIRST_WALL,
    PLACES,
    PLAZA_IDS,
    PROJECT_IDS,
    ROW_IDS,
    SEAL_IDS,
    SPACE_IDS,
    TECHNOLOGY_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from burgrave.praga.hexes import SIDES

NOTATION_VERSION: Final = 1
ROWS: Final = 10
COLUMNS: Final = 12
PLOT_IDS: Final = [f"{row},{column}" for row in range(ROWS) for column in range(COLUMNS)]
TRACK_IDS: Final = ACTION_IDS[:2]

# Ways to perform an action: mines and quarry have two variants.
DEVELOP_MINES: Final = 0
PRODUCE_GOLD: Final = 1
DEVELOP_QUARRY: Final = 2
PRODUCE_STONE: Final = 3
LAY_UPGRADE: Final = 4
BUILD_WALL: Final = 5
BUILD_BUILDING: Final = 6
BUILD_ROAD: Final = 7
PERFORMANCES: Final = 8
PERFORMANCE_IDS: Final = [
    "develop_mines",
    "produce_gold",
    "develop_quarry",
    "produce_stone",
    "upgrade",
    "wall",
    "building",
    "road",
]

END_TURN: Final = 0
WHEEL_BONUS: Final = 1
BUY_WITH_GOLD: Final = 2  # two gold windows
BUY_WITH_SILVER: Final = 3  # a gold and a silver window
ARROW_UP: Final = 4
DECLINE: Final = 5
UPPER_REWARD: Final = 6
LOWER_REWARD: Final = 7
DISCARD_SILVER: Final = 8
DISCARD_GOLD: Final = 9

# The first number of a family, less the number of the first piece: most pieces are counted from 1. Slots and
# places are counted from 0 here, but their texts are the printed numbers, which start at 1.
PIECE: Final = 1
TRACK: Final = 10
TAKE: Final = 12 - PIECE
ACTION: Final = 24  # the main action, or an action of a technology
EXTRA: Final = 32  # the bought action
USE: Final = 40 - PIECE
KEEP: Final = 64 - PIECE
REFRESH_FOR_GOLD: Final = 88
REFRESH_FOR_STONE: Final = 91
CLIMB: Final = 94
SIDEWAYS: Final = 96
PROJECT: Final = 98
BONUS: Final = 100 - PIECE
SEAL: Final = 130 - PIECE
TILE: Final = 135 - PIECE
SLOT: Final = 237  # of the action board
ROTATION: Final = 249
PLOT: Final = 255
TOKEN: Final = 375 - PIECE
PICK: Final = 383 - PIECE
PLACE: Final = 395  # of the bridge
PLAZA: Final = 400
CHOICE: Final = 410
ROAD_EFFECT: Final = 414 - PIECE
ROAD_EGG_EFFECT: Final = 417 - PIECE

# Families, by their index in the list below.
TAKE_MOVES: Final = 11
ACTION_MOVES: Final = 12
EXTRA_MOVES: Final = 13
USE_MOVES: Final = 14
REFRESH_FOR_GOLD_MOVES: Final = 16
REFRESH_FOR_STONE_MOVES: Final = 17
CLIMB_MOVES: Final = 18
SIDEWAYS_MOVES: Final = 19
BONUS_MOVES: Final = 21
SEAL_MOVES: Final = 22
ROAD_EFFECT_MOVES: Final = 32
ROAD_EGG_EFFECT_MOVES: Final = 33


def families() -> list[Family]:
    performance = MoveParam("performance", PERFORMANCE_IDS, [id.replace("_", " ") for id in PERFORMANCE_IDS])
    technology = MoveParam("technology", TECHNOLOGY_IDS[1:])
    row = MoveParam("row", ROW_IDS)
    project = MoveParam("project", PROJECT_IDS)
    street = MoveParam("space", SPACE_IDS[1:4])
    return [
        Family(END_TURN, "end turn"),
        Family(WHEEL_BONUS, "wheel bonus"),
        Family(BUY_WITH_GOLD, "buy action for two gold windows"),
        Family(BUY_WITH_SILVER, "buy action for gold and silver"),
        Family(ARROW_UP, "arrow up"),
        Family(DECLINE, "decline"),
        Family(UPPER_REWARD, "upper reward"),
        Family(LOWER_REWARD, "lower reward"),
        Family(DISCARD_SILVER, "discard silver window"),
        Family(DISCARD_GOLD, "discard gold window"),
        Family(TRACK, "track TRACK", MoveParam("track", TRACK_IDS)),
        Family(TAKE + PIECE, "take ACTION_TILE", MoveParam("action_tile", ACTION_TILE_IDS[1:])),
        Family(ACTION, "action PERFORMANCE", performance),
        Family(EXTRA, "extra PERFORMANCE", performance),
        Family(USE + PIECE, "use TECHNOLOGY", technology),
        Family(KEEP + PIECE, "keep TECHNOLOGY", technology),
        Family(REFRESH_FOR_GOLD, "refresh ROW for gold", row),
        Family(REFRESH_FOR_STONE, "refresh ROW for stone", row),
        Family(CLIMB, "climb PROJECT", project),
        Family(SIDEWAYS, "sideways PROJECT", project),
        Family(PROJECT, "project PROJECT", project),
        Family(BONUS + PIECE, "bonus UPGRADE", MoveParam("tile", TILE_IDS[1:FIRST_WALL])),
        Family(SEAL + PIECE, "seal SEAL", MoveParam("seal", SEAL_IDS[1:])),
        Family(TILE + PIECE, "tile TILE", MoveParam("tile", TILE_IDS[1:])),
        Family(SLOT, "slot SLOT", number_param("slot", 1, 12)),
        Family(ROTATION, "rotation ROTATION", number_param("rotation", 0, SIDES)),
        Family(PLOT, "plot PLOT", MoveParam("plot", PLOT_IDS, [id.replace(",", " ") for id in PLOT_IDS])),
        Family(TOKEN + PIECE, "token TOKEN", MoveParam("token", TOKEN_IDS[1:])),
        Family(PICK + PIECE, "pick BRIDGE_TILE", MoveParam("bridge_tile", BRIDGE_TILE_IDS[1:])),
        Family(PLACE, "place PLACE", number_param("place", 1, PLACES)),
        Family(PLAZA, "plaza PLAZA", MoveParam("plaza", PLAZA_IDS)),
        Family(CHOICE, "choose CHOICE", number_param("choice", 1, 4)),
        Family(ROAD_EFFECT + PIECE, "road effect SPACE", street),
        Family(ROAD_EGG_EFFECT + PIECE, "road egg effect SPACE", street),
    ]


def number_param(vocabulary: str, first: int, count: int) -> MoveParam:
    """Return a parameter whose values are `count` consecutive numbers."""
    return MoveParam(vocabulary, [str(first + number) for number in range(count)])


FAMILIES: Final = families()
FAMILY_OF: Final = make_family_table(FAMILIES)
