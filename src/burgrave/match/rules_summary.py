"""The goal and the course of a game on about one page, in our own words."""

from itertools import count, takewhile

from burgrave.i18n import Translator


def summarize_rules(game: str, tr: Translator) -> list[str]:
    """Return a title, and a paragraph for each thing to know before the first move."""
    keys = (f"{game}-rules-{number}" for number in count(1))
    return [tr.game_title(game), *(tr.format(key) for key in takewhile(tr.has, keys))]
