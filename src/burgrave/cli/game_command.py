"""Commands about a game. Their options depend on the game that is named on the command line.

    @game_options_command("simulate", help_key="cli-simulate", examples=("simulate {game}",))
    @argument("game", help_key="cli-argument-game", value="game")
    def simulate(game: str) -> int:
        options = resolve_options(game_of(game))

The settings of the game become options of the command: `first_crown` is `--first-crown`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from secrets import randbelow
from typing import Any, Final

import click

from burgrave.cli.localized import (
    GAME,
    LocalizedCommand,
    LocalizedOption,
    complete_words,
    current_translator,
    make_command,
)
from burgrave.core.error import BurgraveError, OptionsError
from burgrave.core.options import FILE, FLAG, NUMBER, RANDOM_SEED, SEAT, WORD, WORDS, DependsOn
from burgrave.core.options import Option as GameOption
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games

TYPED_SETTINGS: Final = "burgrave.cli.param_types"  # key of the typed settings in the context
PLAYERS: Final = GameOption("players", NUMBER, "cli-option-players")
MAX_CHOICES_LENGTH: Final = 28  # up to this length, choices are shown as the name of the value
RANDOM_SEEDS: Final = 1_000_000


class GameCommand(LocalizedCommand):
    """A command with options for every game, and with more options for the named game."""

    def game_options(self, game: str) -> list[LocalizedOption]:
        """Return the options of one game."""
        raise NotImplementedError

    def options_without_game(self) -> list[LocalizedOption]:
        """Return the options if no game is named."""
        raise NotImplementedError

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta[GAME] = find_game(self.params, args)
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as mistake:
            game, owner = current_game(ctx), self.find_owner(mistake.option_name)
            if game is None or owner is None:
                raise
            option, command = mistake.option_name, self.help_path(ctx)
            raise BurgraveError(
                "cli-option-of-other-game", option=option, game=game, owner=owner, command=command
            ) from None

    def find_owner(self, option: str) -> str | None:
        """Return a game that has this option, or None."""
        return next(
            (id for id in games() if any(option in each.opts for each in self.game_options(id))), None
        )

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return all parameters. An option of the game replaces a common one with the same name."""
        game = current_game(ctx)
        own = self.game_options(game) if game is not None else self.options_without_game()
        theirs = {name for each in own for name in each.opts}
        return [*(each for each in self.params if theirs.isdisjoint(each.opts)), *own]

    def help_path(self, ctx: click.Context, option: str = "") -> str:
        game = current_game(ctx)
        common = any(option in each.opts for each in self.params)
        return super().help_path(ctx) if game is None or common else f"{ctx.command_path} {game}"

    def option_lists(self, ctx: click.Context) -> list[tuple[str, list[LocalizedOption]]]:
        """Return the lists of options for the help. The game's own options are in a separate list."""
        tr, game = current_translator(), current_game(ctx)
        lists = super().option_lists(ctx)
        if game is None:
            return lists
        own = self.game_options(game)
        common = [(title, [each for each in some if each not in own]) for title, some in lists]
        return [*common, (tr.format("cli-options-of", game=tr.format(f"{game}-title")), own)]

    def more_help(self, ctx: click.Context) -> list[str]:
        texts = super().more_help(ctx)
        if current_game(ctx) is None:
            tr, first = current_translator(), games()[0]
            example = {"command": f"{ctx.command_path} {first}", "game": tr.format(f"{first}-title")}
            texts.append(tr.format("cli-game-options", **example))
        return texts


class GameOptionsCommand(GameCommand):
    """A command that has the settings of the game as options."""

    def game_options(self, game: str) -> list[LocalizedOption]:
        return make_options(game)

    def more_examples(self, ctx: click.Context) -> list[str]:
        """Return an example for each game or the named one, with the last choice of an option."""
        named = current_game(ctx)
        return [make_example(f"{self.name} {id}", id) for id in ([named] if named is not None else games())]

    def options_without_game(self) -> list[LocalizedOption]:
        """Return the hidden options of all games: `--resume` names no game but accepts some of them."""
        return make_all_options()


def game_options_command(
    name: str, help_key: str, examples: Sequence[str] = ()
) -> Callable[[Callable[..., Any]], LocalizedCommand]:
    """Return a decorator as `command` does. The command also has `--players` and `--option`."""

    def make(function: Callable[..., Any]) -> LocalizedCommand:
        command = make_command(GameOptionsCommand, name, help_key, examples)(function)
        more = LocalizedOption(["--option", "more"], multiple=True, expose_value=False, callback=store_pairs)
        more.help_key, more.value = "cli-option-option", "setting"
        arguments = sum(isinstance(each, click.Argument) for each in command.params)
        command.params[arguments:arguments] = [make_option(PLAYERS), more]
        return command

    return make


