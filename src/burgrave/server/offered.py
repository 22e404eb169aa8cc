"""Which bots people may choose at a table: the levels of its game, and those that the host offers."""

from functools import lru_cache
from typing import Any

from burgrave.bots.levels import Level, levels
from burgrave.bots.registry import COMMAND, canonical, known_kind, named_class
from burgrave.bots.spec import read
from burgrave.core.bot import Bot
from burgrave.core.game import Game
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.games import games
from burgrave.server.incoming import LEVEL_LENGTH


@lru_cache(64)
def offered(game: str, bots: tuple[str, ...]) -> tuple[Level, ...]:
    """The levels first, the weakest of them first."""
    known = game_of(game)
    own = levels(game)
    names = {level.name for level in own}
    return (
        *own,
        *(Level(text, text) for text in dict.fromkeys(bots) if text not in names and plays(known, text)),
    )


def plays(game: Game[Any], text: str) -> bool:
    """Whether this bot can play the game, as far as its name and its class tell."""
    name = read(text).name
    if known_kind(game, name) is not None or name == COMMAND:
        return True
    if "." not in name:
        return False
    made = named_class(name).make
    return not isinstance(made, type) or not issubclass(made, Bot) or not made.games or game.id in made.games


def check_bots(bots: tuple[str, ...]) -> None:
    """Raises Wrong unless each of these bots can be made for a game that can be played here."""
    for text in bots:
        if len(text) > LEVEL_LENGTH:
            raise Wrong("bot-long", bot=text[:LEVEL_LENGTH], most=LEVEL_LENGTH)
        able = [id for id in games() if plays(game_of(id), text)]
        for id in able or games():
            canonical(game_of(id), text)
