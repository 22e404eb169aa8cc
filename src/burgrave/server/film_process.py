"""The process in which films are made: a line of JSON for every question, a line for the answer.

    python -m burgrave.server.film_process [FOLDER]

A film takes much longer than a move, and a thread of the server would take the time from everybody's moves.
"""

from collections import OrderedDict
from typing import Any, Final

from burgrave.core.record import read
from burgrave.games import game as game_of
from burgrave.server.thinker import answer_lines
from burgrave.table.film import Film, FilmData, film_data
from burgrave.table.lens import lens_for
from burgrave.text import Text

KEPT: Final = 8  # films that may be asked for again soon

kept: OrderedDict[tuple[str, ...], Film] = OrderedDict()


def answer(asked: dict[str, Any]) -> FilmData:
    """Some steps of a film."""
    film = film_of(asked)
    return film_data(film, asked["pace"], asked["eyes"], asked["first"], asked["count"])


def film_of(asked: dict[str, Any]) -> Film:
    """Made, or kept since somebody asked for it before."""
    key = (asked["record"], asked["language"], asked["edition"], *asked["names"])
    film = kept.pop(key, None) or made(asked)
    kept[key] = film
    if len(kept) > KEPT:
        kept.popitem(last=False)
    return film


def made(asked: dict[str, Any]) -> Film:
    record = read(asked["record"], game_of)
    text = Text(asked["language"], asked["edition"], marks=True)
    return Film(record, lens_for(record.game, record.options), text, asked["names"])


if __name__ == "__main__":
    answer_lines(answer)
