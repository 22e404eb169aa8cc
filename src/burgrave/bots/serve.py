"""The other end of a command bot: answers questions about decisions until there are no more.

    from burgrave.bots.serve import serve

    serve(Miser())

`python -m burgrave.bots.serve h1` serves a bot that is known by name.
"""

import json
import sys
from base64 import b64decode
from typing import TextIO

from burgrave.bots.registry import bot
from burgrave.core.bot import Bot
from burgrave.core.chance import Fast
from burgrave.games import game as game_of


def serve(player: Bot | str, questions: TextIO = sys.stdin, answers: TextIO = sys.stdout) -> None:
    """A bot, or the name of one. Each line is a question."""
    for line in questions:
        print(json.dumps({"move": answer(player, json.loads(line))}), file=answers, flush=True)


def answer(player: Bot | str, asked: dict[str, object]) -> int:
    game = game_of(str(asked["game"]))
    options = asked["options"]
    assert isinstance(options, dict)
    view = game.from_bytes(b64decode(str(asked["view"])), game.options(**options))
    chosen = bot(game, player) if isinstance(player, str) else player
    return int(chosen.choose(view, Fast(int(str(asked["seed"])))))


if __name__ == "__main__":
    serve(sys.argv[1])
