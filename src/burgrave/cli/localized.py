"""Commands whose help and error messages are translated.

    @command("play", help_key="cli-play", examples=("play {game} --players 4",))
    @argument("game", help_key="cli-argument-game", required=False)
    @option("--players", help_key="cli-option-players", value="number")
    def play(game: str | None, players: str | None) -> int: ...

Values are read as text. The command checks them and raises BurgraveError, so every error is one sentence in
the user's language. Every command has `--lang` and `--help`. In examples, `{game}` is the named game or the
first one, and `{piece}` is one of its pieces.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

import click
from click.shell_completion import CompletionItem

from burgrave.core.error import BurgraveError, closest_match, escape_controls
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games
from burgrave.i18n import LANGUAGES, Translator, choose_language
from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.match.piece_search import all_piece_names

F = TypeVar("F", bound=Callable[..., Any])

C = TypeVar("C", bound="LocalizedCommand")

PROGRAM: Final = "burgrave"
LANGUAGE: Final = "--lang"
GAME: Final = "burgrave.cli.game"  # key of the named game in the context
MIN_SUGGESTION: Final = 0.7  # minimum similarity of a suggested word
HELP_WIDTH: Final = 100  # longer lines are hard to read


def current_translator(edition: str | None = None) -> Translator:
    """Return the translator of the user who called the command, with an edition's terms if given."""
    context = click.get_current_context(silent=True)
    tr = (
        context.obj
        if context is not None and isinstance(context.obj, Translator)
        else Translator(choose_language())
    )
    return tr if edition is None else Translator(tr.language, edition)


def echo(message: str = "", err: bool = False) -> None:
    """Print a message. No-break spaces become ordinary spaces, because the lines are already broken.

    Text from a file may be part of the message, so control characters are written as escapes.
    """
    click.echo(escape_controls(replace_no_break_spaces(message), exempt="\n\t"), err=err)


def find_language(arguments: Sequence[str]) -> str:
    """Return the language requested anywhere in the command, else that of the environment.

    It is found before anything else is parsed, because help and errors are printed in it.
    """
    requested: str | None = None
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == LANGUAGE and place + 1 < len(arguments):
            requested = arguments[place + 1]
        elif argument.startswith(f"{LANGUAGE}="):
            requested = argument.partition("=")[2]
    return choose_language(requested)


# -- commands, options and arguments


class LocalizedOption(click.Option):
    """An option with the keys of its help and of the name of its value."""

    help_key: str = ""
    value: str = ""
    choices: str = ""  # the choices for its help
    default_text: str = ""  # the default for its help

    def process_value(self, ctx: click.Context, value: Any) -> Any:
        """Reject an empty value: `--data-dir=` would otherwise mean the current folder."""
        if value == "" and self.default != "" and not ctx.resilient_parsing:
            raise BurgraveError("cli-option-value-missing", option=self.opts[0], command=ctx.command_path)
        return super().process_value(ctx, value)

    def usage_label(self, tr: Translator) -> str:
        names = ", ".join(self.opts)
        return names if self.is_flag else f"{names} {value_name(self.value, tr)}"

    def help_text(self, tr: Translator) -> str:
        text = tr.format(self.help_key, choices=self.choices)
        default = str(self.default) if self.show_default else self.default_text
        return f"{text} [{default}]" if default else text


class LocalizedArgument(click.Argument):
    """An argument with the keys of its help and of its name in the usage line."""

    help_key: str = ""
    value: str = ""

    def usage_label(self, tr: Translator) -> str:
        name = value_name(self.value, tr) + ("…" if self.nargs == -1 else "")
        return name if self.required else f"[{name}]"


def value_name(value: str, tr: Translator) -> str:
    """Return the name of a value. Literal words, for example `bash|zsh`, are their own name."""
    keys = [(part, f"cli-value-{part}") for part in value.split("|")]
    return "|".join(tr.format(key) if tr.has(key) else part for part, key in keys)


class LocalizedCommand(click.Command):
    """A command with its help in the user's language."""

    help_key: str = ""
    examples: Sequence[str] = ()

    def __init__(self, *args: Any, **attributes: Any) -> None:
        super().__init__(*args, **{**attributes, "add_help_option": False})
        self.params += common_options()
        # `parse_args` reports extra arguments itself, in the user's language.
        self.allow_extra_args = True

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as mistake:
            mistake.ctx = mistake.ctx or ctx  # click does not set it if the value of an option is missing
            raise
        if ctx.args and not ctx.resilient_parsing:
            raise BurgraveError("cli-argument-extra", argument=ctx.args[0], command=ctx.command_path)
        return rest

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_help(self, ctx, formatter)

    def option_lists(self, ctx: click.Context) -> list[tuple[str, list[LocalizedOption]]]:
        """Return the options for the help: lists with headings."""
        return [(current_translator().format("cli-options"), visible_options(self, ctx))]

    def more_help(self, ctx: click.Context) -> list[str]:
        """Return the paragraphs of the help after the first one."""
        return second_paragraph(self)

    def more_examples(self, ctx: click.Context) -> list[str]:
        """Return examples that depend on the named game."""
        return []

    def help_path(self, ctx: click.Context, option: str = "") -> str:
        """Return the command to type before `--help` to read about an option."""
        return ctx.command_path

    def get_short_help_str(self, limit: int = 45) -> str:
        return current_translator().format(self.help_key)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        return [translate_completion(item, self, ctx) for item in super().shell_complete(ctx, incomplete)]


