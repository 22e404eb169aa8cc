"""Data about a tile just laid, for previews: the corners that it shares, and what is pending after it."""

from typing import Final

from burgrave.core.events import Event
from burgrave.core.state import State
from burgrave.praga.catalogue import bit
from burgrave.praga.connections import blue_at, has_corner, red_corners
from burgrave.praga.hexes import SIDES
from burgrave.praga.state import ACTION_HEXES, PragaState
from burgrave.praga.state_data.pending import pending
from burgrave.praga.state_data.types import PendingData

ON_PLOT: Final = {"building-built": 2, "parler-built": 1}  # where these events name the plot


def corners_met(s: State, laid: Event) -> list[int]:
    """Return the corners at which the tile that this event laid shares a symbol, after its rotation."""
    assert isinstance(s, PragaState)
    if laid.name in ON_PLOT:
        plot = s.rules.plot_of_hex[laid.args[ON_PLOT[laid.name]]]
        entry = s.plots[plot]
        return [n for n in range(SIDES) if has_corner(s, entry, n) and blue_at(s, plot, n)]
    at = laid.args[4] if laid.name == "upgrade-laid" else ACTION_HEXES + laid.args[2] - 1
    shared = red_corners(s, s.players[laid.args[0]], at)
    return [n for n in range(SIDES) if shared & bit(n)]


def open_then(s: State) -> list[PendingData]:
    """Return what is pending in the turn."""
    assert isinstance(s, PragaState)
    return pending(s) if s.turn >= 0 else []
