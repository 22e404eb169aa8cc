"""Presents Praga: groups of moves, what a move costs and brings, which refusals are worth showing."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgrave.core.game import Game
from burgrave.core.move import Move
from burgrave.i18n import Translator
from burgrave.match.layout.praga.layout import PragaLayout
from burgrave.match.match_view import ChoiceGroup, Loss
from burgrave.match.piece_search import PieceName, PiecesByName
from burgrave.match.presenters.base import Presenter
from burgrave.match.presenters.praga.gain_explainer import PragaGainExplainer
from burgrave.match.presenters.praga.groups import MINOR, ORDER, group_of
from burgrave.match.presenters.praga.move_explainer import MoveExplainer
from burgrave.match.presenters.praga.move_gains import MoveGains
from burgrave.match.presenters.praga.name_describer import NameDescriber
from burgrave.match.presenters.praga.piece_describer import Cache, PieceDescriber
from burgrave.match.presenters.praga.printed import PrintedBoard, as_state_data, held_of
from burgrave.match.presenters.praga.turn_end import END_TURN, TurnEnd
from burgrave.match.presenters.praga_state.describer import PragaDescriber
from burgrave.match.preview import Changes, Preview

# Refusals that everyone understands without a reason: for example, the piece is not there.
NOT_WORTH_SHOWING: Final = {
    "not-now",
    "not-owned",
    "not-in-row",
    "not-a-plot",
    "not-drawn",
    "not-on-tile",
    "not-on-wheel",
    "token-gone",
    "no-claim",
    "no-road-effect",
    "no-wheel-bonus",
    "no-sideways-credit",
    "no-seal-right",
    "no-extra-action",
    "no-plaza-tile",
    "not-at-pawn",
    "plot-taken",
    "slot-taken",
    "place-taken",
}
# Decisions that complete a choice: the place of a tile and its rotation.
FOLLOWUP_KINDS: Final = frozenset({"choose-plot", "choose-rotation", "choose-slot", "choose-tile"})
# Which tiles of a row are replaced: nobody can know what comes for them.
SMALL_KINDS: Final = frozenset({"refresh-first", "refresh-second"})
OBVIOUS: Final = {
    "tile-already-taken",
    "main-action-done",
    "already-refreshed",
    "already-bought",
    "take-tile-first",
    "top-row",
}
GOOD_SOLO_SCORE: Final = 140  # a good result has more points [R20.1]


class PragaPresenter(Presenter):
    """How Praga is shown to people: the action crane, the display, the boards and the city."""

    layout_class = PragaLayout

    def __init__(self, game: Game[Any], pieces: PiecesByName, board: Mapping[str, Any] | None = None) -> None:
        super().__init__(game, pieces, board)
        self.printed = PrintedBoard(self.board)
        self.cache: Cache = {}

    def group_of(self, move: Move, tr: Translator, state_data: dict[str, Any]) -> ChoiceGroup | None:
        id = group_of(move, as_state_data(state_data))
        if id is None:
            return None
        note = f"praga-group-note-{id}"
        name = tr.format(f"praga-group-{id}")
        return ChoiceGroup(id, name, tr.format(note) if tr.has(note) else "", id in MINOR)

    def group_order(self, group: str) -> int:
        return ORDER.index(group)

    def losses(
        self, move: Move, tr: Translator, state_data: dict[str, Any], preview: Preview
    ) -> Sequence[Loss]:
        if move.verb != END_TURN:
            return ()
        describer = PieceDescriber(self.game, tr, self.printed, self.cache)
        return TurnEnd(self.game, describer, as_state_data(state_data), preview, move.number).losses()

    def explain_move(
        self, move: Move, label: str, tr: Translator, state_data: dict[str, Any], preview: Preview
    ) -> tuple[str, str]:
        describer = PieceDescriber(self.game, tr, self.printed, self.cache)
        if move.verb == END_TURN:
            return TurnEnd(
                self.game, describer, as_state_data(state_data), preview, move.number
            ).explain_move(label)
        return MoveExplainer(
            self.game, self.printed, describer, as_state_data(state_data), preview
        ).explain_move(move, label)

    def immediate_gain(self, move: Move, state_data: dict[str, Any], preview: Preview) -> Changes:
        bringing = MoveGains(self.game, as_state_data(state_data), preview)
        return bringing.immediate_gain(move) if move.verb == "rotation" else {}

    def gain_breakdowns(
        self, tr: Translator, names: Sequence[str], state_data: dict[str, Any], preview: Preview
    ) -> PragaGainExplainer:
        describer = PieceDescriber(self.game, tr, self.printed, self.cache)
        return PragaGainExplainer(
            self.game, self.printed, describer, names, as_state_data(state_data), preview
        )

    def spendable(self, state_data: dict[str, Any], seat: int, reason: str) -> int | None:
        return held_of(as_state_data(state_data)["seats"][seat], reason)

    def choice_label(
        self, move: Move, label: str, tr: Translator, state_data: dict[str, Any], preview: Preview
    ) -> str:
        describer = PieceDescriber(self.game, tr, self.printed, self.cache)
        return MoveExplainer(
            self.game, self.printed, describer, as_state_data(state_data), preview
        ).choice_label(move, label)

    def is_worth_showing(self, reason: str, move: Move) -> bool:
        return reason not in NOT_WORTH_SHOWING

    def is_obvious(self, reason: str) -> bool:
        return reason in OBVIOUS

    def piece_of(self, move: Move) -> PieceName | None:
        return None

    def compared_piece(self, move: Move) -> PieceName | None:
        return move.objects[0] if move.verb == "keep" else None

    def translator_for_people(self, tr: Translator) -> Translator:
        return Translator(tr.language, tr.edition, tr.tags_names, self.describe_id)

    def describe_id(self, tr: Translator, vocabulary: str, id: str) -> str:
        """Return what a composed name says instead of an id."""
        plain = Translator(tr.language, tr.edition)
        return NameDescriber(PieceDescriber(self.game, plain, self.printed, self.cache)).describe(
            vocabulary, id
        )

    def piece_text(self, name: PieceName, tr: Translator) -> str:
        describer = PieceDescriber(self.game, tr, self.printed, self.cache)
        return describer.piece_text(*name) or super().piece_text(name, tr)

    def followup_kinds(self) -> frozenset[str]:
        return FOLLOWUP_KINDS

    def small_kinds(self) -> frozenset[str]:
        return SMALL_KINDS

    def describer(
        self, tr: Translator, names: Sequence[str], state_data: Mapping[str, Any]
    ) -> PragaDescriber:
        return PragaDescriber(self.game, self.printed, self.cache, tr, names, state_data)

    def turn_key(self, state_data: dict[str, Any]) -> object:
        now = as_state_data(state_data)
        turn = now["turn"]
        return now["turn_number"], now["phase"] == "opponent", turn["seat"] if turn else None

    def solo_rating(self, tr: Translator, state_data: dict[str, Any], scores: Sequence[int]) -> str:
        """Return the rating of a solo game by the rulebook's number; empty for other games."""
        solo = as_state_data(state_data)["setup"]["solo"]
        if solo is None:
            return ""
        reached = "good" if scores[0] > GOOD_SOLO_SCORE else "below"
        return tr.format(f"praga-rating-{reached}", number=scores[0], good=GOOD_SOLO_SCORE, solo=solo)

    def tie_break(
        self, tr: Translator, state_data: dict[str, Any], names: Sequence[str], seats: Sequence[int]
    ) -> str:
        return tr.format("praga-tie", seats=", ".join(names[seat] for seat in seats))
