"""Hints as sentences: the moves that a search considers for a decision."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final

from burgrave.core.explanation import Considered, Explanation
from burgrave.core.game import Game
from burgrave.i18n import Translator

HINT_BOT: Final = "search:ms=1000,min_playouts=300"
MAX_HINTS: Final = 5  # moves that are shown


def describe_hints(
    game: Game[Any], explanation: Explanation, tr: Translator, names: Sequence[str], seat: int
) -> list[str]:
    """Return a heading and a line for each of the best moves, with the seat's own next moves."""
    tried = sum(each.visits for each in explanation.considered)
    lines = [tr.format("hint-heading", tried=tried)]
    return lines + [hint_line(game, each, tr, names, seat) for each in explanation.considered[:MAX_HINTS]]


def hint_line(game: Game[Any], each: Considered, tr: Translator, names: Sequence[str], seat: int) -> str:
    own = takewhile(lambda step: step[0] == seat, each.line)
    after = ", ".join(tr.move_label(game, move, names, seat) for _, move in own)
    key = "hint-then" if after else "hint-move"
    share = round(100 * each.win_chance)
    return tr.format(key, move=tr.move_label(game, each.move, names, seat), share=share, after=after)
