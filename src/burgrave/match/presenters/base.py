"""Presents a game to people. The base class knows nothing about a game and suits any game.

A presenter reads state data and moves. It does not know rules.
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
from burgrave.match.layout.base import Layout
from burgrave.match.match_view import ChoiceGroup, Loss
from burgrave.match.piece_search import PieceName, PiecesByName, pieces_for
from burgrave.match.presenters.state_describer import StateDescriber
from burgrave.match.preview import Changes, Preview
from burgrave.match.sections import Section

AnyGame = Game[Any]

# By the id of the game. A game that gets its own presenter is added here and nowhere else.
PRESENTERS: Final = {
    "citadels": ("burgrave.match.presenters.citadels", "CitadelsPresenter"),
    "praga": ("burgrave.match.presenters.praga.presenter", "PragaPresenter"),
}


class GainExplainer(Protocol):
    """Explains where the gains of a move or a move sequence come from."""

    def explain_gain(
        self, events: Sequence[Event], state_after: State, changes: Changes
    ) -> GainBreakdown | None:
        """Return the breakdown for these events, the sampled state after them, and the changes."""


class Presenter:
    """How one game is shown to people."""

    layout_class: type[Layout] = Layout

    def __init__(self, game: AnyGame, pieces: PiecesByName, board: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.pieces = pieces
        self.board = board or {}  # what is printed on the board and the pieces
        self.layout = self.layout_class(game, self.board)

    def group_of(self, move: Move, tr: Translator, state_data: dict[str, Any]) -> ChoiceGroup | None:
        """Return the group in which a move is shown. Moves without a group come last."""
        return None

    def group_order(self, group: str) -> int:
        """Return the sort key of a group. Groups with equal keys stay in the order of the moves."""
        return 0

    def amount_events(self, move: Move) -> tuple[str, ...]:
        """Return the events of which one says how much this move costs or brings."""
        return ()

    def explain_move(
        self, move: Move, label: str, tr: Translator, state_data: dict[str, Any], preview: Preview
    ) -> tuple[str, str]:
        """Return a shorter label for narrow places, and what to know before choosing the move."""
        return "", ""

    def foretells(self, verb: str, total: str) -> bool:
        """Return whether a move that reveals something changes this total as in every sampled state.

        It does not if the change depends on what is revealed.
        """
        return True

    def pointless_reason(
        self, move: Move, tr: Translator, state_data: dict[str, Any], preview: Preview
    ) -> str:
        """Return why a legal move can hardly be meant; empty if it can."""
        return ""

    def immediate_gain(self, move: Move, state_data: dict[str, Any], preview: Preview) -> Changes:
        """Return what a move itself brings, if a drawing of the choice shows it."""
        return {}

    def losses(
        self, move: Move, tr: Translator, state_data: dict[str, Any], preview: Preview
    ) -> Sequence[Loss]:
        """Return what a move would lose although it is neither paid nor discarded for anything."""
        return ()

    def gain_breakdowns(
        self, tr: Translator, names: Sequence[str], state_data: dict[str, Any], preview: Preview
    ) -> GainExplainer | None:
        """Return an explainer for the gains of this decision; None if it needs no explanation."""
        return None

    def acting_role(self, state_data: dict[str, Any]) -> str | None:
        """Return the role in which the acting seat decides."""
        return None

    def spendable(self, state_data: dict[str, Any], seat: int, reason: str) -> int | None:
        """Return how much this seat has of what it lacks for this reason; None if it lacks no amount."""
        return None

    def choice_label(
        self, move: Move, label: str, tr: Translator, state_data: dict[str, Any], preview: Preview
    ) -> str:
        """Return the label of a choice. It may say what the move brings here, not only what is typed."""
        return label

    def is_worth_showing(self, reason: str, move: Move) -> bool:
        """Return whether the refusal of this move for this reason is worth showing."""
        return True

    def repeated_kinds(self) -> frozenset[str]:
        """Return the kinds of decisions that a seat answers several times; its question says how often."""
        return frozenset()

    def is_obvious(self, reason: str) -> bool:
        """Return whether this reason can be left out where there is little room."""
        return False

    def piece_of(self, move: Move) -> PieceName | None:
        """Return the card that a move names."""
        names = self.game.notation.names
        return next((name for name in move.objects if name[0] in names), None)

    def compared_piece(self, move: Move) -> PieceName | None:
        """Return the piece that a move picks, if people like to compare how often they picked it."""
        return None

    def followup_kinds(self) -> frozenset[str]:
        """Return the kinds of decisions that complete an earlier one. Both are one choice."""
        return frozenset()

    def small_kinds(self) -> frozenset[str]:
        """Return the kinds of decisions that a review does not grade, because little depends on them."""
        return frozenset()

    def declared_kinds(self) -> frozenset[str]:
        """Return the follow-up kinds of decisions before which a seat only shows others what it knows itself.

        They can be looked at in advance although undo is not possible after the first move.
        """
        return frozenset()

    def timed_reactions(self) -> Mapping[str, str]:
        """Return the kinds of reactions, each with the verb of the move that does not react.

        Everyone who might react is asked, so that the question itself reveals nothing. The time until the
        answer must not reveal anything either. So a table with several people keeps these questions open for
        a fixed time.
        """
        return {}

    def translator_for_people(self, tr: Translator) -> Translator:
        """Return a translator that calls pieces and places by what people see, not by their ids."""
        return tr

    def piece_text(self, name: PieceName, tr: Translator) -> str:
        """Return what a piece does."""
        return tr.piece_text(self.game, *name)

    def solo_rating(self, tr: Translator, state_data: dict[str, Any], scores: Sequence[int]) -> str:
        """Return how good a result is if nobody can win; empty if a seat can win."""
        return ""

    def tie_break(
        self, tr: Translator, state_data: dict[str, Any], names: Sequence[str], seats: Sequence[int]
    ) -> str:
        """Return what decided between these seats with equal points, the better place first."""
        return ""

    def describer(
        self, tr: Translator, names: Sequence[str], state_data: Mapping[str, Any]
    ) -> StateDescriber:
        """Return what describes the state in sentences. `names` are the players by seat."""
        return StateDescriber(self.game, tr, names, state_data)

    def sections(self, tr: Translator, names: Sequence[str], state_data: Mapping[str, Any]) -> list[Section]:
        """Return the state in words, as far as the viewer of this state data knows it."""
        return self.describer(tr, names, state_data).sections()

    def turn_key(self, state_data: dict[str, Any]) -> object:
        """Return a key that is equal for all states of the same turn."""
        return (state_data.get("decision") or {}).get("seat")


def presenter_for(game: AnyGame, options: Mapping[str, Any] | None = None) -> Presenter:
    """Return the presenter of a game with these options, or the one that suits any game."""
    pieces = pieces_for(game, options or {})
    board = printed_board(game, options or {})
    if game.id not in PRESENTERS:
        return Presenter(game, pieces, board)
    module, name = PRESENTERS[game.id]
    presenter: Presenter = getattr(import_module(module), name)(game, pieces, board)
    return presenter


def printed_board(game: AnyGame, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is printed on the board.

    If the present rules refuse the options, as they may those of a record, the default options are used.
    """
    try:
        return game.reference().board(game.options(**options))
    except BurgraveError:
        return game.reference().board(game.options())


def find_number(game: AnyGame, events: Sequence[Event], names: Sequence[str]) -> int | None:
    """Return the number in the first of these events: its number argument, or the length of its list."""
    for event in events:
        if event.name in names:
            args = game.notation.event_args(event)
            counts = [arg.ids[0] for arg in args if is_number(game, arg.param)]
            return int(counts[0]) if counts else len(args[-1].ids)
    return None


def is_number(game: AnyGame, argument: EventParam) -> bool:
    return argument.vocabulary != SEAT and game.notation.ids(argument.vocabulary) is None
