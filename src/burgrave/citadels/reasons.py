"""Why a move is refused. Append only; sentences for people are made elsewhere."""

from typing import Final

NOT_NOW: Final = 0
ALREADY_GATHERED: Final = 1
GATHER_FIRST: Final = 2
NO_CARD_TO_DRAW: Final = 3
NOT_IN_HAND: Final = 4
TOO_EXPENSIVE: Final = 5
LIMIT_REACHED: Final = 6
ALREADY_IN_CITY: Final = 7
ABILITY_USED: Final = 8
ANOTHER_NOT_YOURSELF: Final = 9
RANK_ONE_IS_SAFE: Final = 10
KILLED_IS_SAFE: Final = 11
NO_SUCH_DISTRICT: Final = 12
BOTH_HANDS_EMPTY: Final = 13
CITY_COMPLETED: Final = 14
CHARACTER_PROTECTS: Final = 15
DISTRICT_PROTECTED: Final = 16
NOTHING_TO_TARGET: Final = 17
USED_ALREADY: Final = 18
HAND_EMPTY: Final = 19
NOT_IN_CITY: Final = 20
NOT_OFFERED: Final = 21
CHOOSE_AT_LEAST_ONE: Final = 22
NOT_DRAWN: Final = 23
NOT_IN_CAST: Final = 24
NO_SUCH_SEAT: Final = 25
NOT_YOUR_ABILITY: Final = 26

REASON_IDS: Final = [
    "not-now",
    "already-gathered",
    "gather-first",
    "no-card-to-draw",
    "not-in-hand",
    "too-expensive",
    "limit-reached",
    "already-in-city",
    "ability-used",
    "another-not-yourself",
    "rank-one-is-safe",
    "killed-is-safe",
    "no-such-district",
    "both-hands-empty",
    "city-completed",
    "character-protects",
    "district-protected",
    "nothing-to-target",
    "used-already",
    "hand-empty",
    "not-in-city",
    "not-offered",
    "choose-at-least-one",
    "not-drawn",
    "not-in-cast",
    "no-such-seat",
    "not-your-ability",
]
