"""Where the objects of a move lie on the table of Citadels."""

from collections.abc import Callable
from typing import Any, Final

from burgrave.core.events import SEAT
from burgrave.core.move import Move
from burgrave.match.layout.base import Place, Situation, place

# The kinds of places and their fields.
PLACE_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "bank": (),
    "deck": ("card?",),
    "pile": (),  # the discard pile
    "pack": (),  # the characters that are passed on in the draft
    "facedown": (),  # the character discarded facedown
    "faceup": ("character",),
    "character": ("character",),  # in the row of all characters
    "mark": ("character", "mark:text"),  # a marker at a character
    "tax": (),  # the token of the Tax Collector
    "type": ("type",),
    "seat": ("seat",),
    "gold": ("seat",),
    "hand": ("seat", "card?"),
    "city": ("seat", "card?"),
    "characters": ("seat",),  # the characters that a seat holds
    "put_away": ("seat",),  # the characters that a seat put away in the draft
    "drawn": ("seat", "card?"),  # cards in front of the seat that chooses from them
    "museum": ("seat",),  # under its Museum
    "crown": ("seat",),
    "wagon": ("seat", "wagon"),
    "laid_out": (),  # the action card that is taking effect
}

CardPlace = Callable[[str, Situation], Place | None]


def in_hand(card: str, situation: Situation) -> Place:
    return place("hand", seat=situation.seat, card=card)


def in_own_city(card: str, situation: Situation) -> Place:
    return place("city", seat=situation.seat, card=card)


def in_chosen_hand(card: str, situation: Situation) -> Place | None:
    seat = other_seat(situation)
    return None if seat is None else place("hand", seat=seat, card=card)


def in_chosen_city(card: str, situation: Situation) -> Place | None:
    seat = other_seat(situation)
    return None if seat is None else place("city", seat=seat, card=card)


def in_front(card: str, situation: Situation) -> Place:
    return place("drawn", seat=situation.seat, card=card)


def in_deck(card: str, situation: Situation) -> Place:
    return place("deck", card=card)


def in_city_or_hand(card: str, situation: Situation) -> Place:
    """Return where a district is that can be used from a city, or instead of paying for it from the hand."""
    city = situation.state_data["seats"][situation.seat]["city"]
    stands = any(district["card"] == card for district in city)
    return in_own_city(card, situation) if stands else in_hand(card, situation)


# Where the card of a move is, by its verb; and by the kind of decision where that matters.
CARD_PLACES: Final[dict[str, CardPlace]] = {
    "beautify": in_own_city,
    "build": in_hand,
    "destroy": in_chosen_city,
    "discard": in_hand,
    "give": in_hand,
    "keep": in_front,
    "play": in_hand,
    "put": in_hand,
    "sacrifice": in_own_city,
    "take": in_chosen_city,
    "use": in_city_or_hand,
}
CARD_PLACES_IN: Final[dict[tuple[str, str], CardPlace]] = {
    ("wizard-use", "build"): in_front,
    ("wizard-use", "use"): in_front,
    ("wizard-card", "take"): in_chosen_hand,
    ("fortune-card", "take"): in_chosen_hand,
    ("lighthouse-card", "take"): in_deck,
    ("exchange-own", "give"): in_own_city,
}


def place_of(vocabulary: str, id: str, move: Move, situation: Situation) -> Place | None:
    """Return the place of an object of a move; None for the number of cards of an income."""
    match vocabulary:
        case "seat":
            return place(SEAT, seat=int(id))
        case "character" | "type":
            return place(vocabulary, **{vocabulary: id})
        case "wagon":
            return wagon_place(int(id), situation.state_data)
        case "card":
            by_kind = CARD_PLACES_IN.get((situation.kind, move.verb))
            return (by_kind or CARD_PLACES[move.verb])(id, situation)
    return None


def other_seat(situation: Situation) -> int | None:
    """Return the seat that was chosen before in the sequence, or that the decision is about."""
    chosen = situation.last_id(SEAT)
    other = int(chosen) if chosen else situation.state_data["decision"]["other"]
    return None if other is None else int(other)


def wagon_place(number: int, state_data: dict[str, Any]) -> Place | None:
    """Return the place of this Cash Wagon: in front of its owner."""
    for seat, player in enumerate(state_data["seats"]):
        if any(wagon["number"] == number for wagon in player["cash_wagons"]):
            return place("wagon", seat=seat, wagon=number)
    return None
