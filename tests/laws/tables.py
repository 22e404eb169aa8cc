"""Every game with the tables that all laws run on; `tests/laws/GAME/tables.py` lists them for one."""

from importlib import import_module

import burgrave
from burgrave.testing import LawTable
from tests.games.letter.game import Letter


def tables() -> list[LawTable]:
    games = [*(burgrave.game(id) for id in burgrave.games()), Letter()]
    listed = ((game, import_module(f"tests.laws.{game.id}.tables").tables()) for game in games)
    return [(game, options) for game, every in listed for options in every]
