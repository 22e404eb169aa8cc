"""How many districts of a city count as a type at scoring."""

from mypy_extensions import i64

from burgrave.citadels.scoring import scored_type
from burgrave.citadels.state import KIND, CitadelsState


def count_type(s: CitadelsState, seat: i64, type: i64, chosen: i64) -> i64:
    """Return how many districts of the city count as this type.

    `chosen` is the type to try for a district that may choose its type, or 0.
    """
    count: i64 = 0
    for card in s.players[seat].city:
        if scored_type(s, seat, card & KIND, chosen) == type:
            count += 1
    return count
