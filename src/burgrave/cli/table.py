"""Commands about a game: what they can be told depends on the game that is named on the command line.

    @table_command("simulate", about="cli-simulate", examples=("simulate {game}",))
    @argument("game", about="cli-argument-game", value="game", shell_complete=words_of("games", games))
    def simulate(game: str) -> int:
        options = resolve(game_of(game))

The settings of the game become options of the command: `first_crown` is `--first-crown`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from secrets import randbelow
from typing import Any, Final

import click

from burgrave.cli.spoken import GAME, Command, Option, made, spoken, words_of
from burgrave.core.option import FILE, FLAG, LOT, NUMBER, SEAT, WORD, WORDS, By
from burgrave.core.option import Option as Declared
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.games import games

TYPED: Final = "burgrave.cli.typed"  # where a context keeps what was typed
PLAYERS: Final = Declared("players", NUMBER, "cli-option-players")
SHORT: Final = 28  # choices that take no more room than this stand in the help
LOTS: Final = 1_000_000


class GameCommand(Command):
    """A command with some options for every game, and others for the one that is named."""

    def own_options(self, game: str) -> list[Option]:
        """The options of one game."""
        raise NotImplementedError

    def options_of_none(self) -> list[Option]:
        """The options where no game is named."""
        raise NotImplementedError

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta[GAME] = game_among(self.params, args)
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as mistake:
            game, owner = named_game(ctx), self.owner_of(mistake.option_name)
            if game is None or owner is None:
                raise
            option, command = mistake.option_name, self.help_path(ctx)
            raise Wrong(
                "terminal-option-elsewhere", option=option, game=game, owner=owner, command=command
            ) from None

    def owner_of(self, option: str) -> str | None:
        """A game that has this option."""
        return next((id for id in games() if any(option in each.opts for each in self.own_options(id))), None)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Where a game has an option of its own, it stands for the one that every game has."""
        game = named_game(ctx)
        own = self.own_options(game) if game is not None else self.options_of_none()
        theirs = {name for each in own for name in each.opts}
        return [*(each for each in self.params if theirs.isdisjoint(each.opts)), *own]

    def help_path(self, ctx: click.Context, option: str = "") -> str:
        game = named_game(ctx)
        common = any(option in each.opts for each in self.params)
        return super().help_path(ctx) if game is None or common else f"{ctx.command_path} {game}"

    def option_lists(self, ctx: click.Context) -> list[tuple[str, list[Option]]]:
        """The game's own stand apart."""
        text, game = spoken(), named_game(ctx)
        lists = super().option_lists(ctx)
        if game is None:
            return lists
        own = self.own_options(game)
        common = [(title, [each for each in some if each not in own]) for title, some in lists]
        return [*common, (text.say("terminal-options-of", game=text.say(f"{game}-title")), own)]

    def more_help(self, ctx: click.Context) -> list[str]:
        told = super().more_help(ctx)
        if named_game(ctx) is None:
            text, first = spoken(), games()[0]
            example = {"command": f"{ctx.command_path} {first}", "game": text.say(f"{first}-title")}
            told.append(text.say("terminal-game-options", **example))
        return told


class TableCommand(GameCommand):
    """A command about a table: it has the settings of the game as options."""

    def own_options(self, game: str) -> list[Option]:
        return options_of(game)

    def more_examples(self, ctx: click.Context) -> list[str]:
        """One for each game, or for the one that is named: with the last choice of its first option."""
        named = named_game(ctx)
        return [example_of(f"{self.name} {id}", id) for id in ([named] if named is not None else games())]

    def options_of_none(self) -> list[Option]:
        """Those of every game, not shown: a saved game is not named, and yet may be told something."""
        return options_of_all()


def table_command(
    name: str, about: str, examples: Sequence[str] = ()
) -> Callable[[Callable[..., Any]], Command]:
    """As `command`; the command also has `--players` and `--option`."""

    def make(function: Callable[..., Any]) -> Command:
        command = made(TableCommand, name, about, examples)(function)
        more = Option(["--option", "more"], multiple=True, expose_value=False, callback=keep_pairs)
        more.about, more.value = "cli-option-option", "setting"
        arguments = sum(isinstance(each, click.Argument) for each in command.params)
        command.params[arguments:arguments] = [option_for(PLAYERS), more]
        return command

    return make


