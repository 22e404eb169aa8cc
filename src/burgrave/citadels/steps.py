"""Codes of the agenda's steps. Append only: saved games hold them."""

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

# Chance streams of the game, in the order of STREAMS.
CROWN_STREAM: Final = 0
DECK_STREAM: Final = 1
DRAFT_STREAM: Final = 2
RESHUFFLE_STREAM: Final = 3

STREAMS: Final = [
    ("crown", "seat"),
    ("deck", "card"),
    ("draft", "character"),
    ("reshuffle", "card"),
]
