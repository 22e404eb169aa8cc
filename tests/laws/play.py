"""Random play for the laws: every game, its editions and player counts, from one list.

`BURGRAVE_LONG=20` plays twenty times as many games of every law.
"""

import os
import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import burgrave
from burgrave.bots.registry import bot, names, usual
from burgrave.core.bot import Policy
from burgrave.core.chance import Fast
from burgrave.core.event import SPECTATOR, Event, Journal
from burgrave.core.game import Game
from burgrave.core.option import Options
from burgrave.core.state import State

MOST_DECISIONS = 20_000
SKILL = 0.8
LONG = int(os.environ.get("BURGRAVE_LONG", "1"))

LawTable = tuple[str, dict[str, Any]]  # a game and the options of one table


def tables() -> list[LawTable]:
    """Every game with the options all laws run on; `tests/laws/GAME/tables.py` lists them for one."""
    listed = ((id, import_module(f"tests.laws.{id}.tables").tables()) for id in burgrave.games())
    return [(id, options) for id, every in listed for options in every]


def name_of(table: LawTable) -> str:
    return "-".join([table[0], *(str(value) for value in table[1].values())])


def open_table(table: LawTable) -> tuple[Game[Any], Options]:
    game = burgrave.game(table[0])
    return game, game.options(**table[1])


def policies(game: Game[Any]) -> list[Policy]:
    """The bots of a game that may be asked without a view."""
    made = (bot(game, name) for name in names(game))
    return [player for player in made if isinstance(player, Policy)]


def seeds(first: int, count: int = 1) -> Iterator[int]:
    """So many different seeds; in a long run, many more."""
    for repeat in range(LONG):
        yield from range(first + 1000 * repeat, first + 1000 * repeat + count)


def random_states(table: LawTable, seed: int, every: int = 1) -> Iterator[State]:
    """The states of one random game at its decisions, each `every`th one; do not change them.

    Chance alone seldom gets far: in every second game most moves are those of the game's usual bot.
    """
    game, options = open_table(table)
    s = game.new(options, seed)
    choice = random.Random(seed)
    skilled = bot(game, usual(game))
    count = 0
    while not s.over:
        if count % every == 0:
            yield s
        if seed % 2 and choice.random() < SKILL:
            s.play(skilled.choose(s, Fast(choice.randrange(1 << 30))))
        else:
            s.play(choice.choice(s.legal()))
        count += 1
        assert count < MOST_DECISIONS, "the game does not end"
    yield s


def states_of_games(table: LawTable, first: int, every: int = 1) -> Iterator[State]:
    """The states of a random game, and in a long run of many."""
    for seed in seeds(first):
        yield from random_states(table, seed, every)


def viewers(s: State) -> list[int]:
    """Every seat, and those who only watch."""
    return [*range(s.seats()), SPECTATOR]


def plain(events: list[Event]) -> list[tuple[str, list[int]]]:
    return [(event.name, event.args) for event in events]


def listen(s: State) -> Journal:
    journal = Journal()
    s.journal = journal
    return journal
