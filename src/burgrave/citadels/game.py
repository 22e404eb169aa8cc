"""Citadels as a game of the engine."""

from typing import Any, final

from mypy_extensions import i64

from burgrave.citadels import moves, scoring
from burgrave.citadels.action_cards.catalogue import action_cards
from burgrave.citadels.bots.greedy import CitadelsGreedy
from burgrave.citadels.bots.h1 import H1
from burgrave.citadels.bots.h2.bot import H2
from burgrave.citadels.bots.s1 import S1SearchModel
from burgrave.citadels.bots.search_model import CitadelsSearchModel
from burgrave.citadels.catalogue import CARD_IDS, CHARACTER_IDS, TYPE_IDS
from burgrave.citadels.characters.catalogue import characters
from burgrave.citadels.districts.catalogue import districts
from burgrave.citadels.events import EVENTS, PLACE_IDS
from burgrave.citadels.options import CitadelsOptions, option_list, resolve
from burgrave.citadels.position.scenario_support import CitadelsScenarioSupport
from burgrave.citadels.reasons import REASON_IDS
from burgrave.citadels.reference import CitadelsReference
from burgrave.citadels.rules import CitadelsRules
from burgrave.citadels.sampling.cards import sample_state
from burgrave.citadels.setup import set_up
from burgrave.citadels.state import CitadelsState, empty_state
from burgrave.citadels.state_data.decision import decision_data
from burgrave.citadels.state_data.state import build_state_data
from burgrave.citadels.state_data.types import CitadelsStateData
from burgrave.citadels.stats import CitadelsStats
from burgrave.citadels.step_table import steps
from burgrave.citadels.steps import STREAMS
from burgrave.citadels.view import view
from burgrave.core.bot_type import BotType
from burgrave.core.events import EventLog
from burgrave.core.game_with_rules import GameWithRules
from burgrave.core.notation import Notation
from burgrave.core.options import Option, Options
from burgrave.core.reference import GameReference
from burgrave.core.rng import NO_RNG, Rng
from burgrave.core.scenario_support import ScenarioSupport
from burgrave.core.stats import GameStats

RULES_VERSION: int = 3


@final
class Citadels(GameWithRules[CitadelsState, CitadelsOptions, CitadelsRules]):
    """Citadels for two to eight players, in three editions."""

    def __init__(self) -> None:
        super().__init__("citadels", RULES_VERSION, moves.NOTATION_VERSION, steps(), CitadelsOptions)
        self.characters = characters()
        self.districts = districts()
        self.action_cards = action_cards()
        names = {"card": CARD_IDS, "character": CHARACTER_IDS, "type": TYPE_IDS, "place": PLACE_IDS}
        self.notation = Notation(moves.FAMILIES, REASON_IDS, names, EVENTS, STREAMS)
        self.known_search_model = CitadelsSearchModel()
        self.known_frozen_models = {"s1": S1SearchModel()}

    def options(self, **options: Any) -> CitadelsOptions:
        return resolve(options)

    def option_list(self) -> list[Option]:
        return option_list()

    def make_rules(self, key: str, options: CitadelsOptions) -> CitadelsRules:
        return CitadelsRules(
            key,
            options,
            options.edition,
            options.players,
            options.cast,
            options.districts,
            options.duplicates_allowed,
            options.first_crown,
            options.action_cards,
            self.characters,
            self.districts,
            self.action_cards,
        )

    def set_up(self, rules: CitadelsRules, rng: Rng, event_log: EventLog | None) -> CitadelsState:
        return set_up(self, rules, rng, event_log)

    def without_contents(self, rules: CitadelsRules) -> CitadelsState:
        return empty_state(self, rules, NO_RNG)

    def points(self, s: CitadelsState, seat: i64) -> int:
        return scoring.points(s, seat)

    def options_of(self, s: CitadelsState) -> Options:
        return s.rules.options

    def options_key(self, s: CitadelsState) -> str:
        return s.rules.key

    def roles(self) -> int:
        return len(CHARACTER_IDS)

    def seats(self, s: CitadelsState) -> int:
        return len(s.players)

    def ranking(self, s: CitadelsState) -> list[int]:
        return scoring.ranking(s)

    def score_breakdown(self, s: CitadelsState, seat: i64) -> list[tuple[str, int]]:
        return scoring.items(s, seat)

    def totals(self, s: CitadelsState, seat: i64) -> dict[str, int]:
        p = s.players[seat]
        return {"gold": p.gold, "cards": len(p.hand), "points": scoring.points(s, seat)}

    def view(self, s: CitadelsState, seat: i64) -> CitadelsState:
        return view(s, seat)

    def sample_state(self, s: CitadelsState, rng: Rng, beliefs: list[list[float]] | None) -> CitadelsState:
        return sample_state(s, rng, beliefs)

    def state_data(self, s: CitadelsState) -> dict[str, Any]:
        return build_state_data(s)

    def decision_data(self, s: CitadelsState) -> dict[str, Any]:
        return dict(decision_data(s))

    def state_data_type(self) -> Any:
        return CitadelsStateData

    def bot_types(self) -> list[BotType]:
        h1 = BotType("h1", H1, aliases=["scripted"], is_default=True)
        return [BotType("greedy", CitadelsGreedy), h1, BotType("h2", H2)]

    def scenario_support(self) -> ScenarioSupport[CitadelsState]:
        return CitadelsScenarioSupport(self)

    def stats(self) -> GameStats[CitadelsState]:
        return CitadelsStats()

    def reference(self) -> GameReference:
        return CitadelsReference(self)
