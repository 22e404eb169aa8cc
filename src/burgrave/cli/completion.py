"""`burgrave completion`: print the script with which a shell completes commands, options and names."""

import os
from typing import Final

import click
from click.shell_completion import (
    BashComplete,
    CompletionItem,
    FishComplete,
    ShellComplete,
    ZshComplete,
    add_completion_class,
    split_arg_string,
)

from burgrave.cli.localized import PROGRAM, argument, command, complete_words
from burgrave.core.error import OptionsError

PARTIAL: Final = "part"  # the type of a partial value: the shell adds no space after it
VARIABLE: Final = f"_{PROGRAM.upper()}_COMPLETE"
EXAMPLES: Final = (
    "completion bash >> ~/.bashrc",
    "completion zsh >> ~/.zshrc",
    "completion fish > ~/.config/fish/completions/burgrave.fish",
)

# Bash also splits words at : and =. So the program reads the whole line, and the script removes the part
# that bash already has.
BASH: Final = """\
%(complete_func)s() {
    local IFS=$'\\n'
    local response completion type value
    local line="${COMP_LINE:0:COMP_POINT}"
    local word="${line##*[[:space:]]}" breaks="" there=""
    [[ $word == -*=* ]] && word="${word#*=}"
    [[ $COMP_WORDBREAKS == *:* ]] && breaks+=":"
    [[ $COMP_WORDBREAKS == *=* ]] && breaks+="="
    [[ -n $breaks && $word == *[$breaks]* ]] && there="${word%%"${word##*[$breaks]}"}"

    response=$(env COMP_LINE="$line" %(complete_var)s=bash_complete "$1")

    for completion in $response; do
        IFS=',' read -r type value <<< "$completion"
        if [[ $type == 'dir' ]]; then
            COMPREPLY=()
            compopt -o dirnames
        elif [[ $type == 'file' ]]; then
            COMPREPLY=()
            compopt -o default
        else
            COMPREPLY+=("${value#"$there"}")
            [[ $type == 'part' ]] && compopt -o nospace
        fi
    done

    return 0
}

%(complete_func)s_setup() {
    complete -o nosort -F %(complete_func)s %(prog_name)s
}

%(complete_func)s_setup;
"""

# Click's own script would cut a value at its first comma.
FISH: Final = """\
function %(complete_func)s;
    set -l response (env %(complete_var)s=fish_complete COMP_WORDS=(commandline -cp) \
COMP_CWORD=(commandline -t) %(prog_name)s);

    for completion in $response;
        set -l metadata (string split --max 1 "," $completion);

        if test $metadata[1] = "dir";
            __fish_complete_directories $metadata[2];
        else if test $metadata[1] = "file";
            __fish_complete_path $metadata[2];
        else;
            echo $metadata[2];
        end;
    end;
end;

complete --no-files --command %(prog_name)s --arguments "(%(complete_func)s)";
"""


class BashCompletion(BashComplete):
    """Reads the line as it was typed, because bash splits words at more characters."""

    source_template = BASH

    def get_completion_args(self) -> tuple[list[str], str]:
        if "COMP_LINE" not in os.environ:  # the script of an older version
            return super().get_completion_args()
        line = os.environ["COMP_LINE"]
        words = split_arg_string(line)
        if line[-1:].isspace():
            words.append("")
        return words[1:-1], words[-1]


class ZshCompletion(ZshComplete):
    """Click's completion, but without a space after a partial value."""

    source_template = ZshComplete.source_template.replace(
        '        elif [[ "$type" == "dir" ]]; then',
        '        elif [[ "$type" == "part" ]]; then\n'
        "            compadd -U -S '' -V unsorted -- \"$key\"\n"
        '        elif [[ "$type" == "dir" ]]; then',
    )

    def format_completion(self, item: CompletionItem) -> str:
        return f"{PARTIAL}\n{item.value}\n_" if item.type == PARTIAL else super().format_completion(item)


class FishCompletion(FishComplete):
    """Click's completion, but for values with commas."""

    source_template = FISH


SHELLS: Final[dict[str, type[ShellComplete]]] = {
    "bash": BashCompletion,
    "zsh": ZshCompletion,
    "fish": FishCompletion,
}
for name, shell_class in SHELLS.items():
    add_completion_class(shell_class, name)


@command("completion", help_key="cli-completion", examples=EXAMPLES)
@argument(
    "shell",
    help_key="cli-argument-shell",
    value="bash|zsh|fish",
    shell_complete=complete_words("shells", lambda: list(SHELLS)),
)
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print the script. It asks the program for completions, so it does not become outdated."""
    if shell not in SHELLS:
        raise OptionsError("option-choice", option="shell", value=shell, choices=", ".join(SHELLS))
    # Do not check that bash is installed here: the script may be for another machine.
    click.echo(ShellComplete.source(SHELLS[shell](context.find_root().command, {}, PROGRAM, VARIABLE)))
