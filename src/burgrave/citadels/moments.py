"""Moments: where a rule asks the districts of a city. Only kinds that answer are asked."""

from mypy_extensions import i64

from burgrave.citadels.catalogue import TYPE_OF, bit
from burgrave.citadels.state import Player, Table


def cards_drawn(s: Table, seat: i64) -> i64:
    """How many cards are drawn when gathering cards."""
    count: i64 = 2
    mask = s.players[seat].built & s.rules.on_cards_drawn
    if mask:
        for kind in s.players[seat].city:
            if mask & bit(kind):
                count = s.rules.districts[kind].cards_drawn(count)
    return count


def cards_kept(s: Table, seat: i64, drawn: i64) -> i64:
    """How many of the drawn cards are kept."""
    kept: i64 = 1
    mask = s.players[seat].built & s.rules.on_cards_kept
    if mask:
        for kind in s.players[seat].city:
            if mask & bit(kind):
                kept = s.rules.districts[kind].cards_kept(s.rules, drawn, kept)
    return kept


def income(s: Table, p: Player, type: i64) -> i64:
    """How many districts of the city pay as this type."""
    count: i64 = 0
    mask = p.built & s.rules.on_income
    for kind in p.city:
        if TYPE_OF[kind] == type or (mask & bit(kind) and s.rules.districts[kind].pays_as(type)):
            count += 1
    return count


def rank_8_forbidden(s: Table, kind: i64) -> bool:
    """Whether the district itself withstands the ability of rank 8."""
    return s.rules.on_rank_8 & bit(kind) != 0 and s.rules.districts[kind].forbids_rank_8()
