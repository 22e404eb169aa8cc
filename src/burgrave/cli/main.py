"""`burgrave`: the main command. A user's mistake ends with one sentence and exit code 2."""

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
from burgrave.cli.components import components
from burgrave.cli.localized import (
    PROGRAM,
    LocalizedGroup,
    LocalizedOption,
    echo,
    find_language,
    translate_click_error,
)
from burgrave.cli.play import play
from burgrave.cli.presets import presets
from burgrave.cli.puzzles import puzzles
from burgrave.cli.replay import replay
from burgrave.cli.review import review
from burgrave.cli.rules import rules
from burgrave.cli.schema import schema
from burgrave.cli.serve import serve
from burgrave.cli.simulate import simulate
from burgrave.core.error import BurgraveError, short_repr
from burgrave.i18n import Translator, choose_language

ENGINE: Final = "compiled" if COMPILED else "interpreted"
UNUSABLE: Final = 2
INTERNAL_ERROR: Final = 70  # EX_SOFTWARE of sysexits.h
INTERRUPTED: Final = 130
ISSUES: Final = "https://github.com/burgrave/burgrave/issues"  # as in pyproject.toml
TRACEBACK: Final = "BURGRAVE_TRACEBACK"  # the variable that asks for the traceback of an internal error
FILE_ERRORS: Final = {
    FileNotFoundError: "file-missing",
    IsADirectoryError: "file-is-folder",
    NotADirectoryError: "file-missing",
    PermissionError: "file-forbidden",
}


def print_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        echo(f"{PROGRAM} {__version__} ({ENGINE})")
        ctx.exit()


def version_option() -> LocalizedOption:
    shown = LocalizedOption(
        ["--version"], is_flag=True, expose_value=False, is_eager=True, callback=print_version
    )
    shown.help_key = "cli-version"
    return shown


@click.group(PROGRAM, cls=LocalizedGroup, invoke_without_command=True)
@click.pass_context
def burgrave(context: click.Context) -> None:
    """Print the help if there is no subcommand."""
    if context.invoked_subcommand is None:
        echo(context.get_help())


burgrave.help_key = "cli-about"
burgrave.examples = (
    "serve",
    "serve --host 0.0.0.0",
    "rules {game}",
    "simulate {game} --games 100",
    "check tests/rules",
)
burgrave.params.insert(0, version_option())
burgrave.groups = {
    "cli-commands-play": (serve, play, replay, review),
    "cli-commands-host": (export_command, import_command),
    "cli-commands-look-up": (rules, card, cards, presets, components),
    "cli-commands-bots": (bots, simulate, arena),
    "cli-commands-develop": (check, bench, schema, puzzles, completion),
}
for commands in burgrave.groups.values():
    for each in commands:
        burgrave.add_command(each)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code. Commands raise BurgraveError for a user's mistakes."""
    typed = sys.argv[1:] if arguments is None else list(arguments)
    tr = Translator(choose_language())
    try:
        tr = Translator(find_language(typed))
        result = burgrave.main(typed, prog_name=PROGRAM, standalone_mode=False, obj=tr)
    except click.ClickException as mistake:
        error = translate_click_error(mistake, tr)
        return print_error(mistake.format_message() if error is None else tr.error_message(error))
    except BurgraveError as error:
        return print_error(tr.error_message(error))
    except OSError as os_error:
        return print_error(tr.error_message(file_error(os_error)))
    except click.Abort:
        return INTERRUPTED
    except Exception as problem:  # noqa: BLE001 - any other exception is a bug and is reported as one
        return report_bug(problem, tr)
    return result if isinstance(result, int) else 0


def print_error(sentence: str) -> int:
    echo(f"{PROGRAM}: {sentence}", err=True)
    return UNUSABLE


def report_bug(problem: Exception, tr: Translator) -> int:
    """Print one sentence about the error and how to report it. The traceback is printed on request."""
    if os.environ.get(TRACEBACK):
        traceback.print_exception(problem)
    named = short_repr(f"{type(problem).__name__}: {problem}")
    print_error(tr.format("cli-internal-error", problem=named, address=ISSUES, setting=f"{TRACEBACK}=1"))
    return INTERNAL_ERROR


def file_error(error: OSError) -> BurgraveError:
    """Return an error about a file as a BurgraveError with a helpful sentence."""
    key = FILE_ERRORS.get(type(error), "file-error")
    file = error.filename if isinstance(error.filename, str) else str(error.filename or "")
    return BurgraveError(key, file=file, why=error.strerror or str(error))
