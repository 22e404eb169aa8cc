"""Puts a game on the table for as long as a test takes."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from burgrave.cli import cards, table
from burgrave.games import GAMES
from burgrave.games import game as game_of

CACHES = (game_of, table.options_of, table.options_of_all, cards.filters_of)


@contextmanager
def on_the_table(id: str, module: str, name: str) -> Iterator[None]:
    forget()
    with patch.dict(GAMES, {id: (module, name)}):
        yield
    forget()


def forget() -> None:
    """As if the program had just begun."""
    for each in CACHES:
        each.cache_clear()
