"""The right to take a special tile: from the wheel, with the main action only. [8]"""

from typing import Final

from mypy_extensions import i64

from burgrave.praga.rules import SPECIAL_RIGHT
from burgrave.praga.state import PragaState

# The source of a performance.
MAIN: Final = 0
EXTRA_ACTION: Final = 1
BY_TECHNOLOGY: Final = 2


def may_take_special(s: PragaState, how: i64) -> bool:
    return how == MAIN and s.rules.sector_kind[s.wheel_bonus] == SPECIAL_RIGHT


def spend_right(s: PragaState, tile: i64) -> None:
    """Spend the special right if the tile is special; its points are lost."""
    if s.rules.special[tile]:
        s.wheel_bonus = 0
