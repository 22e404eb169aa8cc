"""Merchant (rank 6): one gold for each trade district; one extra gold. [6.6.1]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.bonus import offer_bonus
from burgrave.citadels.catalogue import TRADE
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import BONUS_TAKEN
from burgrave.citadels.state import CitadelsState
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector

EXTRA_GOLD: Final = 1


@final
class Merchant(Character):
    def income_type(self) -> i64:
        return TRADE

    def starts(self, s: CitadelsState, seat: i64) -> None:
        if s.rules.extras_come_at_once:
            take_extra(s, seat)

    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        if not s.rules.extras_come_at_once:
            offer_bonus(s, 0, moves)

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= BONUS_TAKEN
        take_extra(s, seat)


def take_extra(s: CitadelsState, seat: i64) -> None:
    s.players[seat].gold += EXTRA_GOLD
    s.emit(EVERYONE, "gold-gained", seat, EXTRA_GOLD)
