"""`burgrave components`: how much of a file is confirmed, what differs in two files, and merge them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import click

from burgrave.cli.localized import F, LocalizedGroup, argument, command, current_translator, echo, option
from burgrave.cli.parse_options import writable_path
from burgrave.core.components import read_data
from burgrave.core.error import BurgraveError
from burgrave.core.file_io import replacing
from burgrave.core.game import Game
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games
from burgrave.i18n import Translator
from burgrave.match.component_files import (
    Choice,
    FileSectionData,
    PartPairData,
    check_file,
    has_files,
    merge_files,
    read_file,
    write_file,
)

DIFFERENT: Final = 1  # the exit code if files differ, or if a choice is missing
BUILT_IN: Final = "-"  # instead of a file: the values of the package
CHOICES: Final = ("mine", "theirs", "both")
TAKE: Final = {"mine": "--take mine", "theirs": "--take theirs"}


@click.group("components", cls=LocalizedGroup, invoke_without_command=True)
@click.pass_context
def components(context: click.Context) -> None:
    """Print the help if there is no subcommand."""
    if context.invoked_subcommand is None:
        echo(context.get_help())


def file_argument(name: str) -> Callable[[F], F]:
    complete = click.Path().shell_complete
    return argument(name, help_key=f"cli-argument-components-{name}", value="file", shell_complete=complete)


@command("status", help_key="cli-components-status", examples=("components status my.json",))
@file_argument("file")
def status(file: str) -> None:
    """Print how many parts of each section are confirmed, or raise BurgraveError with all mistakes."""
    game, raw = game_with_files(), read_bytes(file)
    read_file(game, raw, file)
    tr = current_translator()
    found = check_file(game, raw, file, tr)
    for line in status_lines(game, found["sections"], tr):
        echo(line)
    echo()
    echo(tr.format("components-changed", count=found["changed"]))


def status_lines(game: Game[Any], sections: list[FileSectionData], tr: Translator) -> list[str]:
    rows = [(section_name(game, each["section"], tr), each["confirmed"], each["total"]) for each in sections]
    rows.append((tr.format("components-all"), sum(each[1] for each in rows), sum(each[2] for each in rows)))
    width = max(len(name) for name, _, _ in rows)
    return [f"{name:<{width}}  {confirmed:>3} / {total:>3}" for name, confirmed, total in rows]


def section_name(game: Game[Any], section: str, tr: Translator) -> str:
    return tr.format(f"{game.id}-section-{section}")


@command("diff", help_key="cli-components-diff", examples=("components diff my.json theirs.json",))
@file_argument("mine")
@file_argument("theirs")
def diff(mine: str, theirs: str) -> int:
    """Print the parts that differ. Return 1 if there are any."""
    game, tr = game_with_files(), current_translator()
    pairs = compare(game, mine, theirs, tr)["pairs"]
    differing = [pair for pair in pairs if pair["fields"]]
    for pair in differing:
        echo(describe_pair(game, pair, tr))
    echo(tr.format("components-differences", count=len(differing)))
    return DIFFERENT if differing else 0


def describe_pair(game: Game[Any], pair: PartPairData, tr: Translator) -> str:
    """Return one line: the part, the fields that differ, and both origins."""
    other = "" if pair["other"] == pair["part"] else f" ({pair['other']})"
    mine, theirs = (tr.format(f"components-origin-{each}") for each in pair["origins"])
    name = f"{section_name(game, pair['section'], tr)} {pair['part']}{other}"
    return f"{name}: {', '.join(pair['fields'])} [{mine} | {theirs}]"


@command(
    "merge",
    help_key="cli-components-merge",
    examples=("components merge my.json theirs.json --out both.json",),
)
@file_argument("mine")
@file_argument("theirs")
@option("--out", help_key="cli-option-components-out", value="file", required=True)
@option("--take", help_key="cli-option-components-take", value="mine|theirs|both")
def merge(mine: str, theirs: str, out: str, take: str | None) -> int:
    """Write the merged file. Without a choice for every conflict, write nothing and return 1."""
    game, tr = game_with_files(), current_translator()
    path = output_path(out, (mine, theirs))
    chosen = parse_choice(take)
    merged = compare(game, mine, theirs, tr)
    conflicts = [pair for pair in merged["pairs"] if pair["outcome"] == "conflict"]
    if conflicts and chosen is None:
        for pair in conflicts:
            echo(describe_pair(game, pair, tr))
        echo(tr.format("components-conflicts", count=len(conflicts), **TAKE))
        return DIFFERENT
    if conflicts:
        choices: dict[str, Choice] = {pair["part"]: chosen for pair in conflicts if chosen}
        merged = compare(game, mine, theirs, tr, choices)
    if merged["merged"] is None:
        echo("\n".join(each["message"] for each in merged["mistakes"]))
        return DIFFERENT
    with replacing(path) as file:
        file.write(write_file(merged["merged"]))
    counts = {name: sum(pair["outcome"] == name for pair in merged["pairs"]) for name in ("theirs", "agreed")}
    echo(tr.format("components-merged", file=out, **counts))
    return 0


def output_path(out: str, inputs: Sequence[str]) -> Path:
    """Return the path of the merged file. It may replace one of the inputs, but no other file."""
    path = writable_path(out)
    files = [Path(each).expanduser() for each in inputs]
    if path.exists() and not any(each.is_file() and path.samefile(each) for each in files):
        raise BurgraveError("components-file-exists", file=out)
    return path


def parse_choice(typed: str | None) -> Choice | None:
    if typed is None or typed in CHOICES:
        return typed  # type: ignore[return-value]  # one of them
    raise BurgraveError("option-choice", option="--take", value=typed, choices=", ".join(CHOICES))


def compare(
    game: Game[Any], mine: str, theirs: str, tr: Translator, choices: dict[str, Choice] | None = None
) -> Any:
    """Return the comparison of two files. Raise BurgraveError with all mistakes in them."""
    files = [(read_bytes(each, game), each) for each in (mine, theirs)]
    for raw, name in files:
        read_file(game, raw, name)
    return merge_files(game, files[0], files[1], choices or {}, tr)


def game_with_files() -> Game[Any]:
    return next(game for game in map(game_of, games()) if has_files(game))


def read_bytes(file: str, game: Game[Any] | None = None) -> bytes:
    """Return the bytes of a file, or those of the built-in one for `-`."""
    if file == BUILT_IN and game is not None:
        return game.reference().components(game.options())
    return read_data(Path(file).expanduser())


components.help_key = "cli-components"
components.examples = ("components status my.json", "components diff - my.json")
components.groups = {"cli-commands-components": (status, diff, merge)}
for each in components.groups["cli-commands-components"]:
    components.add_command(each)
