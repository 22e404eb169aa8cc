"""The table of Praga as a picture: what the decision is about stands large, the rest as far as it fits."""

from collections.abc import Callable
from functools import cached_property
from typing import Final

from rich.text import Text as Line

from burgrave.praga.facts.types import Turn
from burgrave.terminal.lines import fit_line, padded, spread, written
from burgrave.terminal.praga.boards import LARGE, around_aim, board, chosen, rotations, tiles_in_row
from burgrave.terminal.praga.boards import aimed_at as aimed_at_board
from burgrave.terminal.praga.crane import counter, crane, crane_in_short
from burgrave.terminal.praga.display import ROWS, display
from burgrave.terminal.praga.map import aimed_at as aimed_at_map
from burgrave.terminal.praga.map import around_plot, city, hexes, plazas, rows_in_short
from burgrave.terminal.praga.projects import bridge, projects, road, seals
from burgrave.terminal.praga.scene import Scene
from burgrave.terminal.praga.seats import own, seats, tracks, turn_line

Lines = list[Line]
Part = Callable[[Scene, int], Lines]

TWO_COLUMNS: Final = 110  # from here on parts stand side by side
GAP: Final = 2
EASY: Final = 14  # lines that a drawing may take without a second thought
CRANE_WIDTH: Final = 64
BOARD_WIDTH: Final = 51
MAP_WIDTH: Final = 77
LEAST_PLAZAS: Final = 30
ACTION_ROWS: Final = {"upgrade": "upgrades", "wall": "walls", "building": "buildings"}
MAP_KINDS: Final = ("choose-plot", "bot-plot", "pawn", "plaza-tile", "plaza-reward")
PROJECT_KINDS: Final = ("sideways-project", "arrow-up", "project-row", "cathedral-tile")
BRIDGE_KINDS: Final = ("bridge-pick", "bridge-place")
# The parts that are large already while this is decided.
SHOWN: Final[dict[str, set[str]]] = {
    "choose-slot": {"board"},
    "choose-rotation": {"board", "map"},
    "bot-rotation": {"map"},
    **{kind: {"map"} for kind in MAP_KINDS},
    **{kind: {"projects"} for kind in PROJECT_KINDS},
}


