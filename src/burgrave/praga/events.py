"""The events of Praga: name, and the vocabulary of each argument. Append only.

An event whose name ends in "-hidden" is what the others are told while somebody is told more.
"""

from typing import Final

EVENTS: Final[dict[str, list[str]]] = {
    "first-player": ["seat"],
    "turn-started": ["seat", "number"],  # the number of this seat's turn
    "tile-taken": ["seat", "action_tile"],  # from the action crane
    "gained": ["seat", "bonus", "number", "source"],
    "paid": ["seat", "bonus", "number"],
    "action-performed": ["seat", "action"],
    "action-bought": ["seat"],
    "upgrade-laid": ["seat", "tile", "number"],  # with its rotation
    "wall-built": ["seat", "tile", "slot", "number"],
    "building-built": ["seat", "tile", "plot", "number"],
    "building-standing": ["tile", "plot"],  # before the game
    "tile-revealed": ["tile"],
    "tile-returned": ["tile"],  # under its stack
    "row-refreshed": ["seat", "row"],
    "cube-placed": ["seat", "plot"],
    "cube-returned": ["seat", "plot"],
    "plaza-laid": ["plaza", "plaza_tile"],
    "plaza-evaluated": ["plaza"],
    "plaza-led": ["seat", "plaza"],
    "token-taken": ["seat", "token", "track"],
    "seal-right": ["seat"],
    "seal-claimed": ["seat", "seal"],
    "technologies-drawn": ["seat", "technology*"],
    "technologies-drawn-hidden": ["seat", "number"],
    "technology-kept": ["seat", "technology"],
    "technology-used": ["seat", "technology"],
    "climbed": ["seat", "project", "number"],  # to this row
    "moved-sideways": ["seat", "project", "number"],  # to this column
    "figure-moved": ["seat", "space"],
    "bridge-seen": ["seat", "bridge_tile*"],
    "bridge-seen-hidden": ["seat", "number"],
    "bridge-laid": ["seat", "bridge_tile", "number"],  # on this place
    "bridge-kept": ["seat", "bridge_tile"],
    "bridge-discarded": ["seat", "bridge_tile"],
    "cathedral-seen": ["seat", "bridge_tile*"],
    "cathedral-seen-hidden": ["seat", "number"],
    "cathedral-kept": ["seat", "bridge_tile"],
    "wealth": ["seat", "wealth"],
    "turn-ended": ["seat"],
    "wheel-turned": ["number"],  # to this position of the blocked sector
    "tile-lifted": ["action_tile", "number"],  # out of the blue zone to this position, with 5 points
    "platform-moved": ["number"],  # to this space; 0 is the hourglass
    "era-changed": [],
    "opponent-took": ["action_tile"],
    "parler-card": ["number"],
    "parler-built": ["tile", "plot", "number"],
    "parler-removed": ["tile"],
    "parler-stepped": ["track", "number"],
    "parler-token": ["token"],
    "parler-seal": ["seal"],
    "pawn-moved": ["plaza"],
    "game-ended": [],
}
