"""Show Citadels in a terminal, as a drawing and as sentences, from state data only."""

from rich.text import Text as Line

from burgrave.i18n import Translator
from burgrave.match.match_view import MatchView
from burgrave.match.piece_search import PieceName, normalize, short_type_name
from burgrave.terminal.board_renderer import BoardRenderer
from burgrave.terminal.citadels import drawing, pages
from burgrave.terminal.citadels.marks import GLYPHS, type_mark


class CitadelsRenderer(BoardRenderer):
    """Draws the cities, characters and gold."""

    def title_line(self, match_view: MatchView) -> Line:
        return drawing.title_line(match_view)

    def draw(self, match_view: MatchView, width: int, rows: int) -> list[Line]:
        return drawing.CitadelsDrawing(self.game, self.pieces, match_view, width).draw(rows)

    def min_rows(self, match_view: MatchView, width: int) -> int:
        return len(drawing.CitadelsDrawing(self.game, self.pieces, match_view, width).shortest_lines())

    def comfortable_rows(self, match_view: MatchView, width: int) -> int:
        return len(drawing.CitadelsDrawing(self.game, self.pieces, match_view, width).comfortable_lines())

    def piece_mark(self, name: PieceName) -> Line:
        sheet = self.pieces.get(name)
        return type_mark(sheet.type) if sheet is not None and sheet.type else Line()

    def legend_lines(self, tr: Translator) -> list[str]:
        types = ", ".join(f"{glyph} {short_type_name(self.game, tr, type)}" for type, glyph in GLYPHS.items())
        lines = [
            tr.format("terminal-citadels-legend-types", types=types),
            tr.format("terminal-citadels-legend"),
        ]
        if tr.edition != "classic":
            lines += [
                tr.format("terminal-citadels-legend-more"),
                tr.format("terminal-citadels-legend-laid-out"),
            ]
        return [*lines, tr.format("terminal-citadels-pages", pages=", ".join(self.page_names(tr)))]

    # -- pages and sentences

    def page_names(self, tr: Translator) -> list[str]:
        return [pages.page_name(tr, page) for page in pages.PAGES]

    def find_page(self, typed: str, match_view: MatchView) -> str:
        wanted = normalize(typed)
        names = ((page, normalize(pages.page_name(match_view.tr, page))) for page in pages.PAGES)
        return next((page for page, name in names if wanted in (page, name)), "")

    def draw_page(self, page: str, match_view: MatchView, width: int) -> list[Line]:
        return pages.draw_page(self.presenter, match_view, page, width)

    def page_sentences(self, page: str, match_view: MatchView) -> list[str]:
        return pages.describe_pieces(self.presenter, match_view, page)