class Picture:
    """Draws for one pair of eyes on lines of one width."""

    def __init__(self, scene: Scene, width: int) -> None:
        self.scene = scene
        self.width = width
        self.top = [title_line(scene, width)]
        self.seats = seats(scene, width)
        self.focus = self.focused()

    # -- how much room it takes

    def least(self) -> int:
        """The title and the smallest drawing of what the decision is about."""
        return 1 + min(map(len, self.focus))

    def easy(self) -> int:
        """With the seats, and that in a size easy to read; then the next part, on wide tables all."""
        easy = next((each for each in self.focus if len(each) <= EASY), self.focus[-1])
        others = self.others[: None if self.width >= TWO_COLUMNS else 1]
        return 1 + len(self.seats) + len(easy) + sum(len(each[0]) + 1 for each in others)

    def drawn(self, rows: int) -> Lines:
        """The roomiest picture that has no more lines."""
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

    # -- what the decision is about

    def focused(self) -> list[Lines]:
        """Drawings of what the open decision is about, the roomiest first; the last one is the smallest."""
        scene, width, kind = self.scene, self.width, self.scene.kind
        turn = scene.facts["turn"]
        if aimed_at_board(scene) is not None:
            small = side_by_side(around_aim(scene, width), rotations(scene, 3), width)
            whole = side_by_side(board(scene, scene.builder, width), rotations(scene, 2), width)
            return [whole, small]
        if aimed_at_map(scene) is not None:
            small = side_by_side(around_plot(scene, width), rotations(scene, 3), width)
            return [side_by_side(city(scene, width), rotations(scene, 3), width), small]
        decision = scene.facts["decision"]
        if decision is not None and decision["row"] is not None:
            listed = display(scene, width, [decision["row"]])
            return [[*listed, *tiles_in_row(scene, decision["row"], width)], listed]
        if kind == "choose-slot":
            drawn = board(scene, scene.builder, width)
            return [side_by_side(drawn, chosen(scene), width), drawn]
        if kind in MAP_KINDS:
            return self.whole_map()
        if kind in PROJECT_KINDS:
            return [projects(scene, width)]
        if kind in BRIDGE_KINDS:
            return [[*bridge(scene, width), *road(scene, width)], bridge(scene, width)]
        if kind == "turn" and turn is not None and turn["taken"] is None:
            return self.beside_own(crane)
        if kind == "turn" and turn is not None:
            return self.turn_under_way(turn)
        return [own(scene, width), tracks(scene, scene.shown_seat, width)]

    def choosing_tile(self) -> bool:
        """Whether a row of the display is large already."""
        decision = self.scene.facts["decision"]
        return decision is not None and decision["row"] is not None

    def whole_map(self) -> list[Lines]:
        scene, width = self.scene, self.width
        whole, short = city(scene, width), rows_in_short(scene, width)
        free = width - max(line.cell_len for line in whole) - GAP
        listed = plazas(scene, free if free >= LEAST_PLAZAS else width)
        return [side_by_side(whole, listed, width), whole, [*short, *listed], short]

    def beside_own(self, part: Part) -> list[Lines]:
        """A part, on a wide table with one's own board beside it."""
        scene, width = self.scene, self.width
        if width < TWO_COLUMNS:
            return [part(scene, width), crane_in_short(scene, width)]
        left = part(scene, CRANE_WIDTH)
        beside = width - max(line.cell_len for line in left) - GAP
        return [side_by_side(left, own(scene, beside), width), left]

    def turn_under_way(self, turn: Turn) -> list[Lines]:
        """What is open in the turn, one's tracks, and the rows of tiles that its actions can take from."""
        scene, width = self.scene, self.width
        told = turn_line(scene, width)
        own_tracks = tracks(scene, scene.builder, width)
        actions = [] if turn["main_done"] else turn["actions"]
        rows = [ACTION_ROWS[action] for action in ACTION_ROWS if action in actions]
        if turn["extra_actions"]:
            rows = list(ROWS)
        offered = display(scene, width, rows) if rows and width < TWO_COLUMNS else []
        return [
            [*told, *own(scene, width, scene.builder), *offered],
            [*told, *own_tracks, *offered],
            [*told, *(offered or own_tracks)],
            told,
        ]

    # -- the rest

    @cached_property
    def others(self) -> list[list[Lines]]:
        """Other parts, the most useful first, each in several sizes; not those that are large already."""
        scene, width, kind = self.scene, self.width, self.scene.kind
        if width >= TWO_COLUMNS:
            return self.shelves()
        parts: list[tuple[str, Lines]] = [
            ("own", tracks(scene, scene.shown_seat, width)),
            ("display", display(scene, width)),
            ("projects", projects(scene, width)),
            ("map", rows_in_short(scene, width)),
        ]
        turn = scene.facts["turn"]
        under_way = kind == "turn" and turn is not None and turn["taken"] is not None
        shown = {"own"} if under_way else SHOWN.get(kind, set())
        if under_way or self.choosing_tile():
            shown = shown | {"display"}
        return [[part] for name, part in parts if name not in shown]

    def shelves(self) -> list[list[Lines]]:
        """Parts side by side; a part that is large already gives its place to what stood beside it."""
        scene, width, kind = self.scene, self.width, self.scene.kind
        shown = SHOWN.get(kind, set()) | ({"display"} if self.choosing_tile() else set())
        left = width - BOARD_WIDTH - GAP
        rows = [] if "display" in shown else display(scene, left)
        hexes = [] if "board" in shown else board(scene, scene.shown_seat, BOARD_WIDTH)
        beside = width - MAP_WIDTH - GAP
        short = [] if "map" in shown else rows_in_short(scene, MAP_WIDTH)
        cells = [] if "projects" in shown else projects(scene, width)
        narrow = [] if "projects" in shown else projects(scene, beside)
        return [
            [side_by_side(rows, hexes, width), rows or hexes],
            [side_by_side(short, narrow if short else cells, width), cells],
        ]


def title_line(scene: Scene, width: int) -> Line:
    return spread(title(scene), written(counter(scene), "dim"), width)


def title(scene: Scene) -> Line:
    """Which game, which era, which turn of how many."""
    facts = scene.facts
    line = written(f" {scene.say('praga-title')} ", "bold")
    era = scene.say("praga-fact-era", number=facts["era"])
    number = scene.seats[scene.builder]["turns"]
    turn = scene.say("praga-terminal-turn", number=number, turns=scene.printed.turns)
    return line.append(f" {era} · {turn}")


def side_by_side(left: Lines, right: Lines, width: int) -> Lines:
    """Two parts next to each other; one below the other where that does not fit."""
    if not left or not right:
        return [*left, *right]
    broad = max(line.cell_len for line in left) + GAP
    if broad + max((line.cell_len for line in right), default=0) > width:
        return [*left, *right]
    lines = []
    for place in range(max(len(left), len(right))):
        line = padded(left[place] if place < len(left) else Line(), broad)
        lines.append(line.append_text(right[place]) if place < len(right) else line)
    return lines


# -- pages


def page(scene: Scene, name: str, seat: int, width: int) -> Lines:
    """A part of the table that somebody asked for."""
    top = title_line(scene, width)
    if name == "crane":
        return [top, *crane(scene, width)]
    if name == "display":
        return [top, *display(scene, width)]
    if name == "board":
        return [top, *board(scene, seat, width, LARGE)]
    if name == "map":
        drawn = hexes(scene, width)
        free = width - max(line.cell_len for line in drawn) - GAP
        return side_by_side(drawn, plazas(scene, free if free >= LEAST_PLAZAS else width), width)
    if name == "projects":
        return [top, *projects(scene, width), *bridge(scene, width)]
    if name == "road":
        return [top, *road(scene, width), *bridge(scene, width), *seals(scene, width)]
    return [top, *seats(scene, width), *own(scene, width)]
