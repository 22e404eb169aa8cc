"""The events of Praga, each with its arguments. Append only, arguments too.

An event whose name ends in "-hidden" is what the others are told while somebody is told more. What is gained
comes from the supply, what is paid goes there.
"""

from typing import Final

from burgrave.core.event import Argument, Shape, flag, seat
from burgrave.praga.catalogue import ACTION_IDS, LEVELS, ROW_IDS

# Stacks: those of the display first, as `stack_of` counts them, then the technologies by level.
FIRST_LEVEL: Final = 6
SILVER_STACK: Final = 10
BRIDGE_GOLD: Final = 11
CATHEDRAL_GOLD: Final = 12
STACK_IDS: Final = [
    *(id for row in ROW_IDS for id in (row, f"special_{row}")),
    *(f"technologies_{level}" for level in range(1, LEVELS + 1)),
    "silver_tiles",
    "gold_tiles",
    "cathedral_tiles",
]
# Hexes of a player's board: those of the actions, then the slots of walls.
HEX_IDS: Final = [*ACTION_IDS, *(str(slot) for slot in range(1, 13))]
# Rewards of a plaza tile.
UPPER: Final = 0
LOWER: Final = 1
BOTH: Final = 2
REWARD_IDS: Final = ["upper", "lower", "both"]


def thing(vocabulary: str) -> Argument:
    """An argument that is called like its vocabulary."""
    return Argument(vocabulary, vocabulary)


def things(vocabulary: str, name: str) -> Argument:
    """Any number of them."""
    return Argument(name, vocabulary, many=True)


def amount() -> Argument:
    return Argument("amount", "amount")


def count(name: str = "count") -> Argument:
    return Argument(name, "count")


def position() -> Argument:
    """A position on the frame of the crane, 0 at the top."""
    return Argument("position", "position")


def display_slot() -> Argument:
    """A slot in its row of the display, 1 to 4; the last is the special one."""
    return Argument("display_slot", "display_slot")


EVENTS: Final[dict[str, Shape]] = {
    "first-player": [seat()],
    "turn-started": [seat(), Argument("turn", "turn")],
    "tile-taken": [seat(), thing("action_tile"), position()],
    "gained": [seat(), thing("bonus"), amount(), thing("source")],
    "paid": [seat(), thing("bonus"), amount()],
    "action-performed": [seat(), thing("action")],
    "action-bought": [seat()],
    "upgrade-laid": [seat(), thing("tile"), thing("rotation"), display_slot(), thing("hex")],
    "wall-built": [seat(), thing("tile"), thing("slot"), thing("rotation"), display_slot()],
    "building-built": [seat(), thing("tile"), thing("plot"), thing("rotation"), display_slot()],
    "building-standing": [thing("tile"), thing("plot"), thing("stack")],
    "tile-revealed": [thing("tile"), thing("row"), display_slot(), thing("stack")],
    "tile-returned": [thing("tile"), thing("row"), display_slot(), thing("stack")],
    "row-refreshed": [seat(), thing("row")],
    "cube-placed": [seat(), thing("plot")],
    "cube-returned": [seat(), thing("plot")],
    "plaza-laid": [thing("plaza"), thing("plaza_tile")],
    "plaza-evaluated": [thing("plaza")],
    "plaza-led": [seat(), thing("plaza")],
    "token-taken": [seat(), thing("token"), thing("track")],
    "seal-right": [seat(), thing("track")],
    "seal-claimed": [seat(), thing("seal"), flag("cube")],
    "technologies-drawn": [seat(), thing("stack"), things("technology", "technologies")],
    "technologies-drawn-hidden": [seat(), thing("stack"), count()],
    "technology-kept": [seat(), thing("technology"), thing("stack"), count("returned")],
    "technology-used": [seat(), thing("technology")],
    "climbed": [seat(), thing("project"), thing("project_row"), thing("project_column")],
    "moved-sideways": [seat(), thing("project"), thing("project_column"), thing("project_row")],
    "figure-moved": [seat(), thing("space")],
    "bridge-seen": [seat(), thing("stack"), things("bridge_tile", "bridge_tiles")],
    "bridge-seen-hidden": [seat(), thing("stack"), count()],
    "bridge-laid": [seat(), thing("bridge_tile"), thing("place"), flag("figure")],
    "bridge-kept": [seat(), thing("bridge_tile")],
    "bridge-discarded": [seat(), thing("bridge_tile")],
    "cathedral-seen": [seat(), thing("stack"), things("bridge_tile", "bridge_tiles")],
    "cathedral-seen-hidden": [seat(), thing("stack"), count()],
    "cathedral-kept": [seat(), thing("bridge_tile"), thing("stack")],
    "wealth": [seat(), thing("wealth")],
    "turn-ended": [seat()],
    "wheel-turned": [position(), count("steps"), thing("action_tile")],
    "tile-lifted": [thing("action_tile"), position()],
    "platform-moved": [Argument("platform", "platform")],
    "era-changed": [thing("era")],
    "opponent-took": [thing("action_tile"), position()],
    "parler-card": [Argument("card", "parler_card")],
    "parler-built": [thing("tile"), thing("plot"), thing("rotation"), display_slot(), flag("cube")],
    "parler-removed": [thing("tile"), thing("row"), display_slot()],
    "parler-stepped": [thing("track"), count()],
    "parler-token": [thing("token")],
    "parler-seal": [thing("seal")],
    "pawn-moved": [thing("plaza")],
    "game-ended": [],
    "upgrade-used": [seat(), thing("tile")],
    "technology-worked": [seat(), thing("technology")],
    "plaza-rewarded": [seat(), thing("plaza"), thing("reward")],
    "edge-met": [seat(), thing("hex"), thing("edge"), Argument("neighbour", "hex")],
    "road-effect-used": [seat(), thing("space"), flag("egg")],
    "bridge-picked": [seat(), thing("bridge_tile"), thing("stack"), count("returned")],
    "cathedral-declined": [seat(), thing("stack"), count("returned")],
    "sideways-chosen": [seat(), thing("project")],
    "pointer-moved": [thing("row"), display_slot()],
    "parler-cube-returned": [thing("plot")],
}
