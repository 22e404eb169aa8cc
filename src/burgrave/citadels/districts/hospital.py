"""Hospital (6): if your character is killed you may come forward at its call, but only to gather. [7.32]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import bit
from burgrave.citadels.districts.district import District
from burgrave.citadels.modes import IN_HOSPITAL
from burgrave.citadels.moves import COME_FORWARD, PASS
from burgrave.citadels.reasons import NOT_KILLED
from burgrave.citadels.round import begin_turn, reveal
from burgrave.citadels.state import Table
from burgrave.core.agenda import NOBODY, Step
from burgrave.core.event import EVERYONE
from burgrave.core.offer import Offer


@final
class Hospital(District):
    def answers_killed(self, s: Table, seat: i64) -> bool:
        return True


@final
class ComeForward(Step[Table]):
    """The owner answers the killed character's call or stays silent; others can only pass."""

    kind = "hospital"

    def seat(self, s: Table, owner: i64) -> i64:
        return NOBODY if s.protected & bit(s.called) else owner

    def run(self, s: Table, owner: i64) -> None:
        """The called character is protected: nobody was killed."""

    def offer(self, s: Table, owner: i64, o: Offer) -> None:
        if s.players[owner].roles & bit(s.called):
            o.allow(COME_FORWARD)
        else:
            o.refuse(COME_FORWARD, NOT_KILLED)
        o.allow(PASS)

    def choose(self, s: Table, owner: i64, move: i64) -> None:
        s.pop()
        if move == PASS:
            return
        rank = s.called
        reveal(s, owner, rank)
        s.tell(EVERYONE, "came-forward", owner, s.rules.cast[rank])
        begin_turn(s, owner, rank, IN_HOSPITAL)
