"""The reasons why a move is refused. Append only. Their sentences are in the locale files."""

from typing import Final

from burgrave.core.numbered import by_number

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
CITY_IS_FULL: Final = 60

# The card, district, character or seat does not exist. These reasons come before all others.
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

REASON_IDS: Final = by_number(
    {
        NOT_NOW: "not-now",
        ALREADY_GATHERED: "already-gathered",
        GATHER_FIRST: "gather-first",
        NO_CARD_TO_DRAW: "no-card-to-draw",
        NOT_IN_HAND: "not-in-hand",
        TOO_EXPENSIVE: "too-expensive",
        LIMIT_REACHED: "limit-reached",
        ALREADY_IN_CITY: "already-in-city",
        ABILITY_USED: "ability-used",
        ANOTHER_NOT_YOURSELF: "another-not-yourself",
        RANK_ONE_IS_SAFE: "rank-one-is-safe",
        KILLED_IS_SAFE: "killed-is-safe",
        NO_SUCH_DISTRICT: "no-such-district",
        BOTH_HANDS_EMPTY: "both-hands-empty",
        CITY_COMPLETED: "city-completed",
        CHARACTER_PROTECTS: "character-protects",
        DISTRICT_PROTECTED: "district-protected",
        NOTHING_TO_TARGET: "nothing-to-target",
        USED_ALREADY: "used-already",
        HAND_EMPTY: "hand-empty",
        NOT_IN_CITY: "not-in-city",
        NOT_OFFERED: "not-offered",
        CHOOSE_AT_LEAST_ONE: "choose-at-least-one",
        NOT_DRAWN: "not-drawn",
        NOT_IN_CAST: "not-in-cast",
        NO_SUCH_SEAT: "no-such-seat",
        NOT_YOUR_ABILITY: "not-your-ability",
        BEWITCHED_IS_SAFE: "bewitched-is-safe",
        ALREADY_MARKED: "already-marked",
        SETTLE_THREAT_FIRST: "settle-threat-first",
        NAME_FIRST: "name-first",
        PASS_CROWN_FIRST: "pass-crown-first",
        NOT_TO_YOURSELF: "not-to-yourself",
        HAS_THE_CROWN: "has-the-crown",
        NOTHING_TO_TAKE: "nothing-to-take",
        NOT_RICHEST: "not-richest",
        AMONG_THE_RICHEST: "among-the-richest",
        TOO_DEAR_TO_SEIZE: "too-dear-to-seize",
        TOO_MANY_DISTRICTS: "too-many-districts",
        CANNOT_BE_BUILT: "cannot-be-built",
        NOT_IN_PLAY: "not-in-play",
        CANNOT_GIVE: "cannot-give",
        NO_LENDER: "no-lender",
        SECOND_COPY_THERE: "second-copy-there",
        WARRANT_BLANK: "warrant-blank",
        CANNOT_CONFISCATE: "cannot-confiscate",
        ONE_ACTION_CARD: "one-action-card",
        NOT_HOLDING_IT: "not-holding-it",
        OWN_WAGON: "own-wagon",
        NOT_HIGHER: "not-higher",
        ALREADY_BEAUTIFIED: "already-beautified",
        NO_GOLD: "no-gold",
        ACTION_CARD: "action-card",
        NO_DISTRICT_TO_GIVE: "no-district-to-give",
        NOT_KILLED: "not-killed",
        TOO_MANY_CARDS: "too-many-cards",
        RESTRICTED_TURN: "restricted-turn",
        CANNOT_BUILD_AT_ALL: "cannot-build-at-all",
        NOT_BESIDE_RANK_FOUR: "not-beside-rank-four",
        PAID_WITH_RANK_FOUR: "paid-with-rank-four",
        CITY_IS_FULL: "city-is-full",
    }
)
