"""The cards, and the words of the game: moves, reasons, events, streams."""

from typing import Final

from burgrave.core.events import EventParam, Shape, flag_param, seat_param
from burgrave.core.move import Family, MoveParam

# The cards by rank; 0 is the card nobody has shown.
WATCH: Final = 1  # names a card: the player who holds it is out
MONK: Final = 2  # looks at a hand
DUELLIST: Final = 3  # compares hands: the lower one is out
NUN: Final = 4  # is safe until the next turn
STEWARD: Final = 5  # makes a player, perhaps itself, discard and draw
ENVOY: Final = 6  # exchanges hands
DUCHESS: Final = 7  # must be played if she meets Steward or Envoy
BURGRAVINE: Final = 8  # the player who discards her is out

CARD_IDS: Final = [
    "unknown",
    "watch",
    "monk",
    "duellist",
    "nun",
    "steward",
    "envoy",
    "duchess",
    "burgravine",
]
COPIES: Final = [0, 5, 2, 2, 2, 2, 1, 1, 1]
RANKS: Final = range(1, len(CARD_IDS))
AIMED: Final = (WATCH, MONK, DUELLIST, STEWARD, ENVOY)  # their effect needs a player

MOST_PLAYERS: Final = 4

# Moves: the number of a family, to which a card or a seat is added.
PLAY: Final = -1
AT: Final = 8
NAME: Final = 11

CARDS: Final = MoveParam("card", CARD_IDS[1:])
FAMILIES: Final = [
    Family(PLAY + 1, "play CARD", CARDS),
    Family(AT, "at SEAT", MoveParam("seat", [str(number) for number in range(MOST_PLAYERS)])),
    Family(NAME + 1, "name CARD", CARDS),
]

NOT_IN_HAND: Final = 0
DUCHESS_FIRST: Final = 1
NO_SUCH_SEAT: Final = 2
NOT_YOURSELF: Final = 3
IS_OUT: Final = 4
IS_SAFE: Final = 5
NOT_THE_WATCH: Final = 6
REASON_IDS: Final = [
    "not-in-hand",
    "duchess-first",
    "no-such-seat",
    "not-yourself",
    "is-out",
    "is-safe",
    "not-the-watch",
]


def card_param(name: str = "card") -> EventParam:
    return EventParam(name, "card")


EVENTS: Final[dict[str, Shape]] = {
    "laid-open": [EventParam("cards", "card", many=True)],
    "dealt": [seat_param(), card_param()],
    "drawn": [seat_param(), card_param()],
    "drawn-hidden": [seat_param()],
    "played": [seat_param(), card_param()],
    "aimed": [seat_param(), seat_param("at")],
    "guessed": [seat_param(), seat_param("at"), card_param(), flag_param("right")],
    "looked": [seat_param(), seat_param("at"), card_param()],
    "looked-hidden": [seat_param(), seat_param("at")],
    "compared": [seat_param(), seat_param("with"), card_param(), card_param("other")],
    "compared-hidden": [seat_param(), seat_param("with")],
    "exchanged": [seat_param(), seat_param("with")],
    "received": [seat_param(), card_param()],
    "discarded": [seat_param(), card_param()],
    "out": [seat_param()],
    "revealed": [seat_param(), card_param()],
    "token": [seat_param()],
}

DECK_STREAM: Final = 0
STREAMS: Final = [("deck", "card")]
