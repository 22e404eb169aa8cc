"""Pages about what is in play: the cast and the unique districts, each piece with its text."""

from typing import Final

from rich.text import Text as Line

from burgrave.i18n import Translator
from burgrave.i18n.width import wrap_text
from burgrave.match.match_view import MatchView
from burgrave.match.piece_search import PieceName
from burgrave.match.presenters.base import Presenter
from burgrave.match.presenters.citadels import as_state_data
from burgrave.terminal.citadels.marks import CARDS, CHARACTERS
from burgrave.terminal.lines import styled_line

CAST: Final = "cast"
DISTRICTS: Final = "districts"
PAGES: Final = (CAST, DISTRICTS)
HEADINGS: Final = {CAST: "citadels-state-cast", DISTRICTS: "citadels-state-unique"}


def page_name(tr: Translator, page: str) -> str:
    """Return the name of a page, which a player types to see it."""
    return tr.format(f"terminal-citadels-page-{page}")


def page_pieces(match_view: MatchView, page: str) -> list[PieceName]:
    """Return the pieces on a page: characters by rank, or districts in a fixed order."""
    setup = as_state_data(match_view.state_data)["setup"]
    if page == CAST:
        return [(CHARACTERS, id) for id in setup["cast"]]
    return [(CARDS, id) for id in sorted(setup["districts"])]


def describe_pieces(presenter: Presenter, match_view: MatchView, page: str) -> list[str]:
    """Return a sentence for each piece on a page."""
    return [
        f"{name_with_number(presenter, match_view.tr, name)}: {presenter.piece_text(name, match_view.tr)}"
        for name in page_pieces(match_view, page)
    ]


def name_with_number(presenter: Presenter, tr: Translator, name: PieceName) -> str:
    """Return the name of a piece with its rank or cost."""
    numbers = presenter.pieces[name].numbers if name in presenter.pieces else {}
    number = numbers.get("rank", numbers.get("cost"))
    return tr.name_of(presenter.game, *name) + (f" ({number})" if number is not None else "")


def draw_page(presenter: Presenter, match_view: MatchView, page: str, width: int) -> list[Line]:
    lines = [
        Line(each)
        for sentence in describe_pieces(presenter, match_view, page)
        for each in wrap_text(sentence, width, "    ")
    ]
    return [styled_line(match_view.tr.format(HEADINGS[page]), "bold"), *lines]
