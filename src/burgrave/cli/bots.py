"""`burgrave bots`: whom one can play against, levels first."""

from typing import Any

from rich.console import Console, RenderableType

from burgrave.bots.levels import Level, levels
from burgrave.bots.registry import kinds
from burgrave.cli.picture import plain_table
from burgrave.cli.spoken import argument, command, spoken, words_of
from burgrave.core.bot_kind import BotKind
from burgrave.core.game import Game
from burgrave.games import game as game_of
from burgrave.games import games
from burgrave.text import Text


@command("bots", about="cli-bots", examples=("bots", "bots {game}"))
@argument(
    "game",
    about="cli-argument-cards-game",
    value="game",
    required=False,
    shell_complete=words_of("games", games),
)
def bots(game: str | None) -> None:
    console, text = Console(highlight=False), spoken()
    chosen = game_of(game if game is not None else games()[0])
    console.print(text.title(chosen.id), style="bold")
    for table in (level_table(chosen, text), bot_table(chosen, text)):
        console.print()
        console.print(table)


def level_table(game: Game[Any], text: Text) -> RenderableType:
    table = plain_table(text.say("bots-level"))
    for key in ("bots-typed", "bots-plays", "bots-thinks"):
        table.add_column(text.say(key))
    for level in levels(game.id):
        table.add_row(text.say(f"level-{level.name}"), level.name, level.bot, thinking(level, text))
    return table


def thinking(level: Level, text: Text) -> str:
    return text.say("bots-ms", ms=text.number(level.ms)) if level.ms else text.say("bots-at-once")


def bot_table(game: Game[Any], text: Text) -> RenderableType:
    table = plain_table(text.say("bots-bot"))
    table.add_column(text.say("bots-options"))
    for kind in kinds(game):
        table.add_row(kind.name, options_of(kind))
    return table


def options_of(kind: BotKind) -> str:
    """The options with their defaults, as one would type them."""
    return ",".join(f"{option.name}={option.default}" for option in kind.options)
