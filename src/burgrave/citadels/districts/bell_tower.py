"""Bell Tower (5): its builder declares a normal end of the game or an end one district earlier. [7.31]

Only the end of the game changes. The size of a completed city stays the same. If the Bell Tower leaves the
city, the normal end applies again.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.build import size
from burgrave.citadels.districts.district import District
from burgrave.citadels.moves import DECLARE_EARLY, DECLARE_NORMAL
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import BELL_TOWER
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class BellTower(District):
    def enters(self, s: CitadelsState, seat: i64) -> None:
        s.push(BELL_TOWER, seat)

    def leaves(self, s: CitadelsState, seat: i64) -> None:
        s.bell_early = False
        s.bell_reached = False


@final
class DeclareEndStep(Step[CitadelsState]):
    """The choice between the normal end and an early one."""

    kind = "bell-tower"

    def seat(self, s: CitadelsState, builder: i64) -> i64:
        return builder

    def offer(self, s: CitadelsState, builder: i64, moves: MoveCollector) -> None:
        moves.allow(DECLARE_NORMAL)
        moves.allow(DECLARE_EARLY)

    def choose(self, s: CitadelsState, builder: i64, move: i64) -> None:
        s.pop()
        early = move == DECLARE_EARLY
        s.emit(EVERYONE, "tower-declared", builder, 1 if early else 0)
        if early:
            s.bell_early = True
            for p in s.players:
                if size(s, p) >= s.rules.completion - 1:
                    s.bell_reached = True
