"""`burgrave replay`: a recorded game, step by step, through any eyes, checked on the way."""

import sys
from pathlib import Path
from typing import Final

import click

from burgrave.cli.given import components_option
from burgrave.cli.records import read_mended
from burgrave.cli.spoken import argument, command, option, spoken, tell, words_of
from burgrave.cli.typed import whole
from burgrave.core.event import SPECTATOR
from burgrave.core.record import Record
from burgrave.core.wrong import Wrong
from burgrave.lab.extras import needs
from burgrave.table.film import PACES, TURN, Film, judged
from burgrave.table.lens import lens_for
from burgrave.table.library import EDITION
from burgrave.table.result import result_sentences, scores_told
from burgrave.table.seating import seated_again
from burgrave.table.sight import OPEN
from burgrave.text import Text

SOUND: Final = 0
MISMATCH: Final = 1
EXAMPLES: Final = ("replay game.txt", "replay game.txt --seat 1 --by move", "replay game.txt --open --plain")


@command("replay", about="cli-replay", examples=EXAMPLES)
@argument("file", about="cli-argument-file", value="file", shell_complete=click.Path().shell_complete)
@option("--seat", about="terminal-option-eyes", value="number", callback=whole(1))
@option("--open", "all_open", about="terminal-option-open", is_flag=True)
@option(
    "--by",
    "pace",
    about="terminal-option-by",
    value="turn|move|event",
    default=TURN,
    show_default=True,
    shell_complete=words_of("paces", lambda: PACES),
)
@option("--seed", about="terminal-option-known-seed", value="number", callback=whole())
@components_option()
@option("--plain", about="terminal-option-plain", is_flag=True)
def replay(
    file: str,
    seat: int | None,
    all_open: bool,
    pace: str,
    seed: int | None,
    components: str | None,
    plain: bool,
) -> int:
    """Exit code 1 if something in the record does not follow from today's rules or from its seed."""
    with needs("terminal"):
        from rich.console import Console

        from burgrave.terminal.keyboard import single_keys
        from burgrave.terminal.modes import is_plain, is_small
        from burgrave.terminal.projector import Projector, print_all
    if pace not in PACES:
        raise Wrong("option-choice", option="--by", value=pace, choices=", ".join(PACES))
    if seat is not None and all_open:
        raise Wrong("terminal-eyes-both")
    record, broken = read_mended(Path(file), [] if components is None else [components])
    if seat is not None and seat > len(record.seats):
        raise Wrong("terminal-seat-unknown", seat=seat, last=len(record.seats))
    eyes = OPEN if all_open else SPECTATOR if seat is None else seat - 1
    text = spoken(str(record.options.get(EDITION, "none")))
    names = seated_again(record.game, record.seats, [], []).names(text)
    film = Film(record, lens_for(record.game, record.options), text, names)
    verdict = judged(film, seed)
    findings = [text.wrong(broken), *verdict.lines] if broken is not None else verdict.lines
    told = [text.say("terminal-replay-title", game=text.say(f"{record.game.id}-title"), moves=record.moves)]
    told += [*who_played(text, record, names), *findings]
    if is_plain(plain) or is_small(Console()):
        tell("\n".join(told))
        print_all(film, pace, eyes, sys.stdout)
        tell()
    else:
        with single_keys() as key:
            Projector(film, pace, eyes, Console(), key).run()
        tell("\n".join(told))
    for line in ending(film, names, file):
        tell(line)
    return SOUND if verdict.sound and broken is None else MISMATCH


def who_played(text: Text, record: Record, names: list[str]) -> list[str]:
    """Which bots sat at the table; people are known by their names."""
    pairs = zip(names, record.seats, strict=True)
    return [
        text.say("terminal-plain-fact", label=name, value=kind)
        for name, kind in pairs
        if kind not in ("", name)
    ]


def ending(film: Film, names: list[str], file: str) -> list[str]:
    """The result; for a game that is not over, how to go on with it."""
    from burgrave.terminal.play import command_line

    record, text = film.record, film.text
    if not record.finished:
        command = command_line("play", "--resume", file)
        return [text.say("terminal-replay-unfinished"), text.say("cli-resume-hint", command=command)]
    state = film.state(record.moves)
    if state is None or film.differs is not None:
        return scores_told(text, names, record.scores, record.places)
    return result_sentences(film.lens, text, names, state, None)
