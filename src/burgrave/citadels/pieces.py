"""The cards of an edition: characters by rank, then the cards in the order of the catalogue."""

from burgrave.citadels.catalogue import (
    CARD_COUNT,
    CARD_IDS,
    CHARACTER_COUNT,
    CHARACTER_IDS,
    COST,
    LAST_DISTRICT,
    TYPE_IDS,
    TYPE_OF,
    rank_of,
)
from burgrave.citadels.editions.edition import Edition
from burgrave.citadels.editions.edition_2016 import EDITION_2016
from burgrave.citadels.editions.presets import PRESETS
from burgrave.citadels.rules import full_deck
from burgrave.citadels.rulings import rulings_of
from burgrave.core.piece import Piece, Preset


def pieces(edition: Edition) -> list[Piece]:
    cast = edition.cast or list(range(1, CHARACTER_COUNT + 1))
    deck = full_deck(edition.unique_districts, edition.action_cards)
    cards = [kind for kind in range(1, CARD_COUNT + 1) if kind in deck]
    return [character(edition, number) for number in cast] + [
        card(edition, kind, deck.count(kind)) for kind in cards
    ]


def character(edition: Edition, number: int) -> Piece:
    id = CHARACTER_IDS[number]
    return Piece(
        "character", "character", id, numbers={"rank": rank_of(number)}, rulings=rulings_of(edition.id, id)
    )


def card(edition: Edition, kind: int, copies: int) -> Piece:
    """Return a district or an action card. A card without a cost cannot be built."""
    id = CARD_IDS[kind]
    numbers: dict[str, int] = {}
    cost = edition.costs.get(kind, COST[kind])
    points = edition.values.get(kind, cost)
    if cost:
        numbers["cost"] = cost
    if points:
        numbers["points"] = points
    numbers["copies"] = copies
    is_district = kind <= LAST_DISTRICT
    return Piece(
        "district" if is_district else "action",
        "card",
        id,
        TYPE_IDS[TYPE_OF[kind]] if is_district else "",
        numbers,
        rulings_of(edition.id, id),
    )


def presets() -> list[Preset]:
    """Return the presets of the rulebooks: a cast with rank 9 last, and fourteen districts."""
    out: list[Preset] = []
    for id, (ranks, last, districts) in PRESETS.items():
        cast = [("character", character) for character in [*ranks, last] if character]
        uniques = [("card", card) for card in districts]
        out.append(Preset(id, EDITION_2016.id, {"characters": cast, "districts": uniques}))
    return out
