"""Commands that speak the reader's language: their help and their mistakes come from the texts.

    @command("play", about="cli-play", examples=("play {game} --players 4",))
    @argument("game", about="cli-argument-game", required=False)
    @option("--players", about="cli-option-players", value="number")
    def play(game: str | None, players: str | None) -> int: ...

Values are read as text and checked by the command, which raises Wrong: so every mistake is one sentence
in the reader's language. Every command has `--lang` and `--help`. In examples `{game}` stands for the game
that was named, or for the first one, and `{piece}` for one of its pieces.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

import click
from click.shell_completion import CompletionItem

from burgrave.core.wrong import Wrong, nearest
from burgrave.games import game as game_of
from burgrave.games import games
from burgrave.table.library import all_names
from burgrave.text import LANGUAGES, Text, choose_language
from burgrave.text.spaces import loose

F = TypeVar("F", bound=Callable[..., Any])

C = TypeVar("C", bound="Command")

PROGRAM: Final = "burgrave"
LANGUAGE: Final = "--lang"
GAME: Final = "burgrave.cli.game"  # where a context keeps which game was named
RESEMBLES: Final = 0.7  # how alike a word has to be to be suggested
HELP_WIDTH: Final = 100  # longer lines are hard to read, however wide the terminal is


def spoken(edition: str | None = None) -> Text:
    """The texts of the person who called the command; with an edition, in its words."""
    context = click.get_current_context(silent=True)
    text = context.obj if context is not None and isinstance(context.obj, Text) else Text(choose_language())
    return text if edition is None else Text(text.language, edition)


def tell(said: str = "", err: bool = False) -> None:
    """Print it; by now it is known where its lines break."""
    click.echo(loose(said), err=err)


def language_of(arguments: Sequence[str]) -> str:
    """The language asked for anywhere in the command, else that of the environment.

    It is found before anything else is read, because help and mistakes are to be told in it.
    """
    asked: str | None = None
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == LANGUAGE and place + 1 < len(arguments):
            asked = arguments[place + 1]
        elif argument.startswith(f"{LANGUAGE}="):
            asked = argument.partition("=")[2]
    return choose_language(asked)


# -- what a command is made of


class Option(click.Option):
    """An option with the keys of its help and of the name of its value."""

    about: str = ""
    value: str = ""
    choices: str = ""  # what its help says that can be chosen
    usual: str = ""  # what holds if it is left out

    def process_value(self, ctx: click.Context, value: Any) -> Any:
        """Refuse nothing as a value: `--data=` would otherwise mean the present folder."""
        if value == "" and self.default != "" and not ctx.resilient_parsing:
            raise Wrong("terminal-option-bare", option=self.opts[0], command=ctx.command_path)
        return super().process_value(ctx, value)

    def label(self, text: Text) -> str:
        names = ", ".join(self.opts)
        return names if self.is_flag else f"{names} {value_name(self.value, text)}"

    def told(self, text: Text) -> str:
        about = text.say(self.about, choices=self.choices)
        usual = str(self.default) if self.show_default else self.usual
        return f"{about} [{usual}]" if usual else about


class Argument(click.Argument):
    """An argument with the keys of its help and of its name in the usage line."""

    about: str = ""
    value: str = ""

    def label(self, text: Text) -> str:
        name = value_name(self.value, text) + ("…" if self.nargs == -1 else "")
        return name if self.required else f"[{name}]"


def value_name(value: str, text: Text) -> str:
    """The name of a value; words that are typed as they stand, such as `bash|zsh`, are their own name."""
    keys = [(part, f"terminal-value-{part}") for part in value.split("|")]
    return "|".join(text.say(key) if text.has(key) else part for part, key in keys)


class Command(click.Command):
    """A command that explains itself in the reader's language."""

    about: str = ""
    examples: Sequence[str] = ()

    def __init__(self, *args: Any, **attributes: Any) -> None:
        super().__init__(*args, **{**attributes, "add_help_option": False})
        self.params += common_options()
        # Too many arguments are found by us, who can say so in the reader's language.
        self.allow_extra_args = True

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as mistake:
            mistake.ctx = mistake.ctx or ctx  # click leaves it out where an option lacks its value
            raise
        if ctx.args and not ctx.resilient_parsing:
            raise Wrong("terminal-argument-extra", argument=ctx.args[0], command=ctx.command_path)
        return rest

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_help(self, ctx, formatter)

    def option_lists(self, ctx: click.Context) -> list[tuple[str, list[Option]]]:
        """The options as the help shows them: lists with headings."""
        return [(spoken().say("terminal-options"), shown_options(self, ctx))]

    def more_help(self, ctx: click.Context) -> list[str]:
        """What the help says beyond the first sentence."""
        text, more = spoken(), f"terminal-more-{self.name}"
        return [text.say(more)] if text.has(more) else []

    def more_examples(self, ctx: click.Context) -> list[str]:
        """Examples that depend on what was named."""
        return []

    def help_path(self, ctx: click.Context, option: str = "") -> str:
        """What to type before `--help` to read about an option."""
        return ctx.command_path

    def get_short_help_str(self, limit: int = 45) -> str:
        return spoken().say(self.about)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        return [translated(item, self, ctx) for item in super().shell_complete(ctx, incomplete)]


