"""Praga at the terminal: its marks, its table as a picture and as sentences, from facts alone."""

from typing import Final

from rich.text import Text as Line

from burgrave.table.lens import Lens
from burgrave.table.lenses.praga.marks import GLYPHS
from burgrave.table.lenses.praga.printed import Printed, seen
from burgrave.table.lenses.praga.words import Cache, Words
from burgrave.table.library import plain
from burgrave.table.sight import Sight
from burgrave.terminal.board import LEAST_LOG, Board
from burgrave.terminal.praga import picture, sentences
from burgrave.terminal.praga.crane import PAGES
from burgrave.terminal.praga.picture import Picture
from burgrave.terminal.praga.scene import Scene
from burgrave.text import Text
from burgrave.text.width import wrapped

TURN: Final = "turn"  # the decision that a turn is made of
NARROW: Final = 80
MOST_LOG: Final = 7
LISTED: Final = ("take", "tile")
WIDE_TABLE: Final = 118  # a table this wide shows its parts side by side
LEAST_BESIDE: Final = 36  # columns that what happened needs beside it


class PragaBoard(Board):
    """The action crane, the display, the boards and the city."""

    def __init__(self, lens: Lens) -> None:
        super().__init__(lens)
        self.printed = Printed(lens.board)
        self.cache: Cache = {}
        self.latest: tuple[Sight, int, Picture] | None = None

    def scene(self, sight: Sight) -> Scene:
        return Scene(self.game, self.printed, sight, self.cache)

    # -- the picture

    def title(self, sight: Sight) -> Line:
        return picture.title(self.scene(sight))

    def picture(self, sight: Sight, width: int, rows: int) -> list[Line]:
        return self.picture_of(sight, width).drawn(rows)

    def least_rows(self, sight: Sight, width: int) -> int:
        return self.picture_of(sight, width).least()

    def easy_rows(self, sight: Sight, width: int) -> int:
        return self.picture_of(sight, width).easy()

    def picture_of(self, sight: Sight, width: int) -> Picture:
        """A screen asks several times for the same picture: it is made once."""
        if self.latest is None or self.latest[0] is not sight or self.latest[1] != width:
            self.latest = (sight, width, Picture(self.scene(sight), width))
        return self.latest[2]

    def table_width(self, width: int) -> int:
        return WIDE_TABLE if width >= WIDE_TABLE + LEAST_BESIDE else super().table_width(width)

    def log_rows(self, sight: Sight) -> int:
        """When a turn begins, enough to read what the others did; later the picture needs the room."""
        decision = seen(sight.facts)["decision"]
        if decision is not None and decision["kind"] != TURN:
            return 0
        news = wrapped(" ".join(sight.log[len(sight.log) - sight.fresh :]), NARROW)
        return min(max(LEAST_LOG, len(news)), MOST_LOG)

    def listed(self, sight: Sight) -> frozenset[int]:
        """Tiles on the crane and tiles on offer stand in the picture with their numbers."""
        moves = self.game.words()
        verbs = {choice.number: moves.parts(choice.move).verb for choice in sight.offered.choices}
        return frozenset(number for number, verb in verbs.items() if verb in LISTED)

    def legend(self, text: Text) -> list[str]:
        words = Words(self.game, text, self.printed, self.cache)
        told = ", ".join(f"{mark} {words.name('bonus', code)}" for code, mark in GLYPHS.items())
        pages = ", ".join(self.pages(text))
        return [
            text.say("praga-terminal-pages", pages=pages, board=text.say("praga-terminal-page-board")),
            text.say("praga-terminal-legend-marks", marks=told),
            text.say("praga-terminal-legend-tiles"),
            text.say("praga-terminal-legend-places"),
        ]

    # -- parts of the table that somebody asks for

    def pages(self, text: Text) -> list[str]:
        return [text.say(f"praga-terminal-page-{page}") for page in PAGES]

    def page_for(self, typed: str, sight: Sight) -> str:
        """The name of a page in the reader's language or in English; a board may be followed by its seat."""
        words = plain(typed).split()
        if not words:
            return ""
        for name in PAGES:
            named = plain(sight.text.say(f"praga-terminal-page-{name}"))
            if words[0] in (name, named):
                seat = self.seat_for(words[1:], sight)
                return "" if seat is None else f"{name} {seat}"
        return ""

    def seat_for(self, words: list[str], sight: Sight) -> int | None:
        """A seat by its number or by its name; one's own if nothing is said."""
        if not words:
            return self.scene(sight).shown_seat
        names = [plain(name) for name in sight.names]
        wanted = " ".join(words)
        if wanted in names:
            return names.index(wanted)
        return int(wanted) - 1 if wanted.isdecimal() and 0 < int(wanted) <= len(names) else None

    def page(self, page: str, sight: Sight, width: int) -> list[Line]:
        name, seat = page.split()
        return picture.page(self.scene(sight), name, int(seat), width)

    def page_sentences(self, page: str, sight: Sight) -> list[str]:
        name, seat = page.split()
        return sentences.Telling(self.scene(sight)).page(name, int(seat))

    # -- the same in sentences

    def sentences(self, sight: Sight) -> list[str]:
        return sentences.Telling(self.scene(sight)).table()

    def turn_sentences(self, sight: Sight) -> list[str]:
        return sentences.Telling(self.scene(sight)).turn()

    def own_sentences(self, sight: Sight) -> list[str]:
        return sentences.Telling(self.scene(sight)).own()
