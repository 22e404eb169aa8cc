"""A ruling of ours: how a question is answered that the rulebook leaves open.

The number is that of the rules page of the game, in docs/rules. The sentence for players stands at the key
`chess-ruling-NUMBER` of each language.
"""

from typing import final


@final
class Ruling:
    """One ruling: its number, the pieces it is about by id or by kind, and the editions.

    A ruling without pieces is about the game as a whole, one without editions about all of them.
    """

    def __init__(
        self, number: str, pieces: list[str] | None = None, editions: list[str] | None = None
    ) -> None:
        self.number = number
        self.pieces: list[str] = pieces if pieces is not None else []
        self.editions: list[str] = editions if editions is not None else []

    def holds_in(self, edition: str) -> bool:
        return not self.editions or edition in self.editions
