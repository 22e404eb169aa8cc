"""What people should be told about one game beyond its contract. This lens knows nothing and suits any game.

A lens reads facts and moves; it has never heard of a rule.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Protocol

from burgrave.core.error import BurgraveError
from burgrave.core.events import SEAT, Event, EventParam
from burgrave.core.game import Game
from burgrave.core.move import Move
from burgrave.core.state import State
from burgrave.i18n import Translator
from burgrave.match.gains import GainBreakdown
from burgrave.match.match_view import ChoiceGroup, Loss
from burgrave.match.piece_search import PieceName, PiecesByName, pieces_for
from burgrave.match.preview import Changes, Preview

AnyGame = Game[Any]

# By the id of the game. The only place to touch when a game gets a lens of its own.
PRESENTERS: Final = {
    "citadels": ("burgrave.match.presenters.citadels", "CitadelsPresenter"),
    "praga": ("burgrave.match.presenters.praga.presenter", "PragaPresenter"),
}


class GainExplainer(Protocol):
    """Says where what a way brings comes from."""

    def explain_gain(
        self, events: Sequence[Event], state_after: State, changes: Changes
    ) -> GainBreakdown | None:
        """The account of a way: what would be told, the world after it, and what it changes."""


class Presenter:
    """One game as people meet it."""

    def __init__(self, game: AnyGame, pieces: PiecesByName, board: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.pieces = pieces
        self.board = board or {}  # what is printed on the board and pieces of this table

    def group_of(self, move: Move, tr: Translator, facts: dict[str, Any]) -> ChoiceGroup | None:
        """The group in which a move is offered; moves without one stand last."""
        return None

    def group_order(self, group: str) -> int:
        """Where a group stands among the others; equal ranks stand as they are offered."""
        return 0

    def amount_events(self, move: Move) -> tuple[str, ...]:
        """The events one of which tells how much this move costs or brings."""
        return ()

    def explain_move(
        self, move: Move, label: str, tr: Translator, facts: dict[str, Any], preview: Preview
    ) -> tuple[str, str]:
        """A shorter label for where there is little room, and what one should know before choosing it."""
        return "", ""

    def immediate_gain(self, move: Move, facts: dict[str, Any], preview: Preview) -> Changes:
        """What a move brings by itself, where a picture of the choice shows it."""
        return {}

    def losses(self, move: Move, tr: Translator, facts: dict[str, Any], preview: Preview) -> Sequence[Loss]:
        """What would be lost by a move though it is neither paid nor discarded for anything."""
        return ()

    def gain_breakdowns(
        self, tr: Translator, names: Sequence[str], facts: dict[str, Any], preview: Preview
    ) -> GainExplainer | None:
        """Says of each way of the decision where what it brings comes from; None if nobody would ask."""
        return None

    def acting_role(self, facts: dict[str, Any]) -> str | None:
        """As whom the acting seat decides."""
        return None

    def spendable(self, facts: dict[str, Any], seat: int) -> int | None:
        """How much this seat can spend."""
        return None

    def is_worth_showing(self, reason: str) -> bool:
        """Whether a refusal for this reason is worth a line."""
        return True

    def is_obvious(self, reason: str) -> bool:
        """Whether this reason may give way to others where there is little room."""
        return False

    def piece_of(self, move: Move) -> PieceName | None:
        """The card that a move names."""
        names = self.game.notation.names
        return next((name for name in move.objects if name[0] in names), None)

    def followup_kinds(self) -> frozenset[str]:
        """The kinds of decisions that complete what another one began: with it they are one choice."""
        return frozenset()

    def timed_reactions(self) -> Mapping[str, str]:
        """Questions that betray nothing, by kind, each with the verb of the move that says nothing.

        Everybody is asked who might have something to say, lest being asked tell anything. How soon somebody
        answers must not tell anything either: a table of several people keeps them open for a fixed time.
        """
        return {}

    def piece_text(self, name: PieceName, tr: Translator) -> str:
        """What a piece does."""
        return tr.piece_text(self.game, *name)

    def solo_rating(self, tr: Translator, facts: dict[str, Any], scores: Sequence[int]) -> str:
        """How good a result is where nobody can win; empty where somebody can."""
        return ""

    def tie_break(
        self, tr: Translator, facts: dict[str, Any], names: Sequence[str], seats: Sequence[int]
    ) -> str:
        """What decided among these seats with equal points, the better place first."""
        return ""

    def turn_key(self, facts: dict[str, Any]) -> object:
        """Equal for two moments of the same turn."""
        return (facts.get("decision") or {}).get("seat")


def presenter_for(game: AnyGame, options: Mapping[str, Any] | None = None) -> Presenter:
    """The lens of a game for a table with these options, or the one that suits any."""
    pieces = pieces_for(game, options or {})
    board = printed_board(game, options or {})
    if game.id not in PRESENTERS:
        return Presenter(game, pieces, board)
    module, name = PRESENTERS[game.id]
    presenter: Presenter = getattr(import_module(module), name)(game, pieces, board)
    return presenter


def printed_board(game: AnyGame, options: Mapping[str, Any]) -> dict[str, Any]:
    """What is printed; as usual if today's rules refuse the options, as they may a record's."""
    try:
        return game.reference().board(game.options(**options))
    except BurgraveError:
        return game.reference().board(game.options())


def find_number(game: AnyGame, events: Sequence[Event], names: Sequence[str]) -> int | None:
    """The number that the first of such events tells: an argument of its own, or the length of its list."""
    for event in events:
        if event.name in names:
            args = game.notation.event_args(event)
            counts = [arg.ids[0] for arg in args if is_number(game, arg.param)]
            return int(counts[0]) if counts else len(args[-1].ids)
    return None


def is_number(game: AnyGame, argument: EventParam) -> bool:
    return argument.vocabulary != SEAT and game.notation.ids(argument.vocabulary) is None
