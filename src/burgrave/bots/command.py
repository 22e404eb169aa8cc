"""A bot in another process, in whatever language: a line of JSON for every decision, a line for the answer.

The program is asked

    {"game": "citadels", "options": {…}, "seat": 2, "view": "…", "seed": 123,
     "moves": {"17": "take gold", …}, "facts": {…}}

and answers `{"move": 17}`. `view` is `State.to_bytes` of the seat's view in base 64, for programs that use
this library; `moves` (number and text of each legal move) and `facts` are for those that do not. Whatever
the program needs by chance should come from `seed`: then the same game is played again.
"""

import json
import shlex
import subprocess
from base64 import b64encode
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from burgrave.core.bot import Bot
from burgrave.core.chance import Fast
from burgrave.core.state import State
from burgrave.core.wrong import Wrong

PATIENCE: Final = 60.0  # seconds
EXPECTED: Final = '{"move": 17}'


class Command(Bot):
    """Starts the program with the first decision and asks it from then on."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self.work: subprocess.Popen[str] | None = None
        self.answers: SimpleQueue[str] = SimpleQueue()

    def choose(self, view: State, chance: Fast) -> int:
        work = self.work or self.start()
        assert work.stdin is not None
        with suppress(OSError):  # it has ended: then there is no answer either
            work.stdin.write(json.dumps(question(view, chance)) + "\n")
            work.stdin.flush()
        return self.move(view, self.answer())

    def start(self) -> "subprocess.Popen[str]":
        try:
            self.work = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        except (OSError, ValueError) as problem:
            raise Wrong("bot-command", command=self.command, why=str(problem)) from None
        self.answers = SimpleQueue()
        Thread(target=listen, args=(self.work, self.answers), daemon=True).start()
        return self.work

    def answer(self) -> str:
        try:
            return self.answers.get(timeout=self.patience)
        except Empty:
            self.close()
            raise Wrong("bot-command-slow", command=self.command, seconds=int(self.patience)) from None

    def move(self, view: State, answer: str) -> int:
        """The move meant; Wrong if it is none that is legal."""
        try:
            move = json.loads(answer)["move"]
        except (ValueError, KeyError, TypeError):
            move = None
        if move not in view.legal():
            self.close()
            said = answer.strip()[:100]
            raise Wrong("bot-command-answer", command=self.command, answer=said, expected=EXPECTED)
        return int(move)

    def close(self) -> None:
        if self.work is not None:
            with self.work:
                self.work.kill()
            self.work = None


def listen(work: "subprocess.Popen[str]", answers: "SimpleQueue[str]") -> None:
    """Passes lines on as they come; an empty one says that there are no more."""
    assert work.stdout is not None
    with suppress(ValueError):  # closed meanwhile
        for line in work.stdout:
            answers.put(line)
    answers.put("")


def question(view: State, chance: Fast) -> dict[str, Any]:
    texts = view.game.words().moves
    return {
        "game": view.game.id,
        "options": view.game.options_of(view).as_dict(),
        "seat": int(view.eyes),
        "view": b64encode(view.to_bytes()).decode(),
        "seed": int(chance.below(1 << 30)),
        "moves": {str(move): texts[move] for move in view.legal()},
        "facts": view.facts(),
    }
