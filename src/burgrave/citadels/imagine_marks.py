"""Imagining what markers hide: which warrant is signed, which threat is flowered, what is being marked."""

from mypy_extensions import i64

from burgrave.citadels.catalogue import bit
from burgrave.citadels.state import Table
from burgrave.citadels.steps import BLACKMAILER_MARKS, MAGISTRATE_MARKS
from burgrave.core.chance import Chance


def imagine_marks(v: Table, s: Table, chance: Chance) -> None:
    if v.warrants and v.signed == 0:
        s.signed = one_of(v.warrants, chance)
    if v.threatened and v.flowered == 0:
        s.flowered = one_of(v.threatened & ~v.threats_shown, chance)
    if v.marking == 0 and v.eyes != v.turn:
        if v.step() == MAGISTRATE_MARKS:
            mark(v, s, v.argument(), chance)
            s.signed = one_of(s.marking, chance)
        elif v.step() == BLACKMAILER_MARKS:
            mark(v, s, 1, chance)
            s.flowered = one_of(s.marking, chance)


def mark(v: Table, s: Table, count: i64, chance: Chance) -> None:
    """Markers placed so far, on characters that may carry one."""
    character = v.rules.character(v.rank)
    free: i64 = 0
    for rank in range(1, v.rules.ranks + 1):
        if character.may_not_name(v, rank) == 0:
            free |= bit(rank)
    while count > 0:
        rank_marked = one_of(free, chance)
        free &= ~bit(rank_marked)
        s.marking |= bit(rank_marked)
        count -= 1


def one_of(ranks: i64, chance: Chance) -> i64:
    """A random rank of a mask."""
    listed = [rank for rank in range(1, 10) if ranks & bit(rank)]
    return listed[chance.below(len(listed))]
