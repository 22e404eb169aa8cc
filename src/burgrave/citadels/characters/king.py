"""King (rank 4): take the crown as the turn starts; one gold for each noble district.

Killed, he takes the crown when the round ends.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import NOBLE
from burgrave.citadels.characters.character import Character
from burgrave.citadels.round import give_crown
from burgrave.citadels.state import Table


@final
class King(Character):
    def income_type(self) -> i64:
        return NOBLE

    def starts(self, s: Table, seat: i64) -> None:
        give_crown(s, seat)

    def shows_itself_if_killed(self) -> bool:
        return True
