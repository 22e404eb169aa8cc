"""`burgrave`: the one command. A user's mistake ends with one sentence and exit code 2."""

from collections.abc import Sequence

import click

from burgrave import COMPILED, __version__
from burgrave.cli.bench import bench
from burgrave.cli.check import check
from burgrave.cli.simulate import simulate
from burgrave.core.words import Wrong
from burgrave.text import Text, choose_language

ENGINE = "compiled" if COMPILED else "interpreted"


@click.group(invoke_without_command=True)
@click.version_option(__version__, message=f"burgrave {__version__} ({ENGINE})")
@click.pass_context
def burgrave(context: click.Context) -> None:
    """A table for Citadels and Praga Caput Regni."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


burgrave.add_command(simulate)
burgrave.add_command(bench)
burgrave.add_command(check)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit code. Commands raise Wrong for a person's mistakes."""
    try:
        result = burgrave.main(arguments, prog_name="burgrave", standalone_mode=False)
    except click.ClickException as mistake:
        click.echo(f"burgrave: {mistake.format_message()}", err=True)
        return 2
    except Wrong as wrong:
        click.echo(f"burgrave: {Text(choose_language()).wrong(wrong)}", err=True)
        return 2
    except click.Abort:
        return 130
    return result if isinstance(result, int) else 0
