"""Plain lines without colours or redrawing, for pipes, screen readers and small terminals."""

from collections.abc import Sequence
from typing import Final, TextIO

from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.match.match_view import MatchView
from burgrave.terminal.board_renderer import BoardRenderer
from burgrave.terminal.terminal_ui import TerminalUi

BLANK_LINES: Final = 60  # enough to move a hand off the screen


class PlainUi(TerminalUi):
    """Prints the new events, what the viewer has, and the choices, in this order."""

    def __init__(self, renderer: BoardRenderer, source: TextIO, out: TextIO) -> None:
        self.renderer = renderer
        self.source = source
        self.out = out
        self.turn_keys: dict[int, object] = {}  # the last turn that was described to each viewer

    def show(self, match_view: MatchView, message: Sequence[str] = ()) -> None:
        self.show_message(message)
        self.show_end(match_view)
        chapter = self.renderer.presenter.turn_key(match_view.state_data)
        known = self.turn_keys.get(match_view.viewer) == chapter
        self.turn_keys[match_view.viewer] = chapter
        for sentence in (
            self.renderer.own_sentences(match_view) if known else self.renderer.turn_sentences(match_view)
        ):
            self.print_line(sentence)
        self.print_line(match_view.question)
        heading = ""
        for choice in match_view.prompt.choices:
            if choice.heading and choice.heading != heading:
                self.print_line(f"{choice.heading}:")
            heading = choice.heading
            self.print_line(f"{choice.number}. {choice.label}{f': {choice.note}' if choice.note else ''}")

    def show_page(self, page: str, match_view: MatchView) -> None:
        self.show_answer(self.renderer.page_sentences(page, match_view))

    def show_end(self, match_view: MatchView) -> None:
        self.print_line("")
        self.show_answer(match_view.log[len(match_view.log) - match_view.new_entries :])

    def show_message(self, message: Sequence[str]) -> None:
        self.show_answer(message)

    def show_log(self, sentences: Sequence[str]) -> None:
        self.show_answer(sentences)

    def show_answer(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.print_line(line)

    def ask(self, prompt: str) -> str:
        return self.read_line(f"{prompt}: ")

    def read_line(self, prompt: str) -> str:
        print(replace_no_break_spaces(prompt), end="", file=self.out, flush=True)
        line = self.source.readline()
        if not self.source.isatty():
            self.print_line(line.rstrip("\n"))  # so that saved output contains the input too
        if not line:
            raise EOFError
        return line.strip()

    def hide_screen(self, lines: Sequence[str], prompt: str) -> None:
        if self.out.isatty():
            self.print_line("\n" * BLANK_LINES)
        self.print_line("")
        self.show_answer(lines)
        self.read_line(f"{prompt} ")

    def print_line(self, line: str) -> None:
        print(replace_no_break_spaces(line), file=self.out)
