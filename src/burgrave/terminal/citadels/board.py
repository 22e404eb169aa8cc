"""Citadels at the terminal: its marks, its table as a picture and as sentences, from facts alone."""

from rich.text import Text as Line

from burgrave.table.library import Name, plain, type_word
from burgrave.table.sight import Sight
from burgrave.terminal.board import Board
from burgrave.terminal.citadels import pages, picture, sentences
from burgrave.terminal.citadels.marks import GLYPHS, chip
from burgrave.text import Text


class CitadelsBoard(Board):
    """Cities, characters and gold."""

    def title(self, sight: Sight) -> Line:
        return picture.title(sight)

    def picture(self, sight: Sight, width: int, rows: int) -> list[Line]:
        return picture.Picture(self.game, self.sheets, sight, width).drawn(rows)

    def least_rows(self, sight: Sight, width: int) -> int:
        return len(picture.Picture(self.game, self.sheets, sight, width).dense())

    def easy_rows(self, sight: Sight, width: int) -> int:
        return len(picture.Picture(self.game, self.sheets, sight, width).easy())

    def chip(self, name: Name) -> Line:
        sheet = self.sheets.get(name)
        return chip(sheet.type) if sheet is not None and sheet.type else Line()

    def legend(self, text: Text) -> list[str]:
        types = ", ".join(f"{glyph} {type_word(self.game, text, type)}" for type, glyph in GLYPHS.items())
        told = [text.say("terminal-citadels-legend-types", types=types), text.say("terminal-citadels-legend")]
        if text.edition != "classic":
            told += [text.say("terminal-citadels-legend-more"), text.say("terminal-citadels-legend-laid-out")]
        return [*told, text.say("terminal-citadels-pages", pages=", ".join(self.pages(text)))]

    # -- who and what is in play, with what it does

    def pages(self, text: Text) -> list[str]:
        return [pages.word(text, page) for page in pages.PAGES]

    def page_for(self, typed: str, sight: Sight) -> str:
        asked = plain(typed)
        called = ((page, plain(pages.word(sight.text, page))) for page in pages.PAGES)
        return next((page for page, name in called if asked in (page, name)), "")

    def page(self, page: str, sight: Sight, width: int) -> list[Line]:
        return pages.drawn(self.lens, sight, page, width)

    def page_sentences(self, page: str, sight: Sight) -> list[str]:
        return pages.told(self.lens, sight, page)

    def sentences(self, sight: Sight) -> list[str]:
        return sentences.Telling(self.game, self.sheets, sight).table()

    def turn_sentences(self, sight: Sight) -> list[str]:
        return sentences.Telling(self.game, self.sheets, sight).turn()

    def own_sentences(self, sight: Sight) -> list[str]:
        return sentences.Telling(self.game, self.sheets, sight).own()
