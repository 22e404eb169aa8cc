"""Why a move is not possible. Append only."""

from typing import Final

NOT_NOW: Final = 0
TILE_ALREADY_TAKEN: Final = 1
TAKE_TILE_FIRST: Final = 2
TOO_LITTLE_GOLD: Final = 3
TOO_LITTLE_STONE: Final = 4
TOO_FEW_EGGS: Final = 5
TOO_FEW_SILVER_WINDOWS: Final = 6
TOO_FEW_GOLD_WINDOWS: Final = 7
NOT_ON_TILE: Final = 8
MAIN_ACTION_DONE: Final = 9
MAIN_ACTION_FIRST: Final = 10
ALREADY_BOUGHT: Final = 11
NO_EXTRA_ACTION: Final = 12
NO_WHEEL_BONUS: Final = 13
NOT_OWNED: Final = 14
ALREADY_REFRESHED: Final = 15
ROW_TOO_SHORT: Final = 16
TOP_ROW: Final = 17
NO_SIDEWAYS_CREDIT: Final = 18
NO_CLAIM: Final = 19
NO_SEAL_RIGHT: Final = 20
SEAL_TAKEN: Final = 21
NO_ROAD_EFFECT: Final = 22
SETTLE_CLAIM_FIRST: Final = 23
NO_TILE_POSSIBLE: Final = 24
NOT_IN_ROW: Final = 25
SPECIAL_TILE: Final = 26
NO_FREE_PLOT: Final = 27
NOT_A_PLOT: Final = 28
PLOT_TAKEN: Final = 29
SLOT_TAKEN: Final = 30
END_OF_ROAD: Final = 31
END_OF_TRACK: Final = 32
TOKEN_GONE: Final = 33
NOT_DRAWN: Final = 34
PLACE_TAKEN: Final = 35
NO_PLAZA_TILE: Final = 36
NO_EFFECT: Final = 37
NOT_ON_WHEEL: Final = 38
NOT_AT_PAWN: Final = 39
NO_CORNER_MATCH: Final = 40
SETTLE_ROAD_FIRST: Final = 41
NO_ACTION_POSSIBLE: Final = 42

REASON_IDS: Final = [
    "not-now",
    "tile-already-taken",
    "take-tile-first",
    "too-little-gold",
    "too-little-stone",
    "too-few-eggs",
    "too-few-silver-windows",
    "too-few-gold-windows",
    "not-on-tile",
    "main-action-done",
    "main-action-first",
    "already-bought",
    "no-extra-action",
    "no-wheel-bonus",
    "not-owned",
    "already-refreshed",
    "row-too-short",
    "top-row",
    "no-sideways-credit",
    "no-claim",
    "no-seal-right",
    "seal-taken",
    "no-road-effect",
    "settle-claim-first",
    "no-tile-possible",
    "not-in-row",
    "special-tile",
    "no-free-plot",
    "not-a-plot",
    "plot-taken",
    "slot-taken",
    "end-of-road",
    "end-of-track",
    "token-gone",
    "not-drawn",
    "place-taken",
    "no-plaza-tile",
    "no-effect",
    "not-on-wheel",
    "not-at-pawn",
    "no-corner-match",
    "settle-road-first",
    "no-action-possible",
]
