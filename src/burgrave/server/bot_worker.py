"""The process in which bots run: it reads each question as a line of JSON and writes the answer as a line.

    python -m burgrave.server.bot_worker [FOLDER]

FOLDER is the data folder of the server, which contains custom component data. The process gets only the view
of the seat that decides, and no other part of the game.
"""

import os
import signal
import sys
from base64 import b64decode
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, BinaryIO, Final

import orjson

from burgrave.bots.registry import make_bot
from burgrave.core.bot import Bot
from burgrave.core.components import digest_of
from burgrave.core.explanation import Explanation
from burgrave.core.game import Game
from burgrave.core.options import Options
from burgrave.core.rng import FastRng
from burgrave.game_registry import game as game_of
from burgrave.match.component_files import forget_own_file, register_own_file
from burgrave.server.components import load_stored_components

ERROR_MARK: Final = b"!"  # starts an answer that is the name of an error; no JSON starts with it
NICENESS: Final = 10  # the server's own work comes first
DEATH_OF_PARENT: Final = 1  # PR_SET_PDEATHSIG
MAX_FILES: Final = 100  # component files in memory; more than the options that are cached

latest_files: OrderedDict[str, Game[Any]] = OrderedDict()  # by digest


def main() -> None:
    answer_lines(answer_question)


def answer_lines(answer: Callable[[dict[str, Any]], Any], niceness: int = NICENESS) -> None:
    """Answer questions line by line, until the input ends. The answer may be the name of an error."""
    lower_priority(niceness)
    for folder in sys.argv[1:]:
        load_stored_components(Path(folder))
    answers = open_private_output()
    with suppress(BrokenPipeError):  # the server has ended
        for line in sys.stdin.buffer:
            answers.write(answer_line(answer, line) + b"\n")
            answers.flush()


def answer_line(answer: Callable[[dict[str, Any]], Any], line: bytes) -> bytes:
    """Return the answer as JSON, or the name of the error that it has raised."""
    try:
        return orjson.dumps(answer(orjson.loads(line)))
    except Exception as error:  # noqa: BLE001  # a bot of another package may raise anything
        return ERROR_MARK + type(error).__name__.encode()


def answer_question(question: dict[str, Any]) -> Any:
    """Return the number of a move, or the data of an explanation."""
    register_question_file(question)
    player, options = (
        bot_for(question["game"], question["bot"]),
        options_for(question["game"], question["options"]),
    )
    view = game_of(question["game"]).from_bytes(b64decode(question["view"]), options)
    chance = FastRng()
    chance.state = question["chance"]
    if not question["explain"]:
        return int(player.choose(view, chance))
    explanation = player.explain(view, chance)
    return None if explanation is None else explanation_data(explanation)


def register_question_file(question: dict[str, Any]) -> None:
    """Register the component file of a question. The process keeps the latest ones."""
    text, game = question["components"], game_of(question["game"])
    if not text:
        return
    raw = text.encode()
    digest = digest_of(raw)
    if digest not in latest_files:
        register_own_file(game, raw, digest)
    latest_files[digest] = game
    latest_files.move_to_end(digest)
    if len(latest_files) > MAX_FILES:
        oldest, its_game = latest_files.popitem(last=False)
        forget_own_file(its_game, oldest)


def explanation_data(explanation: Explanation) -> dict[str, Any]:
    considered = [[each.move, each.visits, each.win_chance, each.line] for each in explanation.considered]
    return {"move": explanation.move, "considered": considered}


@lru_cache(64)
def bot_for(game: str, name: str) -> Bot:
    return make_bot(game_of(game), name)


@lru_cache(64)
def options_for(game: str, options: str) -> Options:
    return game_of(game).options(**orjson.loads(options))


def open_private_output() -> BinaryIO:
    """Return the stream for answers. Text that a bot prints goes to stderr instead."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def lower_priority(niceness: int) -> None:
    """Lower the priority of this process, and let it end with its server."""
    with suppress(AttributeError, OSError):
        os.nice(niceness)
    if sys.platform == "linux":
        from ctypes import CDLL

        CDLL(None).prctl(DEATH_OF_PARENT, signal.SIGKILL)


if __name__ == "__main__":
    main()
