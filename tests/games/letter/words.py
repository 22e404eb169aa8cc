"""The cards, and the words of the game: moves, reasons, events, streams."""

from typing import Final

from burgrave.core.event import Argument, Shape, flag, seat
from burgrave.core.move import Family, Named

# The cards by rank; 0 is the card nobody has shown.
WATCH: Final = 1  # names a card: whoever holds it is out
MONK: Final = 2  # looks at a hand
DUELLIST: Final = 3  # compares hands: the lower one is out
NUN: Final = 4  # is safe until the next turn
STEWARD: Final = 5  # makes somebody, perhaps itself, discard and draw
ENVOY: Final = 6  # exchanges hands
DUCHESS: Final = 7  # must be played if she meets Steward or Envoy
BURGRAVINE: Final = 8  # whoever discards her is out

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
AIMED: Final = (WATCH, MONK, DUELLIST, STEWARD, ENVOY)  # their effect needs somebody

MOST_PLAYERS: Final = 4

# Moves: the number of a family, to which a card or a seat is added.
PLAY: Final = -1
AT: Final = 8
NAME: Final = 11

CARDS: Final = Named("card", CARD_IDS[1:])
FAMILIES: Final = [
    Family(PLAY + 1, "play CARD", CARDS),
    Family(AT, "at SEAT", Named("seat", [str(number) for number in range(MOST_PLAYERS)])),
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


def card(name: str = "card") -> Argument:
    return Argument(name, "card")


EVENTS: Final[dict[str, Shape]] = {
    "laid-open": [Argument("cards", "card", many=True)],
    "dealt": [seat(), card()],
    "drawn": [seat(), card()],
    "drawn-hidden": [seat()],
    "played": [seat(), card()],
    "aimed": [seat(), seat("at")],
    "guessed": [seat(), seat("at"), card(), flag("right")],
    "looked": [seat(), seat("at"), card()],
    "looked-hidden": [seat(), seat("at")],
    "compared": [seat(), seat("with"), card(), card("other")],
    "compared-hidden": [seat(), seat("with")],
    "exchanged": [seat(), seat("with")],
    "received": [seat(), card()],
    "discarded": [seat(), card()],
    "out": [seat()],
    "revealed": [seat(), card()],
    "token": [seat()],
}

DECK_STREAM: Final = 0
STREAMS: Final = [("deck", "card")]
