"""`burgrave`: the one command. A user's mistake ends with one sentence and exit code 2."""

from collections.abc import Sequence

import click

from burgrave import COMPILED, __version__

ENGINE = "compiled" if COMPILED else "interpreted"


@click.group(invoke_without_command=True)
@click.version_option(__version__, message=f"burgrave {__version__} ({ENGINE})")
@click.pass_context
def burgrave(context: click.Context) -> None:
    """A table for Citadels and Praga Caput Regni."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit code. Commands raise click.ClickException for mistakes."""
    try:
        result = burgrave.main(arguments, prog_name="burgrave", standalone_mode=False)
    except click.ClickException as mistake:
        click.echo(f"burgrave: {mistake.format_message()}", err=True)
        return 2
    except click.Abort:
        return 130
    return result if isinstance(result, int) else 0
