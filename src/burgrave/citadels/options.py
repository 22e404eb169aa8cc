"""The options of Citadels, checked: what was wrong, and what would be right."""

from typing import Any, Final, final

from burgrave.citadels.cast import resolve_cast, resolve_districts
from burgrave.citadels.catalogue import CARD_IDS, CHARACTER_IDS
from burgrave.citadels.editions.classic import CLASSIC
from burgrave.citadels.editions.deluxe import DELUXE
from burgrave.citadels.editions.edition import Edition
from burgrave.citadels.editions.edition_2016 import EDITION_2016
from burgrave.core.agenda import NOBODY
from burgrave.core.game import Options
from burgrave.core.given import RANDOM, flag, one_of, only, seat_or_random, whole
from burgrave.core.wrong import Wrong

EDITIONS: Final[dict[str, Edition]] = {"classic": CLASSIC, "2016": EDITION_2016, "deluxe": DELUXE}
EVERY_EDITION: Final = ["edition", "players", "duplicates", "first_crown"]
EXPANDED: Final = ["preset", "characters", "districts", "random_cast", "nine", "action_cards"]
KNOWN: Final = EVERY_EDITION + EXPANDED
DUPLICATES: Final = ["allowed", "forbidden"]
DEFAULT_PLAYERS: Final = 4


@final
class CitadelsOptions(Options):
    """Every choice of a table: edition, players, cast, unique districts, and the small ones."""

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

    def as_dict(self) -> dict[str, Any]:
        out: dict[str, Any] = {
            "edition": self.edition.id,
            "players": self.players,
            "duplicates": DUPLICATES[0] if self.duplicates_allowed else DUPLICATES[1],
            "first_crown": RANDOM if self.first_crown == NOBODY else self.first_crown,
        }
        if self.edition.expanded:
            out["characters"] = [CHARACTER_IDS[number] for number in self.cast]
            out["districts"] = [CARD_IDS[kind] for kind in self.districts]
        if self.edition.action_cards:
            out["action_cards"] = self.action_cards
        return out


def resolve(given: dict[str, Any]) -> CitadelsOptions:
    only(given, KNOWN)
    edition = EDITIONS.get(one_of("edition", given.get("edition", "classic"), list(EDITIONS)))
    assert edition is not None
    players = whole("players", given.get("players", DEFAULT_PLAYERS), 2, edition.most_players)
    default = DUPLICATES[0] if edition.duplicates_allowed else DUPLICATES[1]
    duplicates = one_of("duplicates", given.get("duplicates", default), DUPLICATES)
    if edition.expanded and duplicates != default:
        raise Wrong("option-not-in-edition", option="duplicates", edition=edition.id)
    seat = seat_or_random("first_crown", given.get("first_crown", RANDOM), players)
    cast, districts, actions = edition.cast, edition.unique_districts, False
    if edition.expanded:
        cast = resolve_cast(players, given)
        districts = resolve_districts(edition, given)
        actions = flag("action_cards", given.get("action_cards", False))
        if actions and not edition.action_cards:
            raise Wrong("option-action-cards", edition=edition.id)
    else:
        for name in EXPANDED:
            if given.get(name) not in (None, False):
                raise Wrong("option-not-in-edition", option=name, edition=edition.id)
    return CitadelsOptions(edition, players, duplicates == DUPLICATES[0], seat, cast, districts, actions)