def find_game(params: Sequence[click.Parameter], args: Sequence[str]) -> str | None:
    """Return the first word that is a game and not the value of an option, or None."""
    valued = {
        name
        for each in params
        if isinstance(each, LocalizedOption) and not each.is_flag
        for name in each.opts
    }
    known = games()
    pairs = zip(["", *args], args, strict=False)
    return next((word for before, word in pairs if word in known and before not in valued), None)


def current_game(ctx: click.Context) -> str | None:
    found: str | None = ctx.meta.get(GAME)
    return found


# -- from settings to options


def make_example(command: str, game: str) -> str:
    """Return the command with an option of the game, if the game has an option with choices."""
    found = next((each for each in game_of(game).option_list() if each.kind == WORD and each.choices), None)
    return command if found is None else f"{command} {option_flag(found)} {found.choices[-1]}"


@cache
def make_options(game: str, hidden: bool = False) -> list[LocalizedOption]:
    return [make_option(setting, hidden) for setting in game_of(game).option_list()]


@cache
def make_all_options() -> list[LocalizedOption]:
    """Return the options of all games, each once, without `--players`, which the command has."""
    found = {option_flag(PLAYERS): make_option(PLAYERS)}
    for game in games():
        for option in make_options(game, hidden=True):
            found.setdefault(option.opts[0], option)
    return list(found.values())[1:]


def option_flag(setting: GameOption) -> str:
    return f"--{setting.name.replace('_', '-')}"


def make_option(setting: GameOption, hidden: bool = False) -> LocalizedOption:
    """Return the option for a setting. The typed value is stored for `typed_settings`."""

    def keep(context: click.Context, parameter: click.Parameter, value: Any) -> None:
        if value == "":
            raise BurgraveError(
                "cli-option-value-missing", option=option_flag(setting), command=context.command_path
            )
        if value not in (None, False):
            store_setting(
                context,
                option_flag(setting),
                setting,
                randbelow(RANDOM_SEEDS) if setting.kind == RANDOM_SEED else value,
            )

    option = LocalizedOption(
        [option_flag(setting), f"setting_{setting.name}"],
        is_flag=setting.kind in (FLAG, RANDOM_SEED)
        or None,  # False would mean that its value may be left out
        expose_value=False,
        hidden=hidden,
        callback=keep,
        shell_complete=option_completion(setting),
    )
    option.help_key, option.value = setting.help_key, value_label(setting)
    option.choices, option.default_text = ", ".join(setting.choices), default_text(setting)
    return option


def default_text(setting: GameOption) -> str:
    """Return the default. If it depends on another option, return it for each value of that option."""
    if not isinstance(setting.default, DependsOn):
        return "" if setting.default in (None, False, []) else str(setting.default)
    values: dict[str, list[str]] = {}
    for by, value in setting.default.values.items():
        values.setdefault(str(value), []).append(str(by))
    if len(values) == 1:
        return next(iter(values))
    return "; ".join(f"{', '.join(by)}: {value}" for value, by in values.items())


def option_completion(setting: GameOption) -> Callable[..., Any] | None:
    if setting.kind == FILE:
        return click.Path().shell_complete
    return complete_words(setting.name, lambda: setting.choices) if setting.choices else None


def value_label(setting: GameOption) -> str:
    """Return the name of the value for the help: its choices, if they are short."""
    if setting.kind in (NUMBER, SEAT):
        return "|".join(["number", *setting.choices])
    if setting.kind == WORDS:
        return "list"
    if setting.kind == FILE:
        return "file"
    choices = "|".join(setting.choices)
    return choices if 0 < len(choices) <= MAX_CHOICES_LENGTH else "word"


# -- typed settings


@dataclass(frozen=True, slots=True)
class TypedSetting:
    """A setting as it was typed: with its own option, or with `--option name=value`."""

    option: str
    name: str
    value: str | int | bool
    is_file: bool


def store_setting(context: click.Context, option: str, setting: GameOption, value: str | int | bool) -> None:
    context.meta.setdefault(TYPED_SETTINGS, []).append(
        TypedSetting(option, setting.name, value, setting.kind == FILE)
    )


def store_pairs(context: click.Context, parameter: click.Parameter, typed: Sequence[str]) -> None:
    for each in typed:
        name, _, value = each.partition("=")
        if not (name and value):
            raise OptionsError("option-form", text=each)
        store_setting(context, parameter.opts[0], GameOption(name, WORD, ""), value)


def typed_settings() -> list[TypedSetting]:
    settings: list[TypedSetting] = click.get_current_context().meta.get(TYPED_SETTINGS, [])
    return settings
