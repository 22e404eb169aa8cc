"""What the presenter and the drawing of Citadels know of the game: the types of its state data.

No other module imports them from the game.
"""

from burgrave.citadels.state_data.types import (
    CashWagonData,
    CitadelsPlayerData,
    CitadelsStateData,
    DistrictData,
    NotesData,
)

__all__ = ["CashWagonData", "CitadelsPlayerData", "CitadelsStateData", "DistrictData", "NotesData"]
