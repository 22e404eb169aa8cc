"""Graveyard (5): if another player's Warlord destroys a district, pay one gold to take it into hand. [7.8]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.cards import add_to_hand, learn_hand
from burgrave.citadels.districts.district import District
from burgrave.citadels.moves import PASS, RECOVER
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import GRAVEYARD_RECOVER
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector

PRICE: Final = 1


@final
class Graveyard(District):
    def warlord_destroyed(self, s: CitadelsState, seat: i64) -> None:
        if s.players[seat].gold >= PRICE:
            s.push(GRAVEYARD_RECOVER, seat)


@final
class GraveyardRecoverStep(Step[CitadelsState]):
    """The owner pays for the destroyed district, or passes."""

    kind = "graveyard"

    def seat(self, s: CitadelsState, owner: i64) -> i64:
        return owner

    def offer(self, s: CitadelsState, owner: i64, moves: MoveCollector) -> None:
        moves.allow(RECOVER)
        moves.allow(PASS)

    def choose(self, s: CitadelsState, owner: i64, move: i64) -> None:
        s.pop()
        if move == PASS:
            return
        kind = s.rubble
        s.rubble = 0
        s.players[owner].gold -= PRICE
        add_to_hand(s, owner, kind)
        learn_hand(s, owner, kind, EVERYONE)
        s.emit(EVERYONE, "district-recovered", owner, kind, PRICE)
