"""Moments: where a rule asks the districts of a city. Only kinds that answer are asked."""

from mypy_extensions import i64

from burgrave.citadels.catalogue import TYPE_OF, bit
from burgrave.citadels.state import KIND, CitadelsPlayer, CitadelsState
from burgrave.core.move_collector import MoveCollector


def gold_gathered(s: CitadelsState, seat: i64) -> i64:
    """How much gold is gathered."""
    gold: i64 = 2
    mask = s.players[seat].built & s.rules.on_gold_gathered
    if mask:
        for card in s.players[seat].city:
            if mask & bit(card & KIND):
                gold = s.rules.districts[card & KIND].gold_gathered(gold)
    return gold


def cards_drawn(s: CitadelsState, seat: i64) -> i64:
    """How many cards are drawn when gathering cards."""
    count: i64 = 2
    mask = s.players[seat].built & s.rules.on_cards_drawn
    if mask:
        for card in s.players[seat].city:
            if mask & bit(card & KIND):
                count = s.rules.districts[card & KIND].cards_drawn(count)
    return count


def cards_kept(s: CitadelsState, seat: i64, drawn: i64) -> i64:
    """How many of the drawn cards are kept."""
    kept: i64 = 1
    mask = s.players[seat].built & s.rules.on_cards_kept
    if mask:
        for card in s.players[seat].city:
            if mask & bit(card & KIND):
                kept = s.rules.districts[card & KIND].cards_kept(s.rules, drawn, kept)
    return kept


def income(s: CitadelsState, p: CitadelsPlayer, type: i64) -> i64:
    """How many districts of the city pay as this type."""
    count: i64 = 0
    mask = p.built & s.rules.on_income
    for card in p.city:
        kind: i64 = card & KIND
        if TYPE_OF[kind] == type or (mask & bit(kind) and s.rules.districts[kind].pays_as(type)):
            count += 1
    return count


def mix_pays_both(s: CitadelsState, p: CitadelsPlayer) -> bool:
    """Whether a district pays this player a gold and a card where income is a mix of both."""
    mask = p.built & s.rules.on_mix
    if mask:
        for card in p.city:
            if mask & bit(card & KIND) and s.rules.districts[card & KIND].pays_both(s.rules):
                return True
    return False


def offer_instead(s: CitadelsState, p: CitadelsPlayer, moves: MoveCollector) -> None:
    """Districts of the city that a district can be built with instead of paying."""
    mask = p.built & s.rules.on_payment
    if mask:
        for card in p.city:
            if mask & bit(card & KIND):
                s.rules.districts[card & KIND].offer_instead(moves)


def crown_passes(s: CitadelsState) -> None:
    """Tell the districts that ask about it that the crown changed hands."""
    if not s.rules.on_crown:
        return
    seat: i64 = 0
    for p in s.players:
        for card in p.city:
            if s.rules.on_crown & bit(card & KIND):
                s.rules.districts[card & KIND].crown_passes(s, seat)
        seat += 1


def turn_ends(s: CitadelsState, seat: i64) -> None:
    """Districts that do something when their owner's turn ends."""
    mask = s.players[seat].built & s.rules.on_turn_end
    if mask:
        for card in s.players[seat].city[:]:
            if mask & bit(card & KIND):
                s.rules.districts[card & KIND].turn_ends(s, seat)
