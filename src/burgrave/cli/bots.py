"""`burgrave bots`: list the bots of a game, levels first."""

from collections.abc import Sequence
from inspect import getdoc
from typing import Any

from burgrave.bots.levels import Level, levels
from burgrave.bots.registry import bot_types, builtin_bot_types
from burgrave.cli.localized import argument, command, complete_words, current_translator
from burgrave.cli.number_format import make_number_table
from burgrave.cli.number_table import NumberTable
from burgrave.cli.output import BoldText, ReportPart, print_parts
from burgrave.core.bot_type import BotType
from burgrave.core.game import Game
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games
from burgrave.i18n import Translator


@command("bots", help_key="cli-bots", examples=("bots", "bots {game}"))
@argument(
    "game",
    help_key="cli-argument-cards-game",
    value="game",
    required=False,
    shell_complete=complete_words("games", games),
)
def bots(game: str | None) -> None:
    tr = current_translator()
    chosen = game_of(game if game is not None else games()[0])
    parts: list[ReportPart] = [BoldText(tr.game_title(chosen.id))]
    for table in (level_table(chosen, tr), bot_table(chosen, tr), option_table(chosen, tr)):
        parts += ["", table]
    print_parts(parts)


def level_table(game: Game[Any], tr: Translator) -> NumberTable:
    table = make_number_table(tr.format("bots-level"))
    for key in ("bots-typed", "bots-plays", "bots-thinks"):
        table.add_text(tr.format(key))
    for level in levels(game.id):
        table.add_row(tr.format(f"level-{level.name}"), level.name, level.bot, thinking_text(level, tr))
    return table


def thinking_text(level: Level, tr: Translator) -> str:
    return tr.format("bots-ms", ms=tr.format_number(level.ms)) if level.ms else tr.format("bots-instant")


def bot_table(game: Game[Any], tr: Translator) -> NumberTable:
    table = make_number_table(tr.format("bots-bot"))
    for key in ("bots-about", "bots-options"):
        table.add_text(tr.format(key))
    own = builtin_bot_types(game)
    for kind in bot_types(game):
        names = ", ".join(option.name for option in kind.options)
        table.add_row(
            kind.name,
            tr.format(f"bots-about-{kind.name}") if is_one_of(kind, own) else bot_description(kind),
            names,
        )
    return table


def bot_description(bot_type: BotType) -> str:
    """Return the first line of the docstring of a bot's factory."""
    return (getdoc(bot_type.factory) or "").partition("\n")[0]


def is_one_of(bot_type: BotType, own: Sequence[BotType]) -> bool:
    return any(bot_type.name == each.name for each in own)


def option_table(game: Game[Any], tr: Translator) -> NumberTable:
    """Return every option of the built-in bots. A dash means that the option is off by default."""
    table = make_number_table(tr.format("bots-option"))
    for key in ("bots-option-about", "bots-option-default"):
        table.add_text(tr.format(key))
    options = {option.name: option for kind in builtin_bot_types(game) for option in kind.options}
    for option in options.values():
        table.add_row(option.name, tr.format(f"bots-option-{option.name}"), str(option.default or "–"))
    return table
