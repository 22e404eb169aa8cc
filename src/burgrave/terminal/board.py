"""What the terminal knows about one game beyond the contract. This board knows nothing and suits any game.

A board reads plain facts and texts of moves; it has never heard of a rule.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from rich.text import Text as Line

from burgrave.core.event import Event
from burgrave.core.game import Game
from burgrave.core.wrong import Wrong
from burgrave.terminal.lines import fit
from burgrave.terminal.sheets import Name, Sheets
from burgrave.terminal.sight import Sight
from burgrave.text import Text

# By the id of the game. The only place to touch when a game gets a board of its own.
BOARDS: Final = {
    "citadels": ("burgrave.terminal.citadels.board", "CitadelsBoard"),
    "praga": ("burgrave.terminal.praga.board", "PragaBoard"),
}
LEAST_LOG: Final = 3


class Board:
    """One game at the terminal."""

    def __init__(self, game: Game[Any], sheets: Sheets, components: dict[str, Any] | None = None) -> None:
        self.game = game
        self.sheets = sheets
        self.components = components or {}  # what is printed on the pieces of this table

    # -- the decision

    def heading(self, move: str, text: Text) -> str:
        """Under which heading a move is offered; moves without one stand last."""
        return ""

    def counting_events(self, move: str) -> tuple[str, ...]:
        """The events one of which tells how much this move costs or brings."""
        return ()

    def explained(
        self, move: str, label: str, text: Text, facts: dict[str, Any], foreseen: Callable[[], list[Event]]
    ) -> tuple[str, str]:
        """A shorter label for where there is little room, and what one should know before choosing it.

        `foreseen` tells what the one who decides would be told after the move.
        """
        return "", ""

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

    def rule(self, name: Name, text: Text) -> str:
        """What a piece does."""
        return text.rule(self.game, *name)

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

    def chip(self, name: Name) -> Line:
        """A short mark that goes before the name of a card."""
        return Line()

    def legend(self, text: Text) -> list[str]:
        """What the marks in the picture mean."""
        return []

    def chapter(self, facts: dict[str, Any]) -> object:
        """Equal for two moments of the same turn."""
        return (facts.get("decision") or {}).get("seat")

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


def number_in(game: Game[Any], events: Sequence[Event], names: Sequence[str]) -> int | None:
    """The number that the first of such events tells: an argument of its own, or the length of its list."""
    for event in events:
        if event.name in names:
            shape = game.words().events[event.name]
            if "number" in shape:
                return event.args[shape.index("number")]
            return len(event.args) - len(shape) + 1
    return None


def board_for(game: Game[Any], sheets: Sheets, options: Mapping[str, Any] | None = None) -> Board:
    """The board of a game, or the one that suits any."""
    components = components_of(game, options or {})
    if game.id not in BOARDS:
        return Board(game, sheets, components)
    module, name = BOARDS[game.id]
    made: Board = getattr(import_module(module), name)(game, sheets, components)
    return made


def components_of(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """What is printed on the pieces; as usual if today's rules refuse the options, as they may a record's."""
    try:
        data = game.components(game.options(**options))
    except Wrong:
        data = game.components(game.options())
    made: dict[str, Any] = json.loads(data) if data else {}
    return made
