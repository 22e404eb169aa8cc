"""Play a game in one terminal: people and bots in turn, until the game is over or a player quits."""

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
MAX_LINES_PER_REASON: Final = 8  # up to this number, moves refused for one reason get a line each
HELP: Final = ("number", "rules", "card", "hint")
SHORT_HELP: Final = ("table", "log", "undo", "save", "quit")  # printed on one line


class PlayerQuitError(Exception):
    """A player has quit the program. The game can be resumed later."""


class GameLoop:
    """The dialogue between one game and its players."""

    def __init__(self, terminal_match: TerminalMatch, ui: TerminalUi, file: Path) -> None:
        self.terminal_match = terminal_match
        self.ui = ui
        self.file = file
        self.tr = terminal_match.tr
        self.seat_at_keyboard: int | None = None  # None before the first decision
        self.undo_message: list[str] = []  # printed with the next view

    def run(self) -> None:
        """Play until the game is over. Raise PlayerQuitError if a player quits before."""
        while not self.terminal_match.is_over:
            if self.terminal_match.current_seat in self.terminal_match.match.seating.people:
                self.ask_decision(self.terminal_match.current_seat)
            else:
                self.ui.watch(self.terminal_match.view_for(self.watching_viewer()))
                self.terminal_match.match.play_bot_move()
        self.terminal_match.match.catch_up(self.watching_viewer())
        self.ui.show_end(self.terminal_match.view_for(self.watching_viewer()))

    def watching_viewer(self) -> int:
        """Return the viewer for the moves of others: the only person's seat, else SPECTATOR."""
        people = self.terminal_match.match.seating.people
        return next(iter(people)) if len(people) == 1 else SPECTATOR

    def ask_decision(self, seat: int) -> None:
        """Ask a player for one decision, and answer commands until it is made."""
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
        """Return whether the decision is made or undone. Any other input only gets an answer."""
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
        """Return the answer to a command."""
        if letter == keys.CARD:
            return self.card_lines(rest)
        if letter == keys.TABLE:
            return self.terminal_match.renderer.state_sentences(match_view)
        if letter == keys.HINT:
            self.ui.show_message([self.tr.format("hint-thinking")])
            return self.terminal_match.match.hint_text(self.tr)
        refused = refusal_lines(match_view.prompt.refused)
        heading = [self.tr.format("terminal-refused") + ":"] if refused else []
        commands = [self.tr.format(f"terminal-help-{command}") for command in HELP]
        short = " · ".join(self.tr.format(f"terminal-help-{command}") for command in SHORT_HELP)
        return [*commands, short, *self.terminal_match.renderer.legend_lines(self.tr), *heading, *refused]

    def card_lines(self, typed: str) -> list[str]:
        """Return what a card or a term means; without one, the goal and the course of the game."""
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
        """Write a copy of the record if a path is given. Return a message that names the file.

        The game itself is saved after every move.
        """
        if not where:
            return [self.tr.format("terminal-saved", file=str(self.file))]
        copy = Path(where).expanduser()
        write_new_file(copy, self.terminal_match.match.recorder.text())
        return [self.tr.format("terminal-saved", file=str(copy))]


def refusal_lines(refused: Sequence[RefusedChoice]) -> list[str]:
    """Return one line for each refused move. Many moves with the same reason share a line."""
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
    """Write a file. Raise BurgraveError if it already exists, so that nothing is overwritten."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(content)
    except FileExistsError:
        raise BurgraveError("file-exists", file=str(path)) from None
    except OSError as os_error:
        raise BurgraveError("file-error", file=str(path), why=os_error.strerror or str(os_error)) from None


def command_line(*words: str) -> str:
    """Return a command to copy into a shell. It also works if the program is not on the PATH."""
    return shlex.join([program_path(), *words])


def program_path() -> str:
    called = Path(sys.argv[0])
    if called.name != PROGRAM or shutil.which(PROGRAM) is not None:
        return PROGRAM
    return os.path.relpath(called) if called.is_relative_to(Path.cwd()) else str(called)
