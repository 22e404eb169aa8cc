"""A ruling: our answer to a question that the rulebook leaves open.

The number refers to the rules page of the game in docs/rules. The sentence for players has the key
`chess-ruling-NUMBER` in each language.
"""

from typing import final


@final
class Ruling:
    """One ruling: its number, the pieces it is about by id or by kind, and the editions.

    A ruling without pieces is about the whole game. A ruling without editions is about all of them.
    """

    def __init__(
        self, number: str, pieces: list[str] | None = None, editions: list[str] | None = None
    ) -> None:
        self.number = number
        self.pieces: list[str] = pieces if pieces is not None else []
        self.editions: list[str] = editions if editions is not None else []

    def holds_in(self, edition: str) -> bool:
        return not self.editions or edition in self.editions
