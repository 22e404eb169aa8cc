"""The register of games: those of this package, and those that other packages add by entry points.

To add a game to this package, add a line to `GAMES`. Another package adds one by an entry point of the group
`burgrave.games` that names its subclass of `Game`.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from os import PathLike
from pathlib import Path
from typing import Any, Final

from burgrave.core.error import BurgraveError, closest_match
from burgrave.core.game import Game
from burgrave.core.record.reading import read_record as read_record_of
from burgrave.core.record.text import Record
from burgrave.core.state import State

GROUP: Final = "burgrave.games"
GAMES = {
    "citadels": ("burgrave.citadels.game", "Citadels"),
    "praga": ("burgrave.praga.game", "Praga"),
}


def games() -> list[str]:
    """Return the ids of all games."""
    return [*GAMES, *(id for id in plugin_games() if id not in GAMES)]


@cache
def game(id: str) -> Game[State]:
    """Return the game with this id. Raise BurgraveError if there is none."""
    if id in GAMES:
        module, name = GAMES[id]
        found: Game[State] = getattr(import_module(module), name)()
        return found
    if id in plugin_games():
        return load_plugin(plugin_games()[id])
    near = closest_match(str(id).casefold(), games())
    raise BurgraveError("game-unknown", id=id, near=near, known=", ".join(games()))


@cache
def plugin_games() -> dict[str, EntryPoint]:
    """Return the games of other packages by id."""
    return {point.name: point for point in entry_points(group=GROUP)}


def load_plugin(point: EntryPoint) -> Game[State]:
    """Return the game of an entry point. Raise BurgraveError if it cannot be loaded or has another id."""
    try:
        made: Any = point.load()()
    except Exception as problem:
        raise BurgraveError(
            "game-plugin", id=point.name, why=f"{type(problem).__name__}: {problem}"
        ) from problem
    if not isinstance(made, Game) or made.id != point.name:
        raise BurgraveError("game-plugin", id=point.name, why=f"{point.value}: {made!r}")
    return made


def read_record(path: str | PathLike[str], repair: bool = False) -> Record:
    """Return the record in a file, of any registered game.

    `repair` accepts a file that breaks off, as after a power cut, and keeps every whole move before that.
    Raise RecordError with the line for any other text, and OSError if the file cannot be opened.
    """
    return read_record_of(Path(path), game, repair)


def register_components(data: bytes, name: str) -> str:
    """Register component data with every game that can use it, and return its digest.

    Raise BurgraveError if no game can use it.
    """
    digests: list[str] = []
    errors: list[BurgraveError] = []
    for id in games():
        try:
            digests.append(game(id).reference().register_components(data, name))
        except BurgraveError as error:
            errors.append(error)
    if not digests:
        raise next((error for error in errors if error.code != "components-none"), errors[0])
    return digests[0]
