"""Draw the state of Praga: the subject of the decision is large, the other parts as far as they fit."""

from collections.abc import Callable
from functools import cached_property
from typing import Final

from rich.text import Text as Line

from burgrave.match.presenters.praga.data_types import PragaTurnData
from burgrave.terminal.lines import align_to_edges, fit_line, pad_line, styled_line
from burgrave.terminal.praga.action_board import (
    LARGE,
    board_lines,
    chosen_tile_lines,
    lines_around_target,
    rotation_lines,
    row_tile_lines,
    target_hex,
)
from burgrave.terminal.praga.city_map import (
    hex_lines,
    lines_around_plot,
    map_lines,
    plaza_lines,
    short_map_lines,
    target_plot,
)
from burgrave.terminal.praga.crane import counter_text, crane_lines, short_crane_lines
from burgrave.terminal.praga.display import ROWS, display_lines
from burgrave.terminal.praga.drawing_context import DrawingContext
from burgrave.terminal.praga.projects import all_project_lines, bridge_lines, road_lines, seal_lines
from burgrave.terminal.praga.seats import own_board_lines, seat_lines, track_lines, turn_lines

Lines = list[Line]
PartFunction = Callable[[DrawingContext, int], Lines]

TWO_COLUMNS: Final = 110  # from this width on, parts are side by side
GAP: Final = 2
COMFORTABLE_ROWS: Final = 14  # maximum height of a focus drawing that leaves room for other parts
CRANE_WIDTH: Final = 64
BOARD_WIDTH: Final = 51
MAP_WIDTH: Final = 77
LEAST_PLAZAS: Final = 30
ACTION_ROWS: Final = {"upgrade": "upgrades", "wall": "walls", "building": "buildings"}
MAP_KINDS: Final = ("choose-plot", "bot-plot", "pawn", "plaza-tile", "plaza-reward")
PROJECT_KINDS: Final = ("sideways-project", "arrow-up", "project-row", "cathedral-tile")
BRIDGE_KINDS: Final = ("bridge-pick", "bridge-place")
# The parts that the focus drawing shows, by the kind of the decision.
LARGE_PARTS: Final[dict[str, set[str]]] = {
    "choose-slot": {"board"},
    "choose-rotation": {"board", "map"},
    "bot-rotation": {"map"},
    **{kind: {"map"} for kind in MAP_KINDS},
    **{kind: {"projects"} for kind in PROJECT_KINDS},
}


