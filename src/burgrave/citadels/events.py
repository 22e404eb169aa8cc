"""The events of Citadels, each with its arguments. Append only, arguments too.

An event whose name ends in "-hidden" is what the others are told while somebody is told more. Gold that is
given to no seat and comes from none goes to the bank and comes from there.
"""

from typing import Final

from burgrave.core.event import Argument, Shape, flag, seat

# Where a card comes from or goes to.
DECK: Final = 0
UNDER_DECK: Final = 1
PILE: Final = 2  # the discard pile, in editions that have one
HAND: Final = 3
DRAWN: Final = 4  # before the player who chooses among them
PLACE_IDS: Final = ["deck", "under_deck", "pile", "hand", "drawn"]


def card(name: str = "card") -> Argument:
    return Argument(name, "card")


def cards() -> Argument:
    return Argument("cards", "card", many=True)


def character(name: str = "character") -> Argument:
    return Argument(name, "character")


def characters() -> Argument:
    return Argument("characters", "character", many=True)


def gold(name: str = "gold") -> Argument:
    return Argument(name, "gold")


def count(name: str = "count") -> Argument:
    """How many cards."""
    return Argument(name, "count")


def place(name: str) -> Argument:
    return Argument(name, "place")


def number_of_round() -> Argument:
    return Argument("round", "round")


def type_of_districts() -> Argument:
    return Argument("type", "type")


def wagon() -> Argument:
    """Which of the Cash Wagons on the table; they count from 0."""
    return Argument("wagon", "wagon")


EVENTS: Final[dict[str, Shape]] = {
    "crown-given": [seat()],
    "hand-dealt": [seat(), cards()],
    "hand-dealt-hidden": [seat(), count()],
    "round-started": [number_of_round(), seat("crowned")],
    "discarded-faceup": [character()],
    "discarded-facedown": [],
    "facedown-seen": [seat(), character()],
    "facedown-seen-hidden": [seat()],
    "characters-passed": [seat(), seat("passer"), characters()],
    "characters-passed-hidden": [seat(), seat("passer"), count()],
    "character-picked": [seat(), character()],
    "character-picked-hidden": [seat()],
    "character-put-away": [seat(), character()],
    "character-put-away-hidden": [seat()],
    "called": [character()],
    "call-unanswered": [character()],
    "revealed": [seat(), character()],
    "crown-taken": [seat("taker"), seat("giver")],
    "crown-kept": [seat()],
    "gold-gathered": [seat(), gold()],
    "cards-drawn": [seat(), place("to"), cards()],
    "cards-drawn-hidden": [seat(), place("to"), count()],
    "card-kept": [seat(), card(), place("from")],
    "card-kept-hidden": [seat(), place("from")],
    "cards-returned": [seat(), place("to"), cards()],
    "cards-returned-hidden": [seat(), place("to"), count()],
    "cards-gained": [seat(), cards()],
    "cards-gained-hidden": [seat(), count()],
    "gold-gained": [seat(), gold()],
    "income-taken": [seat(), gold()],
    "district-built": [seat(), card("district"), gold("paid")],
    "city-completed": [seat()],
    "killed": [seat(), character()],
    "thief-named": [seat(), character()],
    "robbed": [seat("thief"), seat("victim"), gold()],
    "hands-swapped": [seat(), seat("other")],
    "hand-received": [seat(), cards()],
    "card-discarded": [seat(), card(), place("to")],
    "card-discarded-hidden": [seat(), place("to")],
    "district-used": [seat(), card("district"), gold("paid")],
    "district-destroyed": [
        seat("destroyer"),
        seat("owner"),
        card("district"),
        gold("paid"),
        place("to"),
        gold("coin"),
    ],
    "district-recovered": [seat(), card("district"), gold("paid")],
    "deck-reshuffled": [count()],
    "turn-ended": [seat()],
    "round-ended": [number_of_round()],
    "killed-shown": [seat(), character()],
    "quarter-counted": [seat(), type_of_districts()],
    "game-ended": [],
    "random-discard": [],
    "characters-swapped": [seat(), seat("other")],
    "character-swapped": [seat(), character("given"), character("received")],
    "bewitched": [seat(), character()],
    "witch-resumes": [seat(), character()],
    "warrants-placed": [seat(), character("first"), character("second"), character("third")],
    "warrant-signed": [seat(), character()],
    "confiscated": [
        seat("magistrate"),
        seat("builder"),
        card("district"),
        gold("refunded"),
        character("warrant"),
    ],
    "not-confiscated": [seat("magistrate"), seat("builder"), character("warrant")],
    "threats-placed": [seat(), character("first"), character("second")],
    "threat-flowered": [seat(), character()],
    "bribed": [seat("victim"), seat("blackmailer"), gold()],
    "threat-refused": [seat("victim"), seat("blackmailer")],
    "threat-removed": [character()],
    "threat-shown": [seat("blackmailer"), character(), flag("flowered"), gold(), seat("victim")],
    "hand-seen": [seat(), seat("owner"), cards()],
    "hand-seen-hidden": [seat(), seat("owner")],
    "spied": [seat("spy"), seat("victim"), type_of_districts(), gold()],
    "card-taken": [seat("taker"), seat("giver"), card()],
    "card-taken-hidden": [seat("taker"), seat("giver")],
    "card-given": [seat("giver"), seat("taker"), card()],
    "card-given-hidden": [seat("giver"), seat("taker")],
    "gold-taken": [seat("taker"), seat("giver"), gold()],
    "bonus-taken": [seat(), gold()],
    "refunded": [seat(), gold()],
    "district-exchanged": [
        seat(),
        seat("other"),
        card("given"),
        card("received"),
        gold("given_coin"),
        gold("received_coin"),
    ],
    "gold-paid": [seat("giver"), seat("taker"), gold()],
    "district-seized": [seat("marshal"), seat("owner"), card("district"), gold("paid"), gold("coin")],
    "beautified": [seat(), card("district"), gold("paid")],
    "tax-paid": [seat(), gold()],
    "tax-collected": [seat(), gold()],
    "district-sacrificed": [seat(), card("district"), place("to"), gold("coin")],
    "card-put-under": [seat(), card()],
    "card-put-under-hidden": [seat()],
    "tower-declared": [seat(), flag("early")],
    "deck-seen": [seat(), cards()],
    "deck-seen-hidden": [seat()],
    "deck-shuffled": [count("returned")],
    "came-forward": [seat(), character()],
    "action-played": [seat(), card()],
    "protected": [seat(), character()],
    "district-replaced": [seat(), card("old"), card("new"), gold("paid"), place("to"), gold("coin")],
    "wagon-used": [seat(), seat("owner"), wagon(), gold("paid")],
    "wagon-collected": [seat(), gold(), wagon(), place("to")],
    "museum-moved": [seat(), cards()],
    "museum-moved-hidden": [seat(), count()],
    "museum-emptied": [seat("owner"), count(), place("to")],
    "characters-left": [seat(), count()],
    "district-declared": [seat(), card("district")],
    "action-returned": [card(), place("to")],
    "queen-paid": [seat(), gold()],
    "wagon-discarded": [seat(), gold(), wagon(), place("to")],
}
