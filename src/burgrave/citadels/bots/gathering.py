"""Gold or cards: what h1 gathers, and when it takes its income."""

from mypy_extensions import i64

from burgrave.citadels.bots.worth import is_spare, is_useful, useful
from burgrave.citadels.build import limit
from burgrave.citadels.catalogue import IMPERIAL_TREASURY, LIBRARY, MAP_ROOM, TYPE_OF, bit
from burgrave.citadels.state import CitadelsState


def wants_gold(s: CitadelsState, seat: i64) -> bool:
    """Return whether to gather gold.

    Cards are better if no card of the hand is worth building, or if there is gold for all of them.
    """
    p = s.players[seat]
    found: i64 = 0
    dearest: i64 = 0
    for kind in p.hand:
        if is_useful(s, p, kind):
            found += 1
            dearest = max(dearest, s.rules.cost[kind])
    if s.ending and s.rules.expanded and (found == 0 or p.gold + 2 < dearest):
        # Neither helps to build. Only the districts that count gold or cards matter.
        return p.built & bit(IMPERIAL_TREASURY) != 0 or not p.built & bit(MAP_ROOM)
    if found == 0:
        return False
    if found <= 2 and p.built & bit(LIBRARY) and s.rules.expanded:
        return False
    return p.gold < dearest + (2 if found > 1 else 0)


def wants_cards(s: CitadelsState, seat: i64, enough: i64) -> bool:
    """Return whether fewer than `enough` cards of the hand are worth building."""
    return useful(s, s.players[seat]) < enough


def income_worth(s: CitadelsState, seat: i64) -> i64:
    """Return the worth of taking the income: before building.

    It waits if a district that pays this income can be built first.
    """
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
