"""Facts about the part of the round."""

from typing import Final, get_args

from burgrave.citadels.facts.types import Phase
from burgrave.citadels.state import Table
from burgrave.citadels.steps import (
    ACROBAT,
    HAUNTED_QUARTER,
    HOSPITAL,
    RASPUTIN,
    ROUND_OVER,
    THEATER,
    THEATER_CARD,
)
from burgrave.core.agenda import NOBODY

PHASES: Final[list[str]] = list(get_args(Phase))


def phase(s: Table) -> Phase:
    if s.over:
        return "over"
    steps = s.stack()[::2]
    if HAUNTED_QUARTER in steps:
        return "scoring"
    if s.step() in (THEATER, THEATER_CARD):
        return "theater"
    if s.step() in (RASPUTIN, ACROBAT, HOSPITAL):
        return "call"
    if ROUND_OVER in steps:
        return "end_of_round"
    return "turn" if s.turn != NOBODY else "draft"
