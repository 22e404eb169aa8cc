"""Hooks: where a rule asks the districts of a city. Only kinds that override the hook are asked."""

from mypy_extensions import i64

from burgrave.citadels.catalogue import TYPE_OF, bit
from burgrave.citadels.state import KIND, CitadelsPlayer, CitadelsState
from burgrave.core.move_collector import MoveCollector


def gold_gathered(s: CitadelsState, seat: i64) -> i64:
    """Return how much gold is gathered."""
    gold: i64 = 2
    mask = s.players[seat].built & s.rules.on_gold_gathered
    if mask:
        for card in s.players[seat].city:
            if mask & bit(card & KIND):
                gold = s.rules.districts[card & KIND].gold_gathered(gold)
    return gold


def cards_drawn(s: CitadelsState, seat: i64) -> i64:
    """Return how many cards are drawn to gather cards."""
    count: i64 = 2
    mask = s.players[seat].built & s.rules.on_cards_drawn
    if mask:
        for card in s.players[seat].city:
            if mask & bit(card & KIND):
                count = s.rules.districts[card & KIND].cards_drawn(count)
    return count


def cards_kept(s: CitadelsState, seat: i64, drawn: i64) -> i64:
    """Return how many of the drawn cards are kept."""
    kept: i64 = 1
    mask = s.players[seat].built & s.rules.on_cards_kept
    if mask:
        for card in s.players[seat].city:
            if mask & bit(card & KIND):
                kept = s.rules.districts[card & KIND].cards_kept(s.rules, drawn, kept)
    return kept


def income(s: CitadelsState, p: CitadelsPlayer, type: i64) -> i64:
    """Return how many districts of the city pay income as this type."""
    count: i64 = 0
    mask = p.built & s.rules.on_income
    for card in p.city:
        kind: i64 = card & KIND
        if TYPE_OF[kind] == type or (mask & bit(kind) and s.rules.districts[kind].pays_as(type)):
            count += 1
    return count


def mix_pays_both(s: CitadelsState, p: CitadelsPlayer) -> bool:
    """Return whether a district pays both a gold and a card where income is a mix of both."""
    mask = p.built & s.rules.on_mix
    if mask:
        for card in p.city:
            if mask & bit(card & KIND) and s.rules.districts[card & KIND].pays_both(s.rules):
                return True
    return False


def offer_instead(s: CitadelsState, p: CitadelsPlayer, moves: MoveCollector) -> None:
    """Offer the districts of the city that can be used instead of paying."""
    mask = p.built & s.rules.on_payment
    if mask:
        for card in p.city:
            if mask & bit(card & KIND):
                s.rules.districts[card & KIND].offer_instead(moves)


def crown_passes(s: CitadelsState) -> None:
    """Call the districts with this hook after the crown has moved."""
    if not s.rules.on_crown:
        return
    seat: i64 = 0
    for p in s.players:
        for card in p.city:
            if s.rules.on_crown & bit(card & KIND):
                s.rules.districts[card & KIND].crown_passes(s, seat)
        seat += 1


def turn_ends(s: CitadelsState, seat: i64) -> None:
    """Call the districts with this hook at the end of their owner's turn."""
    mask = s.players[seat].built & s.rules.on_turn_end
    if mask:
        for card in s.players[seat].city[:]:
            if mask & bit(card & KIND):
                s.rules.districts[card & KIND].turn_ends(s, seat)
