"""How the terminal draws one game. This board knows nothing and suits any game.

A board reads plain facts; it has never heard of a rule.
"""

from importlib import import_module
from typing import Final

from rich.text import Text as Line

from burgrave.table.lens import Lens
from burgrave.table.library import Name
from burgrave.table.sight import Sight
from burgrave.text import Text
from burgrave.text.width import fit

# By the id of the game. The only place to touch when a game gets a board of its own.
BOARDS: Final = {
    "citadels": ("burgrave.terminal.citadels.board", "CitadelsBoard"),
    "praga": ("burgrave.terminal.praga.board", "PragaBoard"),
}
LEAST_LOG: Final = 3


class Board:
    """One game at the terminal."""

    def __init__(self, lens: Lens) -> None:
        self.lens = lens
        self.game = lens.game
        self.sheets = lens.sheets

    # -- the picture

    def title(self, sight: Sight) -> Line:
        return Line(self.game.id)

    def picture(self, sight: Sight, width: int, rows: int) -> list[Line]:
        """The table on at most so many lines."""
        return [Line(fit(sentence, width)) for sentence in self.sentences(sight)][:rows]

    def least_rows(self, sight: Sight, width: int) -> int:
        """How many lines the table needs at the very least."""
        return len(sight.names)

    def easy_rows(self, sight: Sight, width: int) -> int:
        """How many lines it likes to have."""
        return self.least_rows(sight, width)

    def table_width(self, width: int) -> int:
        """How much of a wide screen the table takes; what happened stands beside it."""
        return width * 3 // 5

    def log_rows(self, sight: Sight) -> int:
        """How many lines of what happened stand below the table at the very least."""
        return LEAST_LOG

    def listed(self, sight: Sight) -> frozenset[int]:
        """The numbers of choices that the picture itself lists with all there is to know of them."""
        return frozenset()

    def chip(self, name: Name) -> Line:
        """A short mark that goes before the name of a card."""
        return Line()

    def legend(self, text: Text) -> list[str]:
        """What the marks in the picture mean."""
        return []

    # -- parts of the table that somebody asks for

    def pages(self, text: Text) -> list[str]:
        """The names of the pages there are."""
        return []

    def page_for(self, typed: str, sight: Sight) -> str:
        """The page that somebody asks for by its name; empty if it is none."""
        return ""

    def page(self, page: str, sight: Sight, width: int) -> list[Line]:
        """A page as a picture, on as many lines as it needs."""
        return []

    def page_sentences(self, page: str, sight: Sight) -> list[str]:
        """The same in sentences."""
        return []

    # -- the same in sentences

    def sentences(self, sight: Sight) -> list[str]:
        """The whole table."""
        return [f"{name}: {fact}" for name, fact in sight.facts.items() if name != "setup"]

    def turn_sentences(self, sight: Sight) -> list[str]:
        """What somebody should know when a turn begins: the whole table, unless that is long."""
        return self.sentences(sight)

    def own_sentences(self, sight: Sight) -> list[str]:
        """What somebody who decides has: short, because it is said before every decision."""
        return []


def board_for(lens: Lens) -> Board:
    """The board of a game, or the one that suits any."""
    if lens.game.id not in BOARDS:
        return Board(lens)
    module, name = BOARDS[lens.game.id]
    made: Board = getattr(import_module(module), name)(lens)
    return made
