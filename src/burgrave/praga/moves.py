"""The table of moves. Append only: a record replays for ever because a number never changes its meaning."""

from typing import Final

from burgrave.praga.catalogue import (
    ACTION_TILE_IDS,
    BRIDGE_TILE_IDS,
    PLAZA_IDS,
    PROJECT_IDS,
    ROW_IDS,
    SEAL_IDS,
    SPACE_IDS,
    TECHNOLOGY_IDS,
    TILE_IDS,
    TOKEN_IDS,
)

NOTATION_VERSION: Final = 1
ROWS: Final = 10
COLUMNS: Final = 12
MOST_CHOICES: Final = 4

# How an action is performed: mines and quarry in two variants.
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
    "develop mines",
    "produce gold",
    "develop quarry",
    "produce stone",
    "upgrade",
    "wall",
    "building",
    "road",
]

END_TURN: Final = 0
WHEEL_BONUS: Final = 1
BUY_WITH_GOLD: Final = 2  # two gold windows
BUY_WITH_SILVER: Final = 3  # a gold and a silver one
ARROW_UP: Final = 4
DECLINE: Final = 5
UPPER_REWARD: Final = 6
LOWER_REWARD: Final = 7
DISCARD_SILVER: Final = 8
DISCARD_GOLD: Final = 9
TRACK_MINES: Final = 10
TRACK_QUARRY: Final = 11

# A family of moves: the number is the base plus the piece or place.
TAKE: Final = 11  # take A3 (an action tile, counted from 1)
ACTION: Final = 24  # action produce gold (the main action, or a technology's)
EXTRA: Final = 32  # extra produce gold (the bought one)
USE: Final = 39  # use T3-1 (any technology, counted from 1)
KEEP: Final = 63  # keep T1-1
REFRESH_FOR_GOLD: Final = 88  # refresh walls for gold
REFRESH_FOR_STONE: Final = 91  # refresh walls for stone
CLIMB: Final = 94  # climb cathedral
SIDEWAYS: Final = 96  # sideways cathedral
PROJECT: Final = 98  # project cathedral
BONUS: Final = 99  # bonus U1-01 (an upgrade on the board, counted from 1)
SEAL: Final = 129  # seal S1 (counted from 1)
TILE: Final = 134  # tile W1-01 (counted from 1)
SLOT: Final = 237  # slot 1 of the action board (counted from 0)
ROTATION: Final = 249  # rotation 0
PLOT: Final = 255  # plot 5 3: row and column
TOKEN: Final = 374  # token PT-1 (counted from 1)
PICK: Final = 382  # pick IV-1 (a bridge tile, counted from 1)
PLACE: Final = 395  # place 1 of the bridge (counted from 0)
PLAZA: Final = 400  # plaza OT1
CHOICE: Final = 410  # choose 1 (counted from 0)
ROAD_EFFECT: Final = 413  # road effect I (the space, counted from 1)
ROAD_EGG_EFFECT: Final = 416  # road egg effect I
LAST_MOVE: Final = 419


def table() -> list[str]:
    """The text of every move, by number."""
    texts = ["end turn", "wheel bonus", "buy action for two gold windows", "buy action for gold and silver"]
    texts += ["arrow up", "decline", "upper reward", "lower reward"]
    texts += ["discard silver window", "discard gold window", "track mines", "track quarry"]
    texts += [f"take {tile}" for tile in ACTION_TILE_IDS[1:]]
    for kind in ("action", "extra"):
        texts += [f"{kind} {performance}" for performance in PERFORMANCE_IDS]
    for verb in ("use", "keep"):
        texts += [f"{verb} {technology}" for technology in TECHNOLOGY_IDS[1:]]
    for resource in ("gold", "stone"):
        texts += [f"refresh {row} for {resource}" for row in ROW_IDS]
    for verb in ("climb", "sideways", "project"):
        texts += [f"{verb} {project}" for project in PROJECT_IDS]
    texts += [f"bonus {tile}" for tile in TILE_IDS[1:31]]
    texts += [f"seal {seal}" for seal in SEAL_IDS[1:]]
    texts += [f"tile {tile}" for tile in TILE_IDS[1:]]
    texts += [f"slot {slot}" for slot in range(1, 13)]
    texts += [f"rotation {rotation}" for rotation in range(6)]
    texts += [f"plot {row} {column}" for row in range(ROWS) for column in range(COLUMNS)]
    texts += [f"token {token}" for token in TOKEN_IDS[1:]]
    texts += [f"pick {tile}" for tile in BRIDGE_TILE_IDS[1:]]
    texts += [f"place {place}" for place in range(1, 6)]
    texts += [f"plaza {plaza}" for plaza in PLAZA_IDS]
    texts += [f"choose {choice}" for choice in range(1, MOST_CHOICES + 1)]
    for effect in ("road effect", "road egg effect"):
        texts += [f"{effect} {space}" for space in SPACE_IDS[1:4]]
    return texts
