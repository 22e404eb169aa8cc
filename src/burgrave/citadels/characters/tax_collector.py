"""Tax Collector (rank 9): builders put a gold on his token; in his turn he may take all of it. [6.9.3]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import COLLECT_TAX
from burgrave.citadels.reasons import ABILITY_USED, NO_GOLD
from burgrave.citadels.state import CitadelsState
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class TaxCollector(Character):
    def taxes(self) -> bool:
        return True

    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        if s.acted & POWER_USED:
            moves.refuse(COLLECT_TAX, ABILITY_USED)
        elif s.tax > 0:
            moves.allow(COLLECT_TAX)
        else:
            moves.refuse(COLLECT_TAX, NO_GOLD)

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        s.players[seat].gold += s.tax
        s.emit(EVERYONE, "tax-collected", seat, s.tax)
        s.tax = 0
