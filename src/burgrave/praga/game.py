"""Praga Caput Regni as a game of the core's contract."""

from typing import Any, final

from mypy_extensions import i64

from burgrave.core.bot_kind import BotKind
from burgrave.core.chance import Chance
from burgrave.core.event import Journal
from burgrave.core.game import Game
from burgrave.core.insight import Insight
from burgrave.core.library import Library
from burgrave.core.measures import Measures
from burgrave.core.option import Option, Options
from burgrave.core.scenarios import Scenarios
from burgrave.core.state import NO_CHANCE
from burgrave.core.words import Words
from burgrave.core.wrong import Wrong
from burgrave.praga import moves, scoring
from burgrave.praga.book import steps
from burgrave.praga.bots.greedy import Greedy
from burgrave.praga.bots.insight import PragaInsight
from burgrave.praga.bots.script import Script
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
from burgrave.praga.counters import counters
from burgrave.praga.events import EVENTS, HEX_IDS, REWARD_IDS, STACK_IDS
from burgrave.praga.facts.decision import about
from burgrave.praga.facts.table import facts
from burgrave.praga.facts.types import Facts
from burgrave.praga.imagine import imagine
from burgrave.praga.library import PragaLibrary
from burgrave.praga.measures import PragaMeasures
from burgrave.praga.options import PragaOptions, option_list, resolve
from burgrave.praga.position.scenarios import PragaScenarios
from burgrave.praga.reasons import REASON_IDS
from burgrave.praga.rules import Rules
from burgrave.praga.setup import set_up
from burgrave.praga.state import Table, empty_table
from burgrave.praga.steps import STREAMS
from burgrave.praga.view import view

RULES_VERSION: int = 1


@final
class Praga(Game[Table]):
    """One to four builders around the action crane."""

    def __init__(self) -> None:
        super().__init__("praga", RULES_VERSION, moves.NOTATION_VERSION, steps())
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
        self.dictionary = Words(moves.FAMILIES, REASON_IDS, names, EVENTS, STREAMS)
        self.known_insight = PragaInsight()
        # The present search is the frozen one too; tests/bots/s1.json notices when they have to part.
        self.known_frozen: dict[str, Insight] = {"s1": self.known_insight}
        self.known_rules: dict[str, Rules] = {}
        self.known_options: dict[str, PragaOptions] = {}

    def words(self) -> Words:
        return self.dictionary

    def options(self, **given: Any) -> PragaOptions:
        return resolve(given)

    def option_list(self) -> list[Option]:
        return option_list()

    def own(self, options: Options) -> PragaOptions:
        """The options, if they are of this game."""
        if not isinstance(options, PragaOptions):
            raise Wrong("options-foreign", game=self.id)
        return options

    def rules(self, options: Options) -> Rules:
        """The rules of these options; tables with the same options share them."""
        options = self.own(options)
        key = f"{self.id} {options.as_dict()}"
        rules = self.known_rules.get(key)
        if rules is None:
            rules = Rules(key, options.components.data, options.setting)
            self.known_rules[key] = rules
            self.known_options[key] = options
        return rules

    def options_of(self, s: Table) -> Options:
        keys = [key for key, rules in self.known_rules.items() if rules is s.rules]
        return self.known_options[keys[0]]

    def begin(self, options: Options, chance: Chance, journal: Journal | None = None) -> Table:
        return set_up(self, self.rules(options), chance, journal)

    def empty(self, options: Options) -> Table:
        return empty_table(self, self.rules(options), NO_CHANCE)

    def table_key(self, s: Table) -> str:
        return s.rules.key

    def seats(self, s: Table) -> int:
        return len(s.players)

    def scores(self, s: Table) -> list[int]:
        return [scoring.points(s, seat) for seat in range(len(s.players))]

    def ranking(self, s: Table) -> list[int]:
        return scoring.ranking(s)

    def breakdown(self, s: Table, seat: i64) -> list[tuple[str, int]]:
        return scoring.items(s, seat)

    def counters(self, s: Table, seat: i64) -> dict[str, int]:
        return counters(s.players[seat])

    def view(self, s: Table, seat: i64) -> Table:
        return view(s, seat)

    def imagine(self, s: Table, chance: Chance, beliefs: list[list[float]] | None) -> Table:
        return imagine(s, chance)

    def facts(self, s: Table) -> dict[str, Any]:
        return facts(s)

    def decision_facts(self, s: Table) -> dict[str, Any]:
        return dict(about(s))

    def facts_type(self) -> Any:
        return Facts

    def insight(self) -> Insight:
        return self.known_insight

    def frozen_insights(self) -> dict[str, Insight]:
        return self.known_frozen

    def bots(self) -> list[BotKind]:
        return [BotKind("greedy", Greedy), BotKind("script", Script, once=["scripted"], usual=True)]

    def scenarios(self) -> Scenarios[Table]:
        return PragaScenarios(self)

    def measures(self) -> Measures[Table]:
        return PragaMeasures()

    def library(self) -> Library:
        return PragaLibrary(self)
