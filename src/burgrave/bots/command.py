"""A bot in another process, in any language: a line of JSON for every decision, a line for the answer.

The program receives

    {"game": "citadels", "options": {…}, "seat": 2, "view": "…", "seed": 123,
     "moves": {"17": "take gold", …}, "state": {…}}

and answers `{"move": 17}`. `view` is `State.to_bytes` of the seat's view in base 64, for programs that use
this package. `moves` (number and text of each legal move) and `state` (the state data of the view) are for
programs that do not. The program should take its random numbers from `seed`, so that a game can be repeated.
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
from burgrave.core.error import BotError
from burgrave.core.rng import FastRng
from burgrave.core.state import State

PATIENCE: Final = 60.0  # seconds
EXPECTED: Final = '{"move": 17}'


class CommandBot(Bot):
    """Starts the program at the first decision and asks it from then on."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self.process: subprocess.Popen[str] | None = None
        self.answers: SimpleQueue[str] = SimpleQueue()

    def choose(self, view: State, rng: FastRng) -> int:
        process = self.process or self.start_process()
        assert process.stdin is not None
        with suppress(OSError):  # the program has ended: then there is no answer either
            process.stdin.write(json.dumps(make_question(view, rng)) + "\n")
            process.stdin.flush()
        return self.parse_move(view, self.read_answer())

    def start_process(self) -> "subprocess.Popen[str]":
        try:
            self.process = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        except (OSError, ValueError) as problem:
            raise BotError("bot-command", command=self.command, why=str(problem)) from None
        self.answers = SimpleQueue()
        Thread(target=forward_lines, args=(self.process, self.answers), daemon=True).start()
        return self.process

    def read_answer(self) -> str:
        try:
            return self.answers.get(timeout=self.patience)
        except Empty:
            self.close()
            raise BotError("bot-command-slow", command=self.command, seconds=int(self.patience)) from None

    def parse_move(self, view: State, answer: str) -> int:
        """Return the move in the answer; raise BurgraveError if it is not legal."""
        try:
            move = json.loads(answer)["move"]
        except (ValueError, KeyError, TypeError):
            move = None
        if move not in view.legal_moves():
            self.close()
            said = answer.strip()[:100]
            raise BotError("bot-command-answer", command=self.command, answer=said, expected=EXPECTED)
        return int(move)

    def close(self) -> None:
        if self.process is not None:
            with self.process:
                self.process.kill()
            self.process = None


def forward_lines(process: "subprocess.Popen[str]", answers: "SimpleQueue[str]") -> None:
    """Forward lines as they arrive. An empty one says that there are no more."""
    assert process.stdout is not None
    with suppress(ValueError):  # the stream was closed
        for line in process.stdout:
            answers.put(line)
    answers.put("")


def make_question(view: State, rng: FastRng) -> dict[str, Any]:
    texts = view.game.notation.move_texts
    return {
        "game": view.game.id,
        "options": view.game.options_of(view).to_dict(),
        "seat": int(view.viewer),
        "view": b64encode(view.to_bytes()).decode(),
        "seed": int(rng.randbelow(1 << 30)),
        "moves": {str(move): texts[move] for move in view.legal_moves()},
        "state": view.to_dict(),
    }
