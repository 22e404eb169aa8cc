"""Complete bots in a shell: one, `search:ms=50,playouts=9`, or a list, `h1,search:ms=50,playouts=9`."""

from collections.abc import Sequence
from typing import Any

import click
from click.shell_completion import CompletionItem

from burgrave.bots.registry import bot_and_level_names, bot_names, find_bot_type
from burgrave.bots.spec import split_bots
from burgrave.cli.completion import PARTIAL
from burgrave.cli.game_command import current_game
from burgrave.core.game import Game
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games


def complete_bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Complete the end of the list, with the bots of all games if no game is named."""
    game = current_game(ctx)
    found = [
        end
        for id in ([game] if game is not None else games())
        for end in possible_lists(game_of(id), incomplete)
    ]
    return [CompletionItem(value, type=PARTIAL) for value in dict.fromkeys(found)]


def complete_bot(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Complete one bot of any game. Levels are left out, because a server always offers them."""
    found = [end for id in games() for end in possible_bots(game_of(id), incomplete)]
    return [CompletionItem(value, type=PARTIAL) for value in dict.fromkeys(found)]


def possible_bots(game: Game[Any], typed: str) -> list[str]:
    """Return the typed bot with each possible end of its name or of its last option."""
    if ":" in typed:
        return complete_last(typed, *option_words(game, typed))
    return complete_last(typed, typed, bot_names(game))


def possible_lists(game: Game[Any], typed: str) -> list[str]:
    """Return the typed list with each possible end: a bot, or an option of the previous bot."""
    *before, last = split_bots(typed)
    if ":" in last:
        return complete_last(typed, *option_words(game, last))
    found = complete_last(typed, last, bot_and_level_names(game))
    if before and ":" in before[-1]:
        found += complete_last(typed, *option_words(game, f"{before[-1]},{last}"))
    return found


def option_words(game: Game[Any], bot: str) -> tuple[str, list[str]]:
    """Return the start of an option or of its value, and the words that may complete it."""
    name, _, options = bot.partition(":")
    kind = find_bot_type(game, name)
    known = [] if kind is None else kind.options
    *before, last = options.split(",")
    given = [each.partition("=")[0].strip() for each in before]
    option, equals, value = last.partition("=")
    if equals:
        return value, [word for each in known if each.name == option for word in each.choices]
    return option, [f"{each.name}=" for each in known if each.name not in given]


def complete_last(typed: str, last: str, words: Sequence[str]) -> list[str]:
    """Return the text with its last word completed to each word that starts with it."""
    before = typed.removesuffix(last)
    return [before + word for word in words if word.startswith(last)]
