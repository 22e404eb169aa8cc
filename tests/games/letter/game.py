"""The game as the contract wants it."""

from typing import Any

from burgrave.core.agenda import advance
from burgrave.core.chance import Chance
from burgrave.core.event import Journal
from burgrave.core.game import Game
from burgrave.core.library import Library
from burgrave.core.option import Option, Options
from burgrave.core.state import NO_CHANCE
from burgrave.core.words import Words
from tests.games.letter import facts, secrets
from tests.games.letter import words as w
from tests.games.letter.options import OPTIONS, LetterOptions, resolve
from tests.games.letter.rules import BOOK, DEAL
from tests.games.letter.state import Table


class LetterLibrary(Library):
    def score_items(self) -> list[str]:
        return ["tokens"]


class Letter(Game[Table]):
    """Two to four suitors."""

    def __init__(self, id: str = "letter") -> None:
        super().__init__(id, 1, 1, BOOK)
        self.dictionary = Words(w.FAMILIES, w.REASON_IDS, {"card": w.CARD_IDS}, w.EVENTS, w.STREAMS)

    def words(self) -> Words:
        return self.dictionary

    def option_list(self) -> list[Option]:
        return OPTIONS

    def options(self, **given: Any) -> LetterOptions:
        return resolve(given)

    def begin(self, options: Options, chance: Chance, journal: Journal | None = None) -> Table:
        s = self.table(options, chance)
        s.journal = journal
        s.push(DEAL)
        advance(s)
        return s

    def empty(self, options: Options) -> Table:
        return self.table(options, NO_CHANCE)

    def table(self, options: Options, chance: Chance) -> Table:
        assert isinstance(options, LetterOptions)
        return Table(self, options, [], chance)

    def options_of(self, s: Table) -> Options:
        return s.options

    def table_key(self, s: Table) -> str:
        return f"{self.id} {s.options.as_dict()}"

    def seats(self, s: Table) -> int:
        return len(s.players)

    def scores(self, s: Table) -> list[int]:
        return [p.tokens for p in s.players]

    def ranking(self, s: Table) -> list[int]:
        return [1 + sum(other > mine for other in self.scores(s)) for mine in self.scores(s)]

    def breakdown(self, s: Table, seat: int) -> list[tuple[str, int]]:
        return [("tokens", s.players[seat].tokens)]

    def view(self, s: Table, seat: int) -> Table:
        return secrets.view(s, seat)

    def imagine(self, s: Table, chance: Chance, beliefs: list[list[float]] | None) -> Table:
        return secrets.imagine(s, chance)

    def facts(self, s: Table) -> dict[str, Any]:
        return facts.facts(s)

    def facts_type(self) -> Any:
        return facts.Facts

    def library(self) -> Library:
        return LetterLibrary(self.id)
