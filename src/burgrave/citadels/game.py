"""Citadels as a game of the core's contract."""

from typing import Any, final

from mypy_extensions import i64

from burgrave.citadels import moves, scoring
from burgrave.citadels.action_cards.catalogue import action_cards
from burgrave.citadels.book import steps
from burgrave.citadels.bots.greedy import Greedy
from burgrave.citadels.bots.h1 import H1
from burgrave.citadels.bots.h2 import H2
from burgrave.citadels.bots.insight import CitadelsInsight
from burgrave.citadels.bots.s1 import S1Insight
from burgrave.citadels.catalogue import CARD_IDS, CHARACTER_IDS, TYPE_IDS
from burgrave.citadels.characters.catalogue import characters
from burgrave.citadels.districts.catalogue import districts
from burgrave.citadels.events import EVENTS, PLACE_IDS
from burgrave.citadels.facts.decision import about
from burgrave.citadels.facts.table import facts
from burgrave.citadels.facts.types import Facts
from burgrave.citadels.imagine import imagine
from burgrave.citadels.library import CitadelsLibrary
from burgrave.citadels.measures import CitadelsMeasures
from burgrave.citadels.options import CitadelsOptions, of_citadels, option_list, resolve
from burgrave.citadels.position.scenarios import CitadelsScenarios
from burgrave.citadels.reasons import REASON_IDS
from burgrave.citadels.rules import Rules
from burgrave.citadels.setup import set_up
from burgrave.citadels.state import Table, empty_table
from burgrave.citadels.steps import STREAMS
from burgrave.citadels.view import view
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

RULES_VERSION: int = 2


@final
class Citadels(Game[Table]):
    """Two to eight builders, hidden characters, three editions."""

    def __init__(self) -> None:
        super().__init__("citadels", RULES_VERSION, moves.NOTATION_VERSION, steps())
        self.characters = characters()
        self.districts = districts()
        self.action_cards = action_cards()
        names = {"card": CARD_IDS, "character": CHARACTER_IDS, "type": TYPE_IDS, "place": PLACE_IDS}
        self.dictionary = Words(moves.FAMILIES, REASON_IDS, names, EVENTS, STREAMS)
        self.known_insight = CitadelsInsight()
        self.known_frozen: dict[str, Insight] = {"s1": S1Insight()}
        self.known_rules: dict[str, Rules] = {}
        self.known_options: dict[str, CitadelsOptions] = {}

    def words(self) -> Words:
        return self.dictionary

    def options(self, **given: Any) -> CitadelsOptions:
        return resolve(given)

    def option_list(self) -> list[Option]:
        return option_list()

    def rules(self, options: Options) -> Rules:
        """The rules of these options; tables with the same options share them."""
        options = of_citadels(options)
        key = f"{self.id} {options.as_dict()}"
        rules = self.known_rules.get(key)
        if rules is None:
            rules = Rules(
                key,
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

    def roles(self) -> int:
        return len(CHARACTER_IDS)

    def seats(self, s: Table) -> int:
        return len(s.players)

    def scores(self, s: Table) -> list[int]:
        return [scoring.points(s, seat) for seat in range(len(s.players))]

    def ranking(self, s: Table) -> list[int]:
        return scoring.ranking(s)

    def breakdown(self, s: Table, seat: i64) -> list[tuple[str, int]]:
        return scoring.items(s, seat)

    def counters(self, s: Table, seat: i64) -> dict[str, int]:
        p = s.players[seat]
        return {"gold": p.gold, "cards": len(p.hand), "points": scoring.points(s, seat)}

    def view(self, s: Table, seat: i64) -> Table:
        return view(s, seat)

    def imagine(self, s: Table, chance: Chance, beliefs: list[list[float]] | None) -> Table:
        return imagine(s, chance, beliefs)

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
        h1 = BotKind("h1", H1, once=["scripted"], usual=True)
        return [BotKind("greedy", Greedy), h1, BotKind("h2", H2)]

    def scenarios(self) -> Scenarios[Table]:
        return CitadelsScenarios(self)

    def measures(self) -> Measures[Table]:
        return CitadelsMeasures()

    def library(self) -> Library:
        return CitadelsLibrary()
