"""Numbers of the table as ids."""

from typing import Final

from burgrave.citadels.catalogue import CARD_IDS, CHARACTER_IDS, bit
from burgrave.citadels.rules import Rules
from burgrave.citadels.state import KIND
from burgrave.core.agenda import NOBODY
from burgrave.core.facts import Bag

SEAT_FACTS: Final = [  # facts that say which seat
    "crown",
    "first_picker",
    "facedown_seen",
    "swapped",
    "thief",
    "witch",
    "magistrate",
    "blackmailer",
    "first_completed",
    "seat",
    "other",
]


def card_id(card: int) -> str:
    return CARD_IDS[card & KIND]


def character(rules: Rules, rank: int) -> str | None:
    return CHARACTER_IDS[rules.cast[rank]] if rank else None


def characters(rules: Rules, ranks: int) -> Bag:
    return Bag(CHARACTER_IDS[rules.cast[rank]] for rank in range(1, rules.ranks + 1) if ranks & bit(rank))


def kinds(mask: int) -> Bag:
    return Bag(CARD_IDS[kind] for kind in range(1, len(CARD_IDS)) if mask & bit(kind))


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)
