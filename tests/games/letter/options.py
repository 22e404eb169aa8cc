"""What can be chosen: how many play, and for how many tokens."""

from typing import Any

from burgrave.core.options import NUMBER, Option, Options, OptionsChecker
from tests.games.letter.notation import MOST_PLAYERS

OPTIONS = [
    Option("players", NUMBER, "cli-option-players", 2, low=2, high=MOST_PLAYERS),
    Option("tokens", NUMBER, "letter-option-tokens", 3, low=1, high=7),
]


class LetterOptions(Options):
    def __init__(self, players: int, tokens: int) -> None:
        super().__init__(players)
        self.tokens = tokens

    def to_dict(self) -> dict[str, Any]:
        return {"players": self.players, "tokens": self.tokens}


def resolve(given: dict[str, Any]) -> LetterOptions:
    chosen = OptionsChecker(OPTIONS, given)
    chosen.raise_errors()
    return LetterOptions(chosen["players"], chosen["tokens"])
