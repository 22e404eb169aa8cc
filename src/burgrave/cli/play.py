"""`burgrave play`: a game at this terminal, alone against bots or several people in turn."""

import locale
import secrets
import sys
import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from burgrave.bots.spec import split
from burgrave.cli.complete_bots import complete_bots
from burgrave.cli.given import level_meant, path_to_write, resolve, split_list, whole_numbers
from burgrave.cli.records import read_mended
from burgrave.cli.spoken import argument, option, spoken, tell, words_of
from burgrave.cli.table import table_command, typed_settings
from burgrave.cli.typed import pause as read_pause
from burgrave.cli.typed import whole
from burgrave.core.game import Game
from burgrave.core.record import Recorder
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.games import games
from burgrave.lab.extras import needs
from burgrave.table.lens import lens_for
from burgrave.table.library import EDITION
from burgrave.table.match import Match
from burgrave.table.result import outcome, result_sentences
from burgrave.table.seating import Seating, seated, seated_again
from burgrave.text import Text
from burgrave.text.spaces import loose

if TYPE_CHECKING:
    from burgrave.terminal.face import Face
    from burgrave.terminal.sitting import Sitting

INTERRUPTED: Final = 130
EXAMPLES: Final = (
    "play {game}",
    "play {game} --players 4 --bots random --seed 7",
    "play {game} --players 3 --seat 1 --seat 3 --names Host,Guest",
    "play --resume game.txt",
)


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody typed, apart from the game itself."""

    seats: list[int]
    names: list[str]
    bots: list[str]
    seed: int | None
    save: str | None
    plain: bool
    pause: float


@table_command("play", about="cli-play", examples=EXAMPLES)
@argument(
    "game", about="cli-argument-game", value="game", required=False, shell_complete=words_of("games", games)
)
@option("--seat", "seats", about="terminal-option-seats", value="number", multiple=True)
@option("--names", about="cli-option-names", value="list")
@option("--bots", about="terminal-option-bots", value="list", shell_complete=complete_bots)
@option("--seed", about="cli-option-seed", value="number", callback=whole())
@option("--save", about="cli-option-save", value="file", shell_complete=click.Path().shell_complete)
@option("--resume", about="cli-option-resume", value="file", shell_complete=click.Path().shell_complete)
@option("--plain", about="terminal-option-plain", is_flag=True)
@option(
    "--pause",
    about="terminal-option-pause",
    value="seconds",
    default="0.6",
    show_default=True,
    callback=read_pause,
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
    pause: float,
) -> int:
    """A new game, or one that goes on."""
    with needs("terminal"):
        import burgrave.table.folders
        import burgrave.terminal.fitting  # noqa: F401

    asked = Asked(
        [number - 1 for number in whole_numbers("--seat", seats)],  # people count them from 1
        split_list(names),
        split(bots) if bots else [],
        seed,
        save,
        plain,
        pause,
    )
    if resume is not None:
        if names:
            raise Wrong("terminal-resume-fixed", option="--names")
        return go_on(Path(resume), game, asked)
    if game is None:
        raise Wrong("terminal-game-missing", known=", ".join(games()))
    chosen = game_of(game)
    options = resolve(chosen)
    bots_asked = [level_meant(chosen, name) for name in asked.bots]
    seating = seated(chosen, options.players, asked.seats, asked.names, bots_asked)
    file = new_file(save) if save is not None else default_file(chosen)
    chance = asked.seed if asked.seed is not None else secrets.token_bytes(32)
    return sit_down(Recorder(chosen, options, chance, seating.in_record(), path=file), seating, file, asked)


def go_on(file: Path, game: str | None, asked: Asked) -> int:
    """Go on with a saved game, in the same file unless another one is named."""
    record, _ = read_mended(file, files_only())
    if game is not None and game != record.game.id:
        raise Wrong("terminal-resume-game", game=game, saved=record.game.id)
    if asked.seed is not None and record.seed is not None:
        raise Wrong("terminal-resume-fixed", option="--seed")
    bots_asked = [level_meant(record.game, name) for name in asked.bots]
    seating = seated_again(record.game, record.seats, asked.seats, bots_asked)
    target = file if asked.save is None else new_file(asked.save)
    record.seats = seating.in_record()
    return sit_down(Recorder.resume(record, asked.seed, path=target), seating, target, asked)


def files_only() -> list[str]:
    """The files with component data that were given; all other settings are settled in a saved game."""
    for typed in typed_settings():
        if not typed.is_file:
            raise Wrong("terminal-resume-fixed", option=typed.option)
    return [str(typed.value) for typed in typed_settings()]


def sit_down(recorder: Recorder, seating: Seating, file: Path, asked: Asked) -> int:
    """Play until the end, or until somebody leaves; either way say where the game is."""
    from rich.console import Console

    from burgrave.terminal.fitting import FittingFace
    from burgrave.terminal.interrupts import Interrupted, stopping_politely
    from burgrave.terminal.modes import is_plain
    from burgrave.terminal.plain import PlainFace
    from burgrave.terminal.play import Left, Play
    from burgrave.terminal.sitting import Sitting

    game = recorder.game
    options = recorder.record.options
    text = spoken(str(options.get(EDITION, "none")))
    sitting = Sitting(Match(recorder, seating, lens_for(game, options)), text)
    board = sitting.board
    plain = is_plain(asked.plain)
    if plain:
        forgiving_output()
    else:
        comfortable_input()
    face: Face
    face = PlainFace(board, sys.stdin, sys.stdout) if plain else FittingFace(board, Console(), asked.pause)
    code = 0
    try:
        with stopping_politely():
            face.open()
            Play(sitting, face, file).run()
    except Left:
        pass
    except Interrupted:
        code = INTERRUPTED
    finally:
        face.close()
    if recorder.file is not None:
        recorder.file.write()  # whole, whatever was interrupted
    if sitting.over:
        show_result(game, text, sitting, plain)
        tell_where(text, file, "terminal-replay-hint", "replay")
    else:
        if code:
            tell()
        tell_where(text, file, "cli-resume-hint", "play", "--resume")
    return code


def show_result(game: Game[Any], text: Text, sitting: "Sitting", plain: bool) -> None:
    from rich.console import Console

    from burgrave.terminal.result import result_table

    people = list(sitting.match.seating.people)
    you = people[0] if len(people) == 1 else None
    state = sitting.match.history.state
    if plain:
        tell("\n".join(result_sentences(sitting.match.lens, text, sitting.names, state, you)))
        return
    console = Console(highlight=False)
    said = outcome(sitting.match.lens, text, sitting.names, state, you)
    console.print(loose("\n".join(said)), style="bold", markup=False)
    console.print(result_table(game, text, sitting.names, state, you, console.width))
    console.print()


def tell_where(text: Text, file: Path, hint: str, *words: str) -> None:
    from burgrave.terminal.play import command_line

    tell(text.say("cli-saved", file=str(file)))
    tell(text.say(hint, command=command_line(*words, str(file))))


# -- files and terminals


def new_file(name: str) -> Path:
    """A place for a new record; nobody's file is written over."""
    path = path_to_write(name)
    if path.exists():
        raise Wrong("terminal-file-exists", file=name)
    return path


def default_file(game: Game[Any]) -> Path:
    """A fresh name in the place for the user's data, or else where everybody may write."""
    from burgrave.table.folders import games_folder

    name = f"{game.id}-{datetime.now():%Y%m%d-%H%M%S}"
    for folder in (games_folder(), Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return first_free(folder, name)
        except OSError:
            continue
    raise Wrong("terminal-file-nowhere")


def first_free(folder: Path, name: str) -> Path:
    """Created at once, so that two games begun in the same second do not share it."""
    number = 1
    while True:
        path = folder / (f"{name}.txt" if number == 1 else f"{name}-{number}.txt")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path


def forgiving_output() -> None:
    """A pipe that cannot take a letter gets a question mark instead of an error."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def comfortable_input() -> None:
    """Arrow keys and corrections while typing, where the system has them.

    Not where the system's letters are not UTF-8: there the library would spoil every accent in the question.
    """
    try:
        if locale.nl_langinfo(locale.CODESET).upper() == "UTF-8":
            import readline  # noqa: F401
    except (AttributeError, ImportError):
        return
