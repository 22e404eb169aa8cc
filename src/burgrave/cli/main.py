"""`burgrave`: the one command. A user's mistake ends with one sentence and exit code 2."""

import os
import sys
import traceback
from collections.abc import Sequence
from typing import Final

import click

from burgrave import COMPILED, __version__
from burgrave.cli.arena import arena
from burgrave.cli.backup import export_command, import_command
from burgrave.cli.bench import bench
from burgrave.cli.bots import bots
from burgrave.cli.card import card
from burgrave.cli.cards import cards
from burgrave.cli.check import check
from burgrave.cli.completion import completion
from burgrave.cli.play import play
from burgrave.cli.presets import presets
from burgrave.cli.replay import replay
from burgrave.cli.rules import rules
from burgrave.cli.schema import schema
from burgrave.cli.serve import serve
from burgrave.cli.simulate import simulate
from burgrave.cli.spoken import PROGRAM, Group, Option, explained, language_of, tell
from burgrave.core.wrong import Wrong, said
from burgrave.text import Text, choose_language

ENGINE: Final = "compiled" if COMPILED else "interpreted"
UNUSABLE: Final = 2
INTERNAL_ERROR: Final = 70  # EX_SOFTWARE of sysexits.h
INTERRUPTED: Final = 130
ISSUES: Final = "https://github.com/burgrave/burgrave/issues"  # as in pyproject.toml
TRACEBACK: Final = "BURGRAVE_TRACEBACK"  # the variable that asks for the traceback of an internal error
FILE_TROUBLES: Final = {
    FileNotFoundError: "terminal-file-missing",
    IsADirectoryError: "terminal-file-folder",
    NotADirectoryError: "terminal-file-missing",
    PermissionError: "terminal-file-forbidden",
}


def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        tell(f"{PROGRAM} {__version__} ({ENGINE})")
        ctx.exit()


def version_option() -> Option:
    shown = Option(["--version"], is_flag=True, expose_value=False, is_eager=True, callback=show_version)
    shown.about = "cli-version"
    return shown


@click.group(PROGRAM, cls=Group, invoke_without_command=True)
@click.pass_context
def burgrave(context: click.Context) -> None:
    """Without a command, the help."""
    if context.invoked_subcommand is None:
        tell(context.get_help())


burgrave.about = "cli-about"
burgrave.examples = (
    "serve",
    "serve --host 0.0.0.0",
    "rules {game}",
    "simulate {game} --games 100",
    "check tests/rules",
)
burgrave.params.insert(0, version_option())
burgrave.groups = {
    "terminal-commands-play": (serve, play, replay),
    "terminal-commands-host": (export_command, import_command),
    "terminal-commands-look-up": (rules, card, cards, presets),
    "terminal-commands-bots": (bots, simulate, arena),
    "terminal-commands-develop": (check, bench, schema, completion),
}
for commands in burgrave.groups.values():
    for each in commands:
        burgrave.add_command(each)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit code. Commands raise Wrong for a person's mistakes."""
    typed = sys.argv[1:] if arguments is None else list(arguments)
    text = Text(choose_language())
    try:
        text = Text(language_of(typed))
        result = burgrave.main(typed, prog_name=PROGRAM, standalone_mode=False, obj=text)
    except click.ClickException as mistake:
        wrong = explained(mistake, text)
        return refuse(mistake.format_message() if wrong is None else text.wrong(wrong))
    except Wrong as wrong:
        return refuse(text.wrong(wrong))
    except OSError as trouble:
        return refuse(text.wrong(about_file(trouble)))
    except click.Abort:
        return INTERRUPTED
    except Exception as problem:  # noqa: BLE001 - whatever is left is a bug, and is told as one
        return report_bug(problem, text)
    return result if isinstance(result, int) else 0


def refuse(sentence: str) -> int:
    tell(f"{PROGRAM}: {sentence}", err=True)
    return UNUSABLE


def report_bug(problem: Exception, text: Text) -> int:
    """Say in one sentence what happened and how to report it; the traceback is printed on demand."""
    if os.environ.get(TRACEBACK):
        traceback.print_exception(problem)
    named = said(f"{type(problem).__name__}: {problem}")
    refuse(text.say("terminal-internal-error", problem=named, address=ISSUES, setting=f"{TRACEBACK}=1"))
    return INTERNAL_ERROR


def about_file(trouble: OSError) -> Wrong:
    """What the system says about a file, in words that help."""
    key = FILE_TROUBLES.get(type(trouble), "terminal-file-trouble")
    file = trouble.filename if isinstance(trouble.filename, str) else str(trouble.filename or "")
    return Wrong(key, file=file, why=trouble.strerror or str(trouble))
