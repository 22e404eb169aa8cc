"""Citadels at the terminal: its marks, its table as a picture and as sentences, from facts alone."""

from rich.text import Text as Line

from burgrave.table.library import Name, type_word
from burgrave.table.sight import Sight
from burgrave.terminal.board import Board
from burgrave.terminal.citadels import picture, sentences
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
        return told if text.edition == "classic" else [*told, text.say("terminal-citadels-legend-more")]

    def sentences(self, sight: Sight) -> list[str]:
        return sentences.Telling(self.game, self.sheets, sight).table()

    def own_sentences(self, sight: Sight) -> list[str]:
        return sentences.Telling(self.game, self.sheets, sight).own()