def game_among(params: Sequence[click.Parameter], args: Sequence[str]) -> str | None:
    """The first word that is a game and not the value of an option."""
    valued = {name for each in params if isinstance(each, Option) and not each.is_flag for name in each.opts}
    known = games()
    pairs = zip(["", *args], args, strict=False)
    return next((word for before, word in pairs if word in known and before not in valued), None)


def named_game(ctx: click.Context) -> str | None:
    found: str | None = ctx.meta.get(GAME)
    return found


# -- from settings to options


def example_of(command: str, game: str) -> str:
    """The command with an option of the game, if there is one to choose."""
    found = next((each for each in game_of(game).option_list() if each.kind == WORD and each.choices), None)
    return command if found is None else f"{command} {spelled(found)} {found.choices[-1]}"


@cache
def options_of(game: str, hidden: bool = False) -> list[Option]:
    return [option_for(setting, hidden) for setting in game_of(game).option_list()]


@cache
def options_of_all() -> list[Option]:
    """The options of every game, each once; what every game has is left to the command."""
    found = {spelled(PLAYERS): option_for(PLAYERS)}
    for game in games():
        for option in options_of(game, hidden=True):
            found.setdefault(option.opts[0], option)
    return list(found.values())[1:]


def spelled(setting: Declared) -> str:
    return f"--{setting.name.replace('_', '-')}"


def option_for(setting: Declared, hidden: bool = False) -> Option:
    """The option that sets a setting; what is typed is kept for `typed_settings`."""

    def keep(context: click.Context, parameter: click.Parameter, value: Any) -> None:
        if value == "":
            raise Wrong("terminal-option-bare", option=spelled(setting), command=context.command_path)
        if value not in (None, False):
            note(context, spelled(setting), setting, randbelow(LOTS) if setting.kind == LOT else value)

    option = Option(
        [spelled(setting), f"setting_{setting.name}"],
        is_flag=setting.kind in (FLAG, LOT) or None,  # False would mean that its value may be left out
        expose_value=False,
        hidden=hidden,
        callback=keep,
        shell_complete=completion_of(setting),
    )
    option.about, option.value = setting.about, value_of(setting)
    option.choices, option.usual = ", ".join(setting.choices), default_of(setting)
    return option


def default_of(setting: Declared) -> str:
    """What holds if nothing is said; where that depends on another option, for each of its values."""
    if not isinstance(setting.default, By):
        return "" if setting.default in (None, False, []) else str(setting.default)
    values: dict[str, list[str]] = {}
    for by, value in setting.default.values.items():
        values.setdefault(str(value), []).append(str(by))
    if len(values) == 1:
        return next(iter(values))
    return "; ".join(f"{', '.join(by)}: {value}" for value, by in values.items())


def completion_of(setting: Declared) -> Callable[..., Any] | None:
    if setting.kind == FILE:
        return click.Path().shell_complete
    return words_of(setting.name, lambda: setting.choices) if setting.choices else None


def value_of(setting: Declared) -> str:
    """How the value is called in the help: by its choices, if they are few."""
    if setting.kind in (NUMBER, SEAT):
        return "|".join(["number", *setting.choices])
    if setting.kind == WORDS:
        return "list"
    if setting.kind == FILE:
        return "file"
    choices = "|".join(setting.choices)
    return choices if 0 < len(choices) <= SHORT else "word"


# -- what was typed


@dataclass(frozen=True, slots=True)
class Typed:
    """A setting as somebody typed it: with an option of its own, or with `--option name=value`."""

    option: str
    name: str
    value: str | int | bool
    is_file: bool


def note(context: click.Context, option: str, setting: Declared, value: str | int | bool) -> None:
    context.meta.setdefault(TYPED, []).append(Typed(option, setting.name, value, setting.kind == FILE))


def keep_pairs(context: click.Context, parameter: click.Parameter, typed: Sequence[str]) -> None:
    for each in typed:
        name, _, value = each.partition("=")
        if not (name and value):
            raise Wrong("option-form", text=each)
        note(context, parameter.opts[0], Declared(name, WORD, ""), value)


def typed_settings() -> list[Typed]:
    kept: list[Typed] = click.get_current_context().meta.get(TYPED, [])
    return kept
