"""Levels: four strengths of bots in every game, each with a name for people.

Only this module decides which bot plays a level, and which bot is the baseline for measuring strength.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from burgrave.bots.spec import parse_bot

LEVELS: Final[Mapping[str, Mapping[str, str]]] = {
    "citadels": {
        "apprentice": "greedy:random_moves=15",
        "builder": "h2",
        "master": "search:ms=20,min_playouts=100",
        "burgrave": "search:ms=300,min_playouts=300",
    },
    "praga": {
        "apprentice": "script:random_moves=20",
        "builder": "script",
        "master": "search:ms=150,min_playouts=100",
        "burgrave": "search:ms=500,min_playouts=200",
    },
}
LONGEST: Final = 10  # a valid number of milliseconds has fewer digits
BASELINES: Final[Mapping[str, str]] = {"citadels": "h1", "praga": "script"}


@dataclass(frozen=True, slots=True)
class Level:
    """A strength that people can choose by name."""

    name: str
    bot: str

    @property
    def ms(self) -> int:
        """The thinking time per decision; 0 if it answers at once, or if the time is unknown."""
        given = parse_bot(self.bot).options.get("ms", "0")
        return int(given) if given.isdecimal() and len(given) < LONGEST else 0


def levels(game: str) -> list[Level]:
    """Return the levels of a game, the weakest first; none if it has none."""
    return [Level(name, bot) for name, bot in LEVELS.get(game, {}).items()]
