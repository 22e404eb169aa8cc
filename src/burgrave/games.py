"""The games on the table, by id. The only place to touch when a game is added."""

from functools import cache
from importlib import import_module
from typing import Any

from burgrave.core.game import Game
from burgrave.core.wrong import Wrong

GAMES = {
    "citadels": ("burgrave.citadels.game", "Citadels"),
    "praga": ("burgrave.praga.game", "Praga"),
}


def games() -> list[str]:
    """The ids of all games."""
    return list(GAMES)


@cache
def game(id: str) -> Game[Any]:
    """The game of that id."""
    if id not in GAMES:
        raise Wrong("game-unknown", id=id, known=", ".join(GAMES))
    module, name = GAMES[id]
    made: Game[Any] = getattr(import_module(module), name)()
    return made
