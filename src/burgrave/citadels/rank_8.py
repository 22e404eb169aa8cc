"""What protects a city from the ability of rank 8, and what the ability costs."""

from mypy_extensions import i64

from burgrave.citadels.build import is_completed
from burgrave.citadels.catalogue import bit
from burgrave.citadels.reasons import CHARACTER_PROTECTS, CITY_COMPLETED
from burgrave.citadels.state import KIND, CitadelsState, coin_on


def city_forbidden(s: CitadelsState, owner: i64) -> i64:
    """Return the reason why rank 8 may not affect this city, or 0."""
    p = s.players[owner]
    if is_completed(s, p):
        return CITY_COMPLETED
    return CHARACTER_PROTECTS if character_protects(s, owner) else 0


def character_protects(s: CitadelsState, owner: i64) -> bool:
    """Return whether a character played in this round protects the city from rank 8.

    The edition says whether it also protects against its own player.
    """
    bound = owner != s.turn or s.rules.bishop_binds_himself
    return bound and s.players[owner].played & s.rules.protecting != 0


def district_forbidden(s: CitadelsState, card: i64) -> bool:
    """Return whether the district itself is protected from the ability of rank 8."""
    return s.rules.on_rank_8 & bit(card & KIND) != 0 and s.rules.districts[card & KIND].forbids_rank_8()


def cost(s: CitadelsState, card: i64) -> i64:
    """Return the cost of a district in a city, including its coin."""
    return s.rules.cost[card & KIND] + coin_on(card)


def surcharge(s: CitadelsState, owner: i64, price: i64) -> i64:
    """Return the price after the districts of this city have changed it."""
    mask = s.players[owner].built & s.rules.on_rank_8_price
    if mask:
        for card in s.players[owner].city:
            if mask & bit(card & KIND):
                price = s.rules.districts[card & KIND].rank_8_price(price)
    return price


def district_moves(s: CitadelsState, card: i64, giver: i64, taker: i64) -> None:
    """Run the effect of a district that has moved to another city."""
    if s.rules.on_move & bit(card & KIND):
        s.rules.districts[card & KIND].moves(s, giver, taker)
