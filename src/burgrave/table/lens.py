"""What people should be told about one game beyond its contract. This lens knows nothing and suits any game.

A lens reads facts and moves; it has never heard of a rule.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Protocol

from burgrave.core.event import SEAT, Argument, Event
from burgrave.core.game import Game
from burgrave.core.move import Move
from burgrave.core.state import State
from burgrave.core.wrong import Wrong
from burgrave.table.ledger import Account
from burgrave.table.library import Name, Sheets, sheets_for
from burgrave.table.preview import Changes, Foresight
from burgrave.table.sight import Forfeit, Group
from burgrave.text import Text

AnyGame = Game[Any]

# By the id of the game. The only place to touch when a game gets a lens of its own.
LENSES: Final = {
    "citadels": ("burgrave.table.lenses.citadels", "CitadelsLens"),
    "praga": ("burgrave.table.lenses.praga.lens", "PragaLens"),
}


class Accounting(Protocol):
    """Says where what a way brings comes from."""

    def of(self, told: Sequence[Event], later: State, changes: Changes) -> Account | None:
        """The account of a way: what would be told, the world after it, and what it changes."""


class Lens:
    """One game as people meet it."""

    def __init__(self, game: AnyGame, sheets: Sheets, board: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.sheets = sheets
        self.board = board or {}  # what is printed on the board and pieces of this table

    def group(self, move: Move, text: Text, facts: dict[str, Any]) -> Group | None:
        """The group in which a move is offered; moves without one stand last."""
        return None

    def rank(self, group: str) -> int:
        """Where a group stands among the others; equal ranks stand as they are offered."""
        return 0

    def counting_events(self, move: Move) -> tuple[str, ...]:
        """The events one of which tells how much this move costs or brings."""
        return ()

    def explained(
        self, move: Move, label: str, text: Text, facts: dict[str, Any], foresight: Foresight
    ) -> tuple[str, str]:
        """A shorter label for where there is little room, and what one should know before choosing it."""
        return "", ""

    def brings(self, move: Move, facts: dict[str, Any], foresight: Foresight) -> Changes:
        """What a move brings by itself, where a picture of the choice shows it."""
        return {}

    def forfeits(
        self, move: Move, text: Text, facts: dict[str, Any], foresight: Foresight
    ) -> Sequence[Forfeit]:
        """What would be lost by a move though it is neither paid nor discarded for anything."""
        return ()

    def accounts(
        self, text: Text, names: Sequence[str], facts: dict[str, Any], foresight: Foresight
    ) -> Accounting | None:
        """Says of each way of the decision where what it brings comes from; None if nobody would ask."""
        return None

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

    def about(self, move: Move) -> Name | None:
        """The card that a move names."""
        names = self.game.words().names
        return next((named for named in move.objects if named[0] in names), None)

    def row_kinds(self) -> frozenset[str]:
        """The kinds of decisions that complete what another one began: with it they are one choice."""
        return frozenset()

    def silences(self) -> Mapping[str, str]:
        """Questions that betray nothing, by kind, each with the verb of the move that says nothing.

        Everybody is asked who might have something to say, lest being asked tell anything. How soon somebody
        answers must not tell anything either: a table of several people keeps them open for a fixed time.
        """
        return {}

    def rule(self, name: Name, text: Text) -> str:
        """What a piece does."""
        return text.rule(self.game, *name)

    def verdict(self, text: Text, facts: dict[str, Any], scores: Sequence[int]) -> str:
        """How good a result is where nobody can win; empty where somebody can."""
        return ""

    def tie(self, text: Text, facts: dict[str, Any], names: Sequence[str], seats: Sequence[int]) -> str:
        """What decided among these seats with equal points, the better place first."""
        return ""

    def chapter(self, facts: dict[str, Any]) -> object:
        """Equal for two moments of the same turn."""
        return (facts.get("decision") or {}).get("seat")


def lens_for(game: AnyGame, options: Mapping[str, Any] | None = None) -> Lens:
    """The lens of a game for a table with these options, or the one that suits any."""
    sheets = sheets_for(game, options or {})
    board = board_of(game, options or {})
    if game.id not in LENSES:
        return Lens(game, sheets, board)
    module, name = LENSES[game.id]
    made: Lens = getattr(import_module(module), name)(game, sheets, board)
    return made


def board_of(game: AnyGame, options: Mapping[str, Any]) -> dict[str, Any]:
    """What is printed; as usual if today's rules refuse the options, as they may a record's."""
    try:
        return game.library().board(game.options(**options))
    except Wrong:
        return game.library().board(game.options())


def number_in(game: AnyGame, events: Sequence[Event], names: Sequence[str]) -> int | None:
    """The number that the first of such events tells: an argument of its own, or the length of its list."""
    for event in events:
        if event.name in names:
            told = game.words().told(event)
            counts = [one.ids[0] for one in told if is_number(game, one.argument)]
            return int(counts[0]) if counts else len(told[-1].ids)
    return None


def is_number(game: AnyGame, argument: Argument) -> bool:
    return argument.vocabulary != SEAT and game.words().ids(argument.vocabulary) is None
