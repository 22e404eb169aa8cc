"""`burgrave bots`: whom one can play against, levels first."""

from collections.abc import Sequence
from inspect import getdoc
from typing import Any

from burgrave.bots.levels import Level, levels
from burgrave.bots.registry import kinds, own_kinds
from burgrave.cli.number_table import NumberTable
from burgrave.cli.output import Bold, Part, print_parts
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
    text = spoken()
    chosen = game_of(game if game is not None else games()[0])
    parts: list[Part] = [Bold(text.title(chosen.id))]
    for table in (level_table(chosen, text), bot_table(chosen, text), option_table(chosen, text)):
        parts += ["", table]
    print_parts(parts)


def level_table(game: Game[Any], text: Text) -> NumberTable:
    table = plain_table(text.say("bots-level"))
    for key in ("bots-typed", "bots-plays", "bots-thinks"):
        table.add_text(text.say(key))
    for level in levels(game.id):
        table.add_row(text.say(f"level-{level.name}"), level.name, level.bot, thinking(level, text))
    return table


def thinking(level: Level, text: Text) -> str:
    return text.say("bots-ms", ms=text.number(level.ms)) if level.ms else text.say("bots-at-once")


def bot_table(game: Game[Any], text: Text) -> NumberTable:
    table = plain_table(text.say("bots-bot"))
    for key in ("bots-about", "bots-options"):
        table.add_text(text.say(key))
    own = own_kinds(game)
    for kind in kinds(game):
        names = ", ".join(option.name for option in kind.options)
        table.add_row(
            kind.name, text.say(f"bots-about-{kind.name}") if is_in(kind, own) else docstring(kind), names
        )
    return table


def docstring(kind: BotKind) -> str:
    """The first line that the author of a bot wrote about it."""
    return (getdoc(kind.make) or "").partition("\n")[0]


def is_in(kind: BotKind, own: Sequence[BotKind]) -> bool:
    return any(kind.name == each.name for each in own)


def option_table(game: Game[Any], text: Text) -> NumberTable:
    """Every option of the bots of this package; 0 means that it is not used."""
    table = plain_table(text.say("bots-option"))
    for key in ("bots-option-about", "bots-option-default"):
        table.add_text(text.say(key))
    options = {option.name: option for kind in own_kinds(game) for option in kind.options}
    for option in options.values():
        table.add_row(option.name, text.say(f"bots-option-{option.name}"), str(option.default or "–"))  # noqa: RUF001
    return table
