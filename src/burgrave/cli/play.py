"""`burgrave play`: play in this terminal, alone against bots or with several people in turn."""

import locale
import secrets
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from burgrave.bots.spec import split_bots
from burgrave.cli.complete_bots import complete_bots
from burgrave.cli.game_command import game_options_command, typed_settings
from burgrave.cli.localized import argument, complete_words, current_translator, echo, option
from burgrave.cli.param_types import parse_delay, whole_number_type
from burgrave.cli.parse_options import (
    match_level,
    parse_numbers,
    resolve_options,
    split_commas,
    writable_path,
)
from burgrave.cli.records import read_repaired
from burgrave.core.error import BurgraveError
from burgrave.core.game import Game
from burgrave.core.record import Recorder
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games
from burgrave.i18n import Translator
from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.match.match import Match
from burgrave.match.piece_search import EDITION
from burgrave.match.presenters.base import presenter_for
from burgrave.match.result import outcome_sentences, result_sentences
from burgrave.match.seating import Seating, make_seating, seating_from_record
from burgrave.simulation.extras import require_extra

if TYPE_CHECKING:
    from burgrave.terminal.terminal_match import TerminalMatch
    from burgrave.terminal.terminal_ui import TerminalUi

INTERRUPTED: Final = 130
EXAMPLES: Final = (
    "play {game}",
    "play {game} --players 4 --bots random --seed 7",
    "play {game} --players 3 --seat 1 --seat 3 --names Host,Guest",
    "play --resume game.txt",
)


@dataclass(frozen=True, slots=True)
class PlayArgs:
    """The typed arguments, except the game and its options."""

    seats: list[int]
    names: list[str]
    bots: list[str]
    seed: int | None
    save: str | None
    plain: bool
    bot_delay: float


@game_options_command("play", help_key="cli-play", examples=EXAMPLES)
@argument(
    "game",
    help_key="cli-argument-game",
    value="game",
    required=False,
    shell_complete=complete_words("games", games),
)
@option("--seat", "seats", help_key="cli-option-seats", value="number", multiple=True)
@option("--names", help_key="cli-option-names", value="list")
@option("--bots", help_key="cli-option-play-bots", value="list", shell_complete=complete_bots)
@option("--seed", help_key="cli-option-seed", value="number", callback=whole_number_type())
@option("--save", help_key="cli-option-save", value="file", shell_complete=click.Path().shell_complete)
@option("--resume", help_key="cli-option-resume", value="file", shell_complete=click.Path().shell_complete)
@option("--plain", help_key="cli-option-plain", is_flag=True)
@option(
    "--bot-delay",
    help_key="cli-option-bot-delay",
    value="seconds",
    default="0.6",
    show_default=True,
    callback=parse_delay,
)
def play(
    game: str | None,
    seats: tuple[str, ...],
    names: str | None,
    bots: str | None,
    seed: int | None,
    save: str | None,
    resume: str | None,
    plain: bool,
    bot_delay: float,
) -> int:
    """Play a new game or resume a saved one, and return the exit code."""
    with require_extra("terminal"):
        import burgrave.match.data_dir
        import burgrave.terminal.auto_ui  # noqa: F401

    args = PlayArgs(
        [number - 1 for number in parse_seats(seats)],  # users count from 1
        split_commas(names),
        split_bots(bots) if bots else [],
        seed,
        save,
        plain,
        bot_delay,
    )
    if resume is not None:
        if names:
            raise BurgraveError("cli-resume-fixed", option="--names")
        return resume_game(Path(resume), game, args)
    if game is None:
        raise BurgraveError("cli-game-missing", known=", ".join(games()))
    chosen = game_of(game)
    options = resolve_options(chosen)
    bot_names = [match_level(chosen, name) for name in args.bots]
    seating = make_seating(chosen, options.players, args.seats, args.names, bot_names)
    file = check_new_file(save) if save is not None else make_default_file(chosen)
    game_seed = args.seed if args.seed is not None else secrets.token_bytes(32)
    return run_match(
        Recorder(chosen, options, game_seed, seating.record_names(), path=file), seating, file, args
    )


def parse_seats(typed: Sequence[str]) -> list[int]:
    """Return the seats of people. Raise BurgraveError if a seat is given twice."""
    seats = parse_numbers("--seat", typed)
    for number in seats:
        if seats.count(number) > 1:
            raise BurgraveError("cli-seat-twice", number=number)
    return seats


def resume_game(file: Path, game: str | None, args: PlayArgs) -> int:
    """Resume a saved game, in the same file unless another one is named. Return the exit code."""
    record, _ = read_repaired(file, component_files())
    if game is not None and game != record.game.id:
        raise BurgraveError("cli-resume-game", game=game, saved=record.game.id)
    if args.seed is not None and record.seed is not None:
        raise BurgraveError("cli-resume-fixed", option="--seed")
    bot_names = [match_level(record.game, name) for name in args.bots]
    seating = seating_from_record(record.game, record.seats, args.seats, bot_names)
    target = file if args.save is None else check_new_file(args.save)
    record.seats = seating.record_names()
    return run_match(Recorder.resume(record, args.seed, path=target), seating, target, args)


