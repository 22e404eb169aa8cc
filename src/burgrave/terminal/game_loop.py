"""Playing at one terminal: people in turn, bots in between, until the game is over or somebody leaves."""

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from burgrave.core.error import BurgraveError
from burgrave.core.events import SPECTATOR
from burgrave.match.match_view import MatchView, RefusedChoice
from burgrave.match.piece_search import find_pieces
from burgrave.match.piece_text import describe_piece
from burgrave.match.prompt import find_move
from burgrave.match.rules_summary import summarize_rules
from burgrave.terminal import keys
from burgrave.terminal.terminal_match import TerminalMatch
from burgrave.terminal.terminal_ui import TerminalUi

PROGRAM: Final = "burgrave"
MAX_LINES_PER_REASON: Final = 8  # moves refused for one reason that still get a line each
HELP: Final = ("number", "rules", "card", "hint")
SHORT_HELP: Final = ("table", "log", "undo", "save", "quit")  # all on a line


class PlayerQuitError(Exception):
    """Somebody has had enough for now."""


class GameLoop:
    """The dialogue of one game with its people."""

    def __init__(self, terminal_match: TerminalMatch, ui: TerminalUi, file: Path) -> None:
        self.terminal_match = terminal_match
        self.ui = ui
        self.file = file
        self.tr = terminal_match.tr
        self.seat_at_keyboard: int | None = None  # who sits there; nobody yet
        self.undo_message: list[str] = []  # to be said when the table is shown again

    def run(self) -> None:
        """Until the end of the game; raises Left if somebody leaves before."""
        while not self.terminal_match.is_over:
            if self.terminal_match.current_seat in self.terminal_match.match.seating.people:
                self.ask_decision(self.terminal_match.current_seat)
            else:
                self.ui.watch(self.terminal_match.view_for(self.watching_viewer()))
                self.terminal_match.match.play_bot_move()
        self.terminal_match.match.catch_up(self.watching_viewer())
        self.ui.show_end(self.terminal_match.view_for(self.watching_viewer()))

    def watching_viewer(self) -> int:
        """Through whose eyes others' moves are shown: with several people, those of a spectator."""
        people = self.terminal_match.match.seating.people
        return next(iter(people)) if len(people) == 1 else SPECTATOR

    def ask_decision(self, seat: int) -> None:
        """One decision of a person, with everything that is asked before it is made."""
        if len(self.terminal_match.match.seating.people) > 1 and self.seat_at_keyboard != seat:
            name = self.terminal_match.names[seat]
            self.ui.hide_screen(
                [self.tr.format("terminal-hand-over", seat=name)],
                self.tr.format("terminal-press-enter", seat=name),
            )
        self.seat_at_keyboard = seat
        match_view = self.terminal_match.view_for(seat)
        self.ui.show(match_view, self.undo_message)
        self.undo_message = []
        while True:
            typed = self.ui.ask(self.tr.format("terminal-choose"))
            try:
                if self.handle_input(seat, match_view, typed):
                    return
            except BurgraveError as error:
                message = self.tr.error_message(
                    error, self.terminal_match.renderer.game, self.terminal_match.names, seat
                )
                self.ui.show_message(message.split("\n"))

    def handle_input(self, seat: int, match_view: MatchView, typed: str) -> bool:
        """Whether the decision is made, or taken back; everything else only gets an answer."""
        letter, rest = keys.split_command(typed)
        if letter == keys.UNDO:
            self.undo_message = [self.tr.format("terminal-undone", move=self.terminal_match.undo(seat))]
            return True
        if letter == keys.QUIT:
            raise PlayerQuitError
        if letter == keys.LOG:
            self.ui.show_log(match_view.log)
            return False
        if letter == keys.SAVE:
            self.ui.show_message(self.save_copy(rest))
            return False
        if letter:
            self.ui.show_answer(self.command_answer(letter, rest, match_view))
            return False
        if not typed:
            self.ui.show(match_view)
            return False
        page = self.terminal_match.renderer.find_page(typed, match_view)
        if page:
            self.ui.show_page(page, match_view)
            return False
        move = find_move(typed, self.terminal_match.match.history.state.view(seat), match_view.prompt)
        if move is None:
            high = len(match_view.prompt.choices)
            self.ui.show_message([self.tr.format("terminal-choose-again", given=typed, low=1, high=high)])
            return False
        self.terminal_match.play(seat, move)
        return True

    def command_answer(self, letter: str, rest: str, match_view: MatchView) -> list[str]:
        """The answer to a command."""
        if letter == keys.CARD:
            return self.card_lines(rest)
        if letter == keys.TABLE:
            return self.terminal_match.renderer.table_sentences(match_view)
        if letter == keys.HINT:
            self.ui.show_message([self.tr.format("hint-thinking")])
            return self.terminal_match.match.hint_text(self.tr)
        refused = refusal_lines(match_view.prompt.refused)
        heading = [self.tr.format("terminal-refused") + ":"] if refused else []
        commands = [self.tr.format(f"terminal-help-{command}") for command in HELP]
        short = " · ".join(self.tr.format(f"terminal-help-{command}") for command in SHORT_HELP)
        return [*commands, short, *self.terminal_match.renderer.legend_lines(self.tr), *heading, *refused]

    def card_lines(self, typed: str) -> list[str]:
        """What a card or a word means; without one, the goal and the course of the game."""
        if not typed:
            return [
                *summarize_rules(self.terminal_match.renderer.game.id, self.tr),
                self.tr.format("terminal-help-card"),
            ]
        presenter = self.terminal_match.match.presenter
        lines: list[str] = []
        for name in find_pieces(presenter.game, typed, self.tr, [self.tr.edition]):
            lines += describe_piece(presenter, self.tr, name)
        return lines

    def save_copy(self, where: str) -> list[str]:
        """The game is on disk after every move; a copy goes wherever somebody wants it."""
        if not where:
            return [self.tr.format("terminal-saved", file=str(self.file))]
        copy = Path(where).expanduser()
        write_new_file(copy, self.terminal_match.match.recorder.text())
        return [self.tr.format("terminal-saved", file=str(copy))]


def refusal_lines(refused: Sequence[RefusedChoice]) -> list[str]:
    """A line for each refused move; many moves refused for one reason share a line."""
    by_reason: dict[str, list[str]] = {}
    for choice in refused:
        by_reason.setdefault(choice.reason, []).append(choice.label)
    lines = []
    for why, labels in by_reason.items():
        if len(labels) > MAX_LINES_PER_REASON:
            lines.append(f"{', '.join(labels[:MAX_LINES_PER_REASON])}…: {why}")
        else:
            lines += [f"{label}: {why}" for label in labels]
    return lines


def write_new_file(path: Path, content: str) -> None:
    """Write a file that was not there before: nothing of anybody's is lost."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(content)
    except FileExistsError:
        raise BurgraveError("file-exists", file=str(path)) from None
    except OSError as os_error:
        raise BurgraveError("file-error", file=str(path), why=os_error.strerror or str(os_error)) from None


def command_line(*words: str) -> str:
    """A command that can be copied into a shell, also where the program is not on the path."""
    return shlex.join([program_path(), *words])


def program_path() -> str:
    called = Path(sys.argv[0])
    if called.name != PROGRAM or shutil.which(PROGRAM) is not None:
        return PROGRAM
    return os.path.relpath(called) if called.is_relative_to(Path.cwd()) else str(called)