class LocalizedGroup(click.Group):
    """All commands. The help lists them in groups, each with the key of its heading."""

    help_key: str = ""
    examples: Sequence[str] = ()
    groups: Mapping[str, Sequence[click.Command]] = {}

    def __init__(self, *args: Any, **attributes: Any) -> None:
        super().__init__(*args, **{**attributes, "add_help_option": False})
        self.params += common_options()

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if not ctx.resilient_parsing and args[0] not in self.commands:
            if args[0].startswith("-"):
                raise BurgraveError("cli-option-unknown", option=args[0], near=None, command=ctx.command_path)
            near = closest_match(args[0], list(self.commands), MIN_SUGGESTION)
            known = ", ".join(self.commands)
            raise BurgraveError("cli-command-unknown", name=args[0], near=near, known=known)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_help(self, ctx, formatter)

    def option_lists(self, ctx: click.Context) -> list[tuple[str, list[LocalizedOption]]]:
        return [(current_translator().format("cli-options"), visible_options(self, ctx))]

    def get_short_help_str(self, limit: int = 45) -> str:
        return current_translator().format(self.help_key)

    def more_help(self, ctx: click.Context) -> list[str]:
        return second_paragraph(self)

    def more_examples(self, ctx: click.Context) -> list[str]:
        return []

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        return [translate_completion(item, self, ctx) for item in super().shell_complete(ctx, incomplete)]


def second_paragraph(command: click.Command) -> list[str]:
    """Return the second paragraph of the help in a list, which is empty if there is none."""
    tr, key = current_translator(), f"cli-more-{command.name}"
    return [tr.format(key)] if tr.has(key) else []


def command(
    name: str, help_key: str, examples: Sequence[str] = ()
) -> Callable[[Callable[..., Any]], LocalizedCommand]:
    """Return a decorator that makes a command.

    `help_key` is the key of its description. Examples are typed after the name of the program.
    """
    return make_command(LocalizedCommand, name, help_key, examples)


def make_command(
    command_class: type[C], name: str, help_key: str, examples: Sequence[str]
) -> Callable[[Callable[..., Any]], C]:
    """Return a decorator that makes a command of this class."""

    def make(function: Callable[..., Any]) -> C:
        command = click.command(name, cls=command_class)(function)
        command.help_key = help_key
        command.examples = examples
        return command

    return make


def option(*names: str, help_key: str, value: str = "", **attributes: Any) -> Callable[[F], F]:
    """Return a decorator that adds an option.

    `help_key` is the key of its help. `value` is the name of its value (`cli-value-…`).
    """

    def add(function: F) -> F:
        decorated = click.option(*names, cls=LocalizedOption, **attributes)(function)
        added = collected_params(decorated)[-1]
        assert isinstance(added, LocalizedOption)
        added.help_key, added.value = help_key, value
        return decorated

    return add


def argument(name: str, help_key: str, value: str, **attributes: Any) -> Callable[[F], F]:
    """Return a decorator that adds an argument. `help_key` and `value` are as in `option`."""

    def add(function: F) -> F:
        decorated = click.argument(name, cls=LocalizedArgument, **attributes)(function)
        added = collected_params(decorated)[-1]
        assert isinstance(added, LocalizedArgument)
        added.help_key, added.value = help_key, value
        return decorated

    return add


def collected_params(function: Any) -> list[click.Parameter]:
    """Return the parameters that click has collected for a function so far."""
    found: list[click.Parameter] = function.__click_params__
    return found


def common_options() -> list[click.Parameter]:
    """Return `--lang` and `--help`. `find_language` reads `--lang`; here it is only declared."""
    language = LocalizedOption(
        [LANGUAGE], expose_value=False, is_eager=True, shell_complete=complete_languages
    )
    language.help_key, language.value = "cli-option-language", "language"
    shown = LocalizedOption(
        ["--help", "-h"], is_flag=True, expose_value=False, is_eager=True, callback=print_help
    )
    shown.help_key = "cli-option-help"
    return [language, shown]


