"""Framework (3): build a district by sacrificing the Framework instead of paying. [7.6]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.build import declare, find_district, may_not_build, pay_and_build, sacrifice
from burgrave.citadels.catalogue import FRAMEWORK, LAST_DISTRICT
from burgrave.citadels.districts.district import District
from burgrave.citadels.moves import BUILD, PASS, USE
from burgrave.citadels.reasons import CANNOT_BE_BUILT, GATHER_FIRST, HAND_EMPTY, NOT_IN_HAND
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import FRAMEWORK_BUILD
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class Framework(District):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        if not s.gathered:
            moves.refuse(USE + FRAMEWORK, GATHER_FIRST)
            return
        p = s.players[seat]
        character = s.rules.character(s.rank)
        reason: i64 = CANNOT_BE_BUILT if len(p.hand) > 0 else HAND_EMPTY
        for card in p.hand:
            kind: i64 = card
            if kind <= LAST_DISTRICT:
                reason = may_not_build(s, p, character, kind)
                if reason == 0:
                    moves.allow(USE + FRAMEWORK)
                    return
        moves.refuse(USE + FRAMEWORK, reason)

    def choose(self, s: CitadelsState, seat: i64) -> None:
        s.block_undo()  # it reveals that a card of the hand can be built
        s.emit(EVERYONE, "district-used", seat, FRAMEWORK, 0)
        s.push(FRAMEWORK_BUILD)

    def offer_instead(self, moves: MoveCollector) -> None:
        moves.allow(USE + FRAMEWORK)

    def build_instead(self, s: CitadelsState, kind: i64) -> None:
        """Build without paying. The rules were checked with the Framework still in the city."""
        declare(s, kind)
        sacrifice(s, s.turn, find_district(s.players[s.turn], FRAMEWORK))
        pay_and_build(s, 0, is_paid=False)


@final
class FrameworkBuildStep(Step[CitadelsState]):
    """The choice of the district to build from the hand."""

    kind = "framework"

    def seat(self, s: CitadelsState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, argument: i64, moves: MoveCollector) -> None:
        p = s.players[s.turn]
        character = s.rules.character(s.rank)
        last: i64 = 0
        found = False
        for card in p.hand:
            kind: i64 = card
            if kind == last or kind > LAST_DISTRICT:
                continue
            last = kind
            reason = may_not_build(s, p, character, kind)
            if reason:
                moves.refuse(BUILD + kind, reason)
            else:
                moves.allow(BUILD + kind)
                found = True
        if not found:
            # This happens only in a sampled state: the true hand has a card that can be built.
            moves.allow(PASS)
        if moves.wants_reasons:
            for kind in range(1, LAST_DISTRICT + 1):
                if kind not in p.hand:
                    moves.refuse(BUILD + kind, NOT_IN_HAND)

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        s.pop()
        if move != PASS:
            s.rules.districts[FRAMEWORK].build_instead(s, move - BUILD)
