"""Random play for the laws. `BURGRAVE_LONG=20` plays twenty times as many games of every law."""

import os
import random
from collections.abc import Iterator
from typing import Any

from burgrave.bots.registry import bot, names, usual
from burgrave.core.bot import Policy
from burgrave.core.chance import Fast
from burgrave.core.event import SPECTATOR, Event, Journal
from burgrave.core.game import Game
from burgrave.core.option import Options
from burgrave.core.state import State
from burgrave.testing.law import LawTable

MOST_DECISIONS = 20_000
SKILL = 0.8
ANOTHER = 100  # to the next seed; even, so that the usual bot plays again or not
FEWEST = 3  # states to look at: of short games more than one is played
LONG = int(os.environ.get("BURGRAVE_LONG", "1"))


def open_table(table: LawTable) -> tuple[Game[Any], Options]:
    game, given = table
    return game, game.options(**given)


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
    """The states of a random game or, if games are short, of several; in a long run of many."""
    for seed in seeds(first):
        looked = 0
        while looked < FEWEST:
            for s in random_states(table, seed, every):
                looked += 1
                yield s
            seed += ANOTHER


def viewers(s: State) -> list[int]:
    """Every seat, and those who only watch."""
    return [*range(s.seats()), SPECTATOR]


def plain(events: list[Event]) -> list[tuple[str, list[int]]]:
    return [(event.name, event.args) for event in events]


def listen(s: State) -> Journal:
    journal = Journal()
    s.journal = journal
    return journal