class Group(click.Group):
    """All commands together; the help lists them in groups, each with the key of its heading."""

    about: str = ""
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
                raise Wrong("terminal-option-unknown", option=args[0], near=None, command=ctx.command_path)
            near = nearest(args[0], list(self.commands), RESEMBLES)
            known = ", ".join(self.commands)
            raise Wrong("terminal-command-unknown", name=args[0], near=near, known=known)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_help(self, ctx, formatter)

    def option_lists(self, ctx: click.Context) -> list[tuple[str, list[Option]]]:
        return [(spoken().say("terminal-options"), shown_options(self, ctx))]

    def more_help(self, ctx: click.Context) -> list[str]:
        return []

    def more_examples(self, ctx: click.Context) -> list[str]:
        return []

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        return [translated(item, self, ctx) for item in super().shell_complete(ctx, incomplete)]


def command(name: str, about: str, examples: Sequence[str] = ()) -> Callable[[Callable[..., Any]], Command]:
    """Makes a command; `about` is the key of what it does, examples are typed after the program's name."""
    return made(Command, name, about, examples)


def made(sort: type[C], name: str, about: str, examples: Sequence[str]) -> Callable[[Callable[..., Any]], C]:
    """Makes a command of any sort."""

    def make(function: Callable[..., Any]) -> C:
        command = click.command(name, cls=sort)(function)
        command.about = about
        command.examples = examples
        return command

    return make


def option(*names: str, about: str, value: str = "", **attributes: Any) -> Callable[[F], F]:
    """An option; `about` is the key of its help, `value` names what follows it (`terminal-value-…`)."""

    def add(function: F) -> F:
        decorated = click.option(*names, cls=Option, **attributes)(function)
        added = parameters(decorated)[-1]
        assert isinstance(added, Option)
        added.about, added.value = about, value
        return decorated

    return add


def argument(name: str, about: str, value: str, **attributes: Any) -> Callable[[F], F]:
    """An argument; `about` and `value` as for an option."""

    def add(function: F) -> F:
        decorated = click.argument(name, cls=Argument, **attributes)(function)
        added = parameters(decorated)[-1]
        assert isinstance(added, Argument)
        added.about, added.value = about, value
        return decorated

    return add


def parameters(function: Any) -> list[click.Parameter]:
    """What click has collected for a function so far."""
    found: list[click.Parameter] = function.__click_params__
    return found


def common_options() -> list[click.Parameter]:
    """`--lang` is read by `language_of`; here it only has to be known."""
    language = Option([LANGUAGE], expose_value=False, is_eager=True, shell_complete=languages)
    language.about, language.value = "cli-option-language", "language"
    shown = Option(["--help", "-h"], is_flag=True, expose_value=False, is_eager=True, callback=show_help)
    shown.about = "cli-option-help"
    return [language, shown]


