"""Playing at one terminal: people in turn, bots in between, until the game is over or somebody leaves."""

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from burgrave.core.event import SPECTATOR
from burgrave.core.wrong import Wrong
from burgrave.table.choices import chosen
from burgrave.table.library import find
from burgrave.table.pieces import described
from burgrave.table.primer import primer
from burgrave.table.sight import Refusal, Sight
from burgrave.terminal import keys
from burgrave.terminal.face import Face
from burgrave.terminal.sitting import Sitting

PROGRAM: Final = "burgrave"
MANY: Final = 8  # moves refused for one reason that still get a line each
HELP: Final = ("number", "rules", "card", "advice")
SHORT_HELP: Final = ("table", "log", "undo", "save", "quit")  # all on a line


class Left(Exception):
    """Somebody has had enough for now."""


class Play:
    """The dialogue of one game with its people."""

    def __init__(self, sitting: Sitting, face: Face, file: Path) -> None:
        self.sitting = sitting
        self.face = face
        self.file = file
        self.text = sitting.text
        self.keyboard: int | None = None  # who sits there; nobody yet
        self.undone: list[str] = []  # to be said when the table is shown again

    def run(self) -> None:
        """Until the end of the game; raises Left if somebody leaves before."""
        while not self.sitting.over:
            if self.sitting.acting in self.sitting.match.seating.people:
                self.decide(self.sitting.acting)
            else:
                self.face.watch(self.sitting.sight(self.onlooker()))
                self.sitting.match.bot_plays()
        self.sitting.match.catch_up(self.onlooker())
        self.face.end(self.sitting.sight(self.onlooker()))

    def onlooker(self) -> int:
        """Through whose eyes others' moves are shown: with several people, those of a spectator."""
        people = self.sitting.match.seating.people
        return next(iter(people)) if len(people) == 1 else SPECTATOR

    def decide(self, seat: int) -> None:
        """One decision of a person, with everything that is asked before it is made."""
        if len(self.sitting.match.seating.people) > 1 and self.keyboard != seat:
            name = self.sitting.names[seat]
            self.face.curtain(
                [self.text.say("cli-hand-over", seat=name)], self.text.say("cli-press-enter", seat=name)
            )
        self.keyboard = seat
        sight = self.sitting.sight(seat)
        self.face.show(sight, self.undone)
        self.undone = []
        while True:
            typed = self.face.ask(self.text.say("cli-choose"))
            try:
                if self.answered(seat, sight, typed):
                    return
            except Wrong as wrong:
                said = self.text.wrong(wrong, self.sitting.board.game, self.sitting.names, seat)
                self.face.tell(said.split("\n"))

    def answered(self, seat: int, sight: Sight, typed: str) -> bool:
        """Whether the decision is made, or taken back; everything else only gets an answer."""
        letter, rest = keys.split(typed)
        if letter == keys.UNDO:
            self.undone = [self.text.say("cli-undone", move=self.sitting.undo(seat))]
            return True
        if letter == keys.QUIT:
            raise Left
        if letter == keys.LOG:
            self.face.log(sight.log)
            return False
        if letter == keys.SAVE:
            self.face.tell(self.save(rest))
            return False
        if letter:
            self.face.note(self.answer(letter, rest, sight))
            return False
        if not typed:
            self.face.show(sight)
            return False
        page = self.sitting.board.page_for(typed, sight)
        if page:
            self.face.page(page, sight)
            return False
        move = chosen(typed, self.sitting.match.history.state.view(seat), sight.offered)
        if move is None:
            high = len(sight.offered.choices)
            self.face.tell([self.text.say("cli-choose-again", given=typed, low=1, high=high)])
            return False
        self.sitting.play(seat, move)
        return True

    def answer(self, letter: str, rest: str, sight: Sight) -> list[str]:
        """The answer to a command."""
        if letter == keys.CARD:
            return self.card(rest)
        if letter == keys.TABLE:
            return self.sitting.board.sentences(sight)
        if letter == keys.ADVICE:
            self.face.tell([self.text.say("terminal-advice-thinking")])
            return self.sitting.match.advice(self.text)
        refusals = reasons_told(sight.offered.refusals)
        heading = [self.text.say("cli-refused") + ":"] if refusals else []
        commands = [self.text.say(f"terminal-help-{command}") for command in HELP]
        short = " · ".join(self.text.say(f"terminal-help-{command}") for command in SHORT_HELP)
        return [*commands, short, *self.sitting.board.legend(self.text), *heading, *refusals]

    def card(self, typed: str) -> list[str]:
        """What a card or a word means; without one, the goal and the course of the game."""
        if not typed:
            return [*primer(self.sitting.board.game.id, self.text), self.text.say("terminal-help-card")]
        lens = self.sitting.match.lens
        lines: list[str] = []
        for name in find(lens.game, typed, self.text, [self.text.edition]):
            lines += described(lens, self.text, name)
        return lines

    def save(self, where: str) -> list[str]:
        """The game is on disk after every move; a copy goes wherever somebody wants it."""
        if not where:
            return [self.text.say("cli-saved", file=str(self.file))]
        copy = Path(where).expanduser()
        write_new(copy, self.sitting.match.recorder.text())
        return [self.text.say("cli-saved", file=str(copy))]


def reasons_told(refusals: Sequence[Refusal]) -> list[str]:
    """A line for each refused move; many moves refused for one reason share a line."""
    by_reason: dict[str, list[str]] = {}
    for refusal in refusals:
        by_reason.setdefault(refusal.why, []).append(refusal.label)
    lines = []
    for why, labels in by_reason.items():
        if len(labels) > MANY:
            lines.append(f"{', '.join(labels[:MANY])}…: {why}")
        else:
            lines += [f"{label}: {why}" for label in labels]
    return lines


def write_new(path: Path, content: str) -> None:
    """Write a file that was not there before: nothing of anybody's is lost."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(content)
    except FileExistsError:
        raise Wrong("terminal-file-exists", file=str(path)) from None
    except OSError as trouble:
        raise Wrong("terminal-file-trouble", file=str(path), why=trouble.strerror or str(trouble)) from None


def command_line(*words: str) -> str:
    """A command that can be copied into a shell, also where the program is not on the path."""
    return shlex.join([program(), *words])


def program() -> str:
    called = Path(sys.argv[0])
    if called.name != PROGRAM or shutil.which(PROGRAM) is not None:
        return PROGRAM
    return os.path.relpath(called) if called.is_relative_to(Path.cwd()) else str(called)
