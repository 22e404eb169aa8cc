"""The process in which bots think: a line of JSON for every question, a line for the answer.

    python -m burgrave.server.thinker [FOLDER]

The folder is the server's, where component data of the host's own is kept. The process is shown the view of
the seat that decides and nothing else of the game.
"""

import os
import signal
import sys
from base64 import b64decode
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, BinaryIO, Final

import orjson

from burgrave.bots.registry import bot
from burgrave.core.bot import Bot
from burgrave.core.chance import Fast
from burgrave.core.explanation import Explanation
from burgrave.core.option import Options
from burgrave.games import game as game_of
from burgrave.server.components import know_all

NICENESS: Final = 10  # people's messages come first
DEATH_OF_PARENT: Final = 1  # PR_SET_PDEATHSIG


def main() -> None:
    answer_lines(answer)


def answer_lines(answer: Callable[[dict[str, Any]], Any]) -> None:
    """Answer line by line, until nobody asks any more."""
    humble()
    for folder in sys.argv[1:]:
        know_all(Path(folder))
    answers = private_output()
    with suppress(BrokenPipeError):  # nobody wants to know any more
        for line in sys.stdin.buffer:
            answers.write(orjson.dumps(answer(orjson.loads(line))) + b"\n")
            answers.flush()


def answer(asked: dict[str, Any]) -> Any:
    """The number of a move, or what a bot has to say about several."""
    player, options = player_of(asked["game"], asked["bot"]), options_of(asked["game"], asked["options"])
    view = game_of(asked["game"]).from_bytes(b64decode(asked["view"]), options)
    chance = Fast()
    chance.state = asked["chance"]
    if not asked["explain"]:
        return int(player.choose(view, chance))
    said = player.explain(view, chance)
    return None if said is None else told(said)


def told(said: Explanation) -> dict[str, Any]:
    considered = [[each.move, each.visits, each.win_chance, each.line] for each in said.considered]
    return {"move": said.move, "considered": considered}


@lru_cache(64)
def player_of(game: str, name: str) -> Bot:
    return bot(game_of(game), name)


@lru_cache(64)
def options_of(game: str, options: str) -> Options:
    return game_of(game).options(**orjson.loads(options))


def private_output() -> BinaryIO:
    """Where the answers go; what a bot prints does not get between them."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def humble() -> None:
    """Thinks when nobody else needs the processor, and not longer than its server lives."""
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    if sys.platform == "linux":
        from ctypes import CDLL

        CDLL(None).prctl(DEATH_OF_PARENT, signal.SIGKILL)


if __name__ == "__main__":
    main()
