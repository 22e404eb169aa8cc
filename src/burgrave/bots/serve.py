"""The other end of a command bot: answers questions about decisions until the input ends.

    from burgrave.bots.serve import serve

    serve(Miser())

`python -m burgrave.bots.serve h1` serves a bot by its name.
"""

import json
import sys
from base64 import b64decode
from typing import TextIO

from burgrave.bots.registry import make_bot
from burgrave.core.bot import Bot
from burgrave.core.rng import FastRng
from burgrave.game_registry import game as game_of


def serve(player: Bot | str, questions: TextIO = sys.stdin, answers: TextIO = sys.stdout) -> None:
    """Answer the question in each line. The player is a bot or the name of one."""
    for line in questions:
        print(json.dumps({"move": answer_question(player, json.loads(line))}), file=answers, flush=True)


def answer_question(player: Bot | str, question: dict[str, object]) -> int:
    game = game_of(str(question["game"]))
    options = question["options"]
    assert isinstance(options, dict)
    view = game.from_bytes(b64decode(str(question["view"])), game.options(**options))
    chosen = make_bot(game, player) if isinstance(player, str) else player
    return int(chosen.choose(view, FastRng(int(str(question["seed"])))))


if __name__ == "__main__":
    serve(sys.argv[1])
