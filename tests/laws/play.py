"""Random play for the laws: every game, its editions and player counts, from one list."""

import random
from collections.abc import Iterator
from typing import Any

import burgrave
from burgrave.core.event import SPECTATOR, Event, Journal
from burgrave.core.game import Game, Options, State

MOST_DECISIONS = 20_000


def tables() -> list[tuple[str, dict[str, Any]]]:
    """Every game with the options the laws run on."""
    classic = [{"edition": "classic", "players": players} for players in range(2, 8)]
    forbidden = [{"edition": "classic", "players": players, "duplicates": "forbidden"} for players in (2, 5)]
    return [("citadels", options) for options in classic + forbidden]


def name_of(table: tuple[str, dict[str, Any]]) -> str:
    return "-".join([table[0], *(str(value) for value in table[1].values())])


def open_table(table: tuple[str, dict[str, Any]]) -> tuple[Game[Any], Options]:
    game = burgrave.game(table[0])
    return game, game.options(**table[1])


def random_states(table: tuple[str, dict[str, Any]], seed: int, every: int = 1) -> Iterator[State]:
    """The states of one random game at its decisions, each `every`th one; do not change them."""
    game, options = open_table(table)
    s = game.new(options, seed)
    choice = random.Random(seed)
    count = 0
    while not s.over:
        if count % every == 0:
            yield s
        s.play(choice.choice(s.legal()))
        count += 1
        assert count < MOST_DECISIONS, "the game does not end"
    yield s


def viewers(s: State) -> list[int]:
    """Every seat, and those who only watch."""
    return [*range(s.seats()), SPECTATOR]


def plain(events: list[Event]) -> list[tuple[str, list[int]]]:
    return [(event.name, event.args) for event in events]


def listen(s: State) -> Journal:
    journal = Journal()
    s.journal = journal
    return journal
