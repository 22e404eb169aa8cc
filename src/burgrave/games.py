"""The games on the table, by id. The only place to touch when a game is added."""

from functools import cache
from importlib import import_module
from typing import Any

from burgrave.core.game import Game
from burgrave.core.wrong import Wrong, nearest

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
        near = nearest(id.casefold(), list(GAMES))
        raise Wrong("game-unknown", id=id, near=near, known=", ".join(GAMES))
    module, name = GAMES[id]
    made: Game[Any] = getattr(import_module(module), name)()
    return made


def know_components(data: bytes, name: str) -> str:
    """Let every game that can use component data know it; its digest. Raises Wrong if none can."""
    digests: list[str] = []
    mistakes: list[Wrong] = []
    for id in games():
        try:
            digests.append(game(id).library().know_components(data, name))
        except Wrong as wrong:
            mistakes.append(wrong)
    if not digests:
        raise next((wrong for wrong in mistakes if wrong.key != "components-none"), mistakes[0])
    return digests[0]
