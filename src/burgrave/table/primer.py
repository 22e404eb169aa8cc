"""The goal and the course of a game on about one page, in our own words."""

from itertools import count, takewhile

from burgrave.text import Text


def primer(game: str, text: Text) -> list[str]:
    """A title, and a paragraph for each thing that somebody should know before the first move."""
    keys = (f"{game}-rules-{number}" for number in count(1))
    return [text.title(game), *(text.say(key) for key in takewhile(text.has, keys))]
