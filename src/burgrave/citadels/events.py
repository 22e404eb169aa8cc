"""The events of Citadels and their arguments. Events and arguments are append only.

If some seats see more of an event than others, the others get the event whose name ends in "-hidden". Gold
without a giver comes from the bank. Gold without a taker goes to the bank.
"""

from typing import Final

from burgrave.core.events import EventParam, Shape, flag_param, seat_param

# Where a card comes from or goes to.
DECK: Final = 0
UNDER_DECK: Final = 1
PILE: Final = 2  # the discard pile, in editions that have one
HAND: Final = 3
DRAWN: Final = 4  # in front of the player who chooses from them
PLACE_IDS: Final = ["deck", "under_deck", "pile", "hand", "drawn"]


def card(name: str = "card") -> EventParam:
    return EventParam(name, "card")


def cards() -> EventParam:
    return EventParam("cards", "card", many=True)


def character(name: str = "character") -> EventParam:
    return EventParam(name, "character")


def characters() -> EventParam:
    return EventParam("characters", "character", many=True)


def gold(name: str = "gold") -> EventParam:
    return EventParam(name, "gold")


def count(name: str = "count") -> EventParam:
    """Return the parameter for a number of cards."""
    return EventParam(name, "count")


def place(name: str) -> EventParam:
    return EventParam(name, "place")


def number_of_round() -> EventParam:
    return EventParam("round", "round")


def type_of_districts() -> EventParam:
    return EventParam("type", "type")


def wagon() -> EventParam:
    """Return the parameter for a Cash Wagon on the table, counted from 0."""
    return EventParam("wagon", "wagon")


