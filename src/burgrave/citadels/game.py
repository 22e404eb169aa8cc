"""Citadels as a game of the core's contract."""

from typing import Any, final

from mypy_extensions import i64

from burgrave.citadels import moves, scoring
from burgrave.citadels.action_cards.catalogue import action_cards
from burgrave.citadels.book import steps
from burgrave.citadels.bots.h1 import H1
from burgrave.citadels.bots.insight import CitadelsInsight
from burgrave.citadels.catalogue import CARD_IDS, CHARACTER_IDS, TYPE_IDS
from burgrave.citadels.characters.catalogue import characters
from burgrave.citadels.districts.catalogue import districts
from burgrave.citadels.events import EVENTS, PLACE_IDS
from burgrave.citadels.facts.decision import about
from burgrave.citadels.facts.marks import FACES
from burgrave.citadels.facts.phase import PHASES
from burgrave.citadels.facts.table import facts
from burgrave.citadels.facts.types import District, Facts
from burgrave.citadels.imagine import imagine
from burgrave.citadels.landmark import dull_move, landmark
from burgrave.citadels.modes import MODE_IDS
from burgrave.citadels.options import EDITIONS, CitadelsOptions, option_list, resolve
from burgrave.citadels.pieces import pieces, presets
from burgrave.citadels.position import position
from burgrave.citadels.position.completing import completed
from burgrave.citadels.reasons import REASON_IDS
from burgrave.citadels.rules import Rules
from burgrave.citadels.rulings import rulings_of
from burgrave.citadels.setup import set_up
from burgrave.citadels.state import Table, empty_table
from burgrave.citadels.steps import STREAMS
from burgrave.citadels.view import view
from burgrave.core.bot_kind import BotKind
from burgrave.core.chance import Chance
from burgrave.core.dictated import Dictated
from burgrave.core.event import Journal
from burgrave.core.game import Game, Options
from burgrave.core.insight import Insight
from burgrave.core.option import Option
from burgrave.core.piece import Piece, Preset
from burgrave.core.scenario.written import Written
from burgrave.core.state import NO_CHANCE
from burgrave.core.words import Words
from burgrave.core.wrong import Wrong

RULES_VERSION: int = 1


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
        self.known_rules: dict[str, Rules] = {}
        self.known_options: dict[str, CitadelsOptions] = {}

    def words(self) -> Words:
        return self.dictionary

    def options(self, **given: Any) -> CitadelsOptions:
        return resolve(given)

    def option_list(self) -> list[Option]:
        return option_list()

    def scenario_options(self, given: dict[str, Any], mentioned: list[str]) -> CitadelsOptions:
        return resolve(completed(given, mentioned))

    def own(self, options: Options) -> CitadelsOptions:
        """The options, if they are of this game."""
        if not isinstance(options, CitadelsOptions):
            raise Wrong("options-foreign", game=self.id)
        return options

    def rules(self, options: Options) -> Rules:
        """The rules of these options; tables with the same options share them."""
        options = self.own(options)
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

    def pieces(self, options: Options) -> list[Piece]:
        return pieces(self.own(options).edition)

    def presets(self) -> list[Preset]:
        return presets()

    def rulings(self, options: Options) -> list[str]:
        return rulings_of(self.own(options).edition.id)

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

    def position(
        self, options: Options, written: Written, chance: Dictated, journal: Journal | None
    ) -> Table:
        return position(self, self.rules(options), written, chance, journal)

    def facts(self, s: Table) -> dict[str, Any]:
        return facts(s)

    def decision_facts(self, s: Table) -> dict[str, Any]:
        return dict(about(s))

    def facts_type(self) -> Any:
        return Facts

    def fact_words(self) -> list[str]:
        return [*PHASES, *EDITIONS, *FACES, *MODE_IDS]

    def thing_fields(self) -> list[str]:
        return list(District.__annotations__)

    def score_items(self) -> list[str]:
        return scoring.ITEMS

    def landmark(self, text: str) -> dict[str, Any]:
        return landmark(text)

    def dull_move(self, s: Table) -> i64:
        return dull_move(s)

    def measures(self, s: Table) -> dict[str, float]:
        return {"rounds": float(s.round)}

    def usual_tables(self) -> list[Options]:
        classic = [self.options(edition="classic", players=players) for players in (5, 2, 4, 7)]
        presets = [(4, "devious_dignitaries"), (6, "tenacious_delegates"), (8, "cunning_agents")]
        newer = [self.options(edition="2016", players=players, preset=name) for players, name in presets]
        deluxe = self.options(edition="deluxe", players=6, preset="illustrious_emissaries", action_cards=True)
        return [*classic, *newer, deluxe]

    def insight(self) -> Insight:
        return self.known_insight

    def bots(self) -> list[BotKind]:
        return [BotKind("h1", H1, once=["scripted"])]
