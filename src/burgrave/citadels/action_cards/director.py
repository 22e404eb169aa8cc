"""Director: in this turn you may build two more districts. [8.3]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.action_cards.action_card import ActionCard
from burgrave.citadels.catalogue import DIRECTOR
from burgrave.citadels.moves import PLAY
from burgrave.citadels.play_action import under_the_deck
from burgrave.citadels.state import CitadelsState
from burgrave.core.move_collector import MoveCollector

DISTRICTS: Final = 2


@final
class Director(ActionCard):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        moves.allow(PLAY + DIRECTOR)

    def play(self, s: CitadelsState, seat: i64) -> None:
        s.extra_builds += DISTRICTS
        under_the_deck(s, DIRECTOR)
