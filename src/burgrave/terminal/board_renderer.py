"""Draw one game in a terminal. The base class works for any game.

A renderer reads plain state data and does not use the rules.
"""

from collections.abc import Iterable
from importlib import import_module
from typing import Final

from rich.text import Text as Line

from burgrave.i18n import Translator
from burgrave.i18n.width import fit
from burgrave.match.match_view import MatchView
from burgrave.match.piece_search import PieceName
from burgrave.match.presenters.base import Presenter
from burgrave.match.sections import Section

# By the id of the game. A new renderer only has to be added here.
RENDERERS: Final = {
    "citadels": ("burgrave.terminal.citadels.renderer", "CitadelsRenderer"),
    "praga": ("burgrave.terminal.praga.renderer", "PragaRenderer"),
}
MIN_LOG_ROWS: Final = 3


class BoardRenderer:
    """Shows one game in a terminal, as a drawing and as sentences."""

    def __init__(self, presenter: Presenter) -> None:
        self.presenter = presenter
        self.game = presenter.game
        self.pieces = presenter.pieces

    # -- drawing

    def title_line(self, match_view: MatchView) -> Line:
        return Line(self.game.id)

    def draw(self, match_view: MatchView, width: int, rows: int) -> list[Line]:
        """Return a drawing of the state with at most `rows` lines."""
        return [Line(fit(sentence, width)) for sentence in self.state_sentences(match_view)][:rows]

    def min_rows(self, match_view: MatchView, width: int) -> int:
        """Return the minimum number of lines of the drawing."""
        return len(match_view.names)

    def comfortable_rows(self, match_view: MatchView, width: int) -> int:
        """Return the number of lines that the drawing needs to be easy to read."""
        return self.min_rows(match_view, width)

    def drawing_width(self, width: int) -> int:
        """Return the width of the drawing on a wide screen. The log is beside it."""
        return width * 3 // 5

    def min_log_rows(self, match_view: MatchView) -> int:
        """Return the minimum number of log lines below the drawing."""
        return MIN_LOG_ROWS

    def choices_in_drawing(self, match_view: MatchView) -> frozenset[int]:
        """Return the numbers of the choices that the drawing already shows with all details."""
        return frozenset()

    def piece_mark(self, name: PieceName) -> Line:
        """Return a short mark to print before the name of a piece."""
        return Line()

    def legend_lines(self, tr: Translator) -> list[str]:
        """Return an explanation of the marks in the drawing."""
        return []

    # -- pages: parts of the state that a player asks for by name

    def page_names(self, tr: Translator) -> list[str]:
        """Return the names of all pages."""
        return []

    def find_page(self, typed: str, match_view: MatchView) -> str:
        """Return the page with the typed name, or an empty text if there is none."""
        return ""

    def draw_page(self, page: str, match_view: MatchView, width: int) -> list[Line]:
        """Return the drawing of a page, on as many lines as it needs."""
        return []

    def page_sentences(self, page: str, match_view: MatchView) -> list[str]:
        """Return a page in sentences."""
        return []

    # -- sentences

    def sections(self, match_view: MatchView) -> list[Section]:
        """Return the state in words."""
        return self.presenter.sections(match_view.tr, match_view.names, match_view.state_data)

    def state_sentences(self, match_view: MatchView) -> list[str]:
        """Return the whole state in sentences, with headings."""
        return list_lines(self.sections(match_view))

    def turn_sentences(self, match_view: MatchView) -> list[str]:
        """Return what a player needs at the start of a turn, with headings."""
        return list_lines(section for section in self.sections(match_view) if not section.on_request)

    def own_sentences(self, match_view: MatchView) -> list[str]:
        """Return what the viewer has. It is printed before every decision."""
        return self.presenter.describer(
            match_view.tr, match_view.names, match_view.state_data
        ).own_sentences()


def list_lines(sections: Iterable[Section]) -> list[str]:
    """Return the sentences of sections, each section after its heading."""
    return [
        line
        for section in sections
        if section.sentences
        for line in (f"{section.heading}:", *section.sentences)
    ]


def renderer_for(presenter: Presenter) -> BoardRenderer:
    """Return the renderer of a game, or the general one if the game has none."""
    if presenter.game.id not in RENDERERS:
        return BoardRenderer(presenter)
    module, name = RENDERERS[presenter.game.id]
    renderer: BoardRenderer = getattr(import_module(module), name)(presenter)
    return renderer
