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
BEWITCHED_IS_SAFE: Final = 27
ALREADY_MARKED: Final = 28
SETTLE_THREAT_FIRST: Final = 29
NAME_FIRST: Final = 30
PASS_CROWN_FIRST: Final = 31
NOT_TO_YOURSELF: Final = 32
HAS_THE_CROWN: Final = 33
NOTHING_TO_TAKE: Final = 34
NOT_RICHEST: Final = 35
AMONG_THE_RICHEST: Final = 36
TOO_DEAR_TO_SEIZE: Final = 37
TOO_MANY_DISTRICTS: Final = 38
CANNOT_BE_BUILT: Final = 39
NOT_IN_PLAY: Final = 40
CANNOT_GIVE: Final = 41
NO_LENDER: Final = 42
SECOND_COPY_THERE: Final = 43
WARRANT_BLANK: Final = 44
CANNOT_CONFISCATE: Final = 45
ONE_ACTION_CARD: Final = 46
NOT_HOLDING_IT: Final = 47
OWN_WAGON: Final = 48
NOT_HIGHER: Final = 49
ALREADY_BEAUTIFIED: Final = 50
NO_GOLD: Final = 51
ACTION_CARD: Final = 52
NO_DISTRICT_TO_GIVE: Final = 53
NOT_KILLED: Final = 54
TOO_MANY_CARDS: Final = 55
RESTRICTED_TURN: Final = 56
CANNOT_BUILD_AT_ALL: Final = 57
NOT_BESIDE_RANK_FOUR: Final = 58
PAID_WITH_RANK_FOUR: Final = 59

# There is no such card, district, character or seat: that goes before anything that forbids its use.
MISSING: Final = [
    NOT_IN_HAND,
    NOT_IN_CITY,
    NOT_IN_CAST,
    NOT_IN_PLAY,
    NO_SUCH_SEAT,
    NOT_YOUR_ABILITY,
    ACTION_CARD,
    CANNOT_BE_BUILT,
]

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
    "bewitched-is-safe",
    "already-marked",
    "settle-threat-first",
    "name-first",
    "pass-crown-first",
    "not-to-yourself",
    "has-the-crown",
    "nothing-to-take",
    "not-richest",
    "among-the-richest",
    "too-dear-to-seize",
    "too-many-districts",
    "cannot-be-built",
    "not-in-play",
    "cannot-give",
    "no-lender",
    "second-copy-there",
    "warrant-blank",
    "cannot-confiscate",
    "one-action-card",
    "not-holding-it",
    "own-wagon",
    "not-higher",
    "already-beautified",
    "no-gold",
    "action-card",
    "no-district-to-give",
    "not-killed",
    "too-many-cards",
    "restricted-turn",
    "cannot-build-at-all",
    "not-beside-rank-four",
    "paid-with-rank-four",
]
