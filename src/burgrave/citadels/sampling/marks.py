"""Sampling hidden markers: the signed warrant, the flowered threat, and markers being placed."""

from mypy_extensions import i64

from burgrave.citadels.catalogue import bit
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import BLACKMAILER_MARKS, MAGISTRATE_MARKS
from burgrave.core.rng import Rng


def sample_marks(v: CitadelsState, s: CitadelsState, rng: Rng) -> None:
    if v.warrants and v.signed == 0:
        s.signed = one_of(v.warrants, rng)
    if v.threatened and v.flowered == 0:
        s.flowered = one_of(v.threatened & ~v.threats_shown, rng)
    if v.marking == 0 and v.viewer != v.turn:
        if v.current_step() == MAGISTRATE_MARKS:
            add_marks(v, s, v.current_argument(), rng)
            s.signed = one_of(s.marking, rng)
        elif v.current_step() == BLACKMAILER_MARKS:
            add_marks(v, s, 1, rng)
            s.flowered = one_of(s.marking, rng)


def add_marks(v: CitadelsState, s: CitadelsState, count: i64, rng: Rng) -> None:
    """Sample the markers placed so far, on characters that may have one."""
    character = v.rules.character(v.rank)
    free: i64 = 0
    for rank in range(1, v.rules.ranks + 1):
        if character.may_not_name(v, rank) == 0:
            free |= bit(rank)
    while count > 0:
        rank_marked = one_of(free, rng)
        free &= ~bit(rank_marked)
        s.marking |= bit(rank_marked)
        count -= 1


def one_of(ranks: i64, rng: Rng) -> i64:
    """Return a random rank of a mask."""
    listed = [rank for rank in range(1, 10) if ranks & bit(rank)]
    return listed[rng.randbelow(len(listed))]
