"""Facts about the open decision: whom it concerns beside the one who decides."""

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

# Steps whose argument is the other player.
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
# Answers to something that the player on turn has just done.
ABOUT_THE_TURN: Final = {CONFISCATION, THREAT_REVEAL, WAGON_COLLECT}


def decision_data(s: CitadelsState) -> dict[str, int | None]:
    """What is said of the open decision beside its seat and kind."""
    wagon = int(s.current_argument()) if s.current_step() == WAGON_COLLECT else None
    return {"other": seat_or_none(other_seat(s)), "wagon": wagon}


def other_seat(s: CitadelsState) -> int:
    """The player whom the decision concerns beside the one who decides."""
    step = s.current_step()
    if step in ABOUT_A_SEAT:
        return int(s.current_argument())
    if step in ABOUT_THE_TURN:
        return int(s.turn)
    if step == THEATER_CARD:
        return int(number_in(s.current_argument()))
    return int(s.blackmailer) if step == THREAT_ANSWER else NO_SEAT
