"""Numbers of the state as ids."""

from typing import cast

from burgrave.citadels.catalogue import CARD_IDS, CHARACTER_IDS, TYPE_IDS
from burgrave.citadels.rules import CitadelsRules
from burgrave.citadels.state import KIND
from burgrave.citadels.state_data.types import TypeId
from burgrave.core.agenda import NO_SEAT


def card_or_none(card: int) -> str | None:
    return card_id(card) if card else None


def card_id(card: int) -> str:
    return CARD_IDS[card & KIND]


def character(rules: CitadelsRules, rank: int) -> str | None:
    return CHARACTER_IDS[rules.cast[rank]] if rank else None


def characters(rules: CitadelsRules, ranks: int) -> list[str]:
    if not ranks:
        return []  # the usual case, and a state has many of these masks
    in_play = rules.cast
    return [CHARACTER_IDS[in_play[rank]] for rank in members(ranks)]


def kinds(mask: int) -> list[str]:
    return [CARD_IDS[kind] for kind in members(mask)]


def members(mask: int) -> list[int]:
    """Return the numbers in a mask, the smallest first. It is fast for masks with few bits."""
    found: list[int] = []
    while mask:
        number = (mask & -mask).bit_length() - 1
        found.append(number)
        mask &= mask - 1
    return found


def type_or_none(type: int) -> TypeId | None:
    return cast(TypeId, TYPE_IDS[type]) if type else None


def seat_or_none(seat: int) -> int | None:
    return None if seat == NO_SEAT else int(seat)
