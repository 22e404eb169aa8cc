"""Puts a game on the table for as long as a test takes."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from burgrave.cli import cards, game_command
from burgrave.game_registry import GAMES
from burgrave.game_registry import game as game_of

CACHES = (game_of, game_command.make_options, game_command.make_all_options, cards.filter_options)


@contextmanager
def register_game(id: str, module: str, name: str) -> Iterator[None]:
    forget_games()
    with patch.dict(GAMES, {id: (module, name)}):
        yield
    forget_games()


def forget_games() -> None:
    """As if the program had just begun."""
    for each in CACHES:
        each.cache_clear()
