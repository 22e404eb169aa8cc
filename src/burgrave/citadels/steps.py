"""Codes of the agenda's steps. Append only: saved games contain them."""

from typing import Final

START_ROUND: Final = 0
DEAL_CHARACTERS: Final = 1
PICK_CHARACTER: Final = 2
PUT_AWAY_CHARACTER: Final = 3
CALL: Final = 4
TURN: Final = 5
KEEP_CARD: Final = 6
END_ROUND: Final = 7
SCORING: Final = 8
MAGICIAN_REDRAW: Final = 9
WARLORD_DESTROY: Final = 10
GRAVEYARD_RECOVER: Final = 11
LABORATORY_DISCARD: Final = 12
HAUNTED_QUARTER: Final = 13
CLEAR_RUBBLE: Final = 14
THEATER: Final = 15
THEATER_CARD: Final = 16
WITCH_RESUMES: Final = 17
MAGISTRATE_MARKS: Final = 18
CONFISCATION: Final = 19
DISTRICT_ENTERS: Final = 20
BLACKMAILER_MARKS: Final = 21
THREAT_ANSWER: Final = 22
THREAT_REVEAL: Final = 23
SPY_TYPE: Final = 24
WIZARD_CARD: Final = 25
WIZARD_USE: Final = 26
SEER_RETURN: Final = 27
EMPEROR_RESOURCE: Final = 28
EMPEROR_KILLED: Final = 29
CARDINAL_LENDER: Final = 30
CARDINAL_CARDS: Final = 31
SCHOLAR_KEEP: Final = 32
DIPLOMAT_OWN: Final = 33
DIPLOMAT_OTHER: Final = 34
MARSHAL_SEIZE: Final = 35
ARMORY_TARGET: Final = 36
ARMORY_DESTROY: Final = 37
MUSEUM_CARD: Final = 38
FRAMEWORK_BUILD: Final = 39
NECROPOLIS_SACRIFICE: Final = 40
DEN_PAYMENT: Final = 41
BELL_TOWER: Final = 42
LIGHTHOUSE_LOOK: Final = 43
LIGHTHOUSE_CARD: Final = 44
HOSPITAL: Final = 45
RASPUTIN: Final = 46
ACROBAT: Final = 47
CANNONBALL_OLD: Final = 48
CANNONBALL_NEW: Final = 49
FORTUNE_TARGET: Final = 50
FORTUNE_CARD: Final = 51
WAGON_KEEP: Final = 52
WAGON_COLLECT: Final = 53
WHICH_COPY: Final = 54
ANSWER_CALL: Final = 55
ROUND_OVER: Final = 56

# Random streams of the game, in the order of STREAMS.
CROWN_STREAM: Final = 0
DECK_STREAM: Final = 1
DRAFT_STREAM: Final = 2
RESHUFFLE_STREAM: Final = 3
RANDOM_DISCARD_STREAM: Final = 4
RANDOM_CARD_STREAM: Final = 5
BOTTOM_STREAM: Final = 6
SCHOLAR_STREAM: Final = 7
LIGHTHOUSE_STREAM: Final = 8
SWAP_STREAM: Final = 9

STREAMS: Final = [
    ("crown", "seat"),
    ("deck", "card"),
    ("draft", "character"),
    ("reshuffle", "card"),
    ("random-discard", "character"),
    ("random-card", "card"),
    ("bottom", "card"),
    ("scholar", "card"),
    ("lighthouse", "card"),
    ("swap", "character"),
]