class PragaDrawing:
    """Draws the state for one viewer on lines of one width."""

    def __init__(self, context: DrawingContext, width: int) -> None:
        self.context = context
        self.width = width
        self.top = [title_line(context, width)]
        self.seats = seat_lines(context, width)
        self.focus = self.focus_drawings()

    # -- size

    def min_rows(self) -> int:
        """Return the number of lines of the title and the smallest focus drawing."""
        return 1 + min(map(len, self.focus))

    def comfortable_rows(self) -> int:
        """Return the lines of title, seats, a readable focus drawing and the next part.

        On a wide screen all other parts count.
        """
        easy = next((each for each in self.focus if len(each) <= COMFORTABLE_ROWS), self.focus[-1])
        others = self.others[: None if self.width >= TWO_COLUMNS else 1]
        return 1 + len(self.seats) + len(easy) + sum(len(each[0]) + 1 for each in others)

    def draw(self, rows: int) -> Lines:
        """Return the largest drawing with at most `rows` lines."""
        focus = next((each for each in self.focus if self.fits(rows, self.seats, each)), None)
        below = self.seats
        if focus is None:
            focus = next((each for each in self.focus if self.fits(rows, each)), self.focus[-1])
            below = []
        lines = [*self.top, *below, *focus]
        for drawings in self.others:
            fitting = [part for part in drawings if part and len(lines) + len(part) + 1 <= rows]
            if fitting:
                lines += [Line(), *fitting[0]]
        return [fit_line(line, self.width) for line in lines[: max(rows, 0)]]

    def fits(self, rows: int, *parts: Lines) -> bool:
        return len(self.top) + sum(map(len, parts)) <= rows

    # -- focus: the subject of the open decision

    def focus_drawings(self) -> list[Lines]:
        """Return drawings of the subject of the open decision, the largest first, the smallest last."""
        context, width, kind = self.context, self.width, self.context.decision_kind
        turn = context.state_data["turn"]
        if target_hex(context) is not None:
            small = join_side_by_side(lines_around_target(context, width), rotation_lines(context, 3), width)
            whole = join_side_by_side(
                board_lines(context, context.building_seat, width), rotation_lines(context, 2), width
            )
            return [whole, small]
        if target_plot(context) is not None:
            small = join_side_by_side(lines_around_plot(context, width), rotation_lines(context, 3), width)
            return [join_side_by_side(map_lines(context, width), rotation_lines(context, 3), width), small]
        decision = context.state_data["decision"]
        if decision is not None and decision["row"] is not None:
            listed = display_lines(context, width, [decision["row"]])
            return [[*listed, *row_tile_lines(context, decision["row"], width)], listed]
        if kind == "choose-slot":
            drawn = board_lines(context, context.building_seat, width)
            return [join_side_by_side(drawn, chosen_tile_lines(context), width), drawn]
        if kind in MAP_KINDS:
            return self.map_drawings()
        if kind in PROJECT_KINDS:
            return [all_project_lines(context, width)]
        if kind in BRIDGE_KINDS:
            return [
                [*bridge_lines(context, width), *road_lines(context, width)],
                bridge_lines(context, width),
            ]
        if kind == "turn" and turn is not None and turn["taken"] is None:
            return self.drawings_beside_own_board(crane_lines)
        if kind == "turn" and turn is not None:
            return self.turn_drawings(turn)
        return [own_board_lines(context, width), track_lines(context, context.shown_seat, width)]

    def is_choosing_tile(self) -> bool:
        """Return whether the focus drawing shows a row of the display."""
        decision = self.context.state_data["decision"]
        return decision is not None and decision["row"] is not None

    def map_drawings(self) -> list[Lines]:
        context, width = self.context, self.width
        whole, short = map_lines(context, width), short_map_lines(context, width)
        free = width - max(line.cell_len for line in whole) - GAP
        listed = plaza_lines(context, free if free >= LEAST_PLAZAS else width)
        return [join_side_by_side(whole, listed, width), whole, [*short, *listed], short]

    def drawings_beside_own_board(self, part: PartFunction) -> list[Lines]:
        """Return a part, on a wide screen with the player board of the shown seat beside it."""
        context, width = self.context, self.width
        if width < TWO_COLUMNS:
            return [part(context, width), short_crane_lines(context, width)]
        left = part(context, CRANE_WIDTH)
        beside = width - max(line.cell_len for line in left) - GAP
        return [join_side_by_side(left, own_board_lines(context, beside), width), left]

    def turn_drawings(self, turn: PragaTurnData) -> list[Lines]:
        """Return what is open in the turn, the tracks, and the rows of tiles that the actions can use."""
        context, width = self.context, self.width
        open_lines = turn_lines(context, width)
        own_tracks = track_lines(context, context.building_seat, width)
        actions = [] if turn["main_done"] else turn["actions"]
        rows = [ACTION_ROWS[action] for action in ACTION_ROWS if action in actions]
        if turn["extra_actions"]:
            rows = list(ROWS)
        offered = display_lines(context, width, rows) if rows and width < TWO_COLUMNS else []
        return [
            [*open_lines, *own_board_lines(context, width, context.building_seat), *offered],
            [*open_lines, *own_tracks, *offered],
            [*open_lines, *(offered or own_tracks)],
            open_lines,
        ]

    # -- other parts

    @cached_property
    def others(self) -> list[list[Lines]]:
        """Other parts, the most useful first, each in several sizes, without those in the focus drawing."""
        context, width, kind = self.context, self.width, self.context.decision_kind
        if width >= TWO_COLUMNS:
            return self.wide_parts()
        parts: list[tuple[str, Lines]] = [
            ("own", track_lines(context, context.shown_seat, width)),
            ("display", display_lines(context, width)),
            ("projects", all_project_lines(context, width)),
            ("map", short_map_lines(context, width)),
        ]
        turn = context.state_data["turn"]
        under_way = kind == "turn" and turn is not None and turn["taken"] is not None
        shown = {"own"} if under_way else LARGE_PARTS.get(kind, set())
        if under_way or self.is_choosing_tile():
            shown = shown | {"display"}
        return [[part] for name, part in parts if name not in shown]

    def wide_parts(self) -> list[list[Lines]]:
        """Return parts side by side. A part in the focus drawing leaves its room to its neighbour."""
        context, width, kind = self.context, self.width, self.context.decision_kind
        shown = LARGE_PARTS.get(kind, set()) | ({"display"} if self.is_choosing_tile() else set())
        left = width - BOARD_WIDTH - GAP
        rows = [] if "display" in shown else display_lines(context, left)
        hexes = [] if "board" in shown else board_lines(context, context.shown_seat, BOARD_WIDTH)
        beside = width - MAP_WIDTH - GAP
        short = [] if "map" in shown else short_map_lines(context, MAP_WIDTH)
        cells = [] if "projects" in shown else all_project_lines(context, width)
        narrow = [] if "projects" in shown else all_project_lines(context, beside)
        return [
            [join_side_by_side(rows, hexes, width), rows or hexes],
            [join_side_by_side(short, narrow if short else cells, width), cells],
        ]


