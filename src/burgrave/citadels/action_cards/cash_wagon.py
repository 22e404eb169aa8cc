"""Cash Wagon: others pay gold onto it to draw cards, and then its owner may take the gold. [8.4]"""

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from burgrave.citadels.action_cards.action_card import ActionCard
from burgrave.citadels.catalogue import CASH_WAGON
from burgrave.citadels.moves import PLAY
from burgrave.citadels.state import CitadelsState
from burgrave.core.move_collector import MoveCollector


@final
class CashWagon(ActionCard):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        moves.allow(PLAY + CASH_WAGON)

    def play(self, s: CitadelsState, seat: i64) -> None:
        s.wagons = append(append(append(s.wagons, seat), 0), 0)
