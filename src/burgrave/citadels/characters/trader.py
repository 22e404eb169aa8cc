"""Trader (rank 6): one gold for each trade district; these do not count toward the limit. [6.6.3]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import TRADE, TYPE_OF
from burgrave.citadels.characters.character import Character


@final
class Trader(Character):
    def income_type(self) -> i64:
        return TRADE

    def builds_beyond_limit(self) -> bool:
        return True

    def counts_toward_limit(self, kind: i64) -> bool:
        return TYPE_OF[kind] != TRADE
