"""`burgrave puzzles`: make puzzles from bots' games, and check them with more samples."""

from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Final

import click

from burgrave.cli.localized import (
    LocalizedGroup,
    argument,
    command,
    complete_words,
    current_translator,
    echo,
    option,
)
from burgrave.cli.output import Progress
from burgrave.cli.param_types import MAX_WORKERS, whole_number_type
from burgrave.cli.parse_options import writable_path
from burgrave.core.error import BurgraveError
from burgrave.game_registry import game as game_of
from burgrave.i18n import Translator
from burgrave.puzzles.candidates import TABLES
from burgrave.puzzles.collection import read_puzzles, select_puzzles, write_puzzles
from burgrave.puzzles.making import CONFIRM_SAMPLES, PuzzleRun, is_confirmed
from burgrave.puzzles.puzzle import KINDS, Puzzle
from burgrave.simulation.ray_pool import find_ray
from burgrave.simulation.worker_pool import WorkerPool

NOT_CONFIRMED: Final = 1
INTERRUPTED: Final = 130
MAX_GAMES: Final = 100_000
PATH: Final = click.Path().shell_complete
MAKE: Final = "puzzles make citadels --games 100 --run-file run.jsonl --out puzzles.jsonl"
CHECK: Final = "puzzles check puzzles.jsonl"


@click.group("puzzles", cls=LocalizedGroup, invoke_without_command=True)
@click.pass_context
def puzzles(context: click.Context) -> None:
    """Print the help if there is no subcommand."""
    if context.invoked_subcommand is None:
        echo(context.get_help())


@command("make", help_key="cli-puzzles-make", examples=(MAKE,))
@argument(
    "game",
    help_key="cli-argument-game",
    value="game",
    shell_complete=complete_words("games", lambda: list(TABLES)),
)
@option(
    "--games",
    "count",
    help_key="cli-option-puzzles-games",
    value="number",
    default="100",
    show_default=True,
    callback=whole_number_type(1, MAX_GAMES),
)
@option(
    "--seed",
    help_key="cli-option-simulate-seed",
    value="number",
    default="1",
    show_default=True,
    callback=whole_number_type(),
)
@option(
    "--run-file", help_key="cli-option-puzzles-run-file", value="file", required=True, shell_complete=PATH
)
@option("--out", help_key="cli-option-puzzles-out", value="file", required=True, shell_complete=PATH)
@option(
    "--most",
    help_key="cli-option-puzzles-most",
    value="number",
    default="250",
    show_default=True,
    callback=whole_number_type(1, MAX_GAMES),
)
@option(
    "--workers", help_key="cli-option-workers", value="number", callback=whole_number_type(1, MAX_WORKERS)
)
@option("--ray", "address", help_key="cli-option-ray", value="address")
def make(
    game: str,
    count: int,
    seed: int,
    run_file: str,
    out: str,
    most: int,
    workers: int | None,
    address: str | None,
) -> int:
    """Make puzzles and write the best spread of them. The same command continues after an interruption."""
    run = PuzzleRun(writable_path(run_file), game_of(game).id)
    path = writable_path(out)
    if address is not None:
        find_ray(address)
    run.open()
    tr = current_translator()
    if not play_games(run, range(seed, seed + count), WorkerPool(workers, address), tr):
        return INTERRUPTED
    chosen = select_puzzles(run.puzzles(), most)
    write_puzzles(path, chosen)
    echo(counts_line(chosen, tr))
    echo(tr.format("puzzle-written", file=out))
    return 0


def play_games(run: PuzzleRun, seeds: range, pool: WorkerPool, tr: Translator) -> bool:
    """Make the puzzles with a progress bar. Return False if the user stopped it."""
    try:
        with Progress(len(seeds), tr.format("puzzle-games")) as bar, closing(run.make(seeds, pool)) as parts:
            for done in parts:
                bar.update(done)
    except KeyboardInterrupt:
        return False
    return True


def counts_line(found: list[Puzzle], tr: Translator) -> str:
    counts = Counter(puzzle.kind for puzzle in found)
    kinds = [f"{tr.format(f'puzzle-kind-{kind}')} {counts[kind]}" for kind in KINDS if counts[kind]]
    return tr.format("puzzle-made", count=len(found), kinds=", ".join(kinds))


@command("check", help_key="cli-puzzles-check", examples=(CHECK,))
@argument("file", help_key="cli-argument-file", value="file", shell_complete=PATH)
@option(
    "--samples",
    help_key="cli-option-puzzles-samples",
    value="number",
    default=str(CONFIRM_SAMPLES),
    show_default=True,
    callback=whole_number_type(1, MAX_GAMES),
)
@option("--out", help_key="cli-option-puzzles-confirmed", value="file", shell_complete=PATH)
def check(file: str, samples: int, out: str | None) -> int:
    """Compare the choices of each puzzle again. Return 1 if the answer of one is not confirmed."""
    path = None if out is None else writable_path(out)
    found, tr = read_file(file), current_translator()
    confirmed: list[Puzzle] = []
    with Progress(len(found), tr.format("puzzle-puzzles")) as bar:
        for number, puzzle in enumerate(found, 1):
            if is_confirmed(puzzle, samples):
                confirmed.append(puzzle)
            else:
                kind = tr.format(f"puzzle-kind-{puzzle.kind}")
                echo(tr.format("puzzle-not-confirmed", puzzle=puzzle.id, kind=kind))
            bar.update(number)
    if path is not None:
        write_puzzles(path, confirmed)
    echo(tr.format("puzzle-confirmed", count=len(confirmed), of=len(found), samples=samples))
    return 0 if len(confirmed) == len(found) else NOT_CONFIRMED


def read_file(file: str) -> list[Puzzle]:
    """Return the puzzles of a file; raise BurgraveError if it has none."""
    path = Path(file).expanduser()
    if path.exists() and not path.is_file():  # a pipe or a device may have no end
        raise BurgraveError("puzzle-file-none", file=file)
    try:
        found = read_puzzles(path.read_text(encoding="utf-8"))
    except (KeyError, TypeError, ValueError):
        found = []
    if not found:
        raise BurgraveError("puzzle-file-none", file=file)
    return found


puzzles.help_key = "cli-puzzles"
puzzles.examples = (MAKE, CHECK)
puzzles.groups = {"cli-commands-puzzles": (make, check)}
for each in puzzles.groups["cli-commands-puzzles"]:
    puzzles.add_command(each)