def languages(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [language for language in LANGUAGES if language.startswith(incomplete)]


def show_help(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        tell(ctx.get_help())
        ctx.exit()


def words_of(name: str, choices: Callable[[], Sequence[str]]) -> Callable[..., list[str]]:
    """Completes a value that is one of some words, or a list of them with commas."""

    def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
        before, comma, last = incomplete.rpartition(",")
        return [before + comma + word for word in choices() if word.startswith(last)]

    complete.__name__ = name
    return complete


def translated(item: CompletionItem, owner: click.Command, ctx: click.Context) -> CompletionItem:
    """Shells show a line of help beside each option and command."""
    for param in owner.get_params(ctx):
        if isinstance(param, Option) and item.value in param.opts:
            item.help = param.told(spoken())
    if isinstance(owner, Group) and item.value in owner.commands:
        item.help = owner.commands[item.value].get_short_help_str()
    return item


# -- help


def write_help(made: Command | Group, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    text = spoken()
    arguments = [param for param in made.params if isinstance(param, Argument)]
    usage = [text.say("terminal-usage-options"), *(each.label(text) for each in arguments)]
    if isinstance(made, Group):
        usage.append(text.say("terminal-usage-command"))
    formatter.width = min(formatter.width, HELP_WIDTH) if formatter.width > 80 else formatter.width
    formatter.write_usage(ctx.command_path, " ".join(usage), prefix=text.say("terminal-usage") + " ")
    formatter.write_paragraph()
    formatter.write_text(text.say(made.about))
    for more in made.more_help(ctx):
        formatter.write_paragraph()
        formatter.write_text(more)
    section(
        formatter, text.say("terminal-arguments"), [(a.label(text), text.say(a.about)) for a in arguments]
    )
    for heading, options in made.option_lists(ctx):
        section(formatter, heading, [(o.label(text), o.told(text)) for o in options])
    if isinstance(made, Group):
        for heading, commands in made.groups.items():
            rows = [(each.name or "", each.get_short_help_str()) for each in commands]
            section(formatter, text.say(heading), rows)
    if made.examples:
        formatter.write_paragraph()
        formatter.write_heading(text.say("terminal-examples"))
        for example in [*made.examples, *made.more_examples(ctx)]:
            formatter.write(f"  {PROGRAM} {filled(example, ctx)}\n")
    formatter.write_paragraph()
    formatter.write_text(text.say("terminal-exit-codes"))


def shown_options(made: Command | Group, ctx: click.Context) -> list[Option]:
    return [param for param in made.get_params(ctx) if isinstance(param, Option) and not param.hidden]


def filled(example: str, ctx: click.Context) -> str:
    """An example for the game that was named, or for the first one."""
    game = ctx.meta.get(GAME) or games()[0]
    piece = all_names(game_of(game))[0][1] if "{piece}" in example else ""
    return example.format(game=game, piece=piece)


def section(formatter: click.HelpFormatter, heading: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(heading):
            formatter.write_dl(rows)


# -- mistakes


def resembling(typed: str, options: Sequence[str]) -> str | None:
    """Return the option that was probably meant; None if all that they have in common are the dashes."""
    names = {option.lstrip("-"): option for option in options}
    wanted = typed.lstrip("-")
    begun = next((name for name in names if name.startswith(wanted)), None)
    found = begun or nearest(wanted, list(names), RESEMBLES)
    return None if found is None else names[found]


def explained(mistake: click.ClickException, text: Text) -> Wrong | None:
    """A mistake that click found, as one of ours; None if it is of a kind that should not occur."""
    context = getattr(mistake, "ctx", None)
    typed = getattr(mistake, "option_name", "")
    path = PROGRAM if context is None else context.command_path
    if context is not None and isinstance(context.command, Command):
        path = context.command.help_path(context, typed)
    if isinstance(mistake, click.NoSuchOption):
        near = resembling(mistake.option_name, mistake.possibilities or [])
        return Wrong("terminal-option-unknown", option=mistake.option_name, near=near, command=path)
    if isinstance(mistake, click.BadOptionUsage):
        name = mistake.option_name
        known = context.command.get_params(context) if context is not None else []
        flag = any(getattr(param, "is_flag", False) and name in param.opts for param in known)
        return Wrong("terminal-option-flag" if flag else "terminal-option-bare", option=name, command=path)
    if isinstance(mistake, click.MissingParameter) and isinstance(mistake.param, Argument | Option):
        name = value_name(mistake.param.value, text)
        return Wrong("terminal-argument-missing", name=name, command=path)
    return None
