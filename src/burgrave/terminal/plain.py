"""Plain lines: no colours, nothing redrawn. For pipes, screen readers and small terminals."""

from collections.abc import Sequence
from typing import Final, TextIO

from burgrave.table.sight import Sight
from burgrave.terminal.board import Board
from burgrave.terminal.face import Face
from burgrave.text.spaces import loose

PAGE: Final = 60  # empty lines that push a hand off the screen


class PlainFace(Face):
    """Says what is new, what one has and what one can do, in this order."""

    def __init__(self, board: Board, source: TextIO, out: TextIO) -> None:
        self.board = board
        self.source = source
        self.out = out
        self.chapters: dict[int, object] = {}  # the turn in which each person last heard of the whole table

    def show(self, sight: Sight, message: Sequence[str] = ()) -> None:
        self.tell(message)
        self.end(sight)
        chapter = self.board.lens.chapter(sight.facts)
        known = self.chapters.get(sight.eyes) == chapter
        self.chapters[sight.eyes] = chapter
        for sentence in self.board.own_sentences(sight) if known else self.board.turn_sentences(sight):
            self.say(sentence)
        self.say(sight.question)
        heading = ""
        for choice in sight.offered.choices:
            if choice.heading and choice.heading != heading:
                self.say(f"{choice.heading}:")
            heading = choice.heading
            self.say(f"{choice.number}. {choice.label}{f': {choice.note}' if choice.note else ''}")

    def page(self, page: str, sight: Sight) -> None:
        self.note(self.board.page_sentences(page, sight))

    def end(self, sight: Sight) -> None:
        self.say("")
        self.note(sight.log[len(sight.log) - sight.fresh :])

    def tell(self, message: Sequence[str]) -> None:
        self.note(message)

    def log(self, sentences: Sequence[str]) -> None:
        self.note(sentences)

    def note(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.say(line)

    def ask(self, prompt: str) -> str:
        return self.typed(f"{prompt}: ")

    def typed(self, prompt: str) -> str:
        print(loose(prompt), end="", file=self.out, flush=True)
        line = self.source.readline()
        if not self.source.isatty():
            self.say(line.rstrip("\n"))  # so that what was written down reads as a dialogue
        if not line:
            raise EOFError
        return line.strip()

    def curtain(self, lines: Sequence[str], prompt: str) -> None:
        if self.out.isatty():
            self.say("\n" * PAGE)
        self.say("")
        self.note(lines)
        self.typed(f"{prompt} ")

    def say(self, line: str) -> None:
        print(loose(line), file=self.out)