EVENTS: Final[dict[str, Shape]] = {
    "crown-given": [seat_param()],
    "hand-dealt": [seat_param(), cards()],
    "hand-dealt-hidden": [seat_param(), count()],
    "round-started": [number_of_round(), seat_param("crowned")],
    "discarded-faceup": [character()],
    "discarded-facedown": [],
    "facedown-seen": [seat_param(), character()],
    "facedown-seen-hidden": [seat_param()],
    "characters-passed": [seat_param(), seat_param("passer"), characters()],
    "characters-passed-hidden": [seat_param(), seat_param("passer"), count()],
    "character-picked": [seat_param(), character()],
    "character-picked-hidden": [seat_param()],
    "character-put-away": [seat_param(), character()],
    "character-put-away-hidden": [seat_param()],
    "called": [character()],
    "call-unanswered": [character()],
    "revealed": [seat_param(), character()],
    "crown-taken": [seat_param("taker"), seat_param("giver")],
    "crown-kept": [seat_param()],
    "gold-gathered": [seat_param(), gold()],
    "cards-drawn": [seat_param(), place("to"), cards()],
    "cards-drawn-hidden": [seat_param(), place("to"), count()],
    "card-kept": [seat_param(), card(), place("from")],
    "card-kept-hidden": [seat_param(), place("from")],
    "cards-returned": [seat_param(), place("to"), cards()],
    "cards-returned-hidden": [seat_param(), place("to"), count()],
    "cards-gained": [seat_param(), cards()],
    "cards-gained-hidden": [seat_param(), count()],
    "gold-gained": [seat_param(), gold()],
    "income-taken": [seat_param(), gold()],
    "district-built": [seat_param(), card("district"), gold("paid")],
    "city-completed": [seat_param()],
    "killed": [seat_param(), character()],
    "thief-named": [seat_param(), character()],
    "robbed": [seat_param("thief"), seat_param("victim"), gold()],
    "hands-swapped": [seat_param(), seat_param("other")],
    "hand-received": [seat_param(), cards()],
    "card-discarded": [seat_param(), card(), place("to")],
    "card-discarded-hidden": [seat_param(), place("to")],
    "district-used": [seat_param(), card("district"), gold("paid")],
    "district-destroyed": [
        seat_param("destroyer"),
        seat_param("owner"),
        card("district"),
        gold("paid"),
        place("to"),
        gold("coin"),
    ],
    "district-recovered": [seat_param(), card("district"), gold("paid")],
    "deck-reshuffled": [count()],
    "turn-ended": [seat_param()],
    "round-ended": [number_of_round()],
    "killed-shown": [seat_param(), character()],
    "quarter-counted": [seat_param(), type_of_districts()],
    "game-ended": [],
    "random-discard": [],
    "characters-swapped": [seat_param(), seat_param("other")],
    "character-swapped": [seat_param(), character("given"), character("received")],
    "bewitched": [seat_param(), character()],
    "witch-resumes": [seat_param(), character()],
    "warrants-placed": [seat_param(), character("first"), character("second"), character("third")],
    "warrant-signed": [seat_param(), character()],
    "confiscated": [
        seat_param("magistrate"),
        seat_param("builder"),
        card("district"),
        gold("refunded"),
        character("warrant"),
    ],
    "not-confiscated": [seat_param("magistrate"), seat_param("builder"), character("warrant")],
    "threats-placed": [seat_param(), character("first"), character("second")],
    "threat-flowered": [seat_param(), character()],
    "bribed": [seat_param("victim"), seat_param("blackmailer"), gold()],
    "threat-refused": [seat_param("victim"), seat_param("blackmailer")],
    "threat-removed": [character()],
    "threat-shown": [
        seat_param("blackmailer"),
        character(),
        flag_param("flowered"),
        gold(),
        seat_param("victim"),
    ],
    "hand-seen": [seat_param(), seat_param("owner"), cards()],
    "hand-seen-hidden": [seat_param(), seat_param("owner")],
    "spied": [seat_param("spy"), seat_param("victim"), type_of_districts(), gold()],
    "card-taken": [seat_param("taker"), seat_param("giver"), card()],
    "card-taken-hidden": [seat_param("taker"), seat_param("giver")],
    "card-given": [seat_param("giver"), seat_param("taker"), card()],
    "card-given-hidden": [seat_param("giver"), seat_param("taker")],
    "gold-taken": [seat_param("taker"), seat_param("giver"), gold()],
    "bonus-taken": [seat_param(), gold()],
    "refunded": [seat_param(), gold()],
    "district-exchanged": [
        seat_param(),
        seat_param("other"),
        card("given"),
        card("received"),
        gold("given_coin"),
        gold("received_coin"),
    ],
    "gold-paid": [seat_param("giver"), seat_param("taker"), gold()],
    "district-seized": [
        seat_param("marshal"),
        seat_param("owner"),
        card("district"),
        gold("paid"),
        gold("coin"),
    ],
    "beautified": [seat_param(), card("district"), gold("paid")],
    "tax-paid": [seat_param(), gold()],
    "tax-collected": [seat_param(), gold()],
    "district-sacrificed": [seat_param(), card("district"), place("to"), gold("coin")],
    "card-put-under": [seat_param(), card()],
    "card-put-under-hidden": [seat_param()],
    "tower-declared": [seat_param(), flag_param("early")],
    "deck-seen": [seat_param(), cards()],
    "deck-seen-hidden": [seat_param()],
    "deck-shuffled": [count("returned")],
    "came-forward": [seat_param(), character()],
    "action-played": [seat_param(), card()],
    "protected": [seat_param(), character()],
    "district-replaced": [seat_param(), card("old"), card("new"), gold("paid"), place("to"), gold("coin")],
    "wagon-used": [seat_param(), seat_param("owner"), wagon(), gold("paid")],
    "wagon-collected": [seat_param(), gold(), wagon(), place("to")],
    "museum-moved": [seat_param(), cards()],
    "museum-moved-hidden": [seat_param(), count()],
    "museum-emptied": [seat_param("owner"), count(), place("to")],
    "characters-left": [seat_param(), count()],
    "district-declared": [seat_param(), card("district")],
    "action-returned": [card(), place("to")],
    "queen-paid": [seat_param(), gold()],
    "wagon-discarded": [seat_param(), gold(), wagon(), place("to")],
}
