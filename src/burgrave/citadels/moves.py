"""The table of moves. Append only: a record replays for ever because a number never changes its meaning."""

from typing import Final

from burgrave.citadels.catalogue import CARD_COUNT, CARD_IDS, CHARACTER_COUNT, CHARACTER_IDS, TYPE_IDS

NOTATION_VERSION: Final = 1

END_TURN: Final = 0
TAKE_GOLD: Final = 1
TAKE_CARDS: Final = 2
TAKE_INCOME: Final = 3
REDRAW: Final = 4
DONE: Final = 5
PASS: Final = 6
RECOVER: Final = 7

# A family of moves: the number is the base plus the card, character, seat or type.
KEEP: Final = 7  # keep tavern
BUILD: Final = 67  # build tavern
DISCARD: Final = 127  # discard tavern
DESTROY: Final = 187  # destroy tavern
USE: Final = 247  # use smithy
PICK: Final = 307  # pick king (in the draft)
PUT_AWAY: Final = 334  # put away king (in the draft)
NAME: Final = 361  # name thief
SWAP_HAND: Final = 389  # swap hand 3
TARGET: Final = 397  # target 3
COUNT_AS: Final = 404  # count as military
LAST_MOVE: Final = 409


def table() -> list[str]:
    """The text of every move, by number."""
    cards = CARD_IDS[1 : CARD_COUNT + 1]
    characters = CHARACTER_IDS[1 : CHARACTER_COUNT + 1]
    texts = ["end turn", "take gold", "take cards", "take income", "redraw", "done", "pass", "recover"]
    for verb in ("keep", "build", "discard", "destroy", "use"):
        texts += [f"{verb} {card}" for card in cards]
    for verb in ("pick", "put away", "name"):
        texts += [f"{verb} {character}" for character in characters]
    for verb in ("swap hand", "target"):
        texts += [f"{verb} {seat}" for seat in range(8)]
    texts += [f"count as {type}" for type in TYPE_IDS[1:]]
    return texts
