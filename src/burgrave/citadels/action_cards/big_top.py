"""Big Top: stays to the end; counts as a district toward a completed city, and for nothing else. [8.8]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.action_cards.action_card import ActionCard
from burgrave.citadels.build import check_completion
from burgrave.citadels.catalogue import BIG_TOP
from burgrave.citadels.moves import PLAY
from burgrave.citadels.state import CitadelsState
from burgrave.core.move_collector import MoveCollector


@final
class BigTop(ActionCard):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        moves.allow(PLAY + BIG_TOP)

    def builds(self) -> bool:
        return True

    def play(self, s: CitadelsState, seat: i64) -> None:
        s.players[seat].big_tops += 1
        check_completion(s, seat)
