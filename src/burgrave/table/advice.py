"""Advice: what a bot that thinks ahead says about a decision, in words."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final

from burgrave.core.explanation import Considered, Explanation
from burgrave.core.game import Game
from burgrave.text import Text

ADVISER: Final = "search:ms=1000,min_playouts=300"
MOST: Final = 5  # moves worth telling


def advised(game: Game[Any], said: Explanation, text: Text, names: Sequence[str], seat: int) -> list[str]:
    """A line for each of the best moves, with what the seat itself may do after it."""
    tried = sum(each.visits for each in said.considered)
    lines = [text.say("advice-heading", tried=tried)]
    return lines + [line(game, each, text, names, seat) for each in said.considered[:MOST]]


def line(game: Game[Any], each: Considered, text: Text, names: Sequence[str], seat: int) -> str:
    own = takewhile(lambda step: step[0] == seat, each.line)
    after = ", ".join(text.move(game, move, names, seat) for _, move in own)
    key = "advice-then" if after else "advice-move"
    share = round(100 * each.win_chance)
    return text.say(key, move=text.move(game, each.move, names, seat), share=share, after=after)
