"""The families of moves. Append only: a number never changes its meaning, so old records stay valid.

A move without a parameter has a number of its own: `move == END_TURN`. A move with a parameter is the sum
of both, `BUILD + TAVERN`. Its family tells what it is: `FAMILY_OF[move] == BUILD_MOVES`.
"""

from typing import Final

from burgrave.citadels.catalogue import CARD_COUNT, CARD_IDS, CHARACTER_COUNT, CHARACTER_IDS, TYPE_IDS
from burgrave.core.move import Family, MoveParam, make_family_table

NOTATION_VERSION: Final = 1
MOST_INCOME: Final = 16  # the largest number of cards from an income
MOST_SEATS: Final = 8
MOST_WAGONS: Final = 3

END_TURN: Final = 0
TAKE_GOLD: Final = 1
TAKE_CARDS: Final = 2
TAKE_INCOME: Final = 3
REDRAW: Final = 4
DONE: Final = 5
PASS: Final = 6
RECOVER: Final = 7

# The first number of a family, minus the number of the first card, character, type or seat.
CARD: Final = 1
CHARACTER: Final = 1
TYPE: Final = 1
SEAT: Final = 0
KEEP: Final = 8 - CARD
BUILD: Final = 68 - CARD
DISCARD: Final = 128 - CARD
DESTROY: Final = 188 - CARD
USE: Final = 248 - CARD
PICK: Final = 308 - CHARACTER  # in the draft
PUT_AWAY: Final = 335 - CHARACTER  # in the draft
NAME: Final = 362 - CHARACTER
SWAP_HAND: Final = 389 - SEAT
TARGET: Final = 397 - SEAT
COUNT_AS: Final = 405 - TYPE

# The moves of the 2016 and De Luxe editions.
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
GIVE: Final = 429 - CARD
TAKE: Final = 489 - CARD
SACRIFICE: Final = 549 - CARD
BEAUTIFY: Final = 609 - CARD
PUT: Final = 669 - CARD  # Living Cannonball
PLAY: Final = 729 - CARD
SIGN: Final = 789 - CHARACTER  # the signed warrant
WARRANT: Final = 816 - CHARACTER  # a blank warrant
FLOWER: Final = 843 - CHARACTER  # the flowered threat
THREATEN: Final = 870 - CHARACTER  # the plain threat
HAND_OVER: Final = 897 - CHARACTER  # Theater, if each player has two characters
CROWN: Final = 924 - SEAT
SPY: Final = 932 - TYPE
INCOME_CARDS: Final = 937  # the move with no card
USE_WAGON: Final = 954  # the first Cash Wagon

# Families: their positions in the list below.
KEEP_MOVES: Final = 8
BUILD_MOVES: Final = 9
DISCARD_MOVES: Final = 10
DESTROY_MOVES: Final = 11
USE_MOVES: Final = 12
PICK_MOVES: Final = 13
PUT_AWAY_MOVES: Final = 14
NAME_MOVES: Final = 15
SWAP_HAND_MOVES: Final = 16
TARGET_MOVES: Final = 17
GIVE_MOVES: Final = 38
TAKE_MOVES: Final = 39
SACRIFICE_MOVES: Final = 40
BEAUTIFY_MOVES: Final = 41
PUT_MOVES: Final = 42
PLAY_MOVES: Final = 43
SIGN_MOVES: Final = 44
WARRANT_MOVES: Final = 45
FLOWER_MOVES: Final = 46
THREATEN_MOVES: Final = 47
HAND_OVER_MOVES: Final = 48
CROWN_MOVES: Final = 49
SPY_MOVES: Final = 50
INCOME_CARDS_MOVES: Final = 51
USE_WAGON_MOVES: Final = 52


def families() -> list[Family]:
    card = MoveParam("card", CARD_IDS[1 : CARD_COUNT + 1])
    character = MoveParam("character", CHARACTER_IDS[1 : CHARACTER_COUNT + 1])
    type = MoveParam("type", TYPE_IDS[1:])
    seat = MoveParam("seat", [str(seat) for seat in range(MOST_SEATS)])
    cards = MoveParam("cards", [str(number) for number in range(MOST_INCOME + 1)])
    wagon = MoveParam("wagon", [str(number) for number in range(MOST_WAGONS)])
    return [
        Family(END_TURN, "end turn"),
        Family(TAKE_GOLD, "take gold"),
        Family(TAKE_CARDS, "take cards"),
        Family(TAKE_INCOME, "take income"),
        Family(REDRAW, "redraw"),
        Family(DONE, "done"),
        Family(PASS, "pass"),
        Family(RECOVER, "recover"),
        Family(KEEP + CARD, "keep CARD", card),
        Family(BUILD + CARD, "build CARD", card),
        Family(DISCARD + CARD, "discard CARD", card),
        Family(DESTROY + CARD, "destroy CARD", card),
        Family(USE + CARD, "use CARD", card),
        Family(PICK + CHARACTER, "pick CHARACTER", character),
        Family(PUT_AWAY + CHARACTER, "put away CHARACTER", character),
        Family(NAME + CHARACTER, "name CHARACTER", character),
        Family(SWAP_HAND + SEAT, "swap hand SEAT", seat),
        Family(TARGET + SEAT, "target SEAT", seat),
        Family(COUNT_AS + TYPE, "count as TYPE", type),
        Family(TAKE_BONUS, "take bonus"),
        Family(COLLECT_TAX, "collect tax"),
        Family(STUDY, "study"),
        Family(DIVINE, "divine"),
        Family(NAVIGATE_GOLD, "navigate gold"),
        Family(NAVIGATE_CARDS, "navigate cards"),
        Family(BRIBE, "bribe"),
        Family(REFUSE, "refuse"),
        Family(REVEAL, "reveal"),
        Family(CONFISCATE, "confiscate"),
        Family(DEMAND_GOLD, "demand gold"),
        Family(DEMAND_CARD, "demand card"),
        Family(COLLECT_WAGON, "collect wagon"),
        Family(COME_FORWARD, "come forward"),
        Family(DECLARE_NORMAL, "declare normal"),
        Family(DECLARE_EARLY, "declare early"),
        Family(LOOK, "look"),
        Family(PLAIN_COPY, "plain copy"),
        Family(BEAUTIFIED_COPY, "beautified copy"),
        Family(GIVE + CARD, "give CARD", card),
        Family(TAKE + CARD, "take CARD", card),
        Family(SACRIFICE + CARD, "sacrifice CARD", card),
        Family(BEAUTIFY + CARD, "beautify CARD", card),
        Family(PUT + CARD, "put CARD", card),
        Family(PLAY + CARD, "play CARD", card),
        Family(SIGN + CHARACTER, "sign CHARACTER", character),
        Family(WARRANT + CHARACTER, "warrant CHARACTER", character),
        Family(FLOWER + CHARACTER, "flower CHARACTER", character),
        Family(THREATEN + CHARACTER, "threaten CHARACTER", character),
        Family(HAND_OVER + CHARACTER, "hand over CHARACTER", character),
        Family(CROWN + SEAT, "crown SEAT", seat),
        Family(SPY + TYPE, "spy TYPE", type),
        Family(INCOME_CARDS, "take income NUMBER cards", cards),
        Family(USE_WAGON, "use wagon WAGON", wagon),
    ]


FAMILIES: Final = families()
FAMILY_OF: Final = make_family_table(FAMILIES)
