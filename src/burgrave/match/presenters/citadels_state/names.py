"""Cards and characters of Citadels in sentences: their names with what is printed on them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

from burgrave.core.game import Game
from burgrave.core.state_data import UNKNOWN
from burgrave.i18n import Translator
from burgrave.match.piece_search import PiecesByName, short_type_name
from burgrave.match.presenters.citadels_data_types import CitadelsStateData
from burgrave.match.presenters.state_describer import StateDescriber

CARD: Final = "card"
CHARACTER: Final = "character"


class NameWriter(StateDescriber):
    """Writes names of cards and characters, and sentences about them."""

    def __init__(
        self,
        game: Game[Any],
        pieces: PiecesByName,
        tr: Translator,
        names: Sequence[str],
        state_data: Mapping[str, Any],
    ) -> None:
        super().__init__(game, tr, names, state_data)
        self.pieces = pieces
        self.citadels = cast(CitadelsStateData, state_data)

    def text(self, key: str, **args: object) -> str:
        """Return a text about the state of Citadels."""
        return self.format(f"citadels-state-{key}", **args)

    def fact(self, key: str, value: object) -> str:
        """Return a labeled value as a sentence. `key` is that of the label."""
        return self.label_value(self.text(key), value)

    def facts(self, values: Mapping[str, object]) -> list[str]:
        """Return a sentence for each label with a value that is not empty."""
        return [self.fact(key, value) for key, value in values.items() if value]

    # -- characters

    def characters_text(self, ids: Iterable[str], marks: Mapping[str, Sequence[str]] | None = None) -> str:
        """Return characters with their marks in brackets, and the number of unknown ones at the end."""
        every, marks = list(ids), marks or {}
        known = [
            self.add_brackets(self.name(CHARACTER, id), marks.get(id, ())) for id in every if id != UNKNOWN
        ]
        return self.join([*known, *self.unknown_texts(every.count(UNKNOWN))])

    def add_brackets(self, name: str, marks: Sequence[str]) -> str:
        return f"{name} ({', '.join(marks)})" if marks else name

    def unknown_texts(self, count: int) -> list[str]:
        return [self.text("unknown", number=count)] if count else []

    # -- cards

    def cards_text(self, ids: Iterable[str]) -> str:
        """Return cards in a fixed order, and the number of unknown ones at the end."""
        every = list(ids)
        known = [self.card_text(id) for id in sorted(every, key=self.sort_key) if id != UNKNOWN]
        return self.join([*known, *self.unknown_texts(every.count(UNKNOWN))])

    def card_text(self, id: str, marks: Sequence[str] = ()) -> str:
        """Return the name of a card with its type and cost."""
        if id == UNKNOWN:
            return self.add_brackets(self.text("unknown", number=1), marks)
        piece = self.pieces.get((CARD, id))
        if piece is None or "cost" not in piece.numbers:
            return self.add_brackets(self.name(CARD, id), marks)
        printed = [self.type_text(piece.type), str(piece.numbers["cost"])]
        return self.add_brackets(self.name(CARD, id), [*printed, *marks])

    def type_text(self, type: str) -> str:
        """Return a type as a district has it; if a language has no such form, the name of the type."""
        forms = self.tr.forms_of(self.game, "type", type)
        return forms.get("adjective") or short_type_name(self.game, self.tr, type)

    def sort_key(self, id: str) -> tuple[str, int, str]:
        piece = self.pieces.get((CARD, id))
        return (piece.type, piece.numbers.get("cost", 0), id) if piece is not None else ("", 0, id)

    def card_count(self, count: int) -> str:
        return self.text("cards", number=count)
