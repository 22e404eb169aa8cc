"""Reasons why a move is not possible. Only append."""

from typing import Final

from burgrave.core.numbered import by_number

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

REASON_IDS: Final = by_number(
    {
        NOT_NOW: "not-now",
        TILE_ALREADY_TAKEN: "tile-already-taken",
        TAKE_TILE_FIRST: "take-tile-first",
        TOO_LITTLE_GOLD: "too-little-gold",
        TOO_LITTLE_STONE: "too-little-stone",
        TOO_FEW_EGGS: "too-few-eggs",
        TOO_FEW_SILVER_WINDOWS: "too-few-silver-windows",
        TOO_FEW_GOLD_WINDOWS: "too-few-gold-windows",
        NOT_ON_TILE: "not-on-tile",
        MAIN_ACTION_DONE: "main-action-done",
        MAIN_ACTION_FIRST: "main-action-first",
        ALREADY_BOUGHT: "already-bought",
        NO_EXTRA_ACTION: "no-extra-action",
        NO_WHEEL_BONUS: "no-wheel-bonus",
        NOT_OWNED: "not-owned",
        ALREADY_REFRESHED: "already-refreshed",
        ROW_TOO_SHORT: "row-too-short",
        TOP_ROW: "top-row",
        NO_SIDEWAYS_CREDIT: "no-sideways-credit",
        NO_CLAIM: "no-claim",
        NO_SEAL_RIGHT: "no-seal-right",
        SEAL_TAKEN: "seal-taken",
        NO_ROAD_EFFECT: "no-road-effect",
        SETTLE_CLAIM_FIRST: "settle-claim-first",
        NO_TILE_POSSIBLE: "no-tile-possible",
        NOT_IN_ROW: "not-in-row",
        SPECIAL_TILE: "special-tile",
        NO_FREE_PLOT: "no-free-plot",
        NOT_A_PLOT: "not-a-plot",
        PLOT_TAKEN: "plot-taken",
        SLOT_TAKEN: "slot-taken",
        END_OF_ROAD: "end-of-road",
        END_OF_TRACK: "end-of-track",
        TOKEN_GONE: "token-gone",
        NOT_DRAWN: "not-drawn",
        PLACE_TAKEN: "place-taken",
        NO_PLAZA_TILE: "no-plaza-tile",
        NO_EFFECT: "no-effect",
        NOT_ON_WHEEL: "not-on-wheel",
        NOT_AT_PAWN: "not-at-pawn",
        NO_CORNER_MATCH: "no-corner-match",
        SETTLE_ROAD_FIRST: "settle-road-first",
        NO_ACTION_POSSIBLE: "no-action-possible",
    }
)
