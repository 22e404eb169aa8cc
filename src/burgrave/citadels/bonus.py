"""A bonus that a character may take once in its turn."""

from mypy_extensions import i64

from burgrave.citadels.income import BONUS_TAKEN
from burgrave.citadels.moves import TAKE_BONUS
from burgrave.citadels.reasons import ABILITY_USED
from burgrave.citadels.state import Table
from burgrave.core.offer import Offer


def offer_bonus(s: Table, reason: i64, o: Offer) -> None:
    """Offer it unless there is a reason against it."""
    if s.acted & BONUS_TAKEN:
        o.refuse(TAKE_BONUS, ABILITY_USED)
    elif reason:
        o.refuse(TAKE_BONUS, reason)
    else:
        o.allow(TAKE_BONUS)
