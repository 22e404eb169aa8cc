"""A dialogue with a command: what a person types goes in, what they read comes out."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from burgrave.cli.main import main

COMMAND = [sys.executable, "-c", "import sys; from burgrave.cli.main import main; sys.exit(main())"]
CHOICE = re.compile(r"^(\d+)\. (.+)$")


class AnsweringInput:
    """Types when it is asked, after reading what was said since it was asked last."""

    def __init__(self, out: "RecordedOutput", answer: Callable[[str], str | None]) -> None:
        self.out = out
        self.answer = answer

    def readline(self) -> str:
        typed = self.answer(self.out.read_new())
        return "" if typed is None else typed + "\n"

    def isatty(self) -> bool:
        return False


class RecordedOutput(io.StringIO):
    """Keeps all that was said, and knows what is new."""

    known = 0

    def read_new(self) -> str:
        said = self.getvalue()[self.known :]
        self.known = len(self.getvalue())
        return said


class Script:
    """Types one line after another, whatever is said, and keeps what was said before each; then leaves."""

    def __init__(self, *lines: str) -> None:
        self.lines = iter(lines)
        self.seen: list[str] = []

    def __call__(self, said: str) -> str | None:
        self.seen.append(said)
        return next(self.lines, None)


def converse(
    monkeypatch: pytest.MonkeyPatch, typed: Sequence[str], answer: Callable[[str], str | None]
) -> tuple[int, str]:
    """Runs a command; `answer` reads what is new and says what is typed next, None to leave."""
    paper = RecordedOutput()
    monkeypatch.setattr(sys, "stdout", paper)
    monkeypatch.setattr(sys, "stdin", AnsweringInput(paper, answer))
    return main(list(typed)), paper.getvalue()


def find_choices(said: str) -> list[tuple[int, str]]:
    """The numbered choices that were offered last; they count from 1, which a Czech “7. kolo” does not."""
    found: list[tuple[int, str]] = []
    for line in said.splitlines():
        choice = CHOICE.match(line)
        if choice:
            number = int(choice[1])
            found = [] if number == 1 else found
            if number == len(found) + 1:
                found.append((number, choice[2]))
    return found


def choose_eagerly(said: str) -> str:
    """Builds where it can: the last choice that is not the end of the turn, or else the last one."""
    choices = find_choices(said)
    if not choices:
        return ""
    return str(choices[-2][0] if len(choices) > 1 and choices[-1][0] > 2 else choices[0][0])


def choose_first(said: str) -> str:
    """Always the first choice; at a curtain, only Enter."""
    return "1" if find_choices(said) else ""


def choose_hoarding(said: str) -> str:
    """Draws cards and never builds: large hands."""
    choices = find_choices(said)
    drawing = [str(number) for number, label in choices if label.startswith("Draw")]
    return drawing[0] if drawing else str(choices[-1][0]) if choices else ""


def run(*arguments: str, typed: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    """The same through real pipes."""
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", **settings}
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def saved_record(folder: Path) -> Path:
    """The one record in a folder."""
    (found,) = folder.rglob("*.txt")
    return found
