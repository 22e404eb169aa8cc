"""Pieces with a name and a text of their own, as plain data for whoever shows them: cards, tiles …

The texts of a game `chess` are found by these keys: `chess-VOCABULARY-ID_PATTERN` is the name of a piece,
`chess-text-VOCABULARY-ID_PATTERN` what it does, `chess-kind-KIND` the name of its kind, `chess-type-TYPE`
that of its type, `chess-number-NAME` that of a number on it, `chess-ruling-NUMBER` a ruling about it.
"""

from typing import final


@final
class Piece:
    """One piece: what kind of thing it is, where its name stands, and the numbers on it."""

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
        self.vocabulary = vocabulary  # one of `Notation.names`, in which the id stands
        self.id = id
        self.type = type  # empty if its kind has no types
        self.numbers: dict[str, int] = numbers if numbers is not None else {}  # by name, as they are told
        self.rulings: list[str] = rulings if rulings is not None else []


@final
class Preset:
    """A prepared table of an edition: its pieces, by the option that would list them."""

    def __init__(self, id: str, edition: str, pieces: dict[str, list[tuple[str, str]]]) -> None:
        self.id = id
        self.edition = edition
        self.pieces = pieces  # vocabulary and id of each
