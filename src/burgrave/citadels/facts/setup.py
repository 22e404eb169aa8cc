"""Facts that never change in a game: what is in play, and what is printed on it."""

from collections import Counter
from typing import cast

from burgrave.citadels.catalogue import (
    CARD_IDS,
    CHARACTER_IDS,
    LAST_BASE,
    LAST_DISTRICT,
    TYPE_IDS,
    TYPE_OF,
)
from burgrave.citadels.facts.ids import type_or_none
from burgrave.citadels.facts.types import Card, CardCounts, CastMember, EditionId, Setup
from burgrave.citadels.rules import Rules

_known: dict[Rules, Setup] = {}  # rules are shared by every state of a table


def setup(rules: Rules) -> Setup:
    if rules not in _known:
        _known[rules] = made(rules)
    return _known[rules]


def made(rules: Rules) -> Setup:
    kinds = sorted(set(rules.deck))
    numbers = [int(number) for number in rules.cast[1:]]
    return {
        "edition": cast(EditionId, rules.edition.id),
        "players": int(rules.players),
        "completion": int(rules.completion),
        "cast": [CHARACTER_IDS[number] for number in numbers],
        "characters": {CHARACTER_IDS[number]: member(rules, rank) for rank, number in enumerate(numbers, 1)},
        "districts": [CARD_IDS[kind] for kind in kinds if LAST_BASE < kind <= LAST_DISTRICT],
        "catalogue": {CARD_IDS[kind]: card(rules, kind) for kind in kinds},
        "cards": counts(rules),
        "action_cards": bool(rules.with_action_cards),
        "duplicates": "allowed" if rules.duplicates_allowed else "forbidden",
        "discard_pile": bool(rules.discard_pile),
        "characters_each": int(rules.roles_each),
    }


def member(rules: Rules, rank: int) -> CastMember:
    return {"rank": rank, "income": type_or_none(int(rules.character(rank).income_type()))}


def card(rules: Rules, kind: int) -> Card:
    """What is printed on a card; what costs nothing cannot be built at all."""
    is_district = kind <= LAST_DISTRICT
    return {
        "type": type_or_none(TYPE_OF[kind]) if is_district else None,
        "cost": rules.cost[kind] or None,
        "points": rules.value[kind],
        "copies": list(rules.deck).count(kind),
    }


def counts(rules: Rules) -> CardCounts:
    types = Counter(TYPE_IDS[TYPE_OF[kind]] for kind in rules.deck)
    return {
        "total": len(rules.deck),
        "noble": types["noble"],
        "religious": types["religious"],
        "trade": types["trade"],
        "military": types["military"],
        "unique": types["unique"],
        "action": types[TYPE_IDS[0]],
    }
