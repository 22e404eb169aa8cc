"""Merchant (rank 6): one gold for each trade district; one extra gold. [6.6.1]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.bonus import offer_bonus
from burgrave.citadels.catalogue import TRADE
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import BONUS_TAKEN
from burgrave.citadels.state import Table
from burgrave.core.event import EVERYONE
from burgrave.core.offer import Offer

EXTRA_GOLD: Final = 1


@final
class Merchant(Character):
    def income_type(self) -> i64:
        return TRADE

    def starts(self, s: Table, seat: i64) -> None:
        if s.rules.extras_come_at_once:
            take_extra(s, seat)

    def offer(self, s: Table, seat: i64, o: Offer) -> None:
        if not s.rules.extras_come_at_once:
            offer_bonus(s, 0, o)

    def choose(self, s: Table, seat: i64, move: i64) -> None:
        s.acted |= BONUS_TAKEN
        take_extra(s, seat)


def take_extra(s: Table, seat: i64) -> None:
    s.players[seat].gold += EXTRA_GOLD
    s.tell(EVERYONE, "gold-gained", seat, EXTRA_GOLD)
