"""State data of the phase of the round."""

from typing import Final, get_args

from burgrave.citadels.state import CitadelsState
from burgrave.citadels.state_data.types import Phase
from burgrave.citadels.steps import (
    ACROBAT,
    HAUNTED_QUARTER,
    HOSPITAL,
    RASPUTIN,
    ROUND_OVER,
    THEATER,
    THEATER_CARD,
)
from burgrave.core.agenda import NO_SEAT

PHASES: Final[list[str]] = list(get_args(Phase))


def phase(s: CitadelsState) -> Phase:
    if s.is_over:
        return "over"
    steps = s.stack()[::2]
    if HAUNTED_QUARTER in steps:
        return "scoring"
    if s.current_step() in (THEATER, THEATER_CARD):
        return "theater"
    if s.current_step() in (RASPUTIN, ACROBAT, HOSPITAL):
        return "call"
    if ROUND_OVER in steps:
        return "end_of_round"
    return "turn" if s.turn != NO_SEAT else "draft"
