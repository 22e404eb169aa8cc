"""Gold or cards: what h1 gathers, and when it takes its income."""

from mypy_extensions import i64

from burgrave.citadels.bots.worth import is_spare, is_useful, useful
from burgrave.citadels.build import limit
from burgrave.citadels.catalogue import IMPERIAL_TREASURY, LIBRARY, MAP_ROOM, TYPE_OF, bit
from burgrave.citadels.state import CitadelsState


def wants_gold(s: CitadelsState, seat: i64) -> bool:
    """Gold, unless the hand has nothing worth building or everything in it is paid for."""
    p = s.players[seat]
    found: i64 = 0
    dearest: i64 = 0
    for kind in p.hand:
        if is_useful(s, p, kind):
            found += 1
            dearest = max(dearest, s.rules.cost[kind])
    if s.ending and s.rules.expanded and (found == 0 or p.gold + 2 < dearest):
        # Nothing will come of either, but for the districts that count them.
        return p.built & bit(IMPERIAL_TREASURY) != 0 or not p.built & bit(MAP_ROOM)
    if found == 0:
        return False
    if found <= 2 and p.built & bit(LIBRARY) and s.rules.expanded:
        return False
    return p.gold < dearest + (2 if found > 1 else 0)


def wants_cards(s: CitadelsState, seat: i64, enough: i64) -> bool:
    """Whether fewer cards than that are worth building."""
    return useful(s, s.players[seat]) < enough


def income_worth(s: CitadelsState, seat: i64) -> i64:
    """Before building, unless a district that pays this income can be built with what is there."""
    p = s.players[seat]
    character = s.rules.character(s.rank)
    type = character.income_type()
    if s.builds < limit(s, character):
        gold = p.gold + (0 if s.gathered else 2)
        for card in p.hand:
            kind: i64 = card
            pays = TYPE_OF[kind] == type and s.rules.cost[kind] <= gold
            if pays and (s.rules.duplicates_allowed or not is_spare(s, p, kind)):
                return 100
    return 6990
