"""Necropolis (5): build it by sacrificing a district of your city instead of paying. [7.20]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.build import declare_openly, may_not_build, pay_and_build, sacrifice
from burgrave.citadels.catalogue import NECROPOLIS
from burgrave.citadels.district_choice import DistrictChoiceStep
from burgrave.citadels.districts.district import District
from burgrave.citadels.moves import SACRIFICE, USE
from burgrave.citadels.reasons import GATHER_FIRST, NO_DISTRICT_TO_GIVE
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import NECROPOLIS_SACRIFICE
from burgrave.core.move_collector import MoveCollector


@final
class Necropolis(District):
    def offer_from_hand(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        p = s.players[seat]
        reason = may_not_build(s, p, s.rules.character(s.rank), NECROPOLIS)
        if not s.gathered and not s.free_build:
            moves.refuse(USE + NECROPOLIS, GATHER_FIRST)
        elif reason:
            moves.refuse(USE + NECROPOLIS, reason)
        elif len(p.city) == 0:
            moves.refuse(USE + NECROPOLIS, NO_DISTRICT_TO_GIVE)
        else:
            moves.allow(USE + NECROPOLIS)

    def choose_from_hand(self, s: CitadelsState, seat: i64) -> None:
        declare_openly(s, NECROPOLIS)
        s.push(NECROPOLIS_SACRIFICE)


@final
class NecropolisSacrificeStep(DistrictChoiceStep):
    """The choice of the district to sacrifice."""

    kind = "sacrifice"

    def __init__(self) -> None:
        super().__init__(SACRIFICE)

    def owner(self, s: CitadelsState, argument: i64) -> i64:
        return s.turn

    def take(self, s: CitadelsState, argument: i64, card: i64) -> None:
        s.pop()
        sacrifice(s, s.turn, card)
        pay_and_build(s, 0, is_paid=False)
