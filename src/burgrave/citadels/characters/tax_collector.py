"""Tax Collector (rank 9): whoever builds puts a gold on the token; in his turn he may take it all. [6.9.3]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import COLLECT_TAX
from burgrave.citadels.reasons import ABILITY_USED, NO_GOLD
from burgrave.citadels.state import Table
from burgrave.core.event import EVERYONE
from burgrave.core.offer import Offer


@final
class TaxCollector(Character):
    def taxes(self) -> bool:
        return True

    def offer(self, s: Table, seat: i64, o: Offer) -> None:
        if s.acted & POWER_USED:
            o.refuse(COLLECT_TAX, ABILITY_USED)
        elif s.tax > 0:
            o.allow(COLLECT_TAX)
        else:
            o.refuse(COLLECT_TAX, NO_GOLD)

    def choose(self, s: Table, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        s.players[seat].gold += s.tax
        s.tell(EVERYONE, "tax-collected", seat, s.tax)
        s.tax = 0
