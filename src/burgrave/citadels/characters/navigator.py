"""Navigator (rank 7): four gold or four cards; cannot build. [6.7.2]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.cards import can_draw, gain
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import NAVIGATE_CARDS, NAVIGATE_GOLD
from burgrave.citadels.reasons import ABILITY_USED, NO_CARD_TO_DRAW
from burgrave.citadels.state import CitadelsState
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector

NAVIGATED: Final = 4


@final
class Navigator(Character):
    def cannot_build(self) -> bool:
        return True

    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        if s.acted & POWER_USED:
            moves.refuse(NAVIGATE_GOLD, ABILITY_USED)
            moves.refuse(NAVIGATE_CARDS, ABILITY_USED)
            return
        moves.allow(NAVIGATE_GOLD)
        if can_draw(s):
            moves.allow(NAVIGATE_CARDS)
        else:
            moves.refuse(NAVIGATE_CARDS, NO_CARD_TO_DRAW)

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        if move == NAVIGATE_GOLD:
            s.players[seat].gold += NAVIGATED
            s.emit(EVERYONE, "gold-gained", seat, NAVIGATED)
        else:
            gain(s, seat, NAVIGATED)
