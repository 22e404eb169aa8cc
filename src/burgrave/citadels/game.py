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
from burgrave.citadels.options import CitadelsOptions, of_citadels, option_list, resolve
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
from burgrave.core.game import Game, keep_latest
from burgrave.core.notation import Notation
from burgrave.core.options import Option, Options
from burgrave.core.public_types import AnyRng
from burgrave.core.reference import GameReference
from burgrave.core.rng import NO_RNG, Rng, as_rng
from burgrave.core.scenario_support import ScenarioSupport
from burgrave.core.search_model import SearchModel
from burgrave.core.stats import GameStats

RULES_VERSION: int = 3


@final
class Citadels(Game[CitadelsState]):
    """Citadels for two to eight players, in three editions."""

    def __init__(self) -> None:
        super().__init__("citadels", RULES_VERSION, moves.NOTATION_VERSION, steps())
        self.characters = characters()
        self.districts = districts()
        self.action_cards = action_cards()
        names = {"card": CARD_IDS, "character": CHARACTER_IDS, "type": TYPE_IDS, "place": PLACE_IDS}
        self.notation = Notation(moves.FAMILIES, REASON_IDS, names, EVENTS, STREAMS)
        self.known_search_model = CitadelsSearchModel()
        self.known_frozen: dict[str, SearchModel] = {"s1": S1SearchModel()}
        self.known_rules: dict[str, CitadelsRules] = {}  # the latest ones; states keep theirs

    def options(self, **options: Any) -> CitadelsOptions:
        return resolve(options)

    def option_list(self) -> list[Option]:
        return option_list()

    def rules(self, options: Options) -> CitadelsRules:
        """Return the rules of these options. Games with the same options share them."""
        options = of_citadels(options)
        key = f"{self.id} {options.to_dict()}"
        rules = self.known_rules.get(key)
        if rules is None:
            rules = CitadelsRules(
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
            keep_latest(self.known_rules, key, rules)
        return rules

    def options_of(self, s: CitadelsState) -> Options:
        return s.rules.options

    def start(self, options: Options, rng: AnyRng, event_log: EventLog | None = None) -> CitadelsState:
        return set_up(self, self.rules(options), as_rng(rng), event_log)

    def empty_state(self, options: Options) -> CitadelsState:
        return empty_state(self, self.rules(options), NO_RNG)

    def options_key(self, s: CitadelsState) -> str:
        return s.rules.key

    def roles(self) -> int:
        return len(CHARACTER_IDS)

    def seats(self, s: CitadelsState) -> int:
        return len(s.players)

    def scores(self, s: CitadelsState) -> list[int]:
        return [scoring.points(s, seat) for seat in range(len(s.players))]

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

    def search_model(self) -> SearchModel:
        return self.known_search_model

    def frozen_search_models(self) -> dict[str, SearchModel]:
        return self.known_frozen

    def bot_types(self) -> list[BotType]:
        h1 = BotType("h1", H1, aliases=["scripted"], is_default=True)
        return [BotType("greedy", CitadelsGreedy), h1, BotType("h2", H2)]

    def scenario_support(self) -> ScenarioSupport[CitadelsState]:
        return CitadelsScenarioSupport(self)

    def stats(self) -> GameStats[CitadelsState]:
        return CitadelsStats()

    def reference(self) -> GameReference:
        return CitadelsReference()
