"""The bots that players may choose at a table: the levels of its game and the bots that the host offers."""

from functools import lru_cache
from typing import Any

from burgrave.bots.levels import Level, levels
from burgrave.bots.registry import COMMAND, canonical_name, find_bot_type, type_of_class
from burgrave.bots.spec import parse_bot
from burgrave.core.bot import Bot
from burgrave.core.error import BurgraveError
from burgrave.core.game import Game
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games
from burgrave.server.client_messages import LEVEL_LENGTH


@lru_cache(64)
def list_bots(game: str, bots: tuple[str, ...]) -> tuple[Level, ...]:
    """Return the levels, weakest first, then the bots of the host that can play the game."""
    known = game_of(game)
    own = levels(game)
    names = {level.name for level in own}
    return (
        *own,
        *(Level(text, text) for text in dict.fromkeys(bots) if text not in names and can_play(known, text)),
    )


def can_play(game: Game[Any], text: str) -> bool:
    """Return whether this bot can play the game, judged by its name and its class."""
    name = parse_bot(text).name
    if find_bot_type(game, name) is not None or name == COMMAND:
        return True
    if "." not in name:
        return False
    made = type_of_class(name).factory
    return not isinstance(made, type) or not issubclass(made, Bot) or not made.games or game.id in made.games


def check_bots(bots: tuple[str, ...]) -> None:
    """Raise BurgraveError unless each of these bots can be created for an available game."""
    for text in bots:
        if len(text) > LEVEL_LENGTH:
            raise BurgraveError("bot-long", bot=text[:LEVEL_LENGTH], most=LEVEL_LENGTH)
        able = [id for id in games() if can_play(game_of(id), text)]
        for id in able or games():
            canonical_name(game_of(id), text)
