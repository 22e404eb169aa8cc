"""The crown passes."""

from mypy_extensions import i64

from burgrave.citadels.moments import crown_passes
from burgrave.citadels.state import Table
from burgrave.core.event import EVERYONE


def give_crown(s: Table, seat: i64) -> None:
    if s.crown == seat:
        s.tell(EVERYONE, "crown-kept", seat)
        return
    s.tell(EVERYONE, "crown-taken", seat, s.crown)
    s.crown = seat
    crown_passes(s)
