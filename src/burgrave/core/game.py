"""The contract: a game makes states, a state is the whole truth and plays by small numbers.

    game = burgrave.game(id)
    s = game.new(game.options(players=4), seed=7)
    while not s.over:
        s.play(s.legal()[0])
    s.scores(), s.ranking()

Everything outside a game uses this class and `State`, and nothing else of it.
"""

from typing import Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from burgrave.core.agenda import Page, Step
from burgrave.core.bot_kind import BotKind
from burgrave.core.chance import Chance, Seeded, seed_bytes
from burgrave.core.event import Journal
from burgrave.core.facts import Facts
from burgrave.core.insight import Insight
from burgrave.core.library import Library
from burgrave.core.measures import Measures
from burgrave.core.option import Option, Options
from burgrave.core.pack import unsealed
from burgrave.core.scenarios import Scenarios
from burgrave.core.state import State
from burgrave.core.words import Words

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: its options, its words, its states."""

    def __init__(self, id: str, rules_version: int, notation_version: int, book: list[Step[Any]]) -> None:
        self.id = id  # the word by which it is asked for
        self.rules_version = rules_version  # records name it: other rules may play the same moves differently
        self.notation_version = notation_version  # records name it: how moves and events are written
        self.book = book
        self.pages = [Page(step) for step in book]

    def words(self) -> Words:
        """The game's tables: moves, reasons, events, streams, and the names behind the numbers."""
        raise NotImplementedError

    def options(self, **given: Any) -> Options:
        """Resolve and check options; raises Wrong with what was wrong and what would be right."""
        raise NotImplementedError

    def option_list(self) -> list[Option]:
        """Everything that `options` accepts, in the order in which one would ask."""
        return []

    def new(self, options: Options, seed: object) -> S:
        """A new game, up to its first decision. A seed is a whole number or 32 bytes."""
        names = [name for name, _ in self.words().streams]
        return self.begin(options, Seeded(seed_bytes(seed), names))

    def begin(self, options: Options, chance: Chance, journal: Journal | None = None) -> S:
        """A new game with any source of chance; the journal hears the set-up too."""
        raise NotImplementedError

    def options_of(self, s: S) -> Options:
        """The options of the table that a state or view belongs to."""
        raise NotImplementedError

    def from_bytes(self, data: bytes, options: Options) -> S:
        """The state that `to_bytes` wrote, without chance of its own; Wrong if the bytes are damaged."""
        s = self.empty(options)
        reader = unsealed(data, self.table_key(s))
        s.load(reader)
        reader.end()
        return s

    def empty(self, options: Options) -> S:
        """A table with nothing on it, to be filled from bytes."""
        raise NotImplementedError

    def table_key(self, s: S) -> str:
        """The table's game and options in a line: bytes are for tables that have the same."""
        raise NotImplementedError

    def roles(self) -> int:
        """How many numbers each row of beliefs has; 0 if the game does not look at them."""
        return 0

    def seats(self, s: S) -> int:
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        raise NotImplementedError

    def ranking(self, s: S) -> list[int]:
        raise NotImplementedError

    def breakdown(self, s: S, seat: i64) -> list[tuple[str, int]]:
        raise NotImplementedError

    def counters(self, s: S, seat: i64) -> dict[str, int]:
        """State.counters: gold, cards, points and the like, by name."""
        return {}

    def view(self, s: S, seat: i64) -> S:
        raise NotImplementedError

    def imagine(self, s: S, chance: Chance, beliefs: list[list[float]] | None) -> S:
        raise NotImplementedError

    def facts(self, s: S) -> dict[str, Any]:
        """What facts say beyond the head: `phase`, `seats`, `setup`, and all that is on this game's table."""
        raise NotImplementedError

    def decision_facts(self, s: S) -> dict[str, Any]:
        """What facts say of the open decision beside its seat and kind."""
        return {}

    def facts_type(self) -> Any:
        """The TypedDict that `State.facts` fills; its annotations say how scenarios compare them."""
        return Facts

    def insight(self) -> Insight:
        """What a search has to know of the game beyond its rules."""
        return Insight()

    def frozen_insights(self) -> dict[str, Insight]:
        """The searches by which others are measured, by the name of the bot. Their play never changes."""
        return {}

    def bots(self) -> list[BotKind]:
        """The bots made for this game, the weakest first; `random` plays every game."""
        return []

    def scenarios(self) -> Scenarios[S]:
        """What scenarios ask of the game."""
        return Scenarios(self.id)

    def measures(self) -> Measures[S]:
        """What the lab asks of it."""
        return Measures()

    def library(self) -> Library:
        """What people look up about it."""
        return Library(self.id)
