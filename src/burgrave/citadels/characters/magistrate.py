"""Magistrate (rank 1): place three warrants, one of them signed, on three characters. [6.1.3]

The first district that the character with the signed warrant pays for may be confiscated.
"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.build import stands
from burgrave.citadels.catalogue import bit, rank_of
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.marking import offer_marks
from burgrave.citadels.moves import CONFISCATE, PASS, SIGN, WARRANT
from burgrave.citadels.reasons import CANNOT_CONFISCATE, RANK_ONE_IS_SAFE, WARRANT_BLANK
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import MAGISTRATE_MARKS
from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE, only
from burgrave.core.move_collector import MoveCollector

WARRANTS: Final = 3


@final
class Magistrate(Character):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        offer_marks(s, SIGN, s.acted & POWER_USED != 0, moves)

    def may_not_name(self, s: CitadelsState, rank: i64) -> i64:
        return RANK_ONE_IS_SAFE if rank == 1 else 0

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        s.signed = rank_of(move - SIGN)
        s.marking = bit(s.signed)
        s.push(MAGISTRATE_MARKS, 1)


@final
class MagistrateMarksStep(Step[CitadelsState]):
    """The player places the blank warrants. The argument counts the placed ones.

    Which warrant is signed stays secret.
    """

    kind = "warrants"

    def seat(self, s: CitadelsState, count: i64) -> i64:
        return s.turn

    def offer(self, s: CitadelsState, count: i64, moves: MoveCollector) -> None:
        offer_marks(s, WARRANT, False, moves)

    def choose(self, s: CitadelsState, count: i64, move: i64) -> None:
        s.pop()
        s.marking |= bit(rank_of(move - WARRANT))
        if count + 1 < WARRANTS:
            s.push(MAGISTRATE_MARKS, count + 1)
            return
        s.warrants = s.marking
        s.marking = 0
        s.magistrate = s.turn
        s.block_undo()
        on = [s.rules.cast[rank] for rank in range(1, s.rules.ranks + 1) if s.warrants & bit(rank)]
        s.emit(EVERYONE, "warrants-placed", s.turn, on[0], on[1], on[2])
        s.emit(only(s.turn), "warrant-signed", s.turn, s.rules.cast[s.signed])


@final
class ConfiscationStep(Step[CitadelsState]):
    """The Magistrate is asked when a character with a warrant pays for its first district.

    This happens for blank warrants too, so that the question reveals nothing.
    """

    kind = "confiscate"

    def seat(self, s: CitadelsState, argument: i64) -> i64:
        return s.magistrate

    def offer(self, s: CitadelsState, argument: i64, moves: MoveCollector) -> None:
        if s.signed != s.rank:
            moves.refuse(CONFISCATE, WARRANT_BLANK)
        elif not can_take(s):
            moves.refuse(CONFISCATE, CANNOT_CONFISCATE)
        else:
            moves.allow(CONFISCATE)
        moves.allow(PASS)

    def choose(self, s: CitadelsState, argument: i64, move: i64) -> None:
        s.pop()
        if move == PASS:
            s.emit(EVERYONE, "not-confiscated", s.magistrate, s.turn, s.rules.cast[s.rank])
            return
        s.pop()
        s.signed_shown = True
        s.block_undo()
        s.players[s.turn].gold += s.paid
        s.spent -= s.paid
        s.emit(
            EVERYONE,
            "confiscated",
            s.magistrate,
            s.turn,
            s.building,
            s.paid,
            s.rules.cast[s.rank],
        )
        stands(s, s.magistrate)


def can_take(s: CitadelsState) -> bool:
    """Return whether the district can enter the Magistrate's city. A Quarry does not help."""
    kind = s.building
    if s.players[s.magistrate].built & bit(kind):
        return False
    if s.rules.on_may_build & bit(kind):
        return s.rules.districts[kind].may_not_be_built(s, s.magistrate) == 0
    return True
