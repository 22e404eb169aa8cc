"""The words of a game: its append-only tables of moves, reasons, events and chance streams.

Numbers serve the engine, ids serve files and people who read them; sentences are made elsewhere.
"""

from typing import final

from burgrave.core.wrong import Wrong, nearest


@final
class Words:
    """`names[vocabulary]` lists ids by number ("card", "character", "seat" …).

    `events[name]` lists the vocabulary of each argument; a trailing "*" means any number of them.
    `streams` lists (name, vocabulary of its outcomes).
    """

    def __init__(
        self,
        moves: list[str],
        reasons: list[str],
        names: dict[str, list[str]],
        events: dict[str, list[str]],
        streams: list[tuple[str, str]],
    ) -> None:
        self.moves = moves
        self.reasons = reasons
        self.names = names
        self.events = events
        self.streams = streams
        self.numbers: dict[str, int] = {text: number for number, text in enumerate(moves)}

    def move(self, text: str) -> int:
        """The number of a move written as text."""
        number = self.numbers.get(" ".join(text.split()))
        if number is None:
            raise Wrong("move-unknown-text", text=text, near=self.nearest(text))
        return number

    def nearest(self, text: str) -> str:
        """The move a slip of the pen most likely meant."""
        return nearest(text, self.moves) or self.moves[0]

    def name(self, vocabulary: str, number: int) -> str:
        """The id behind a number; plain numbers and seats stand for themselves."""
        table = self.names.get(vocabulary)
        return str(number) if table is None else table[number]

    def number(self, vocabulary: str, id: str) -> int:
        """The number behind an id."""
        table = self.names.get(vocabulary)
        if table is None:
            return int(id)
        if id not in table:
            raise Wrong("name-unknown", vocabulary=vocabulary, id=id)
        return table.index(id)
