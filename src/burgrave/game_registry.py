"""The games on the table, by id. The only place to touch when a game is added."""

from functools import cache
from importlib import import_module
from typing import Any

from burgrave.core.error import BurgraveError, closest_match
from burgrave.core.game import Game

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
        near = closest_match(id.casefold(), list(GAMES))
        raise BurgraveError("game-unknown", id=id, near=near, known=", ".join(GAMES))
    module, name = GAMES[id]
    made: Game[Any] = getattr(import_module(module), name)()
    return made


def register_components(data: bytes, name: str) -> str:
    """Let every game that can use component data know it; its digest. Raises BurgraveError if none can."""
    digests: list[str] = []
    mistakes: list[BurgraveError] = []
    for id in games():
        try:
            digests.append(game(id).reference().register_components(data, name))
        except BurgraveError as error:
            mistakes.append(error)
    if not digests:
        raise next((error for error in mistakes if error.code != "components-none"), mistakes[0])
    return digests[0]
