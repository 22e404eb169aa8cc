"""`burgrave completion`: the script that lets a shell complete commands, options and names."""

from typing import Final

import click
from click.shell_completion import ShellComplete, get_completion_class

from burgrave.cli.spoken import PROGRAM, argument, command, words_of
from burgrave.core.wrong import Wrong

SHELLS: Final = ("bash", "zsh", "fish")
VARIABLE: Final = f"_{PROGRAM.upper()}_COMPLETE"
EXAMPLES: Final = (
    "completion bash >> ~/.bashrc",
    "completion zsh >> ~/.zshrc",
    "completion fish > ~/.config/fish/completions/burgrave.fish",
)


@command("completion", about="terminal-completion", examples=EXAMPLES)
@argument(
    "shell",
    about="terminal-argument-shell",
    value="bash|zsh|fish",
    shell_complete=words_of("shells", lambda: SHELLS),
)
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """The script asks the program itself, so it never grows old."""
    made = get_completion_class(shell) if shell in SHELLS else None
    if made is None:
        raise Wrong("option-choice", option="shell", value=shell, choices=", ".join(SHELLS))
    # Without the check that bash is installed here: the script may be for another machine.
    click.echo(ShellComplete.source(made(context.find_root().command, {}, PROGRAM, VARIABLE)))
