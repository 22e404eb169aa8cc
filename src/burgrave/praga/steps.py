"""Codes of the agenda's steps and of the chance streams. Only append: saved games contain them."""

from typing import Final

START_TURN: Final = 0
TURN: Final = 1
CLOSE: Final = 2
DISCARD_WINDOWS: Final = 3
TURN_WHEEL: Final = 4
CHOOSE_TILE: Final = 5
CHOOSE_SLOT: Final = 6
CHOOSE_PLOT: Final = 7
CHOOSE_ROTATION: Final = 8
REFRESH_FIRST: Final = 9
REFRESH_SECOND: Final = 10
PRODUCTION_TOKEN: Final = 11
DRAW_TECHNOLOGIES: Final = 12
KEEP_TECHNOLOGY: Final = 13
EVALUATE_PLAZA: Final = 14
BOTH_REWARDS: Final = 15
PLAZA_REWARD: Final = 16
SIDEWAYS_PROJECT: Final = 17
ARROW: Final = 18
CATHEDRAL_TILE: Final = 19
DRAW_BRIDGE_TILES: Final = 20
BRIDGE_PICK: Final = 21
BRIDGE_PLACE: Final = 22
PROJECT_ROW: Final = 23
PLAZA_TILE: Final = 24
TRACK_STEP: Final = 25
PRODUCTION_TRACK: Final = 26
CHOOSE_BUNDLE: Final = 27
TECHNOLOGY_ACTION: Final = 28
OPPONENT: Final = 29
PAWN: Final = 30
BOT_PLOT: Final = 31
BOT_ROTATION: Final = 32
RECYCLE: Final = 33  # parler: the opponent takes an action tile

# Chance streams of the game, in the order of STREAMS.
FIRST_PLAYER_STREAM: Final = 0
WHEEL_STREAM: Final = 1
SILVER_STREAM: Final = 2
GOLD_STREAM: Final = 3
PLAZA_STREAM: Final = 4
TECHNOLOGY_STREAM: Final = 5
TILE_STREAM: Final = 6
POINTER_STREAM: Final = 7
CARD_STREAM: Final = 8
TOKEN_STREAM: Final = 9

STREAMS: Final = [
    ("first-player", "seat"),
    ("wheel", "action_tile"),
    ("silver", "bridge_tile"),
    ("gold", "bridge_tile"),
    ("plazas", "plaza_tile"),
    ("technologies", "technology"),
    ("tiles", "tile"),
    ("pointer", "number"),
    ("parler", "number"),
    ("token", "token"),
]
