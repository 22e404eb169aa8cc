"""What moves on the table of Praga when something happens."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from burgrave.match.layout.base import EventValues, Place, Transfer, place
from burgrave.match.layout.praga.places import display_place, hex_place, plot_place

Transfers = list[Transfer]

GAINED: Final = "gained"
SUPPLY: Final = place("supply")
TAKEN: Final = place("taken")
SPACES: Final = ["start", "I", "II", "III", "IV", "V"]  # of the King's Road, in order
LAST_SPACE: Final = SPACES[-1]
SPECIAL_SLOT: Final = 4  # of each row of the display


def amount_of(seat: int, bonus: str) -> Place:
    return place("amount", seat=seat, bonus=bonus)


def stack_of(id: str) -> Place:
    return place("stack", stack=id)


def drawn_by(seat: int) -> Place:
    return place("drawn", seat=seat)


def crane_place(tile: str) -> Place:
    return place("crane", action_tile=tile)


# -- tiles


def move_tile(event: EventValues, start: Place, end: Place | None) -> Transfers:
    return [Transfer("tile", start, end, id=event["tile"])]


def upgrade_laid(event: EventValues) -> Transfers:
    start = display_place("upgrades", event["display_slot"])
    return move_tile(event, start, hex_place(event["seat"], event["hex"]))


def wall_built(event: EventValues) -> Transfers:
    start = display_place("walls", event["display_slot"])
    return move_tile(event, start, hex_place(event["seat"], str(event["slot"])))


def building_built(event: EventValues) -> Transfers:
    return move_tile(event, display_place("buildings", event["display_slot"]), plot_place(event["plot"]))


def parler_built(event: EventValues) -> Transfers:
    cube = [Transfer("cube", None, plot_place(event["plot"]))] if event["cube"] else []
    return [*building_built(event), *cube]


def building_standing(event: EventValues) -> Transfers:
    return move_tile(event, stack_of(event["stack"]), plot_place(event["plot"]))


def tile_revealed(event: EventValues) -> Transfers:
    return move_tile(event, stack_of(event["stack"]), display_place(event["row"], event["display_slot"]))


def tile_returned(event: EventValues) -> Transfers:
    return move_tile(event, display_place(event["row"], event["display_slot"]), stack_of(event["stack"]))


def parler_removed(event: EventValues) -> Transfers:
    row, slot = event["row"], event["display_slot"]
    stack = f"special_{row}" if slot == SPECIAL_SLOT else row
    return move_tile(event, display_place(row, slot), stack_of(stack))


# -- the crane


def move_action_tile(event: EventValues, start: Place, end: Place) -> Transfers:
    return [Transfer("action_tile", start, end, id=event["action_tile"])]


def action_tile_taken(event: EventValues) -> Transfers:
    return move_action_tile(event, crane_place(event["action_tile"]), TAKEN)


def wheel_turned(event: EventValues) -> Transfers:
    return move_action_tile(event, TAKEN, crane_place(event["action_tile"]))


# -- technologies, bridge tiles, tokens, seals and cubes


def pieces_drawn(vocabulary: str, field: str) -> Callable[[EventValues], Transfers]:
    """Return the function for an event in which a seat looks at pieces of a stack."""

    def draw(event: EventValues) -> Transfers:
        count = len(event[field]) if field in event else event["count"]
        return [Transfer(vocabulary, stack_of(event["stack"]), drawn_by(event["seat"]), count)]

    return draw


def return_drawn(event: EventValues, vocabulary: str) -> Transfers:
    """Return the pieces that go back to their stack because another one was chosen."""
    start, end = drawn_by(event["seat"]), stack_of(event["stack"])
    return [Transfer(vocabulary, start, end, event["returned"])] if event["returned"] else []


def technology_kept(event: EventValues) -> Transfers:
    seat, id = event["seat"], event["technology"]
    start = place("drawn", seat=seat, technology=id)
    end = place("technology", seat=seat, technology=id)
    return [Transfer("technology", start, end, id=id), *return_drawn(event, "technology")]


def technology_used(event: EventValues) -> Transfers:
    seat, id = event["seat"], event["technology"]
    return [Transfer("technology", place("technology", seat=seat, technology=id), None, id=id)]


def move_bridge_tile(event: EventValues, end: Place | None) -> Transfers:
    id = event["bridge_tile"]
    return [Transfer("bridge_tile", place("drawn", seat=event["seat"], bridge_tile=id), end, id=id)]


def bridge_laid(event: EventValues) -> Transfers:
    end = place("bridge", place=event["place"])
    start = place("space", space=LAST_SPACE, seat=event["seat"])
    figure = [Transfer("figure", start, end)] if event["figure"] else []
    return [*move_bridge_tile(event, end), *figure]


def gold_tile_kept(event: EventValues) -> Transfers:
    return move_bridge_tile(event, place("gold_tiles", seat=event["seat"]))


def token_taken(event: EventValues) -> Transfers:
    end = place("track_token", seat=event["seat"], track=event["track"])
    return [Transfer("token", place("river", token=event["token"]), end, id=event["token"])]


def seal_claimed(event: EventValues) -> Transfers:
    start, end = place("cubes", seat=event["seat"]), place("seal", seal=event["seal"])
    return [Transfer("cube", start, end)] if event["cube"] else []


def cube_placed(event: EventValues) -> Transfers:
    return [Transfer("cube", place("cubes", seat=event["seat"]), plot_place(event["plot"]))]


def cube_returned(event: EventValues) -> Transfers:
    return [Transfer("cube", plot_place(event["plot"]), place("cubes", seat=event["seat"]))]


# -- markers and figures


def move_marker(event: EventValues, rows: int, columns: int) -> Transfers:
    """Return the move of a marker by this number of rows and columns."""
    row, column = event["project_row"], event["project_column"]
    start, end = (
        place("project", project=event["project"], seat=event["seat"], row=row - up, column=column - across)
        for up, across in ((rows, columns), (0, 0))
    )
    return [Transfer("marker", start, end)]


def figure_moved(event: EventValues) -> Transfers:
    space, seat = event["space"], event["seat"]
    before = SPACES[SPACES.index(space) - 1]
    return [
        Transfer("figure", place("space", space=before, seat=seat), place("space", space=space, seat=seat))
    ]


# -- gains and payments


def gain_from(start: Place, event: EventValues) -> Transfers:
    bonus = event["bonus"]
    return [Transfer(bonus, start, amount_of(event["seat"], bonus), event["amount"])]


def pay_supply(event: EventValues) -> Transfers:
    return [Transfer(event["bonus"], amount_of(event["seat"], event["bonus"]), SUPPLY, event["amount"])]


TRANSFERS: Final[dict[str, Callable[[EventValues], Transfers]]] = {
    "bridge-discarded": lambda event: move_bridge_tile(event, None),
    "bridge-kept": gold_tile_kept,
    "bridge-laid": bridge_laid,
    "bridge-picked": lambda event: return_drawn(event, "bridge_tile"),
    "bridge-seen": pieces_drawn("bridge_tile", "bridge_tiles"),
    "bridge-seen-hidden": pieces_drawn("bridge_tile", "bridge_tiles"),
    "building-built": building_built,
    "building-standing": building_standing,
    "cathedral-declined": lambda event: return_drawn(event, "bridge_tile"),
    "cathedral-kept": gold_tile_kept,
    "cathedral-seen": pieces_drawn("bridge_tile", "bridge_tiles"),
    "cathedral-seen-hidden": pieces_drawn("bridge_tile", "bridge_tiles"),
    "climbed": lambda event: move_marker(event, rows=1, columns=0),
    "cube-placed": cube_placed,
    "cube-returned": cube_returned,
    "figure-moved": figure_moved,
    GAINED: lambda event: gain_from(SUPPLY, event),
    "moved-sideways": lambda event: move_marker(event, rows=0, columns=1),
    "opponent-took": action_tile_taken,
    "paid": pay_supply,
    "parler-built": parler_built,
    "parler-cube-returned": lambda event: [Transfer("cube", plot_place(event["plot"]), None)],
    "parler-removed": parler_removed,
    "parler-seal": lambda event: [Transfer("cube", None, place("seal", seal=event["seal"]))],
    "parler-token": lambda event: [
        Transfer("token", place("river", token=event["token"]), None, id=event["token"])
    ],
    "pawn-moved": lambda event: [Transfer("pawn", None, place("plaza", plaza=event["plaza"]))],
    "platform-moved": lambda event: [Transfer("counter", None, place("counter", platform=event["platform"]))],
    "plaza-laid": lambda event: [
        Transfer("plaza_tile", None, place("plaza", plaza=event["plaza"]), id=event["plaza_tile"])
    ],
    "pointer-moved": lambda event: [
        Transfer("pointer", None, display_place(event["row"], event["display_slot"]))
    ],
    "seal-claimed": seal_claimed,
    "technologies-drawn": pieces_drawn("technology", "technologies"),
    "technologies-drawn-hidden": pieces_drawn("technology", "technologies"),
    "technology-kept": technology_kept,
    "technology-used": technology_used,
    "tile-returned": tile_returned,
    "tile-revealed": tile_revealed,
    "tile-taken": action_tile_taken,
    "token-taken": token_taken,
    "upgrade-laid": upgrade_laid,
    "wall-built": wall_built,
    "wheel-turned": wheel_turned,
}

# -- where gains come from

# The places that events announce for the gains after them, by source.
SOURCES: Final[dict[str, tuple[str, Callable[[EventValues], Place]]]] = {
    "action-performed": ("actions", lambda event: hex_place(event["seat"], event["action"])),
    "bridge-laid": ("bridge", lambda event: place("bridge", place=event["place"])),
    "building-built": ("buildings", lambda event: plot_place(event["plot"])),
    "climbed": ("projects", lambda event: place("project", project=event["project"], seat=event["seat"])),
    "edge-met": ("connections", lambda event: hex_place(event["seat"], event["hex"])),
    "figure-moved": ("road", lambda event: place("space", space=event["space"])),
    "moved-sideways": (
        "projects",
        lambda event: place("project", project=event["project"], seat=event["seat"]),
    ),
    "plaza-led": ("plazas", lambda event: place("plaza", plaza=event["plaza"])),
    "plaza-rewarded": ("plazas", lambda event: place("plaza", plaza=event["plaza"])),
    "road-effect-used": ("road", lambda event: place("space", space=event["space"])),
    "technology-used": (
        "technologies",
        lambda event: place("technology", seat=event["seat"], technology=event["technology"]),
    ),
    "technology-worked": (
        "technologies",
        lambda event: place("technology", seat=event["seat"], technology=event["technology"]),
    ),
    "tile-taken": ("crane", lambda event: TAKEN),
    "wall-built": ("walls", lambda event: hex_place(event["seat"], str(event["slot"]))),
}
# Gains of these sources come from the place of another source.
SAME_PLACE: Final = {"production": "actions", "connections": "buildings"}


class GainSources:
    """Finds the place that a gain comes from: the one that the events before it name for its source."""

    def __init__(self, tiles: Mapping[str, Any]) -> None:
        self.tiles = tiles
        self.places: dict[str, Place] = {"crane": TAKEN}

    def note(self, event: EventValues) -> None:
        """Remember the place that this event names."""
        name = event["event"]
        if name in SOURCES:
            source, find_place = SOURCES[name]
            self.places[source] = find_place(event)
        elif name == "upgrade-used":
            self.places["upgrades"] = hex_place(event["seat"], self.tiles[event["tile"]]["action"])

    def gain(self, event: EventValues) -> Transfers:
        """Return what a seat gains, from its source to where the seat keeps it."""
        source = event["source"]
        start = self.places.get(source) or self.places.get(SAME_PLACE.get(source, ""), SUPPLY)
        return gain_from(start, event)