def complete_languages(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [language for language in LANGUAGES if language.startswith(incomplete)]


def print_help(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        echo(ctx.get_help())
        ctx.exit()


def complete_words(name: str, list_words: Callable[[], Sequence[str]]) -> Callable[..., list[str]]:
    """Return a function that completes one of some words, or a list of them with commas."""

    def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
        before, comma, last = incomplete.rpartition(",")
        return [before + comma + word for word in list_words() if word.startswith(last)]

    complete.__name__ = name
    return complete


def translate_completion(item: CompletionItem, owner: click.Command, ctx: click.Context) -> CompletionItem:
    """Set the help of a completion, because shells show it beside options and commands. Return it."""
    for param in owner.get_params(ctx):
        if isinstance(param, LocalizedOption) and item.value in param.opts:
            item.help = param.help_text(current_translator())
    if isinstance(owner, LocalizedGroup) and item.value in owner.commands:
        item.help = owner.commands[item.value].get_short_help_str()
    return item


# -- help


def write_help(
    command: LocalizedCommand | LocalizedGroup, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    tr = current_translator()
    arguments = [param for param in command.params if isinstance(param, LocalizedArgument)]
    usage = [tr.format("cli-usage-options"), *(each.usage_label(tr) for each in arguments)]
    if isinstance(command, LocalizedGroup):
        usage.append(tr.format("cli-usage-command"))
    formatter.width = min(formatter.width, HELP_WIDTH) if formatter.width > 80 else formatter.width
    formatter.write_usage(ctx.command_path, " ".join(usage), prefix=tr.format("cli-usage") + " ")
    formatter.write_paragraph()
    formatter.write_text(tr.format(command.help_key))
    for more in command.more_help(ctx):
        formatter.write_paragraph()
        formatter.write_text(more)
    write_section(
        formatter, tr.format("cli-arguments"), [(a.usage_label(tr), tr.format(a.help_key)) for a in arguments]
    )
    for heading, options in command.option_lists(ctx):
        write_section(formatter, heading, [(o.usage_label(tr), o.help_text(tr)) for o in options])
    if isinstance(command, LocalizedGroup):
        for heading, commands in command.groups.items():
            rows = [(each.name or "", each.get_short_help_str()) for each in commands]
            write_section(formatter, tr.format(heading), rows)
    if command.examples:
        formatter.write_paragraph()
        formatter.write_heading(tr.format("cli-examples"))
        for example in [*command.examples, *command.more_examples(ctx)]:
            formatter.write(f"  {PROGRAM} {fill_example(example, ctx)}\n")
    formatter.write_paragraph()
    formatter.write_text(tr.format("cli-exit-codes"))


def visible_options(command: LocalizedCommand | LocalizedGroup, ctx: click.Context) -> list[LocalizedOption]:
    return [
        param for param in command.get_params(ctx) if isinstance(param, LocalizedOption) and not param.hidden
    ]


def fill_example(example: str, ctx: click.Context) -> str:
    """Return the example for the named game, or for the first one."""
    game = ctx.meta.get(GAME) or games()[0]
    piece = all_piece_names(game_of(game))[0][1] if "{piece}" in example else ""
    return example.format(game=game, piece=piece)


def write_section(formatter: click.HelpFormatter, heading: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(heading):
            formatter.write_dl(rows)


# -- errors


def find_similar_option(typed: str, options: Sequence[str]) -> str | None:
    """Return the option that was probably meant, or None. Leading dashes do not count."""
    names = {option.lstrip("-"): option for option in options}
    wanted = typed.lstrip("-")
    begun = next((name for name in names if name.startswith(wanted)), None)
    found = begun or closest_match(wanted, list(names), MIN_SUGGESTION)
    return None if found is None else names[found]


def translate_click_error(error: click.ClickException, tr: Translator) -> BurgraveError | None:
    """Return a click error as a BurgraveError, or None for a kind that should not occur."""
    context = getattr(error, "ctx", None)
    typed = getattr(error, "option_name", "")
    path = PROGRAM if context is None else context.command_path
    if context is not None and isinstance(context.command, LocalizedCommand):
        path = context.command.help_path(context, typed)
    if isinstance(error, click.NoSuchOption):
        near = find_similar_option(error.option_name, error.possibilities or [])
        return BurgraveError("cli-option-unknown", option=error.option_name, near=near, command=path)
    if isinstance(error, click.BadOptionUsage):
        name = error.option_name
        known = context.command.get_params(context) if context is not None else []
        flag = any(getattr(param, "is_flag", False) and name in param.opts for param in known)
        return BurgraveError(
            "cli-option-without-value" if flag else "cli-option-value-missing", option=name, command=path
        )
    if isinstance(error, click.MissingParameter) and isinstance(
        error.param, LocalizedArgument | LocalizedOption
    ):
        name = value_name(error.param.value, tr)
        return BurgraveError("cli-argument-missing", name=name, command=path)
    return None
