"""State data of the open decision: which other player it is about."""

from typing import Final

from burgrave.citadels.state import CitadelsState
from burgrave.citadels.state_data.ids import seat_or_none
from burgrave.citadels.steps import (
    ARMORY_DESTROY,
    CARDINAL_CARDS,
    CONFISCATION,
    DIPLOMAT_OTHER,
    DIPLOMAT_OWN,
    EMPEROR_RESOURCE,
    FORTUNE_CARD,
    MARSHAL_SEIZE,
    SEER_RETURN,
    SPY_TYPE,
    THEATER_CARD,
    THREAT_ANSWER,
    THREAT_REVEAL,
    WAGON_COLLECT,
    WARLORD_DESTROY,
    WIZARD_CARD,
    WIZARD_USE,
)
from burgrave.core.agenda import NO_SEAT, number_in

# Steps with the other player as their argument.
ABOUT_A_SEAT: Final = {
    ARMORY_DESTROY,
    CARDINAL_CARDS,
    DIPLOMAT_OTHER,
    DIPLOMAT_OWN,
    EMPEROR_RESOURCE,
    FORTUNE_CARD,
    MARSHAL_SEIZE,
    SEER_RETURN,
    SPY_TYPE,
    WARLORD_DESTROY,
    WIZARD_CARD,
    WIZARD_USE,
}
# Reactions to a move of the player on turn.
ABOUT_THE_TURN: Final = {CONFISCATION, THREAT_REVEAL, WAGON_COLLECT}


def decision_data(s: CitadelsState) -> dict[str, int | None]:
    """Return the data of the open decision in addition to its seat and kind."""
    wagon = int(s.current_argument()) if s.current_step() == WAGON_COLLECT else None
    return {"other": seat_or_none(other_seat(s)), "wagon": wagon}


def other_seat(s: CitadelsState) -> int:
    """Return the other player whom the decision is about, or NO_SEAT."""
    step = s.current_step()
    if step in ABOUT_A_SEAT:
        return int(s.current_argument())
    if step in ABOUT_THE_TURN:
        return int(s.turn)
    if step == THEATER_CARD:
        return int(number_in(s.current_argument()))
    return int(s.blackmailer) if step == THREAT_ANSWER else NO_SEAT
