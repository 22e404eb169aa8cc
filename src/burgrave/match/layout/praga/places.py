"""Where the objects of a move lie on the table of Praga."""

from collections.abc import Mapping
from typing import Any, Final

from burgrave.core.move import Move
from burgrave.match.layout.base import Place, Situation, place

# The kinds of places and their fields.
PLACE_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "supply": (),  # the general supply, where gains come from and payments go
    "seat": ("seat",),
    "amount": ("seat", "bonus"),  # where the amount of a bonus that a seat has is shown, or its track
    "crane": ("action_tile?",),
    "taken": (),  # the action tile that was taken in this turn
    "counter": ("platform",),  # a space of the turn counter
    "board": ("seat",),  # the action board of a seat
    "hex": ("seat", "hex"),  # a hex of its action board: an action, or a slot for a wall
    "display": ("row", "slot:display_slot?"),
    "stack": ("stack",),
    "city": (),  # the map of Prague
    "plot": ("plot:text",),  # a hex of the map as the state data writes it: "5 3"
    "plaza": ("plaza",),
    "river": ("token?",),
    "track_token": ("seat", "track"),  # the production token on a track
    "cubes": ("seat",),  # the cubes that a seat has left
    "technology": ("seat", "technology"),
    "drawn": ("seat", "technology?", "bridge_tile?"),  # pieces in front of the seat that chooses from them
    "projects": (),
    "project": ("project", "seat?", "row:project_row?", "column:project_column?"),
    "space": ("space", "seat?"),  # of the King's Road
    "bridge": ("place?",),
    "gold_tiles": ("seat",),  # the gold tiles that score at the end
    "seal": ("seal",),
}
# The hex of the action board to which a performance belongs.
HEX_OF_PERFORMANCE: Final = {
    "develop_mines": "mines",
    "produce_gold": "mines",
    "develop_quarry": "quarry",
    "produce_stone": "quarry",
}
BONUS_OF_TRACK: Final = {"mines": "mine", "quarry": "quarry"}
# Vocabularies whose places have only the id.
PUBLIC: Final = frozenset({"plaza", "seal", "space"})


def plot_place(id: str) -> Place:
    """Return the place of a plot. Moves and events write "5,3", the state data writes "5 3"."""
    return place("plot", plot=id.replace(",", " "))


def hex_place(seat: int, hex: str) -> Place:
    return place("hex", seat=seat, hex=hex)


def display_place(row: str, slot: int) -> Place:
    return place("display", row=row, slot=slot)


def drawn_place(seat: int, vocabulary: str, id: str) -> Place:
    return place("drawn", seat=seat, **{vocabulary: id})


def place_of(
    vocabulary: str, id: str, move: Move, situation: Situation, board: Mapping[str, Any]
) -> Place | None:
    """Return the place of an object of a move. `board` has what is printed."""
    seat = situation.seat
    match vocabulary:
        case "action_tile":
            return place("crane", action_tile=id)
        case "performance":
            return hex_place(seat, HEX_OF_PERFORMANCE.get(id, id))
        case "slot":
            return hex_place(seat, id)
        case "plot":
            return plot_place(id)
        case "row":
            return place("display", row=id)
        case "track":
            return place("amount", seat=seat, bonus=BONUS_OF_TRACK[id])
        case "tile":
            return tile_place(id, move, situation, board["tiles"])
        case "project":
            is_sideways = move.verb == "sideways" or situation.kind == "sideways-project"
            return project_place(id, situation, board["projects"], is_sideways)
        case "technology":
            is_new = move.verb == "keep"
            return (
                drawn_place(seat, vocabulary, id) if is_new else place(vocabulary, seat=seat, technology=id)
            )
        case "bridge_tile":
            return drawn_place(seat, vocabulary, id)
        case "token":
            return place("river", token=id)
        case "place":
            return place("bridge", place=int(id))
    return place(vocabulary, **{vocabulary: id}) if vocabulary in PUBLIC else None


def tile_place(id: str, move: Move, situation: Situation, tiles: Mapping[str, Any]) -> Place | None:
    """Return the place of a hex tile: on the action board if its bonus is taken, else in the display."""
    printed = tiles[id]
    if move.verb == "bonus":
        return hex_place(situation.seat, printed["action"])
    row = situation.state_data["display"][printed["row"]]
    return display_place(printed["row"], row.index(id) + 1) if id in row else None


def project_place(
    id: str, situation: Situation, projects: Mapping[str, Any], is_sideways: bool = False
) -> Place:
    """Return the cell to which the marker of the seat goes: the next one in its row, or the row above."""
    seat, printed = situation.seat, projects[id]
    marker = situation.state_data["seats"][seat][id]
    row = min(marker["row"] + (not is_sideways), len(printed["cells"]))
    column = min(marker["column"] + is_sideways, len(printed["multipliers"]) - 1)
    return place("project", project=id, seat=seat, row=row, column=column)


# -- what a decision is about


def focus_of(situation: Situation, board: Mapping[str, Any]) -> Place | None:
    """Return the place that the decision is about; None if it is about the whole turn or a reward."""
    decision, turn = situation.state_data["decision"], situation.state_data["turn"]
    match situation.kind:
        case "turn":
            return place("crane") if turn["taken"] is None else None
        case "choose-tile" | "refresh-first" | "refresh-second":
            return place("display", row=decision["row"])
        case "bot-rotation":
            return place("plot", plot=decision["plot"])
        case "choose-rotation":
            return resting_place(situation, board["tiles"])
        case "production-token":
            return place("river")
        case "technology" | "bridge-pick":
            return place("drawn", seat=situation.seat)
        case "plaza-reward":
            return place("plaza", plaza=decision["plaza"])
        case "choose-bundle":  # only the King's Road lets a player choose
            return place("space", space=situation.state_data["seats"][situation.seat]["figure"])
        case "arrow-up":
            return project_place(decision["project"], situation, board["projects"])
    return FOCUS[situation.kind](situation.seat) if situation.kind in FOCUS else None


# The places of the other decisions; the argument is the seat that decides.
FOCUS: Final = {
    "bot-plot": lambda seat: place("city"),
    "bridge-place": lambda seat: place("bridge"),
    "cathedral-tile": lambda seat: place("stack", stack="cathedral_tiles"),
    "choose-plot": lambda seat: place("city"),
    "choose-slot": lambda seat: place("board", seat=seat),
    "pawn": lambda seat: place("city"),
    "plaza-tile": lambda seat: place("city"),
    "production-track": lambda seat: place("board", seat=seat),
    "project-row": lambda seat: place("projects"),
    "sideways-project": lambda seat: place("projects"),
    "technology-action": lambda seat: place("board", seat=seat),
    "track-step": lambda seat: place("board", seat=seat),
}


def resting_place(situation: Situation, tiles: Mapping[str, Any]) -> Place | None:
    """Return the place where the tile lies that is being turned."""
    turn = situation.state_data["turn"]
    if turn["plot"] is not None:
        return place("plot", plot=turn["plot"])
    if turn["slot"] is not None:
        return hex_place(situation.seat, str(turn["slot"]))
    return hex_place(situation.seat, tiles[turn["tile"]]["action"])


def piece_in_hand(situation: Situation) -> tuple[str, str] | None:
    """Return vocabulary and id of the piece that the decision places, or that was chosen before."""
    decision, turn = situation.state_data["decision"], situation.state_data["turn"]
    if decision["bridge_tile"]:
        return "bridge_tile", decision["bridge_tile"]
    tile = decision["first_tile"] or decision["tile"] or (turn["tile"] if turn else None)
    return ("tile", tile) if tile else None
