"""State data that never changes in a game: the cards in play with their printed numbers."""

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
from burgrave.citadels.rules import CitadelsRules
from burgrave.citadels.state_data.ids import type_or_none
from burgrave.citadels.state_data.types import (
    CardCountData,
    CardData,
    CastMemberData,
    CitadelsSetupData,
    EditionId,
)

_known: dict[CitadelsRules, CitadelsSetupData] = {}  # rules are shared by all states of a game


def setup(rules: CitadelsRules) -> CitadelsSetupData:
    if rules not in _known:
        _known[rules] = make_setup(rules)
    return _known[rules]


def make_setup(rules: CitadelsRules) -> CitadelsSetupData:
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


def member(rules: CitadelsRules, rank: int) -> CastMemberData:
    return {"rank": rank, "income": type_or_none(int(rules.character(rank).income_type()))}


def card(rules: CitadelsRules, kind: int) -> CardData:
    """Return the printed data of a card. A card without a cost cannot be built."""
    is_district = kind <= LAST_DISTRICT
    return {
        "type": type_or_none(TYPE_OF[kind]) if is_district else None,
        "cost": rules.cost[kind] or None,
        "points": rules.value[kind],
        "copies": list(rules.deck).count(kind),
    }


def counts(rules: CitadelsRules) -> CardCountData:
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
