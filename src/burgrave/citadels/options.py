"""The options of Citadels and how they are checked."""

from collections.abc import Sequence
from typing import Any, Final, final

from burgrave.citadels.cast import CHARACTERS, LAST_RANK, RANK_4, RANK_9, chosen_cast, chosen_districts
from burgrave.citadels.catalogue import CARD_IDS, CHARACTER_IDS
from burgrave.citadels.editions.classic import CLASSIC
from burgrave.citadels.editions.deluxe import DELUXE
from burgrave.citadels.editions.edition import Edition
from burgrave.citadels.editions.edition_2016 import EDITION_2016
from burgrave.citadels.editions.presets import PRESETS
from burgrave.core.agenda import NO_SEAT
from burgrave.core.options import (
    DOUBTFUL,
    FLAG,
    NUMBER,
    RANDOM,
    RANDOM_SEED,
    SEAT,
    WORD,
    WORDS,
    Condition,
    DependsOn,
    Option,
    Options,
    OptionsChecker,
    seat_number,
)

EDITIONS: Final[dict[str, Edition]] = {"classic": CLASSIC, "2016": EDITION_2016, "deluxe": DELUXE}
DUPLICATES: Final = ["allowed", "forbidden"]
DEFAULT_PLAYERS: Final = 4
FEWEST_PLAYERS: Final = 2
NOT_IN_EDITION: Final = "option-not-in-edition"


@final
class CitadelsOptions(Options):
    """The checked options of a game: edition, players, cast, unique districts and others."""

    def __init__(
        self,
        edition: Edition,
        players: int,
        duplicates_allowed: bool,
        first_crown: int,
        cast: list[int],
        districts: list[int],
        action_cards: bool,
    ) -> None:
        super().__init__(players)
        self.edition = edition
        self.duplicates_allowed = duplicates_allowed
        self.first_crown = first_crown
        self.cast = cast
        self.districts = districts
        self.action_cards = action_cards

    def to_dict(self) -> dict[str, Any]:
        out: dict[str, Any] = {
            "edition": self.edition.id,
            "players": self.players,
            "duplicates": DUPLICATES[0] if self.duplicates_allowed else DUPLICATES[1],
            "first_crown": RANDOM if self.first_crown == NO_SEAT else self.first_crown,
        }
        if self.edition.expanded:
            out["characters"] = [CHARACTER_IDS[number] for number in self.cast]
            out["districts"] = [CARD_IDS[kind] for kind in self.districts]
        if self.edition.action_cards:
            out["action_cards"] = self.action_cards
        return out


def option_list() -> list[Option]:
    """Return all options, in the order in which a form asks for them."""
    expanded = Condition(
        "edition", [id for id, edition in EDITIONS.items() if edition.expanded], NOT_IN_EDITION
    )
    with_actions = [id for id, edition in EDITIONS.items() if edition.action_cards]
    plain = Condition(
        "edition", [id for id, edition in EDITIONS.items() if not edition.expanded], NOT_IN_EDITION
    )
    most = DependsOn("edition", {id: edition.most_players for id, edition in EDITIONS.items()})
    twice = {id: DUPLICATES[0 if edition.duplicates_allowed else 1] for id, edition in EDITIONS.items()}
    uniques = sorted({kind for edition in EDITIONS.values() for kind in edition.unique_districts})
    return [
        Option("edition", WORD, "cli-citadels-edition", CLASSIC.id, list(EDITIONS)),
        Option("players", NUMBER, "cli-citadels-players", DEFAULT_PLAYERS, low=FEWEST_PLAYERS, high=most),
        cast_option("preset", WORD, choices=list(PRESETS), when=[expanded], unknown="option-preset-unknown"),
        cast_option("characters", WORDS, choices=CHARACTERS, when=[expanded]),
        cast_option("districts", WORDS, choices=[CARD_IDS[kind] for kind in uniques], when=[expanded]),
        cast_option("random_cast", RANDOM_SEED, when=[expanded]),
        cast_option("nine", FLAG, when=[expanded]),
        cast_option("ninth", WORD, choices=LAST_RANK, when=[expanded]),
        cast_option("instead_of_emperor", WORD, RANK_4[0], RANK_4, [expanded, Condition("players", [2])]),
        cast_option("instead_of_queen", WORD, RANK_9[0], RANK_9, [expanded, Condition("players", [2, 3, 4])]),
        Option(
            "action_cards",
            FLAG,
            "cli-citadels-action-cards",
            default=False,
            when=[Condition("edition", with_actions, "option-action-cards")],
        ),
        Option(
            "duplicates",
            WORD,
            "cli-citadels-duplicates",
            DependsOn("edition", twice),
            DUPLICATES,
            when=[plain],
        ),
        Option("first_crown", SEAT, "cli-citadels-first-crown", RANDOM, [RANDOM]),
    ]


def cast_option(
    name: str,
    kind: str,
    default: Any = None,
    choices: Sequence[str] = (),
    when: Sequence[Condition] = (),
    unknown: str = "option-choice",
) -> Option:
    about = f"cli-citadels-{name.replace('_', '-')}"
    return Option(name, kind, about, default, choices, when=when, group="cast", unknown_code=unknown)


def resolve(given: dict[str, Any]) -> CitadelsOptions:
    """Check the options and return them. Raise a `BurgraveError` with all errors."""
    chosen = OptionsChecker(option_list(), given)
    edition = EDITIONS[chosen["edition"]]
    players: int = chosen["players"]
    cast, districts = edition.cast, edition.unique_districts
    if edition.expanded and chosen.certain_values["players"] is not DOUBTFUL:
        cast = chosen_cast(players, chosen)
        districts = chosen_districts(edition, chosen)
    chosen.raise_errors()
    return CitadelsOptions(
        edition,
        players,
        chosen["duplicates"] == DUPLICATES[0],
        seat_number(chosen["first_crown"]),
        cast,
        districts,
        chosen["action_cards"],
    )
