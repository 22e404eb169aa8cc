"""A bonus that a character may take once in its turn."""

from mypy_extensions import i64

from burgrave.citadels.income import BONUS_TAKEN
from burgrave.citadels.moves import TAKE_BONUS
from burgrave.citadels.reasons import ABILITY_USED
from burgrave.citadels.state import CitadelsState
from burgrave.core.move_collector import MoveCollector


def offer_bonus(s: CitadelsState, reason: i64, moves: MoveCollector) -> None:
    """Offer the bonus if it is still available and `reason` is 0."""
    if s.acted & BONUS_TAKEN:
        moves.refuse(TAKE_BONUS, ABILITY_USED)
    elif reason:
        moves.refuse(TAKE_BONUS, reason)
    else:
        moves.allow(TAKE_BONUS)
