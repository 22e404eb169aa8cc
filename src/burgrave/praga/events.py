"""The events of Praga, each with its arguments. Only append, also to the arguments.

An event whose name ends in "-hidden" replaces an event with more details for seats that may not see them.
What is gained comes from the supply, what is paid returns to it.
"""

from typing import Final

from burgrave.core.events import EventParam, Shape, flag_param, seat_param
from burgrave.praga.catalogue import ACTION_IDS, LEVELS, ROW_IDS

# Stacks: first those of the display in the order of `stack_of`, then the technologies by level.
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
# Hexes of a player's board: first the actions, then the wall slots.
HEX_IDS: Final = [*ACTION_IDS, *(str(slot) for slot in range(1, 13))]
# Rewards of a plaza tile.
UPPER: Final = 0
LOWER: Final = 1
BOTH: Final = 2
REWARD_IDS: Final = ["upper", "lower", "both"]


def thing(vocabulary: str) -> EventParam:
    """Return a parameter with the name of its vocabulary."""
    return EventParam(vocabulary, vocabulary)


def things(vocabulary: str, name: str) -> EventParam:
    """Return a parameter that holds any number of values."""
    return EventParam(name, vocabulary, many=True)


def amount() -> EventParam:
    return EventParam("amount", "amount")


def count(name: str = "count") -> EventParam:
    return EventParam(name, "count")


def position() -> EventParam:
    """Return a parameter for a position on the frame of the crane; 0 is the top."""
    return EventParam("position", "position")


def display_slot() -> EventParam:
    """Return a parameter for a slot in its row of the display, 1 to 4; the last one is the special slot."""
    return EventParam("display_slot", "display_slot")


EVENTS: Final[dict[str, Shape]] = {
    "first-player": [seat_param()],
    "turn-started": [seat_param(), EventParam("turn", "turn")],
    "tile-taken": [seat_param(), thing("action_tile"), position()],
    "gained": [seat_param(), thing("bonus"), amount(), thing("source")],
    "paid": [seat_param(), thing("bonus"), amount()],
    "action-performed": [seat_param(), thing("action")],
    "action-bought": [seat_param()],
    "upgrade-laid": [seat_param(), thing("tile"), thing("rotation"), display_slot(), thing("hex")],
    "wall-built": [seat_param(), thing("tile"), thing("slot"), thing("rotation"), display_slot()],
    "building-built": [seat_param(), thing("tile"), thing("plot"), thing("rotation"), display_slot()],
    "building-standing": [thing("tile"), thing("plot"), thing("stack")],
    "tile-revealed": [thing("tile"), thing("row"), display_slot(), thing("stack")],
    "tile-returned": [thing("tile"), thing("row"), display_slot(), thing("stack")],
    "row-refreshed": [seat_param(), thing("row")],
    "cube-placed": [seat_param(), thing("plot")],
    "cube-returned": [seat_param(), thing("plot")],
    "plaza-laid": [thing("plaza"), thing("plaza_tile")],
    "plaza-evaluated": [thing("plaza")],
    "plaza-led": [seat_param(), thing("plaza")],
    "token-taken": [seat_param(), thing("token"), thing("track")],
    "seal-right": [seat_param(), thing("track")],
    "seal-claimed": [seat_param(), thing("seal"), flag_param("cube")],
    "technologies-drawn": [seat_param(), thing("stack"), things("technology", "technologies")],
    "technologies-drawn-hidden": [seat_param(), thing("stack"), count()],
    "technology-kept": [seat_param(), thing("technology"), thing("stack"), count("returned")],
    "technology-used": [seat_param(), thing("technology")],
    "climbed": [seat_param(), thing("project"), thing("project_row"), thing("project_column")],
    "moved-sideways": [seat_param(), thing("project"), thing("project_column"), thing("project_row")],
    "figure-moved": [seat_param(), thing("space")],
    "bridge-seen": [seat_param(), thing("stack"), things("bridge_tile", "bridge_tiles")],
    "bridge-seen-hidden": [seat_param(), thing("stack"), count()],
    "bridge-laid": [seat_param(), thing("bridge_tile"), thing("place"), flag_param("figure")],
    "bridge-kept": [seat_param(), thing("bridge_tile")],
    "bridge-discarded": [seat_param(), thing("bridge_tile")],
    "cathedral-seen": [seat_param(), thing("stack"), things("bridge_tile", "bridge_tiles")],
    "cathedral-seen-hidden": [seat_param(), thing("stack"), count()],
    "cathedral-kept": [seat_param(), thing("bridge_tile"), thing("stack")],
    "wealth": [seat_param(), thing("wealth")],
    "turn-ended": [seat_param()],
    "wheel-turned": [position(), count("steps"), thing("action_tile")],
    "tile-lifted": [thing("action_tile"), position()],
    "platform-moved": [EventParam("platform", "platform")],
    "era-changed": [thing("era")],
    "opponent-took": [thing("action_tile"), position()],
    "parler-card": [EventParam("card", "parler_card")],
    "parler-built": [thing("tile"), thing("plot"), thing("rotation"), display_slot(), flag_param("cube")],
    "parler-removed": [thing("tile"), thing("row"), display_slot()],
    "parler-stepped": [thing("track"), count()],
    "parler-token": [thing("token")],
    "parler-seal": [thing("seal")],
    "pawn-moved": [thing("plaza")],
    "game-ended": [],
    "upgrade-used": [seat_param(), thing("tile")],
    "technology-worked": [seat_param(), thing("technology")],
    "plaza-rewarded": [seat_param(), thing("plaza"), thing("reward")],
    "edge-met": [seat_param(), thing("hex"), thing("edge"), EventParam("neighbour", "hex")],
    "road-effect-used": [seat_param(), thing("space"), flag_param("egg")],
    "bridge-picked": [seat_param(), thing("bridge_tile"), thing("stack"), count("returned")],
    "cathedral-declined": [seat_param(), thing("stack"), count("returned")],
    "sideways-chosen": [seat_param(), thing("project")],
    "pointer-moved": [thing("row"), display_slot()],
    "parler-cube-returned": [thing("plot")],
}
