"""How the terminal draws one game. This board knows nothing and suits any game.

A board reads plain facts; it has never heard of a rule.
"""

from importlib import import_module
from typing import Final

from rich.text import Text as Line

from burgrave.i18n import Translator
from burgrave.i18n.width import fit
from burgrave.match.match_view import MatchView
from burgrave.match.piece_search import PieceName
from burgrave.match.presenters.base import Presenter

# By the id of the game. The only place to touch when a game gets a board of its own.
RENDERERS: Final = {
    "citadels": ("burgrave.terminal.citadels.renderer", "CitadelsRenderer"),
    "praga": ("burgrave.terminal.praga.renderer", "PragaRenderer"),
}
MIN_LOG_ROWS: Final = 3


class BoardRenderer:
    """One game at the terminal."""

    def __init__(self, presenter: Presenter) -> None:
        self.presenter = presenter
        self.game = presenter.game
        self.pieces = presenter.pieces

    # -- the picture

    def title_line(self, match_view: MatchView) -> Line:
        return Line(self.game.id)

    def draw(self, match_view: MatchView, width: int, rows: int) -> list[Line]:
        """The table on at most so many lines."""
        return [Line(fit(sentence, width)) for sentence in self.table_sentences(match_view)][:rows]

    def min_rows(self, match_view: MatchView, width: int) -> int:
        """How many lines the table needs at the very least."""
        return len(match_view.names)

    def comfortable_rows(self, match_view: MatchView, width: int) -> int:
        """How many lines it likes to have."""
        return self.min_rows(match_view, width)

    def table_width(self, width: int) -> int:
        """How much of a wide screen the table takes; what happened stands beside it."""
        return width * 3 // 5

    def min_log_rows(self, match_view: MatchView) -> int:
        """How many lines of what happened stand below the table at the very least."""
        return MIN_LOG_ROWS

    def choices_in_drawing(self, match_view: MatchView) -> frozenset[int]:
        """The numbers of choices that the picture itself lists with all there is to know of them."""
        return frozenset()

    def piece_mark(self, name: PieceName) -> Line:
        """A short mark that goes before the name of a card."""
        return Line()

    def legend_lines(self, tr: Translator) -> list[str]:
        """What the marks in the picture mean."""
        return []

    # -- parts of the table that somebody asks for

    def page_names(self, tr: Translator) -> list[str]:
        """The names of the pages there are."""
        return []

    def find_page(self, typed: str, match_view: MatchView) -> str:
        """The page that somebody asks for by its name; empty if it is none."""
        return ""

    def draw_page(self, page: str, match_view: MatchView, width: int) -> list[Line]:
        """A page as a picture, on as many lines as it needs."""
        return []

    def page_sentences(self, page: str, match_view: MatchView) -> list[str]:
        """The same in sentences."""
        return []

    # -- the same in sentences

    def table_sentences(self, match_view: MatchView) -> list[str]:
        """The whole table."""
        return [f"{name}: {fact}" for name, fact in match_view.state_data.items() if name != "setup"]

    def turn_sentences(self, match_view: MatchView) -> list[str]:
        """What somebody should know when a turn begins: the whole table, unless that is long."""
        return self.table_sentences(match_view)

    def own_sentences(self, match_view: MatchView) -> list[str]:
        """What somebody who decides has: short, because it is said before every decision."""
        return []


def renderer_for(presenter: Presenter) -> BoardRenderer:
    """The board of a game, or the one that suits any."""
    if presenter.game.id not in RENDERERS:
        return BoardRenderer(presenter)
    module, name = RENDERERS[presenter.game.id]
    renderer: BoardRenderer = getattr(import_module(module), name)(presenter)
    return renderer
