"""Random play for the laws: every game, its editions and player counts, from one list.

`BURGRAVE_LONG=20` plays twenty times as many games of every law; with 70 the light laws of
test_random_casts.py play more than ten thousand games of each edition.
"""

import os
import random
from collections.abc import Iterator
from typing import Any

import burgrave
from burgrave.core.event import SPECTATOR, Event, Journal
from burgrave.core.game import Game, Options, State

MOST_DECISIONS = 20_000
LONG = int(os.environ.get("BURGRAVE_LONG", "1"))

LawTable = tuple[str, dict[str, Any]]  # a game and the options of one table


def tables() -> list[LawTable]:
    """Every game with the options all laws run on."""
    return [("citadels", options) for options in classic() + edition_2016() + deluxe()]


def classic() -> list[dict[str, Any]]:
    every = [{"edition": "classic", "players": players} for players in range(2, 8)]
    return [*every, {"edition": "classic", "players": 5, "duplicates": "forbidden"}]


def edition_2016() -> list[dict[str, Any]]:
    """Every preset once, every number of players, eight and nine characters."""
    seatings: list[tuple[str, int, bool]] = [
        ("first_game", 2, False),
        ("tenacious_delegates", 3, True),
        ("devious_dignitaries", 4, False),
        ("illustrious_emissaries", 5, True),
        ("ambitious_aristocrats", 6, True),
        ("vicious_nobles", 7, False),
        ("cunning_agents", 8, True),
    ]
    return [
        {"edition": "2016", "players": players, "preset": preset, "nine": nine}
        for preset, players, nine in seatings
    ]


def deluxe() -> list[dict[str, Any]]:
    """Casts by chance, in which together every character and every district takes part."""
    casts = {2: 25, 3: 28, 4: 39, 5: 49, 6: 50, 7: 1, 8: 45}
    return [
        {
            "edition": "deluxe",
            "players": players,
            "random_cast": cast,
            "nine": players in (3, 5, 7, 8),
            "action_cards": players not in (3, 5),
        }
        for players, cast in casts.items()
    ]


def random_table(edition: str, number: int) -> LawTable:
    """A table of an edition with everything else by chance; the same for the same number."""
    choice = random.Random(f"{edition} {number}")
    options: dict[str, Any] = {"edition": edition}
    if edition == "classic":
        options["players"] = choice.randint(2, 7)
        options["duplicates"] = choice.choice(["allowed", "forbidden"])
        return "citadels", options
    options["players"] = choice.randint(2, 8)
    options["random_cast"] = number + 1
    if 4 <= options["players"] <= 7:
        options["nine"] = choice.choice([True, False])
    if edition == "deluxe":
        options["action_cards"] = choice.random() < 0.7
    return "citadels", options


def name_of(table: LawTable) -> str:
    return "-".join([table[0], *(str(value) for value in table[1].values())])


def open_table(table: LawTable) -> tuple[Game[Any], Options]:
    game = burgrave.game(table[0])
    return game, game.options(**table[1])


def seeds(first: int, count: int = 1) -> Iterator[int]:
    """So many different seeds; in a long run, many more."""
    for repeat in range(LONG):
        yield from range(first + 1000 * repeat, first + 1000 * repeat + count)


def random_states(table: LawTable, seed: int, every: int = 1) -> Iterator[State]:
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
