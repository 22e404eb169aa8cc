"""Hospital (6): if your character is killed, you may come forward at its call, but only to gather. [7.32]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import bit
from burgrave.citadels.districts.district import District
from burgrave.citadels.moves import COME_FORWARD, PASS
from burgrave.citadels.reasons import NOT_KILLED
from burgrave.citadels.round import begin_turn, reveal
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.turn_modes import IN_HOSPITAL
from burgrave.core.agenda import NO_SEAT, Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class Hospital(District):
    def answers_killed(self, s: CitadelsState, seat: i64) -> bool:
        return True


@final
class ComeForwardStep(Step[CitadelsState]):
    """The owner comes forward or passes. Owners without the killed character can only pass."""

    kind = "hospital"

    def seat(self, s: CitadelsState, owner: i64) -> i64:
        return NO_SEAT if s.protected & bit(s.called) else owner

    def run(self, s: CitadelsState, owner: i64) -> None:
        """Do nothing, because the called character is protected and was not killed."""

    def offer(self, s: CitadelsState, owner: i64, moves: MoveCollector) -> None:
        if s.players[owner].roles & bit(s.called):
            moves.allow(COME_FORWARD)
        else:
            moves.refuse(COME_FORWARD, NOT_KILLED)
        moves.allow(PASS)

    def choose(self, s: CitadelsState, owner: i64, move: i64) -> None:
        s.pop()
        if move == PASS:
            return
        rank = s.called
        reveal(s, owner, rank)
        s.emit(EVERYONE, "came-forward", owner, s.rules.cast[rank])
        begin_turn(s, owner, rank, IN_HOSPITAL)