def title_line(context: DrawingContext, width: int) -> Line:
    return align_to_edges(title_text(context), styled_line(counter_text(context), "dim"), width)


def title_text(context: DrawingContext) -> Line:
    """Return the title of the game, the era and the turn number."""
    state_data = context.state_data
    line = styled_line(f" {context.format('praga-title')} ", "bold")
    era = context.format("praga-fact-era", number=state_data["era"])
    number = context.seats[context.building_seat]["turns"]
    turn = context.format("praga-state-turn", number=number, turns=context.printed.turns)
    return line.append(f" {era} · {turn}")


def join_side_by_side(left: Lines, right: Lines, width: int) -> Lines:
    """Return two parts side by side, or one below the other if the width is too small."""
    if not left or not right:
        return [*left, *right]
    broad = max(line.cell_len for line in left) + GAP
    if broad + max((line.cell_len for line in right), default=0) > width:
        return [*left, *right]
    lines = []
    for place in range(max(len(left), len(right))):
        line = pad_line(left[place] if place < len(left) else Line(), broad)
        lines.append(line.append_text(right[place]) if place < len(right) else line)
    return lines


# -- pages


def page_lines(context: DrawingContext, name: str, seat: int, width: int) -> Lines:
    """Return a page: the part of the state that a player asked for."""
    top = title_line(context, width)
    if name == "crane":
        return [top, *crane_lines(context, width)]
    if name == "display":
        return [top, *display_lines(context, width)]
    if name == "board":
        return [top, *board_lines(context, seat, width, LARGE)]
    if name == "map":
        drawn = hex_lines(context, width)
        free = width - max(line.cell_len for line in drawn) - GAP
        return join_side_by_side(drawn, plaza_lines(context, free if free >= LEAST_PLAZAS else width), width)
    if name == "projects":
        return [top, *all_project_lines(context, width), *bridge_lines(context, width)]
    if name == "road":
        return [top, *road_lines(context, width), *bridge_lines(context, width), *seal_lines(context, width)]
    return [top, *seat_lines(context, width), *own_board_lines(context, width)]
