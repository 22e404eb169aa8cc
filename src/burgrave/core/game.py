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

from burgrave.core.agenda import Step, StepSlot
from burgrave.core.bot_type import BotType
from burgrave.core.events import EventLog
from burgrave.core.notation import Notation
from burgrave.core.options import Option, Options
from burgrave.core.pack import unpack_state
from burgrave.core.reference import GameReference
from burgrave.core.rng import Rng, SeededRng, seed_bytes
from burgrave.core.scenario_support import ScenarioSupport
from burgrave.core.search_model import SearchModel
from burgrave.core.state import State
from burgrave.core.state_data import StateData
from burgrave.core.stats import GameStats

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: its options, its words, its states."""

    notation: Notation  # moves, reasons, events, streams, and the names behind the numbers; set by each game

    def __init__(self, id: str, rules_version: int, notation_version: int, steps: list[Step[Any]]) -> None:
        self.id = id  # the word by which it is asked for
        self.rules_version = rules_version  # records name it: other rules may play the same moves differently
        self.notation_version = notation_version  # records name it: how moves and events are written
        self.steps = steps
        self.step_slots = [StepSlot(step) for step in steps]

    def options(self, **given: Any) -> Options:
        """Resolve and check options; raises BurgraveError with what was wrong and what would be right."""
        raise NotImplementedError

    def option_list(self) -> list[Option]:
        """Everything that `options` accepts, in the order in which one would ask."""
        return []

    def new(self, options: Options, seed: object) -> S:
        """A new game, up to its first decision. A seed is a whole number or 32 bytes."""
        names = [name for name, _ in self.notation.streams]
        return self.start(options, SeededRng(seed_bytes(seed), names))

    def start(self, options: Options, rng: Rng, event_log: EventLog | None = None) -> S:
        """A new game with any source of chance; the journal hears the set-up too."""
        raise NotImplementedError

    def options_of(self, s: S) -> Options:
        """The options of the table that a state or view belongs to."""
        raise NotImplementedError

    def from_bytes(self, data: bytes, options: Options) -> S:
        """The state that `to_bytes` wrote, without chance of its own; BurgraveError if the bytes are
        damaged.
        """
        s = self.empty_state(options)
        reader = unpack_state(data, self.options_key(s))
        s.load(reader)
        reader.end()
        return s

    def empty_state(self, options: Options) -> S:
        """A table with nothing on it, to be filled from bytes."""
        raise NotImplementedError

    def options_key(self, s: S) -> str:
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

    def score_breakdown(self, s: S, seat: i64) -> list[tuple[str, int]]:
        raise NotImplementedError

    def totals(self, s: S, seat: i64) -> dict[str, int]:
        """State.counters: gold, cards, points and the like, by name."""
        return {}

    def view(self, s: S, seat: i64) -> S:
        raise NotImplementedError

    def sample_state(self, s: S, rng: Rng, beliefs: list[list[float]] | None) -> S:
        raise NotImplementedError

    def state_data(self, s: S) -> dict[str, Any]:
        """What facts say beyond the head: `phase`, `seats`, `setup`, and all that is on this game's table."""
        raise NotImplementedError

    def decision_data(self, s: S) -> dict[str, Any]:
        """What facts say of the open decision beside its seat and kind."""
        return {}

    def state_data_type(self) -> Any:
        """The TypedDict that `State.to_dict` fills; its annotations say how scenarios compare them."""
        return StateData

    def search_model(self) -> SearchModel:
        """What a search has to know of the game beyond its rules."""
        return SearchModel()

    def frozen_search_models(self) -> dict[str, SearchModel]:
        """The searches by which others are measured, by the name of the bot. Their play never changes."""
        return {}

    def bot_types(self) -> list[BotType]:
        """The bots made for this game, the weakest first; `random` plays every game."""
        return []

    def scenario_support(self) -> ScenarioSupport[S]:
        """What scenarios ask of the game."""
        return ScenarioSupport(self.id)

    def stats(self) -> GameStats[S]:
        """What the lab asks of it."""
        return GameStats()

    def reference(self) -> GameReference:
        """What people look up about it."""
        return GameReference(self.id)
