"""Architect (rank 7): two extra cards; builds up to three districts."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.cards import gain
from burgrave.citadels.characters.character import Character
from burgrave.citadels.state import Table

EXTRA_CARDS: Final = 2


@final
class Architect(Character):
    def building_limit(self) -> i64:
        return 3

    def gathers(self, s: Table, seat: i64) -> None:
        if s.rules.extras_come_with_gathering:
            gain(s, seat, EXTRA_CARDS)
