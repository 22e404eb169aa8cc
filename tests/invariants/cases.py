"""The cases of every game: options with which all invariants run, from `tests/invariants/GAME/cases.py`."""

from importlib import import_module
from typing import Any

import burgrave
from burgrave.core.game import Game
from burgrave.testing import GameCase
from tests.games.letter.game import Letter


def list_cases() -> list[GameCase]:
    games: list[Game[Any]] = [*(burgrave.game(id) for id in burgrave.games()), Letter()]
    listed = ((game, import_module(f"tests.invariants.{game.id}.cases").list_cases()) for game in games)
    return [(game, options) for game, every in listed for options in every]
