"""The game as the contract wants it."""

from typing import Any

from burgrave.core.agenda import advance
from burgrave.core.chance import Chance
from burgrave.core.event import Journal
from burgrave.core.game import Game
from burgrave.core.interpreted import InterpretedState
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


class Letter(Game[InterpretedState]):
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

    def begin(self, options: Options, chance: Chance, journal: Journal | None = None) -> InterpretedState:
        s = self.table(options, chance)
        s.journal = journal
        s.push(DEAL)
        advance(s)
        return s

    def empty(self, options: Options) -> InterpretedState:
        return self.table(options, NO_CHANCE)

    def table(self, options: Options, chance: Chance) -> InterpretedState:
        assert isinstance(options, LetterOptions)
        return InterpretedState(self, [], chance, Table(options))

    def options_of(self, s: InterpretedState) -> Options:
        options: Options = s.table.options
        return options

    def table_key(self, s: InterpretedState) -> str:
        return f"{self.id} {s.table.options.as_dict()}"

    def seats(self, s: InterpretedState) -> int:
        return len(s.table.players)

    def scores(self, s: InterpretedState) -> list[int]:
        return [p.tokens for p in s.table.players]

    def ranking(self, s: InterpretedState) -> list[int]:
        return [1 + sum(other > mine for other in self.scores(s)) for mine in self.scores(s)]

    def breakdown(self, s: InterpretedState, seat: int) -> list[tuple[str, int]]:
        return [("tokens", s.table.players[seat].tokens)]

    def view(self, s: InterpretedState, seat: int) -> InterpretedState:
        return secrets.view(s, seat)

    def imagine(
        self, s: InterpretedState, chance: Chance, beliefs: list[list[float]] | None
    ) -> InterpretedState:
        return secrets.imagine(s, chance)

    def facts(self, s: InterpretedState) -> dict[str, Any]:
        return facts.facts(s)

    def facts_type(self) -> Any:
        return facts.Facts

    def library(self) -> Library:
        return LetterLibrary(self.id)
