"""The contract: a game makes states, a state is the whole truth and plays by small numbers.

    game = burgrave.game(id)
    s = game.new(game.options(players=4), seed=7)
    while not s.over:
        s.play(s.legal()[0])
    s.scores(), s.ranking()

Everything outside a game uses this class and `State`, and nothing else of it.
"""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from burgrave.core.agenda import Page, Step
from burgrave.core.bot_kind import BotKind
from burgrave.core.chance import Chance, Seeded, seed_bytes
from burgrave.core.event import Journal
from burgrave.core.facts import Facts
from burgrave.core.insight import Insight
from burgrave.core.option import Option
from burgrave.core.pack import unsealed
from burgrave.core.piece import Piece, Preset
from burgrave.core.state import State
from burgrave.core.words import Words
from burgrave.core.wrong import Wrong

if TYPE_CHECKING:
    from burgrave.core.dictated import Dictated
    from burgrave.core.scenario.written import Written


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """Resolved options of one game: every choice made, nothing left to a default."""

    def __init__(self, players: int) -> None:
        self.players = players

    def as_dict(self) -> dict[str, Any]:
        """Plain data that `Game.options` turns back into the same options."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: its options, its words, its states."""

    def __init__(self, id: str, rules_version: int, notation_version: int, book: list[Step[Any]]) -> None:
        self.id = id
        self.rules_version = rules_version
        self.notation_version = notation_version
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

    def scenario_options(self, given: dict[str, Any], mentioned: list[str]) -> Options:
        """The options of a scenario; what it leaves open may follow from the words it mentions."""
        return self.options(**given)

    def new(self, options: Options, seed: object) -> S:
        """A new game, up to its first decision. A seed is a whole number or 32 bytes."""
        names = [name for name, _ in self.words().streams]
        return self.begin(options, Seeded(seed_bytes(seed), names))

    def begin(self, options: Options, chance: Chance, journal: Journal | None = None) -> S:
        """A new game with any source of chance; the journal hears the set-up too."""
        raise NotImplementedError

    def components(self, options: Options) -> bytes:
        """The data its pieces are made from under these options; records keep a digest of it."""
        return b""

    def know_components(self, data: bytes, name: str) -> str:
        """Take in other data: from now on options and records may name it by the digest that this returns.

        Raises Wrong if pieces cannot be made from it; mistakes call it by its name. `options` takes the
        digest for the setting of kind FILE, and refuses one that is not known with
        Wrong("components-unknown", digest=…).
        """
        raise Wrong("components-none", game=self.id)

    def pieces(self, options: Options) -> list[Piece]:
        """The pieces with a text of their own that a table with these options may have, as one lists them."""
        return []

    def presets(self) -> list[Preset]:
        """The prepared tables that the option `preset` can name."""
        return []

    def rulings(self, options: Options) -> list[str]:
        """The numbers of our rulings on the game as a whole; those about a piece stand with the piece."""
        return []

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

    def position(
        self, options: Options, written: "Written", chance: "Dictated", journal: Journal | None
    ) -> S:
        """A position written by hand (docs/scenarios.md), up to its first decision."""
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

    def board(self, options: Options) -> dict[str, Any]:
        """What is printed on board and pieces under these options: plain data that never changes."""
        return {}

    def board_type(self) -> Any:
        """The TypedDict of the board; None for a game without one."""
        return None

    def fact_words(self) -> list[str]:
        """Words that facts are made of beyond the names in `words`: phases and the like."""
        return []

    def thing_fields(self) -> list[str]:
        """What facts can say of a single thing in a list, its name first; empty if there is no such list."""
        return []

    def score_items(self) -> list[str]:
        """The names of all items a breakdown can have."""
        raise NotImplementedError

    def landmark(self, text: str) -> dict[str, Any]:
        """The facts by which a place in a game, named in words, is recognised; Wrong if it is none."""
        raise Wrong("scenario-landmark", text=text, known="end")

    def dull_move(self, s: S) -> i64:
        """The legal move that does least: so a scenario skips turns it does not care about."""
        return s.legal()[0]

    def measures(self, s: S) -> dict[str, float]:
        """Numbers about a finished game worth counting over many, by name: how many rounds it took …"""
        return {}

    def turn_order(self, s: S) -> list[int]:
        """The seats as they take their turns, if that order is the same all through a game; else nothing."""
        return []

    def usual_tables(self) -> list[Options]:
        """The tables worth measuring, the most usual one first."""
        return [self.options()]

    def insight(self) -> Insight:
        """What a search has to know of the game beyond its rules."""
        return Insight()

    def bots(self) -> list[BotKind]:
        """The bots made for this game, the usual one first; `random` plays every game."""
        return []
