"""Show Praga in a terminal, as a drawing and as sentences, from state data only."""

from typing import Final

from rich.text import Text as Line

from burgrave.i18n import Translator
from burgrave.i18n.width import wrap_text
from burgrave.match.match_view import MatchView
from burgrave.match.piece_search import normalize
from burgrave.match.presenters.base import Presenter
from burgrave.match.presenters.praga.marks import GLYPHS
from burgrave.match.presenters.praga.piece_describer import Cache, PieceDescriber
from burgrave.match.presenters.praga.printed import PrintedBoard, as_state_data
from burgrave.terminal.board_renderer import MIN_LOG_ROWS, BoardRenderer, list_lines
from burgrave.terminal.praga import drawing
from burgrave.terminal.praga.crane import PAGES
from burgrave.terminal.praga.drawing import PragaDrawing
from burgrave.terminal.praga.drawing_context import DrawingContext

TURN: Final = "turn"  # the kind of the main decision of a turn
NARROW: Final = 80
MAX_LOG_ROWS: Final = 7
# The sections of the state that each page prints in words. The pages about boards are those of one seat.
PAGE_SECTIONS: Final = {
    "crane": ("crane",),
    "display": ("display",),
    "map": ("map",),
    "projects": ("projects", "bridge"),
    "road": ("road", "bridge", "seals"),
    "players": ("seat-0", "seat-1", "seat-2", "seat-3"),
    "board": ("seat-{seat}", "board-{seat}"),
}
VERBS_IN_DRAWING: Final = ("take", "tile")
WIDE_TABLE: Final = 118  # a drawing of this width has its parts side by side
LEAST_BESIDE: Final = 36  # minimum width of the log beside the drawing


class PragaRenderer(BoardRenderer):
    """Draws the action crane, the display, the boards and the city."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__(presenter)
        self.printed = PrintedBoard(presenter.board)
        self.cache: Cache = {}
        self.last_drawing: tuple[MatchView, int, PragaDrawing] | None = None

    def make_context(self, match_view: MatchView) -> DrawingContext:
        return DrawingContext(self.game, self.printed, match_view, self.cache)

    # -- drawing

    def title_line(self, match_view: MatchView) -> Line:
        return drawing.title_text(self.make_context(match_view))

    def draw(self, match_view: MatchView, width: int, rows: int) -> list[Line]:
        return self.drawing_of(match_view, width).draw(rows)

    def min_rows(self, match_view: MatchView, width: int) -> int:
        return self.drawing_of(match_view, width).min_rows()

    def comfortable_rows(self, match_view: MatchView, width: int) -> int:
        return self.drawing_of(match_view, width).comfortable_rows()

    def drawing_of(self, match_view: MatchView, width: int) -> PragaDrawing:
        """Return the drawing. The last one is cached, because a screen asks for it several times."""
        if (
            self.last_drawing is None
            or self.last_drawing[0] is not match_view
            or self.last_drawing[1] != width
        ):
            self.last_drawing = (match_view, width, PragaDrawing(self.make_context(match_view), width))
        return self.last_drawing[2]

    def drawing_width(self, width: int) -> int:
        return WIDE_TABLE if width >= WIDE_TABLE + LEAST_BESIDE else super().drawing_width(width)

    def min_log_rows(self, match_view: MatchView) -> int:
        """Return enough rows for the new events at the start of a turn, and 0 during other decisions."""
        decision = as_state_data(match_view.state_data)["decision"]
        if decision is not None and decision["kind"] != TURN:
            return 0
        news = wrap_text(" ".join(match_view.log[len(match_view.log) - match_view.new_entries :]), NARROW)
        return min(max(MIN_LOG_ROWS, len(news)), MAX_LOG_ROWS)

    def choices_in_drawing(self, match_view: MatchView) -> frozenset[int]:
        """Return the choices of tiles on the crane and on the display: the drawing shows their numbers."""
        moves = self.game.notation
        verbs = {choice.number: moves.move(choice.move).verb for choice in match_view.prompt.choices}
        return frozenset(number for number, verb in verbs.items() if verb in VERBS_IN_DRAWING)

    def legend_lines(self, tr: Translator) -> list[str]:
        describer = PieceDescriber(self.game, tr, self.printed, self.cache)
        marks = ", ".join(f"{mark} {describer.name_of('bonus', code)}" for code, mark in GLYPHS.items())
        pages = ", ".join(self.page_names(tr))
        return [
            tr.format("praga-terminal-pages", pages=pages, board=tr.format("praga-terminal-page-board")),
            tr.format("praga-terminal-legend-marks", marks=marks),
            tr.format("praga-terminal-legend-tiles"),
            tr.format("praga-terminal-legend-places"),
        ]

    # -- pages: parts of the state that a player asks for by name

    def page_names(self, tr: Translator) -> list[str]:
        return [tr.format(f"praga-terminal-page-{page}") for page in PAGES]

    def find_page(self, typed: str, match_view: MatchView) -> str:
        """Return the page with this name in the viewer's language or in English, with a seat.

        The typed name may be followed by the number or the name of a seat.
        """
        words = normalize(typed).split()
        if not words:
            return ""
        for name in PAGES:
            named = normalize(match_view.tr.format(f"praga-terminal-page-{name}"))
            if words[0] in (name, named):
                seat = self.find_seat(words[1:], match_view)
                return "" if seat is None else f"{name} {seat}"
        return ""

    def find_seat(self, words: list[str], match_view: MatchView) -> int | None:
        """Return a seat by its number or name, or None. Without a name, return the shown seat."""
        if not words:
            return self.make_context(match_view).shown_seat
        names = [normalize(name) for name in match_view.names]
        wanted = " ".join(words)
        if wanted in names:
            return names.index(wanted)
        return int(wanted) - 1 if wanted.isdecimal() and 0 < int(wanted) <= len(names) else None

    def draw_page(self, page: str, match_view: MatchView, width: int) -> list[Line]:
        name, seat = page.split()
        return drawing.page_lines(self.make_context(match_view), name, int(seat), width)

    def page_sentences(self, page: str, match_view: MatchView) -> list[str]:
        name, seat = page.split()
        ids = {id.format(seat=seat) for id in PAGE_SECTIONS[name]}
        return list_lines(section for section in self.sections(match_view) if section.id in ids)
