"""Praga Caput Regni as a game of the engine."""

from typing import Any, final

from mypy_extensions import i64

from burgrave.core.bot_type import BotType
from burgrave.core.events import EventLog
from burgrave.core.game_with_rules import GameWithRules
from burgrave.core.notation import Notation
from burgrave.core.options import Option, Options
from burgrave.core.reference import GameReference
from burgrave.core.rng import NO_RNG, Rng
from burgrave.core.scenario_support import ScenarioSupport
from burgrave.core.stats import GameStats
from burgrave.praga import moves, scoring
from burgrave.praga.bots.greedy import PragaGreedy
from burgrave.praga.bots.script import Script
from burgrave.praga.bots.search_model import PragaSearchModel
from burgrave.praga.catalogue import (
    ACTION_IDS,
    ACTION_TILE_IDS,
    BONUS_IDS,
    BRIDGE_TILE_IDS,
    PLAZA_IDS,
    PLAZA_TILE_IDS,
    PROJECT_IDS,
    ROW_IDS,
    SEAL_IDS,
    SOURCE_IDS,
    SPACE_IDS,
    TECHNOLOGY_IDS,
    TILE_IDS,
    TOKEN_IDS,
    WEALTH_IDS,
)
from burgrave.praga.events import EVENTS, HEX_IDS, REWARD_IDS, STACK_IDS
from burgrave.praga.options import PragaOptions, option_list, resolve
from burgrave.praga.position.scenario_support import PragaScenarioSupport
from burgrave.praga.reasons import REASON_IDS
from burgrave.praga.reference import PragaReference
from burgrave.praga.rules import PragaRules
from burgrave.praga.sampling import sample_state
from burgrave.praga.setup import set_up
from burgrave.praga.state import PragaState, empty_state
from burgrave.praga.state_data.decision import decision_data
from burgrave.praga.state_data.state import build_state_data
from burgrave.praga.state_data.types import PragaStateData
from burgrave.praga.stats import PragaStats
from burgrave.praga.step_table import steps
from burgrave.praga.steps import STREAMS
from burgrave.praga.totals import make_totals
from burgrave.praga.view import view

RULES_VERSION: int = 2


@final
class Praga(GameWithRules[PragaState, PragaOptions, PragaRules]):
    """A game for one to four players around the action crane."""

    def __init__(self) -> None:
        super().__init__("praga", RULES_VERSION, moves.NOTATION_VERSION, steps(), PragaOptions)
        names = {
            "action": ACTION_IDS,
            "action_tile": ACTION_TILE_IDS,
            "bonus": BONUS_IDS,
            "bridge_tile": BRIDGE_TILE_IDS,
            "plaza": PLAZA_IDS,
            "performance": moves.PERFORMANCE_IDS,
            "plot": moves.PLOT_IDS,
            "plaza_tile": PLAZA_TILE_IDS,
            "project": PROJECT_IDS,
            "row": ROW_IDS,
            "seal": SEAL_IDS,
            "source": SOURCE_IDS,
            "space": SPACE_IDS,
            "technology": TECHNOLOGY_IDS,
            "tile": TILE_IDS,
            "token": TOKEN_IDS,
            "track": moves.TRACK_IDS,
            "wealth": WEALTH_IDS,
            "stack": STACK_IDS,
            "hex": HEX_IDS,
            "reward": REWARD_IDS,
        }
        self.notation = Notation(moves.FAMILIES, REASON_IDS, names, EVENTS, STREAMS)
        self.known_search_model = PragaSearchModel()
        # The frozen model is still the present one. tests/bots/s1.json fails when they must be separated.
        self.known_frozen_models = {"s1": self.known_search_model}

    def options(self, **options: Any) -> PragaOptions:
        return resolve(options)

    def option_list(self) -> list[Option]:
        return option_list()

    def make_rules(self, key: str, options: PragaOptions) -> PragaRules:
        return PragaRules(key, options, options.components.data, options.setting)

    def set_up(self, rules: PragaRules, rng: Rng, event_log: EventLog | None) -> PragaState:
        return set_up(self, rules, rng, event_log)

    def without_contents(self, rules: PragaRules) -> PragaState:
        return empty_state(self, rules, NO_RNG)

    def points(self, s: PragaState, seat: i64) -> int:
        return scoring.points(s, seat)

    def options_of(self, s: PragaState) -> Options:
        return s.rules.options

    def options_key(self, s: PragaState) -> str:
        return s.rules.key

    def seats(self, s: PragaState) -> int:
        return len(s.players)

    def ranking(self, s: PragaState) -> list[int]:
        return scoring.ranking(s)

    def score_breakdown(self, s: PragaState, seat: i64) -> list[tuple[str, int]]:
        return scoring.items(s, seat)

    def totals(self, s: PragaState, seat: i64) -> dict[str, int]:
        return make_totals(s.players[seat])

    def view(self, s: PragaState, seat: i64) -> PragaState:
        return view(s, seat)

    def sample_state(self, s: PragaState, rng: Rng, beliefs: list[list[float]] | None) -> PragaState:
        return sample_state(s, rng)

    def state_data(self, s: PragaState) -> dict[str, Any]:
        return build_state_data(s)

    def decision_data(self, s: PragaState) -> dict[str, Any]:
        return dict(decision_data(s))

    def state_data_type(self) -> Any:
        return PragaStateData

    def bot_types(self) -> list[BotType]:
        return [
            BotType("greedy", PragaGreedy),
            BotType("script", Script, aliases=["scripted"], is_default=True),
        ]

    def scenario_support(self) -> ScenarioSupport[PragaState]:
        return PragaScenarioSupport(self)

    def stats(self) -> GameStats[PragaState]:
        return PragaStats()

    def reference(self) -> GameReference:
        return PragaReference(self)
