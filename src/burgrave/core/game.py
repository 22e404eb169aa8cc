"""The interface of a game. Everything outside a game uses `Game` and `State`, and nothing else of it.

game = burgrave.game("citadels")
state = game.new(players=4, seed=7)
while not state.is_over:
    state.play(state.legal_moves()[0])
state.scores(), state.ranking()
"""

from collections.abc import Mapping
from secrets import token_bytes
from typing import Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from burgrave.core.agenda import Step, StepSlot
from burgrave.core.bot_type import BotType
from burgrave.core.error import BurgraveError, OptionsError
from burgrave.core.events import EventLog
from burgrave.core.notation import Notation
from burgrave.core.options import Option, Options
from burgrave.core.pack import unpack_state
from burgrave.core.public_types import AnyRng
from burgrave.core.reference import GameReference
from burgrave.core.rng import Rng, SeededRng, as_rng, seed_bytes
from burgrave.core.scenario_support import ScenarioSupport
from burgrave.core.search_model import SearchModel
from burgrave.core.state import State
from burgrave.core.state_data import StateData
from burgrave.core.stats import GameStats

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: its options, its notation and its states."""

    notation: Notation  # moves, reasons, events, streams, and the names behind the numbers; set by each game

    def __init__(self, id: str, rules_version: int, notation_version: int, steps: list[Step[Any]]) -> None:
        self.id = id  # its name in `burgrave.game(id)`, records and addresses
        self.rules_version = rules_version  # records name it: other rules may play the same moves differently
        self.notation_version = notation_version  # records name it: how moves and events are written
        self.steps = steps
        self.step_slots = [StepSlot(step) for step in steps]
        self.known_search_model = SearchModel()
        self.known_frozen_models: dict[str, SearchModel] = {}

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    def __copy__(self) -> "Game[S]":
        return self

    def __deepcopy__(self, memo: object) -> "Game[S]":
        return self

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        raise BurgraveError("game-pickle", id=self.id)

    def options(self, **options: Any) -> Options:
        """Return complete, checked options. Raise OptionsError with everything that is wrong."""
        raise NotImplementedError

    def resolve_options(self, options: object) -> Options:
        """Return Options as they are; of a dictionary, the complete, checked options."""
        if isinstance(options, Mapping):
            return self.options(**options)
        if not isinstance(options, Options):
            raise OptionsError("options-not-options", type=type(options).__name__)
        return options

    def option_list(self) -> list[Option]:
        """Return the declarations of all options that `options` accepts."""
        return []

    def new(
        self, options: Options | Mapping[str, Any] | None = None, seed: object = None, **more_options: Any
    ) -> S:
        """Return a new game at its first decision: `new(seed=7, players=4)` or `new(options, seed=7)`.

        `options` may also be a dictionary. The seed is a whole number, 32 bytes, or a `random.Random` that
        draws it. Without one, every game is different.
        """
        if options is None:
            chosen = self.options(**more_options)
        elif more_options:
            raise OptionsError("options-twice", options=", ".join(more_options))
        else:
            chosen = self.resolve_options(options)
        names = [name for name, _ in self.notation.streams]
        return self.start(chosen, SeededRng(token_bytes(32) if seed is None else seed_bytes(seed), names))

    def start(self, options: Options, rng: AnyRng, event_log: EventLog | None = None) -> S:
        """Return a new game with any generator. The event log also collects the events of the set-up."""
        raise NotImplementedError

    def options_of(self, state: S) -> Options:
        """Return the options of a state or view."""
        raise NotImplementedError

    def from_bytes(self, data: bytes, options: Options, rng: AnyRng | None = None) -> S:
        """Return the state that `to_bytes` wrote. Raise BurgraveError if it is damaged.

        The bytes hold no generator. To play on, give an `rng` here or set `state.rng`.
        """
        s = self.empty_state(options)
        reader = unpack_state(data, self.options_key(s))
        s.load(reader)
        reader.end()
        if rng is not None:
            s.rng = as_rng(rng)
        return s

    def empty_state(self, options: Options) -> S:
        """Return a state without contents, to be loaded from bytes."""
        raise NotImplementedError

    def options_key(self, s: S) -> str:
        """Return game and options of a state as text. Bytes can only be read with the same options."""
        raise NotImplementedError

    def roles(self) -> int:
        """Return how many numbers each row of beliefs has; 0 if the game does not use beliefs."""
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
        """Return what `State.totals` returns: gold, cards, points and so on, by name."""
        return {}

    def view(self, s: S, seat: i64) -> S:
        raise NotImplementedError

    def sample_state(self, s: S, rng: Rng, beliefs: list[list[float]] | None) -> S:
        raise NotImplementedError

    def state_data(self, s: S) -> dict[str, Any]:
        """Return the game's own part of the state data: `phase`, `seats`, `setup`, and all its pieces."""
        raise NotImplementedError

    def decision_data(self, s: S) -> dict[str, Any]:
        """Return what the state data says about the open decision besides its seat and kind."""
        return {}

    def state_data_type(self) -> Any:
        """Return the TypedDict of `State.to_dict`. Its annotations say how scenarios compare the fields."""
        return StateData

    def search_model(self) -> SearchModel:
        """Return what a search has to know about the game besides its rules."""
        return self.known_search_model

    def frozen_search_models(self) -> dict[str, SearchModel]:
        """Return the models of searches that measure other bots, by bot name. Their play never changes."""
        return self.known_frozen_models

    def bot_types(self) -> list[BotType]:
        """Return the game's own bots, the weakest first. `random` plays every game."""
        return []

    def scenario_support(self) -> ScenarioSupport[S]:
        """Return what scenarios need from the game."""
        return ScenarioSupport(self.id)

    def stats(self) -> GameStats[S]:
        """Return what simulations count in the game."""
        return GameStats()

    def reference(self) -> GameReference:
        """Return the reference data: pieces, rulings, presets, component data."""
        return GameReference(self.id)
