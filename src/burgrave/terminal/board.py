"""What the terminal knows about one game beyond the contract. This board knows nothing and suits any game.

A board reads plain facts and texts of moves; it has never heard of a rule.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from rich.text import Text as Line

from burgrave.core.event import Event
from burgrave.core.game import Game
from burgrave.terminal.lines import fit
from burgrave.terminal.sheets import Name, Sheets
from burgrave.terminal.sight import Sight
from burgrave.text import Text

# By the id of the game. The only place to touch when a game gets a board of its own.
BOARDS: Final = {"citadels": ("burgrave.terminal.citadels", "CitadelsBoard")}


class Board:
    """One game at the terminal."""

    def __init__(self, game: Game[Any], sheets: Sheets) -> None:
        self.game = game
        self.sheets = sheets

    # -- the decision

    def heading(self, move: str, text: Text) -> str:
        """Under which heading a move is offered; moves without one stand last."""
        return ""

    def counting_events(self, move: str) -> tuple[str, ...]:
        """The events one of which tells how much this move costs or brings."""
        return ()

    def role(self, facts: dict[str, Any]) -> str | None:
        """As whom the acting seat decides."""
        return None

    def purse(self, facts: dict[str, Any], seat: int) -> int | None:
        """How much this seat can spend."""
        return None

    def is_telling(self, reason: str) -> bool:
        """Whether a refusal for this reason is worth a line."""
        return True

    def is_obvious(self, reason: str) -> bool:
        """Whether this reason may give way to others where there is little room."""
        return False

    def about(self, move: str) -> Name | None:
        """The card that a move names."""
        words = self.game.words()
        for vocabulary, ids in words.names.items():
            if move.split()[-1] in ids:
                return vocabulary, move.split()[-1]
        return None

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

    def chip(self, name: Name) -> Line:
        """A short mark that goes before the name of a card."""
        return Line()

    def legend(self, text: Text) -> list[str]:
        """What the marks in the picture mean."""
        return []

    def chapter(self, facts: dict[str, Any]) -> object:
        """Equal for two moments of the same turn."""
        return (facts.get("decision") or {}).get("seat")

    # -- the same in sentences

    def sentences(self, sight: Sight) -> list[str]:
        """The whole table."""
        return [f"{name}: {fact}" for name, fact in sight.facts.items() if name != "setup"]

    def own_sentences(self, sight: Sight) -> list[str]:
        """What somebody who decides has: short, because it is said before every decision."""
        return []


def number_in(game: Game[Any], events: Sequence[Event], names: Sequence[str]) -> int | None:
    """The number that the first of such events tells: an argument of its own, or the length of its list."""
    for event in events:
        if event.name in names:
            shape = game.words().events[event.name]
            if "number" in shape:
                return event.args[shape.index("number")]
            return len(event.args) - len(shape) + 1
    return None


def board_for(game: Game[Any], sheets: Sheets) -> Board:
    """The board of a game, or the one that suits any."""
    if game.id not in BOARDS:
        return Board(game, sheets)
    module, name = BOARDS[game.id]
    made: Board = getattr(import_module(module), name)(game, sheets)
    return made
