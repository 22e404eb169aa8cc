"""Pieces with a name and a text, as plain data for clients that show them: cards, tiles …

The texts of a game `chess` have these keys: `chess-VOCABULARY-ID_PATTERN` is the name of a piece,
`chess-text-VOCABULARY-ID_PATTERN` what it does, `chess-kind-KIND` the name of its kind, `chess-type-TYPE` the
name of its type, `chess-number-NAME` the name of a number on it, `chess-ruling-NUMBER` a ruling about it.
"""

from typing import Any, final


@final
class Piece:
    """One piece: its kind, its id, its type, the numbers on it and the rulings about it."""

    def __init__(
        self,
        kind: str,
        vocabulary: str,
        id: str,
        type: str = "",
        numbers: dict[str, int] | None = None,
        rulings: list[str] | None = None,
    ) -> None:
        self.kind = kind
        self.vocabulary = vocabulary  # the key of `Notation.names` that lists the id
        self.id = id
        self.type = type  # empty if its kind has no types
        self.numbers: dict[str, int] = numbers if numbers is not None else {}  # by name, in display order
        self.rulings: list[str] = rulings if rulings is not None else []

    def __repr__(self) -> str:
        return f"Piece({self.kind!r}, {self.vocabulary!r}, {self.id!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Piece, (self.kind, self.vocabulary, self.id, self.type, self.numbers, self.rulings)


@final
class Preset:
    """A preset of an edition: its pieces, by the option that would list them."""

    def __init__(self, id: str, edition: str, pieces: dict[str, list[tuple[str, str]]]) -> None:
        self.id = id
        self.edition = edition
        self.pieces = pieces  # vocabulary and id of each

    def __repr__(self) -> str:
        return f"Preset({self.id!r}, {self.edition!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Preset, (self.id, self.edition, self.pieces)
