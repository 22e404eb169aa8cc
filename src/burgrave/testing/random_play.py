"""Random play for the invariants. `BURGRAVE_LONG=20` plays twenty times as many games for each."""

import os
import random
from collections.abc import Iterator
from typing import Any

from burgrave.bots.registry import bot_names, default_bot, make_bot
from burgrave.core.bot import Policy
from burgrave.core.events import SPECTATOR, Event, EventLog
from burgrave.core.game import Game
from burgrave.core.options import Options
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.testing.checking import GameCase

MAX_DECISIONS = 20_000
SKILL = 0.8
SEED_STEP = 100  # to the next seed; even, so that the default bot plays in all these games or in none
MIN_STATES = 3  # number of states to check; more than one short game is played for it
LONG = int(os.environ.get("BURGRAVE_LONG", "1"))


def open_case(case: GameCase) -> tuple[Game[Any], Options]:
    game, choices = case
    return game, game.options(**choices)


def list_policies(game: Game[Any]) -> list[Policy]:
    """Return the bots of a game that do not need a view."""
    bots = (make_bot(game, name) for name in bot_names(game))
    return [player for player in bots if isinstance(player, Policy)]


def iter_seeds(first: int, count: int = 1) -> Iterator[int]:
    """Yield `count` different seeds, and `LONG` times as many in a long run."""
    for repeat in range(LONG):
        yield from range(first + 1000 * repeat, first + 1000 * repeat + count)


def random_states(case: GameCase, seed: int, every: int = 1) -> Iterator[State]:
    """Yield every `every`-th state of one random game at its decisions. Do not change the states.

    Purely random games seldom get far. So in every second game most moves are those of the default bot.
    """
    game, options = open_case(case)
    s = game.new(options, seed)
    choice = random.Random(seed)
    skilled = make_bot(game, default_bot(game))
    count = 0
    while not s.is_over:
        if count % every == 0:
            yield s
        if seed % 2 and choice.random() < SKILL:
            s.apply(skilled.choose(s, FastRng(choice.randrange(1 << 30))))
        else:
            s.apply(choice.choice(s.legal_moves()))
        count += 1
        assert count < MAX_DECISIONS, "the game does not end"
    yield s


def states_of_games(case: GameCase, first: int, every: int = 1) -> Iterator[State]:
    """Yield the states of a random game, of several if games are short, and of many in a long run."""
    for seed in iter_seeds(first):
        looked = 0
        while looked < MIN_STATES:
            for s in random_states(case, seed, every):
                looked += 1
                yield s
            seed += SEED_STEP


def list_viewers(s: State) -> list[int]:
    """Return every seat and SPECTATOR."""
    return [*range(s.seats()), SPECTATOR]


def event_values(events: list[Event]) -> list[tuple[str, list[int]]]:
    return [(event.name, event.args) for event in events]


def attach_event_log(s: State) -> EventLog:
    event_log = EventLog()
    s.event_log = event_log
    return event_log
