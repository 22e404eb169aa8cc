"""Merchant (rank 6): one gold for each trade district; one extra gold."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.catalogue import TRADE
from burgrave.citadels.characters.character import Character
from burgrave.citadels.state import Table
from burgrave.core.event import EVERYONE

EXTRA_GOLD: Final = 1


@final
class Merchant(Character):
    def income_type(self) -> i64:
        return TRADE

    def gathers(self, s: Table, seat: i64) -> None:
        if s.rules.extras_come_with_gathering:
            s.players[seat].gold += EXTRA_GOLD
            s.tell(EVERYONE, "gold-gained", seat, EXTRA_GOLD)
