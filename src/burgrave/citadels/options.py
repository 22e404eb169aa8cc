"""The options of Citadels, checked: what was wrong, and what would be right."""

from typing import Any, Final, final

from burgrave.citadels.editions.classic import CLASSIC
from burgrave.citadels.editions.edition import Edition
from burgrave.core.agenda import NOBODY
from burgrave.core.game import Options
from burgrave.core.words import Wrong

EDITIONS: Final[dict[str, Edition]] = {"classic": CLASSIC}
KNOWN: Final = ["edition", "players", "duplicates", "first_crown"]
DUPLICATES: Final = ["allowed", "forbidden"]
RANDOM: Final = "random"
DEFAULT_PLAYERS: Final = 4


@final
class CitadelsOptions(Options):
    """Edition, players, whether a city may hold the same district twice, who has the crown first."""

    def __init__(self, edition: Edition, players: int, duplicates_allowed: bool, first_crown: int) -> None:
        super().__init__(players)
        self.edition = edition
        self.duplicates_allowed = duplicates_allowed
        self.first_crown = first_crown

    def as_dict(self) -> dict[str, Any]:
        return {
            "edition": self.edition.id,
            "players": self.players,
            "duplicates": DUPLICATES[0] if self.duplicates_allowed else DUPLICATES[1],
            "first_crown": RANDOM if self.first_crown == NOBODY else self.first_crown,
        }


def resolve(given: dict[str, Any]) -> CitadelsOptions:
    for name in given:
        if name not in KNOWN:
            raise Wrong("option-unknown", option=name, known=", ".join(KNOWN))
    edition = EDITIONS.get(one_of("edition", given.get("edition", "classic"), list(EDITIONS)))
    assert edition is not None
    players = whole("players", given.get("players", DEFAULT_PLAYERS), 2, edition.most_players)
    default = DUPLICATES[0] if edition.duplicates_allowed else DUPLICATES[1]
    duplicates = one_of("duplicates", given.get("duplicates", default), DUPLICATES)
    crown = given.get("first_crown", RANDOM)
    seat = NOBODY if crown == RANDOM else whole("first_crown", crown, 0, players - 1)
    return CitadelsOptions(edition, players, duplicates == DUPLICATES[0], seat)


def one_of(option: str, value: Any, choices: list[str]) -> str:
    if str(value) not in choices:  # an edition named by its year may come as a number
        raise Wrong("option-choice", option=option, value=str(value), choices=", ".join(choices))
    return str(value)


def whole(option: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise Wrong("option-range", option=option, value=str(value), low=low, high=high)
    return value
