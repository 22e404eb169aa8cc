"""Bishop (rank 5): one gold for each religious district; rank 8 cannot affect his city. [6.5.1]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import RELIGIOUS
from burgrave.citadels.characters.character import Character


@final
class Bishop(Character):
    def income_type(self) -> i64:
        return RELIGIOUS

    def forbids_rank_8(self) -> bool:
        return True
