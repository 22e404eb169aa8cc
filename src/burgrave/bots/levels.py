"""Levels: four strengths for people in every game, each a bot under a name that says how it plays.

Which bot stands behind a level is written here and nowhere else, and so is the bot of each game by which
strength is measured.
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
LONGEST: Final = 10  # digits of a number of milliseconds
BASELINES: Final[Mapping[str, str]] = {"citadels": "h1", "praga": "script"}


@dataclass(frozen=True, slots=True)
class Level:
    """A strength that people can choose by name."""

    name: str
    bot: str

    @property
    def ms(self) -> int:
        """How long it thinks about a decision; 0 if it answers at once, or nobody knows."""
        given = parse_bot(self.bot).options.get("ms", "0")
        return int(given) if given.isdecimal() and len(given) < LONGEST else 0


def levels(game: str) -> list[Level]:
    """The levels of a game, the weakest first; none if it has none."""
    return [Level(name, bot) for name, bot in LEVELS.get(game, {}).items()]
