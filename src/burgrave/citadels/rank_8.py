"""What protects a city from the ability of rank 8."""

from mypy_extensions import i64

from burgrave.citadels.build import completed
from burgrave.citadels.reasons import CHARACTER_PROTECTS, CITY_COMPLETED
from burgrave.citadels.state import Table


def city_forbidden(s: Table, owner: i64) -> i64:
    """The reason why rank 8 may touch nothing in this city; 0 if there is none."""
    p = s.players[owner]
    if completed(s, p):
        return CITY_COMPLETED
    if owner != s.turn and p.played & s.rules.protecting:
        return CHARACTER_PROTECTS
    return 0
