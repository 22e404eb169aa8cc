"""`burgrave replay`: show a recorded game step by step for any viewer, and verify it."""

import sys
from pathlib import Path
from typing import Final

import click

from burgrave.cli.localized import argument, command, complete_words, current_translator, echo, option
from burgrave.cli.param_types import whole_number_type
from burgrave.cli.parse_options import components_option
from burgrave.cli.records import read_repaired
from burgrave.core.error import BurgraveError, OptionsError
from burgrave.core.events import SPECTATOR
from burgrave.core.record import Record
from burgrave.i18n import Translator
from burgrave.match.match_view import FULL_STATE
from burgrave.match.piece_search import EDITION
from burgrave.match.presenters.base import presenter_for
from burgrave.match.replay import STEP_CHOICES, TURN, Replay, verify_record
from burgrave.match.result import result_sentences, score_sentences
from burgrave.match.seating import seating_from_record
from burgrave.simulation.extras import require_extra

VALID: Final = 0
MISMATCH: Final = 1
EXAMPLES: Final = (
    "replay game.txt",
    "replay game.txt --seat 1 --step move",
    "replay game.txt --show-all --plain",
)


@command("replay", help_key="cli-replay", examples=EXAMPLES)
@argument("file", help_key="cli-argument-file", value="file", shell_complete=click.Path().shell_complete)
@option("--seat", help_key="cli-option-viewer", value="number", callback=whole_number_type(1))
@option("--show-all", "show_all", help_key="cli-option-show-all", is_flag=True)
@option(
    "--step",
    "step",
    help_key="cli-option-step",
    value="turn|move|event",
    default=TURN,
    show_default=True,
    shell_complete=complete_words("paces", lambda: STEP_CHOICES),
)
@option("--seed", help_key="cli-option-known-seed", value="number", callback=whole_number_type())
@components_option()
@option("--plain", help_key="cli-option-plain", is_flag=True)
def replay(
    file: str,
    seat: int | None,
    show_all: bool,
    step: str,
    seed: int | None,
    components: str | None,
    plain: bool,
) -> int:
    """Show and verify a record. Return 1 if it does not follow from the current rules or its seed."""
    with require_extra("terminal"):
        from rich.console import Console

        from burgrave.terminal.keyboard import open_key_reader
        from burgrave.terminal.modes import is_plain, is_small
        from burgrave.terminal.replay_viewer import ReplayViewer, print_replay
    if step not in STEP_CHOICES:
        raise OptionsError("option-choice", option="--step", value=step, choices=", ".join(STEP_CHOICES))
    if seat is not None and show_all:
        raise BurgraveError("viewer-both")
    record, broken = read_repaired(Path(file), [] if components is None else [components])
    if seat is not None and seat > len(record.seats):
        raise BurgraveError("match-seat-unknown", seat=seat, last=len(record.seats))
    viewer = FULL_STATE if show_all else SPECTATOR if seat is None else seat - 1
    tr = current_translator(str(record.options.get(EDITION, "none")))
    names = seating_from_record(record.game, record.seats, [], []).display_names(tr)
    recorded = Replay(record, presenter_for(record.game, record.options), tr, names)
    verification = verify_record(recorded, seed)
    findings = [tr.error_message(broken), *verification.lines] if broken is not None else verification.lines
    lines = [tr.format("replay-title", game=tr.format(f"{record.game.id}-title"), moves=record.moves)]
    lines += [*bot_lines(tr, record, names), *findings]
    if is_plain(plain) or is_small(Console()):
        echo("\n".join(lines))
        print_replay(recorded, step, viewer, sys.stdout)
        echo()
    else:
        with open_key_reader() as key:
            ReplayViewer(recorded, step, viewer, Console(), key).run()
        echo("\n".join(lines))
    for line in result_lines(recorded, names, file):
        echo(line)
    return VALID if verification.is_valid and broken is None else MISMATCH


def bot_lines(tr: Translator, record: Record, names: list[str]) -> list[str]:
    """Return the bots of the game. People are known by their names."""
    pairs = zip(names, record.seats, strict=True)
    return [
        tr.format("state-labeled", label=name, value=kind) for name, kind in pairs if kind not in ("", name)
    ]


def result_lines(replay: Replay, names: list[str], file: str) -> list[str]:
    """Return the result; for an unfinished game, how to resume it."""
    from burgrave.terminal.game_loop import command_line

    record, tr = replay.record, replay.tr
    if not record.finished:
        command = command_line("play", "--resume", file)
        return [tr.format("replay-unfinished"), tr.format("terminal-resume-hint", command=command)]
    state = replay.state_after(record.moves)
    if state is None or replay.difference is not None:
        return score_sentences(tr, names, record.scores, record.places)
    return result_sentences(replay.presenter, tr, names, state, None)
