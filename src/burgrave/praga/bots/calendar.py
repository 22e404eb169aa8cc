"""The number of turns that a seat still has. It follows from the wheel, which everyone sees."""

from typing import Final

from mypy_extensions import i64

from burgrave.praga.crane import POSITIONS
from burgrave.praga.state import PragaState

TURNS_A_ROUND: Final = POSITIONS - 1  # one round of the wheel: the blocked sector never stops at the top


def turns_of_all(s: PragaState) -> i64:
    """Return the turns of all seats until the hourglass, including the present turn.

    A solo opponent has turns too.
    """
    to_drop = s.rules.drop_at - s.block
    if to_drop <= 0:
        to_drop += TURNS_A_ROUND
    return to_drop + TURNS_A_ROUND * (s.platform - 1)


def turns_left(s: PragaState, seat: i64) -> i64:
    """Return how many turns a seat will begin from now on."""
    seats = s.rules.set_up_as  # a solo opponent counts
    now = max(0, s.turn)  # before the first turn it is NO_SEAT
    after = turns_of_all(s) - 1 - (seat - now + seats) % seats
    if after < 0:
        return 0
    if seat != now:
        after += seats
    return after // seats