def component_files() -> list[str]:
    """Return the typed files with component data. Other settings of a saved game are fixed."""
    for typed in typed_settings():
        if not typed.is_file:
            raise BurgraveError("cli-resume-fixed", option=typed.option)
    return [str(typed.value) for typed in typed_settings()]


def run_match(recorder: Recorder, seating: Seating, file: Path, args: PlayArgs) -> int:
    """Play until the game is over or a player quits, and print where it is saved. Return the exit code."""
    from rich.console import Console

    from burgrave.terminal.auto_ui import AutoUi
    from burgrave.terminal.game_loop import GameLoop, PlayerQuitError
    from burgrave.terminal.interrupts import StopRequestedError, raise_on_stop_signal
    from burgrave.terminal.modes import is_plain
    from burgrave.terminal.plain_ui import PlainUi
    from burgrave.terminal.terminal_match import TerminalMatch

    game = recorder.game
    options = recorder.record.options
    tr = current_translator(str(options.get(EDITION, "none")))
    terminal_match = TerminalMatch(Match(recorder, seating, presenter_for(game, options)), tr)
    renderer = terminal_match.renderer
    plain = is_plain(args.plain)
    if plain:
        replace_unencodable()
    else:
        enable_line_editing()
    ui: TerminalUi
    ui = PlainUi(renderer, sys.stdin, sys.stdout) if plain else AutoUi(renderer, Console(), args.bot_delay)
    code = 0
    try:
        with raise_on_stop_signal():
            ui.open()
            GameLoop(terminal_match, ui, file).run()
    except PlayerQuitError:
        pass
    except StopRequestedError:
        code = INTERRUPTED
    finally:
        ui.close()
    if recorder.file is not None:
        recorder.file.write()  # an interrupted write may have left it incomplete
    if terminal_match.is_over:
        print_result(game, tr, terminal_match, plain)
        print_location(tr, file, "replay-hint", "replay")
    else:
        if code:
            echo()
        print_location(tr, file, "terminal-resume-hint", "play", "--resume")
    return code


def print_result(game: Game[Any], tr: Translator, terminal_match: "TerminalMatch", plain: bool) -> None:
    from rich.console import Console

    from burgrave.terminal.result_table import result_table

    people = list(terminal_match.match.seating.people)
    you = people[0] if len(people) == 1 else None
    state = terminal_match.match.history.state
    if plain:
        echo(
            "\n".join(result_sentences(terminal_match.match.presenter, tr, terminal_match.names, state, you))
        )
        return
    console = Console(highlight=False)
    lines = outcome_sentences(terminal_match.match.presenter, tr, terminal_match.names, state, you)
    console.print(replace_no_break_spaces("\n".join(lines)), style="bold", markup=False)
    console.print(result_table(game, tr, terminal_match.names, state, you, console.width))
    console.print()


def print_location(tr: Translator, file: Path, hint: str, *words: str) -> None:
    from burgrave.terminal.game_loop import command_line

    echo(tr.format("terminal-saved", file=str(file)))
    echo(tr.format(hint, command=command_line(*words, str(file))))


# -- files and terminals


def check_new_file(name: str) -> Path:
    """Return the path for a new record. Raise BurgraveError if the file exists."""
    path = writable_path(name)
    if path.exists():
        raise BurgraveError("file-exists", file=name)
    return path


def make_default_file(game: Game[Any]) -> Path:
    """Create a new file in the user's data folder, else in the temporary folder. Return its path."""
    from burgrave.match.data_dir import default_games_dir

    name = f"{game.id}-{datetime.now():%Y%m%d-%H%M%S}"
    for folder in (default_games_dir(), Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return create_free_file(folder, name)
        except OSError:
            continue
    raise BurgraveError("file-no-place")


def create_free_file(folder: Path, name: str) -> Path:
    """Create a file with a free name and return its path.

    It is created at once, so that two games started in the same second do not share it.
    """
    number = 1
    while True:
        path = folder / (f"{name}.txt" if number == 1 else f"{name}-{number}.txt")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path


def replace_unencodable() -> None:
    """Let stdout print a question mark for a character that it cannot encode."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def enable_line_editing() -> None:
    """Enable arrow keys and corrections while typing, if the system supports them.

    They are not enabled without UTF-8: there readline would break every accent in the prompt.
    """
    try:
        if locale.nl_langinfo(locale.CODESET).upper() == "UTF-8":
            import readline  # noqa: F401
    except (AttributeError, ImportError):
        return
