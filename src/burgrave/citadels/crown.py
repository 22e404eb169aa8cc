"""Giving the crown to a player."""

from mypy_extensions import i64

from burgrave.citadels.hooks import crown_passes
from burgrave.citadels.state import CitadelsState
from burgrave.core.events import EVERYONE


def give_crown(s: CitadelsState, seat: i64) -> None:
    if s.crown == seat:
        s.emit(EVERYONE, "crown-kept", seat)
        return
    s.emit(EVERYONE, "crown-taken", seat, s.crown)
    s.crown = seat
    crown_passes(s)
