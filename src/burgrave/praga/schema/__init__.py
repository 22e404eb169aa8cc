"""Checks whether a components file can be used: first its structure, then rules across its values."""

from typing import Any

from burgrave.praga.schema.calendar import check_calendar
from burgrave.praga.schema.city import check_city
from burgrave.praga.schema.pieces import check_pieces
from burgrave.praga.schema.player_boards import check_player_boards
from burgrave.praga.schema.prices import check_prices
from burgrave.praga.schema.scoring import check_scoring
from burgrave.praga.schema.structure import check_structure
from burgrave.praga.schema.wheel import check_wheel

__all__ = ["check"]


def check(data: Any) -> None:
    """Raise BurgraveError for the first entry that is not valid."""
    check_structure(data)
    check_pieces(data)
    check_wheel(data)
    check_calendar(data)
    check_player_boards(data)
    check_prices(data)
    check_city(data)
    check_scoring(data)
