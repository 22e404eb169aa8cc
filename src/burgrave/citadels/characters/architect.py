"""Architect (rank 7): two extra cards; builds up to three districts. [6.7.1]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.bonus import offer_bonus
from burgrave.citadels.cards import gain
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import BONUS_TAKEN
from burgrave.citadels.state import CitadelsState
from burgrave.core.move_collector import MoveCollector

EXTRA_CARDS: Final = 2


@final
class Architect(Character):
    def building_limit(self) -> i64:
        return 3

    def builds_in_full_city(self) -> bool:
        return True

    def starts(self, s: CitadelsState, seat: i64) -> None:
        if s.rules.extras_come_at_once:
            gain(s, seat, EXTRA_CARDS)

    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        if not s.rules.extras_come_at_once:
            offer_bonus(s, 0, moves)

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= BONUS_TAKEN
        gain(s, seat, EXTRA_CARDS)
