"""Theater (6): after all picks you may exchange a character with another player in secret. [7.28]

If each player has two characters, you choose which of yours to give. You get a random one in return.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import bit, rank_of
from burgrave.citadels.districts.district import District
from burgrave.citadels.moves import HAND_OVER, PASS, TARGET
from burgrave.citadels.reasons import ANOTHER_NOT_YOURSELF, NOT_HOLDING_IT
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import SWAP_STREAM, THEATER, THEATER_CARD
from burgrave.citadels.targets import SeatChoiceStep
from burgrave.core.agenda import Step, number_in, pair, seat_in
from burgrave.core.events import EVERYONE, only
from burgrave.core.move_collector import MoveCollector
from burgrave.core.rng import STREAM_NAMES


@final
class Theater(District):
    def after_selection(self, s: CitadelsState, seat: i64) -> None:
        s.push(THEATER, seat)


@final
class TheaterTargetStep(SeatChoiceStep):
    """The choice of the player to exchange with, or none."""

    kind = "theater"

    def seat(self, s: CitadelsState, owner: i64) -> i64:
        return owner

    def reason(self, s: CitadelsState, owner: i64, other: i64) -> i64:
        return ANOTHER_NOT_YOURSELF if other == owner else 0

    def offer(self, s: CitadelsState, owner: i64, moves: MoveCollector) -> None:
        super().offer(s, owner, moves)
        moves.allow(PASS)

    def choose(self, s: CitadelsState, owner: i64, move: i64) -> None:
        s.pop()
        if move == PASS:
            return
        other = move - TARGET
        if s.rules.roles_each > 1:
            s.push(THEATER_CARD, pair(owner, other))
        else:
            swap(s, owner, other, s.players[owner].roles, s.players[other].roles)


@final
class TheaterCardStep(Step[CitadelsState]):
    """The choice of the character to give. The argument is the owner and the other seat."""

    kind = "theater-card"

    def seat(self, s: CitadelsState, both: i64) -> i64:
        return seat_in(both)

    def offer(self, s: CitadelsState, both: i64, moves: MoveCollector) -> None:
        roles = s.players[seat_in(both)].roles
        rank: i64 = 1
        while rank <= s.rules.ranks:
            if roles & bit(rank):
                moves.allow(HAND_OVER + s.rules.cast[rank])
            else:
                moves.refuse(HAND_OVER + s.rules.cast[rank], NOT_HOLDING_IT)
            rank += 1

    def choose(self, s: CitadelsState, both: i64, move: i64) -> None:
        s.pop()
        other = number_in(both)
        stream = SWAP_STREAM + STREAM_NAMES * s.round
        s.rng.open_stream(stream)
        theirs: list[int] = []
        rank: i64 = 1
        while rank <= s.rules.ranks:
            if s.players[other].roles & bit(rank):
                theirs.append(s.rules.cast[rank])
            rank += 1
        got: i64 = theirs[s.pick_index(stream, theirs)]
        swap(s, seat_in(both), other, bit(rank_of(move - HAND_OVER)), bit(rank_of(got)))


def swap(s: CitadelsState, owner: i64, other: i64, given: i64, got: i64) -> None:
    """Swap one character each, given as bits of their ranks. Only the two players see which ones."""
    one = s.players[owner]
    two = s.players[other]
    one.roles = one.roles & ~given | got
    two.roles = two.roles & ~got | given
    s.swapper = owner
    s.swapped = other
    s.block_undo()
    s.emit(EVERYONE, "characters-swapped", owner, other)
    if s.event_log is not None:
        gave = character_of(s, given)
        took = character_of(s, got)
        s.emit(only(owner), "character-swapped", owner, gave, took)
        s.emit(only(other), "character-swapped", other, took, gave)


def character_of(s: CitadelsState, role: i64) -> i64:
    """Return the character of a rank that is given as a bit."""
    rank: i64 = 1
    while not role & bit(rank):
        rank += 1
    return s.rules.cast[rank]
