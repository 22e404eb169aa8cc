"""The table of moves. Append only: a record replays for ever because a number never changes its meaning."""

from typing import Final

from burgrave.citadels.catalogue import CARD_COUNT, CARD_IDS, CHARACTER_COUNT, CHARACTER_IDS, TYPE_IDS

NOTATION_VERSION: Final = 1
MOST_INCOME: Final = 16  # cards that an income can bring

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

# The moves that came with the 2016 and De Luxe editions.
TAKE_BONUS: Final = 410  # Merchant's gold, Architect's cards, Queen's gold
COLLECT_TAX: Final = 411
STUDY: Final = 412  # Scholar
DIVINE: Final = 413  # Seer
NAVIGATE_GOLD: Final = 414
NAVIGATE_CARDS: Final = 415
BRIBE: Final = 416
REFUSE: Final = 417
REVEAL: Final = 418  # Blackmailer
CONFISCATE: Final = 419  # Magistrate
DEMAND_GOLD: Final = 420  # Emperor
DEMAND_CARD: Final = 421
COLLECT_WAGON: Final = 422
COME_FORWARD: Final = 423  # Hospital
DECLARE_NORMAL: Final = 424  # Bell Tower
DECLARE_EARLY: Final = 425
LOOK: Final = 426  # Lighthouse
PLAIN_COPY: Final = 427  # of two districts of one name, the one without a coin
BEAUTIFIED_COPY: Final = 428
GIVE: Final = 428  # give tavern
TAKE: Final = 488  # take tavern
SACRIFICE: Final = 548  # sacrifice tavern
BEAUTIFY: Final = 608  # beautify tavern
PUT: Final = 668  # put tavern (Living Cannonball)
PLAY: Final = 728  # play director
SIGN: Final = 788  # sign bishop: the signed warrant
WARRANT: Final = 815  # warrant bishop: a blank one
FLOWER: Final = 842  # flower bishop: the flowered threat
THREATEN: Final = 869  # threaten bishop: the plain one
HAND_OVER: Final = 896  # hand over king (Theater, when each holds two)
CROWN: Final = 924  # crown 3
SPY: Final = 931  # spy noble
INCOME_CARDS: Final = 937  # take income 2 cards
USE_WAGON: Final = 954  # use wagon 1
LAST_MOVE: Final = 956


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
    texts += ["take bonus", "collect tax", "study", "divine", "navigate gold", "navigate cards"]
    texts += ["bribe", "refuse", "reveal", "confiscate", "demand gold", "demand card", "collect wagon"]
    texts += ["come forward", "declare normal", "declare early", "look", "plain copy", "beautified copy"]
    for verb in ("give", "take", "sacrifice", "beautify", "put", "play"):
        texts += [f"{verb} {card}" for card in cards]
    for verb in ("sign", "warrant", "flower", "threaten", "hand over"):
        texts += [f"{verb} {character}" for character in characters]
    texts += [f"crown {seat}" for seat in range(8)]
    texts += [f"spy {type}" for type in TYPE_IDS[1:]]
    texts += [f"take income {number} cards" for number in range(MOST_INCOME + 1)]
    texts += [f"use wagon {number}" for number in range(3)]
    return texts
